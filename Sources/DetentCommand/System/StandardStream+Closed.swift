#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension StandardStream {
  /// Keeps the numbers of standard streams that the caller closed from naming anything else that
  /// is opened later; reading and writing them goes on to fail with `bad file descriptor`.
  ///
  /// The first call of a program. Each closed number gets `/dev/null` in the direction in which
  /// its stream is not used.
  package static func occupyClosed() {
    occupy(STDIN_FILENO, O_WRONLY)
    occupy(STDOUT_FILENO, O_RDONLY)
    occupy(STDERR_FILENO, O_RDONLY)
  }

  /// A new file gets the lowest free number, which is `number` where those below are in use.
  private static func occupy(_ number: Int32, _ flags: Int32) {
    guard fcntl(number, F_GETFD) < 0 else { return }
    unsafe _ = open("/dev/null", flags)
  }
}
