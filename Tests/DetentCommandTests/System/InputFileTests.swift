import DetentCommand
import Testing

@Suite struct InputFileTests {
  @Test func aFileIsReadInPieces() throws {
    let folder = try ScratchFolder()
    try folder.write("abcdefgh", to: "a")
    var file = try InputFile(folder.path("a"))
    var pieces: [[UInt8]] = []
    while pieces.last?.isEmpty != true {
      var bytes: [UInt8] = [7]
      try bytes.append(addingCapacity: 3) { (output) throws(SystemError) in
        #expect(try file.read(into: &output) == output.count)
      }
      pieces.append(Array(bytes.dropFirst()))
    }
    #expect(pieces == ["abc", "def", "gh", ""].map { Array($0.utf8) })
  }

  @Test func contentsHaveALimit() throws {
    let folder = try ScratchFolder()
    let path = folder.path("a")
    try folder.write(String(repeating: "x", count: 100_000), to: "a")
    #expect(try InputFile.contents(of: path, limit: 100_000).count == 100_000)
    #expect(throws: SystemError.failed(.read, path: path, reason: "more than 99999 bytes")) {
      try InputFile.contents(of: path, limit: 99_999)
    }
  }

  @Test func whatIsNotThereHasAReason() throws {
    let folder = try ScratchFolder()
    let path = folder.path("none")
    let error = SystemError.failed(.open, path: path, reason: "no such file or directory")
    #expect(throws: error) { try InputFile.contents(of: path) }
    #expect(FileKind(of: path) == .missing(error))
    #expect(error.reason == "cannot open: no such file or directory")
    #expect(
      throws: SystemError.failed(.read, path: folder.path, reason: "is a directory")
    ) { try InputFile.contents(of: folder.path) }
  }

  @Test func theKindOfAPathIsTold() throws {
    let folder = try ScratchFolder()
    try folder.write("abc", to: "a")
    try folder.link("l", to: folder.path("a"))
    #expect(FileKind(of: folder.path("a")) == .file(size: 3))
    #expect(FileKind(of: folder.path("l")) == .file(size: 3))
    #expect(FileKind(of: folder.path) == .folder)
    #expect(FileKind(of: "/dev/null") == .special)
  }
}
