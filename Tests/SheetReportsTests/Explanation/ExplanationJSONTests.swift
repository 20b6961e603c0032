import SheetReports
import Testing
import TouchTraces

@Suite struct ExplanationJSONTests {
  @Test func aComparisonHasItsNumbersInFull() {
    let text = ExplanationJSON.text(of: SampleExplanation.session)
    #expect(
      text.contains(
        """
                    {
                      "kind": "threshold",
                      "limit": "touchSlop",
                      "limit_value": 10,
                      "margin": 0.05000000000000071,
                      "quantity": "finger_travel",
                      "relation": "at_least",
                      "unit": "pt",
                      "value": 10.05
                    }
        """))
    #expect(text.contains("\"to\": 1100.0000000000002"))
    #expect(text.contains("\"reason\": \"A flick moves on to the next detent.\""))
  }

  @Test func membersAreSortedAtEveryDepth() throws {
    let text = ExplanationJSON.text(of: SampleExplanation.session)
    #expect(text.hasSuffix("}\n"))
    let value = try JSONParser.parse(Array(text.utf8))
    #expect(Self.isSorted(value))
    #expect(JSONWriter.text(of: value, layout: .indented) + "\n" == text)
  }

  @Test func whatIsNotKnownIsNull() throws {
    let text = ExplanationJSON.text(of: SampleExplanation.session)
    guard case .object(let session) = try JSONParser.parse(Array(text.utf8)),
      case .array(let gestures)? = session["gestures"], case .object(let press)? = gestures.first
    else {
      Issue.record("a session is an object with gestures")
      return
    }
    #expect(session["gesture_count"] == .integer(2))
    #expect(press["changes"] == .null)
    #expect(press["release_rule"] == .null)
    #expect(press["to_detent"] == .string("medium"))
  }

  private static func isSorted(_ value: JSONValue) -> Bool {
    switch value {
    case .null, .boolean, .number, .string: return true
    case .array(let elements): return elements.allSatisfy(isSorted)
    case .object(let object):
      let names = object.members.map(\.name)
      return names == names.sorted() && object.members.allSatisfy { isSorted($0.value) }
    }
  }
}
