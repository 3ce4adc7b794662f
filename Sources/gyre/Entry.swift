import GyreCLI

/// The program's entry point, in place of the one that a main file would get: that one asks `CommandLine` for the
/// arguments, which on Linux reads them from /proc and so needs it, a free file descriptor, and time.
///
/// The Swift package manager calls the entry point of an executable module so.
@_cdecl("gyre_main")
func main(
  _ count: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
) -> CInt {
  end(Program.run(count: count, arguments: arguments))
}
