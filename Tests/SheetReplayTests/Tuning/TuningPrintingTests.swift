import SheetReplay
import TestSupport
import Testing
import TouchTraces

struct TuningPrintingTests {
  @Test(arguments: TuningPreset.allCases)
  func `a printed preset reads back equal`(preset: TuningPreset) throws {
    #expect(try Tuning(json: Array(preset.tuning.fileText.utf8)) == preset.tuning)
  }

  @Test func `random tunings read back equal`() throws {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<200 {
      let tuning = try Self.randomTuning(&generator)
      #expect(try Tuning(json: Array(tuning.fileText.utf8)) == tuning)
      try tuning.validate()
    }
  }

  private static func randomTuning(_ generator: inout SeededGenerator) throws -> Tuning {
    var tuning = Tuning()
    for field in Tuning.fields {
      let value: JSONValue =
        switch field.unit {
        case .choice where field.name == "velocityEstimator":
          .string("impulse(\(Int.random(in: 0...500_000, using: &generator)),7)")
        case .choice where field.name == "settleAnimation": .string("tween(0.25,drawer)")
        case .choice where field.name == "rubberBand": .string("log10(0.25)/clamp")
        case .choice: .string(try #require(field.words.randomElement(using: &generator)))
        case .flag: .boolean(Bool.random(using: &generator))
        case .microseconds, .count: .integer(Int.random(in: 1...1_000_000, using: &generator))
        default: .number(Double.random(in: 0.01..<1, using: &generator))
        }
      try tuning.set(field.name, to: value)
    }
    return tuning
  }

  @Test func `a file has every field on a line of its own, in order`() {
    let lines = Tuning().fileText.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == Tuning.fields.count + 3)
    #expect(lines.first == "{")
    #expect(lines.dropFirst().first == "  \"touchSlop\": 10,")
    #expect(lines.suffix(3) == ["  \"scrollLockTimeout\": 0", "}", ""])
    for (line, field) in zip(lines.dropFirst(), Tuning.fields) {
      #expect(line.hasPrefix("  \"\(field.name)\": "))
    }
  }
}
