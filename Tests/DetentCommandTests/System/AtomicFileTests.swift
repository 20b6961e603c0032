import DetentCommand
import Foundation
import Testing

@Suite struct AtomicFileTests {
  private func write(
    _ text: String, to path: String, existing: AtomicFile.Existing = .keep
  ) throws -> AtomicFile.Outcome {
    var file = try AtomicFile(path, existing: existing)
    try file.write(text)
    return try file.commit()
  }

  @Test func nothingIsSeenBeforeTheCommit() throws {
    let folder = try ScratchFolder()
    let path = folder.path("a.csv")
    var file = try AtomicFile(path, existing: .keep)
    let temporary = "a.csv.tmp.\(Environment.processIdentifier)"
    #expect(try folder.names() == [temporary])
    try file.write("one,")
    try file.write("two\n")
    #expect(try folder.names() == [temporary])
    #expect(try file.commit() == .written)
    #expect(try folder.names() == ["a.csv"])
    #expect(try folder.text("a.csv") == "one,two\n")
  }

  @Test func withoutACommitNothingStays() throws {
    let folder = try ScratchFolder()
    var file = try AtomicFile(folder.path("a"), existing: .keep)
    try file.write("x")
    file.discard()
    #expect(try folder.names() == [])
    do {
      var dropped = try AtomicFile(folder.path("b"), existing: .keep)
      try dropped.write("x")
    }
    #expect(try folder.names() == [])
  }

  @Test func equalContentIsLeftAlone() throws {
    let folder = try ScratchFolder()
    let path = folder.path("a")
    try folder.write("same", to: "a")
    let before = try FileManager.default.attributesOfItem(atPath: path)
    for existing in [AtomicFile.Existing.keep, .replace] {
      #expect(try write("same", to: path, existing: existing) == .unchanged)
    }
    let after = try FileManager.default.attributesOfItem(atPath: path)
    #expect(after[.systemFileNumber] as? Int == before[.systemFileNumber] as? Int)
    #expect(try folder.names() == ["a"])
  }

  @Test(arguments: ["other", "sam", "same and more", "samE", ""])
  func otherContentIsKeptOrReplaced(_ text: String) throws {
    let folder = try ScratchFolder()
    let path = folder.path("a")
    try folder.write("same", to: "a")
    #expect(throws: SystemError.exists(path: path)) { try write(text, to: path) }
    #expect(try folder.text("a") == "same")
    #expect(try write(text, to: path, existing: .replace) == .written)
    #expect(try folder.text("a") == text)
    #expect(try folder.names() == ["a"])
  }

  @Test func longOutputsAreWrittenInChunks() throws {
    let folder = try ScratchFolder()
    let line = String(repeating: "0123456789", count: 1000)
    let long = String(repeating: line, count: 70)
    for _ in 1...2 {
      var file = try AtomicFile(folder.path("a"), existing: .keep)
      for _ in 1...70 {
        try file.write(line)
      }
      try file.write(long)
      _ = try file.commit()
    }
    #expect(try folder.text("a") == long + long)
  }

  @Test func aLinkStaysALink() throws {
    let folder = try ScratchFolder()
    try folder.write("old", to: "real/a")
    try folder.link("link", to: "real/a")
    #expect(try write("new", to: folder.path("link"), existing: .replace) == .written)
    #expect(try folder.text("real/a") == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link")) != "")
  }

  @Test func aDeviceIsWrittenDirectly() throws {
    // Where it is missing, it would become a file.
    try #require(FileKind(of: "/dev/null") == .special)
    #expect(try write("x", to: "/dev/null") == .written)
    #expect(FileKind(of: "/dev/null") == .special)
  }

  @Test func whatCannotBeCreatedHasAReason() throws {
    let folder = try ScratchFolder()
    let path = folder.path("none/a")
    let missing = SystemError.failed(.create, path: path, reason: "no such file or directory")
    #expect(throws: missing) { try write("x", to: path) }
    let isFolder = SystemError.failed(.create, path: folder.path, reason: "is a directory")
    #expect(throws: isFolder) { try write("x", to: folder.path) }
    let first = try AtomicFile(folder.path("a"), existing: .keep)
    #expect(throws: SystemError.self) { try write("x", to: folder.path("a")) }
    first.discard()
  }

  @Test func whatACrashLeftBehindIsReplaced() throws {
    let folder = try ScratchFolder()
    try folder.write("rubbish", to: "a.tmp.\(Environment.processIdentifier)")
    #expect(try write("new", to: folder.path("a")) == .written)
    #expect(try folder.names() == ["a"])
    #expect(try folder.text("a") == "new")
  }

  @Test func foldersAreMade() throws {
    let folder = try ScratchFolder()
    try Folder.create(folder.path("x/y/z/"))
    try Folder.create(folder.path("x/y"))
    #expect(FileKind(of: folder.path("x/y/z")) == .folder)
    try folder.write("", to: "f")
    let reason = "a folder is needed, '\(folder.path("f"))' is a file"
    for name in ["f", "f/g"] {
      let refusal = SystemError.failed(.create, path: folder.path(name), reason: reason)
      #expect(throws: refusal) { try Folder.create(folder.path(name)) }
    }
  }
}
