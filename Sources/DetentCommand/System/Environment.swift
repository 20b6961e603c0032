#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the process was started with and runs on.
package enum Environment {
  /// The command line without the program's name.
  package static var arguments: [String] {
    Array(CommandLine.arguments.dropFirst())
  }

  /// The value of an environment variable; nil if it is unset.
  package static func variable(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }

  /// The number of this process.
  package static var processIdentifier: Int {
    Int(getpid())
  }

  /// How many cores are there to work on; at least 1.
  package static var coreCount: Int {
    max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
  }

  /// Where files without a name are made.
  package static var temporaryFolder: String {
    guard let folder = variable("TMPDIR"), !folder.isEmpty else { return "/tmp" }
    return folder
  }

  /// Whether a standard stream is a terminal.
  package static func isTerminal(_ stream: StandardStream.Kind) -> Bool {
    isatty(stream.descriptor) == 1
  }
}
