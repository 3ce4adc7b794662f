#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension UnsafeBufferPointer<UInt8> {
  /// Where the first line ends, found by the system many bytes at a time; `nil` where there is no end.
  var firstNewline: Int? {
    guard let start = baseAddress, let found = memchr(start, Int32(UInt8(ascii: "\n")), count) else {
      return nil
    }
    return UnsafeRawPointer(found) - UnsafeRawPointer(start)
  }
}
