#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Ends the program at once, without the handlers of C's `exit`: all output has been written and checked.
func end(_ status: CInt) -> Never { _exit(status) }
