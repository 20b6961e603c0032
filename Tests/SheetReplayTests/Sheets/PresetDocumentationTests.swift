import SheetReplay
import TestSupport
import Testing
import TouchTraces

/// The page on presets says what the presets are.
struct PresetDocumentationTests {
  private static func section(_ preset: TuningPreset) throws -> Substring {
    let page = try EngineDocumentation.page("Presets.md")
    let start = try #require(page.firstRange(of: "\n### \(preset.rawValue)\n"))
    let rest = page[start.upperBound...]
    return rest[..<(rest.firstRange(of: "\n### ")?.lowerBound ?? rest.endIndex)]
  }

  @Test(arguments: TuningPreset.allCases.filter { $0 != .uikit && $0 != .percentDriven })
  func `the page has each preset's differences from the default, and no more`(
    _ preset: TuningPreset
  ) throws {
    let section = try Self.section(preset)
    for heading in ["Source", "Models", "Leaves out", "Stands on"] {
      #expect(section.contains("- **\(heading)**: "))
    }
    let start = try #require(section.firstRange(of: "```json\n"))
    let rest = section[start.upperBound...]
    let file = rest[..<(try #require(rest.firstRange(of: "```")).lowerBound)]
    #expect(try Tuning(json: Array(file.utf8)) == preset.tuning)
    for field in Tuning.fields {
      let isGiven = file.contains("\"\(field.name)\": ")
      #expect(
        isGiven == (field.value(in: preset.tuning) != field.value(in: .uikit)), "\(field.name)")
    }
  }

  @Test func `no preset is another one`() {
    for (index, preset) in TuningPreset.allCases.enumerated() {
      for other in TuningPreset.allCases[..<index] {
        #expect(preset.tuning != other.tuning, "\(preset.rawValue), \(other.rawValue)")
      }
    }
  }
}
