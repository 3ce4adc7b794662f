import GyreCLI

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

exit(Program.run(count: CommandLine.argc, arguments: CommandLine.unsafeArgv))
