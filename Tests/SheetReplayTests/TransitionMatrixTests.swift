import SheetReplay
import TestSupport
import Testing
import TouchTraces

/// Every phase of a sheet against every kind of event: the golden text is the diagram of the
/// state machine, with its holes.
struct TransitionMatrixTests {
  /// The content may be larger than the window, so that each phase can be reached.
  private static func sheet(in phase: SheetPhase) -> SheetTester {
    var sheet = SheetTester(
      content: Content(), presented: phase != .presenting && phase != .dismissed)
    switch phase {
    case .presenting: sheet.play(.present(animated: true))
    case .dismissing: sheet.play(.dismiss(animated: true))
    case .dismissed, .idle: break
    case .settling: sheet.play(.select("large", animated: true))
    case .sheetDrag: sheet.drag(.header, by: 50)
    case .contentScroll: sheet.drag(.content, by: -400)
    case .undecided: sheet.down(on: .content)
    }
    sheet.wait(50)
    return sheet
  }

  private static let events: [(name: String, play: @Sendable (inout SheetTester) -> Void)] = [
    ("down on header", { $0.down(on: .header, finger: 2) }),
    ("down on content", { $0.down(on: .content, finger: 2) }),
    ("down outside", { $0.down(on: .outside, finger: 2) }),
    ("move inside the slop", { $0.move(by: 4) }),
    ("move up", { $0.move(by: -200) }),
    ("move down", { $0.move(by: 200) }),
    ("move sideways", { $0.move(by: 0, across: 80) }),
    ("up", { $0.up() }),
    ("cancel", { $0.cancel() }),
    ("keyboard", { $0.play(.keyboard(overlap: 200)) }),
    ("no keyboard", { $0.play(.keyboard(overlap: 0)) }),
    ("screen", { $0.play(.screen(.device("iPhone 11"))) }),
    ("turned screen", { $0.play(.screen(.device("iPhone 14 Pro landscape"))) }),
    ("select", { $0.play(.select("large", animated: true)) }),
    ("select at once", { $0.play(.select("medium", animated: false)) }),
    ("detents", { $0.play(.detents([.medium], animated: true)) }),
    ("other detents", { $0.play(.detents([peek], animated: true)) }),
    ("invalidate", { $0.play(.invalidate(animated: true)) }),
    ("set modal", { $0.play(.set(modal)) }),
    ("set appearance", { $0.play(.set(appearance)) }),
    ("content", { $0.play(.content(shortContent)) }),
    ("present", { $0.play(.present(animated: true)) }),
    ("present at once", { $0.play(.present(animated: false)) }),
    ("dismiss", { $0.play(.dismiss(animated: true)) }),
    ("dismiss at once", { $0.play(.dismiss(animated: false)) }),
    ("item", { $0.play(.item(animated: true)) }),
    ("stack back", { $0.play(.stack(isFront: false)) }),
    ("stack front", { $0.play(.stack(isFront: true)) }),
    ("interrupt", { $0.play(.interrupt) }),
    ("observed", { $0.play(.observed(Observation(detent: "large"))) }),
    ("mark", { $0.play(.mark("a note")) }),
    ("intent", { $0.play(.intent(.dismiss)) }),
    ("wait", { $0.wait(2000) }),
    ("end", { $0.play(.end) }),
  ]

  private static let peek = DetentDescription(id: "peek", height: .fixed(120))

  private static let modal: SheetFields = {
    var fields = SheetFields()
    fields.isModalInPresentation = true
    return fields
  }()

  private static let appearance: SheetFields = {
    var fields = SheetFields()
    fields.prefersGrabberVisible = true
    return fields
  }()

  private static let shortContent: ContentFields = {
    var fields = ContentFields()
    fields.height = .set(100)
    return fields
  }()

  /// A table for each phase, as the engine's documentation prints it.
  private static var tables: String {
    SheetPhase.allCases.map { phase in
      let rows = events.map { event in
        var sheet = sheet(in: phase)
        sheet.expect(phase: phase)
        event.play(&sheet)
        return "| \(event.name) | \(answer(sheet.last)) |\n"
      }
      return "## \(phase)\n\n| event | answer |\n|---|---|\n" + rows.joined()
    }.joined(separator: "\n")
  }

  @Test func `every phase answers every event as the golden matrix says`() throws {
    try expectGolden(Self.tables, "transition-matrix.md")
  }

  @Test func `the engine's documentation prints the golden matrix`() throws {
    let page = try EngineDocumentation.page("TransitionMatrix.md")
    #expect(page.hasSuffix(Self.tables), "print the golden matrix at the end of the page")
  }

  /// The phase after the step, its owner if a finger is down, its rules, and a rejection.
  private static func answer(_ step: Step) -> String {
    var text = step.phaseAfter.rawValue
    if step.owner != .none { text += ", owner \(step.owner)" }
    let rules = (0..<step.rules.count).map { step.rules[$0].id }
    if !rules.isEmpty { text += " [\(rules.joined(separator: " "))]" }
    if let rejection = step.rejection { text += " rejected: \(rejection)" }
    return text
  }
}
