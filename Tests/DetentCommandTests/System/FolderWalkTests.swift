import DetentCommand
import Foundation
import Testing

@Suite struct FolderWalkTests {
  @Test func filesComeInTheOrderOfTheirBytes() throws {
    let folder = try ScratchFolder()
    let names = ["a/z", "a-b/x", "a.txt", "B", "b/c/d", "é", "z", ".hidden/x"]
    for name in names {
      try folder.write("", to: name)
    }
    try FileManager.default.createDirectory(
      atPath: folder.path("empty"), withIntermediateDirectories: false)
    let expected = [".hidden/x", "B", "a-b/x", "a.txt", "a/z", "b/c/d", "z", "é"]
    #expect(FolderWalk.entries(below: folder.path).map(\.path) == expected)
    #expect(FolderWalk.entries(below: folder.path + "/").map(\.path) == expected)
  }

  @Test func loopsOfLinksEnd() throws {
    let folder = try ScratchFolder()
    let outside = try ScratchFolder()
    try outside.write("", to: "o")
    try folder.write("", to: "real/x")
    try folder.link("real/up", to: "..")
    try folder.link("a", to: "real")
    try folder.link("self", to: "self")
    try folder.link("file", to: "real/x")
    try folder.link("out", to: outside.path)
    try folder.link("out2", to: outside.path)
    let entries = FolderWalk.entries(below: folder.path)
    #expect(entries.map(\.path) == ["file", "out/o", "real/x", "self"])
    guard case .unreadable("self", let error) = entries[3] else {
      Issue.record("a link to itself is \(entries[3])")
      return
    }
    #expect(error.reason == "cannot open: too many levels of symbolic links")
  }

  @Test func whatCannotBeReadIsAnEntry() throws {
    let folder = try ScratchFolder()
    try folder.link("gone", to: "nowhere")
    let error = SystemError.failed(
      .open, path: folder.path("gone"), reason: "no such file or directory")
    #expect(
      FolderWalk.entries(below: folder.path) == [.unreadable(path: "gone", error)])
    let missing = folder.path("none")
    #expect(
      FolderWalk.entries(below: missing) == [
        .unreadable(
          path: "", .failed(.list, path: missing, reason: "no such file or directory"))
      ])
  }

  @Test func pathsCanBeOpened() {
    #expect(FolderWalk.path(of: .file(path: "b/c"), below: "a") == "a/b/c")
    #expect(FolderWalk.path(of: .file(path: "b"), below: "a/") == "a/b")
    #expect(FolderWalk.path(of: .file(path: "b"), below: "/") == "/b")
    #expect(FolderWalk.path(of: .file(path: ""), below: "a") == "a")
  }
}
