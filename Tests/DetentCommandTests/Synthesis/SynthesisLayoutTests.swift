import DetentCommand
import Testing

@Suite("SynthesisLayout")
struct SynthesisLayoutTests {
  @Test(
    "each session stands in exactly one file, and a file holds one behaviour",
    arguments: [(0, 1), (1, 1), (7, 1), (25, 1), (25, 4), (320, 16), (333, 16), (1000, 7), (9, 50)])
  func partition(sessions: Int, perFile: Int) {
    let layout = SynthesisLayout(sessions: sessions, perFile: perFile)
    let files = (0..<layout.fileCount).map { Array(layout.sessionNumbers(inFile: $0)) }
    #expect(files.flatMap { $0 }.sorted() == Array(0..<sessions))
    for file in files {
      #expect((1...perFile).contains(file.count))
      #expect(Set(file.map { $0 % Behaviour.allCases.count }).count == 1)
    }
  }

  @Test("a larger corpus begins with the full files of a smaller one")
  func prefix() {
    let small = SynthesisLayout(sessions: 100, perFile: 5)
    let large = SynthesisLayout(sessions: 1000, perFile: 5)
    #expect(small.fileCount == 20)
    for file in 0..<small.fileCount {
      #expect(small.fileName(for: file) == large.fileName(for: file))
      #expect(
        Array(small.sessionNumbers(inFile: file)) == Array(large.sessionNumbers(inFile: file)))
    }
  }

  @Test("file names say the behaviour and the round, and none is used twice")
  func names() {
    let layout = SynthesisLayout(sessions: 200, perFile: 10)
    #expect(layout.fileName(for: 0) == "everyday-0001.jsonl.gz")
    #expect(layout.fileName(for: 15) == "hand-offs-0002.jsonl.gz")
    let names = (0..<layout.fileCount).map(layout.fileName)
    #expect(Set(names).count == layout.fileCount)
  }

  @Test("absurd sizes neither trap nor lose sessions")
  func limits() {
    let layout = SynthesisLayout(sessions: 12, perFile: .max)
    #expect(layout.fileCount == Behaviour.allCases.count)
    #expect(Array(layout.sessionNumbers(inFile: 1)) == [1, 11])
    #expect(SynthesisLayout(sessions: -5, perFile: 0).fileCount == 0)
  }
}
