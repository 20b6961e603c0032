import Foundation
import SheetReplay
import TestSupport
import Testing
import TouchTraces

struct TuningFieldsTests {
  /// A row of the model document's table of fields.
  private struct DocumentedField: Equatable {
    var name: String
    var unit: String
    var value: String
    var confidence: String
  }

  private static func documentedFields() throws -> [DocumentedField] {
    let text = try SharedFolder.text("sheet-model.md")
    let section = try #require(
      text.components(separatedBy: "\n## 3. Tuning\n").last?
        .components(separatedBy: "\n## 4.").first)
    let rows = section.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst()
    return rows.flatMap { row -> [DocumentedField] in
      let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      let names = cells[0].components(separatedBy: ", ")
      let units = cells[1].components(separatedBy: ", ")
      let values = cells[2].components(separatedBy: ", ")
      return names.indices.map { index in
        DocumentedField(
          name: names[index], unit: units[min(index, units.count - 1)].lowercased(),
          value: values[index], confidence: cells[4])
      }
    }
  }

  private static func printed(_ value: JSONValue) -> String {
    if case .string(let word) = value { return word }
    return JSONWriter.text(of: value)
  }

  @Test(.enabled(if: SharedFolder.exists, "needs the model document"))
  func `names, units, defaults and marks are those of the model document, in its order`() throws {
    let documented = try Self.documentedFields()
    #expect(documented.count == 58)
    #expect(Tuning.modelFields.map(\.name) == documented.map(\.name))
    for (field, expected) in zip(Tuning.modelFields, documented) {
      #expect(field.unit.rawValue == expected.unit, "\(field.name)")
      #expect(field.confidence.rawValue == expected.confidence, "\(field.name)")
      let value = Self.printed(field.value(in: Tuning()))
      let isSame =
        value == expected.value
        || Double(value).map { $0 == Double(expected.value) } ?? false
      #expect(isSame, "\(field.name): \(value), documented \(expected.value)")
    }
  }

  @Test func `every stored property of a tuning is a field, in the same order`() {
    #expect(Mirror(reflecting: Tuning()).children.map(\.label) == Tuning.fields.map(\.name))
  }

  @Test func `each accessor reads the property of its name`() {
    for (child, field) in zip(Mirror(reflecting: Tuning()).children, Tuning.fields) {
      let value = Self.printed(field.value(in: Tuning()))
      let stored =
        switch child.value {
        case let number as Double: Self.printed(.number(number))
        case let number as Double?: number == nil ? "null" : ""
        case let estimator as VelocityEstimator: estimator.text
        case is SettleAnimation: "spring"
        case is RubberBandCurves: "rational"
        default: "\(child.value)"
        }
      #expect(value == stored, "\(field.name)")
    }
  }

  @Test func `summaries are one line, lower case, without full stop`() {
    for field in Tuning.fields {
      #expect(field.summary.count <= 100, "\(field.name)")
      #expect(field.summary.first?.isLowercase == true, "\(field.name)")
      #expect(field.summary.last != ".", "\(field.name)")
    }
  }

  @Test func `choices list their words and others none`() throws {
    let fields = Dictionary(uniqueKeysWithValues: Tuning.fields.map { ($0.name, $0) })
    #expect(fields["handOffToSheet"]?.words == ["whenStartedAtEdge", "never", "sameTouch"])
    #expect(fields["touchSlop"]?.words == [])
    for field in Tuning.fields {
      #expect(field.words.isEmpty == (field.unit != .choice), "\(field.name)")
    }
  }
}
