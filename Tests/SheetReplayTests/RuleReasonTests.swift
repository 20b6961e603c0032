import SheetReplay
import TestSupport
import Testing

/// The sentences of rules are those of the sheet model's document.
@Suite struct RuleReasonTests {
  @Test(arguments: Rule.allCases)
  func eachRuleHasASentence(_ rule: Rule) {
    #expect(rule.reason.hasSuffix("."))
    #expect(rule.reason.first?.isUppercase == true)
    #expect(rule.reason.filter { $0 == "." }.count == 1)
  }

  @Test func theDocumentationListsEachRuleWithItsSentence() throws {
    let rows = Rule.allCases.map { "| \($0.id) | \($0.reason) |\n" }.joined()
    let page = try EngineDocumentation.page("Rules.md")
    #expect(page.hasSuffix("| rule | reason |\n|---|---|\n" + rows))
  }

  /// H03 only counts what H01 and H02 did, and the document gives it no sentence; the rules of other
  /// sheets are none of the model's.
  private static let rulesOfTheModel = Rule.allCases.filter { $0 != .h03 && !$0.id.hasPrefix("L") }

  @Test(.enabled(if: SharedFolder.exists), arguments: Self.rulesOfTheModel)
  func theSentenceStandsInTheSheetModel(_ rule: Rule) throws {
    let document = try SharedFolder.text("sheet-model.md")
    #expect(Self.states(document, rule.reason, of: rule.id))
  }

  /// Whether the document gives a rule this sentence: in section 20.5, in a row of the arbitration
  /// table, or in italics behind the rule's bold name.
  private static func states(_ document: String, _ sentence: String, of id: String) -> Bool {
    if document.contains("\(id) \(sentence)") { return true }
    let inner = sentence.prefix(1).lowercased() + sentence.dropFirst()
    return document.split(separator: "\n").contains { line in
      if line.hasPrefix("| \(id) |") && line.contains("| \(sentence) |") { return true }
      guard let name = line.firstRange(of: "**\(id)") else { return false }
      let rest = line[name.upperBound...]
      return rest.contains("*\(sentence)*") || rest.contains("*Reason: \(inner)*")
    }
  }
}
