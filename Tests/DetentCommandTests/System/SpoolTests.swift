import DetentCommand
import Testing

@Suite struct SpoolTests {
  private func contents(of spool: borrowing Spool) throws -> [UInt8] {
    var all: [UInt8] = []
    while true {
      let piece = try spool.bytes(at: all.count)
      guard !piece.isEmpty else { return all }
      all += piece
    }
  }

  @Test(arguments: [0, 1, 5, 64, 1000, 1 << 20])
  func everyLimitGivesTheSame(_ limit: Int) throws {
    let folder = try ScratchFolder()
    var spool = Spool(memoryLimit: limit, folder: folder.path)
    var expected: [UInt8] = []
    for step in 0..<300 {
      let piece = [UInt8](repeating: UInt8(step % 251), count: step * 7 % 23)
      try spool.append(piece.span)
      expected += piece
      if step % 9 == 0 {
        let mark = expected.count - expected.count / 3
        try spool.truncate(to: mark)
        expected.removeLast(expected.count - mark)
      }
      #expect(spool.count == expected.count)
    }
    #expect(try contents(of: spool) == expected)
    #expect((spool.countInFile > 0) == (limit < expected.count))
    #expect(try folder.names() == [])
    try spool.truncate(to: spool.count + 1)
    #expect(spool.count == expected.count)
    try spool.truncate(to: 0)
    #expect(try contents(of: spool) == [])
  }

  @Test func longContentsComeInPieces() throws {
    var spool = Spool(memoryLimit: 100_000)
    let piece = (0..<70_000).map { UInt8(truncatingIfNeeded: $0) }
    for _ in 0..<10 {
      try spool.append(piece.span)
    }
    #expect(spool.countInFile == 700_000)
    let expected = Array(repeatElement(piece, count: 10).joined())
    #expect(try contents(of: spool) == expected)
  }

  @Test func aMissingFolderHasAReason() throws {
    let folder = try ScratchFolder()
    let path = folder.path("none")
    var spool = Spool(memoryLimit: 0, folder: path)
    let bytes: [UInt8] = [1]
    #expect(throws: SystemError.failed(.create, path: path, reason: "no such file or directory")) {
      try spool.append(bytes.span)
    }
  }
}
