import DetentCommand
import Foundation
import Testing

@Suite struct SignalsTests {
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func aSignalRemovesTheTemporaryFiles(_ number: Int32) async throws {
    let folder = try ScratchFolder()
    let path = folder.path
    let expected = ExitTest.Condition.exitCode(128 + number)
    await #expect(processExitsWith: expected) { [path = path as String, number] in
      signal(number, SIG_DFL)
      Signals.install()
      var first = try AtomicFile(path + "/a", existing: .keep)
      var second = try AtomicFile(path + "/b", existing: .keep)
      try first.write("a")
      try second.write("b")
      var done = try AtomicFile(path + "/c", existing: .keep)
      try done.write("c")
      _ = try done.commit()
      kill(getpid(), number)
      while getpid() > 0 { pause() }
      first.discard()
      second.discard()
    }
    #expect(try folder.names() == ["c"])
  }

  @Test func anIgnoredSignalStaysIgnored() async {
    await #expect(processExitsWith: .exitCode(7)) {
      signal(SIGINT, SIG_IGN)
      Signals.install()
      kill(getpid(), SIGINT)
      usleep(50_000)
      exit(7)
    }
  }

  @Test func aClosedPipeEndsSilently() async throws {
    let folder = try ScratchFolder()
    let path = folder.path
    let result = await #expect(
      processExitsWith: .exitCode(141), observing: [\.standardErrorContent]
    ) { [path = path as String] in
      Signals.install()
      let pipe = Pipe()
      dup2(pipe.fileHandleForWriting.fileDescriptor, STDOUT_FILENO)
      try pipe.fileHandleForReading.close()
      let file = try AtomicFile(path + "/a", existing: .keep)
      StandardStream(.output).write(String(repeating: "line\n", count: 20_000))
      file.discard()
    }
    let messages = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(!messages.contains("pipe"))
    #expect(try folder.names() == [])
  }
}
