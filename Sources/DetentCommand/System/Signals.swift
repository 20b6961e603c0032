#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

import Synchronization

/// How the program ends when it is interrupted.
package enum Signals {
  /// The exit status of a program whose reader went away.
  package static let brokenPipeStatus: Int32 = 141

  /// What a shell adds to the number of the signal that ended a program.
  private static let signalStatus: Int32 = 128

  /// The signals that ask a program to end.
  private static let endings = [SIGINT, SIGTERM, SIGHUP]

  /// Where the handler writes the number of its signal.
  private static let pipeEnd = Atomic<Int32>(-1)

  /// From now on SIGINT removes the temporary files and ends with 130, SIGTERM with 143 and
  /// SIGHUP with 129; a closed pipe is an error of the writer.
  ///
  /// The handler only writes a byte to a pipe; a thread that waits for it does the work, so that
  /// no lock is taken inside a handler. A signal that was ignored before stays ignored.
  package static func install() {
    signal(SIGPIPE, SIG_IGN)
    var ends: [2 of Int32] = [-1, -1]
    var span = ends.mutableSpan
    let result = unsafe span.withUnsafeMutableBufferPointer { unsafe pipe($0.baseAddress) }
    guard result == 0 else { return }
    let reader = span[0]
    pipeEnd.store(span[1], ordering: .sequentiallyConsistent)
    guard WorkerThread.start({ endWhenSignalled(reader) }) else { return }
    for number in endings {
      let before = signal(number) { Signals.note($0) }
      if isIgnored(before) {
        signal(number, SIG_IGN)
      }
    }
  }

  private static func note(_ number: Int32) {
    let saved = errno
    var byte = UInt8(truncatingIfNeeded: number)
    unsafe _ = write(pipeEnd.load(ordering: .sequentiallyConsistent), &byte, 1)
    errno = saved
  }

  private static func endWhenSignalled(_ reader: Int32) {
    let descriptor = FileDescriptor(owning: reader)
    let byte = [UInt8](capacity: 1) { _ = descriptor.read(into: &$0) }
    guard let number = byte.first else { return }
    TemporaryFiles.removeAllAndExit(signalStatus + Int32(number))
  }

  private static func isIgnored(_ handler: (@convention(c) (Int32) -> Void)?) -> Bool {
    let address = unsafe unsafeBitCast(handler, to: Int.self)
    let ignoring = unsafe unsafeBitCast(SIG_IGN, to: Int.self)
    return address == ignoring
  }
}
