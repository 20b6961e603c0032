import DetentCommand
import Testing

/// `detent replay --plot`.
@Suite struct ReplayPlotTests {
  private let scratch: ScratchFolder
  private let file: String

  init() throws {
    scratch = try ScratchFolder()
    file = try scratch.write("a.jsonl", SmallTrace.session("a") + SmallTrace.session("b"))
  }

  /// A drag that expands the sheet and then scrolls its content, and a tap long after it.
  private func handOff() throws -> String {
    let moves = (1...60).map { "[\(Double($0) / 100),\"moved\",1,196,\(700 - $0 * 10)]" }
    let header = #""sheet":{"detents":["medium","large"]},"content":{"height":2400}"#
    return try scratch.write(
      "handoff.jsonl",
      """
      {"format":"touch-trace","version":1,"id":"h",\(header)}
      [0,"began",1,196,700]
      \(moves.joined(separator: "\n"))
      [0.8,"ended",1,196,100]
      [9,"began",1,196,700]
      [9.05,"ended",1,196,700]
      [12,"end"]

      """)
  }

  private func lines(_ arguments: String..., columns: Int? = nil) -> [Substring] {
    var surroundings = Surroundings(variables: ["NO_COLOR": "1"])
    if let columns { surroundings.output = .terminal(columns: columns) }
    let program = ProgramRun(["replay", "--plot"] + arguments, in: surroundings)
    #expect(program.status == .done, "\(program.diagnostics)")
    return program.output.split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test func aPanelHasDetentsFingerOwnersRulesOffsetAndTime() throws {
    let lines = lines(try handOff())
    #expect(lines[0] == "session h")
    #expect(lines.contains { $0.contains(" large") && $0.contains("┈") })
    #expect(lines.contains { $0.contains(" medium") })
    #expect(lines.contains { $0.contains("◆") })
    #expect(lines.contains { $0.contains("A06") })
    #expect(lines.contains { $0.contains("H01") })
    let owners = try #require(lines.first { $0.contains(" owner ") })
    #expect(owners.contains("╌") && owners.contains("━ sheet ━"))
    #expect(owners.contains("═ content ═"))
    #expect(lines.contains { $0.contains("offset ▁") && $0.hasSuffix(" pt") })
    #expect(lines.contains { $0.contains("0.2 s") && $0.contains("0.4 s") })
    let fingers = lines.filter { $0.contains("•") || $0.contains("●") }
    #expect(fingers.count >= 10)
  }

  @Test func restIsNotDrawn() throws {
    let titles = lines(try handOff()).filter { $0.hasPrefix("gesture ") }
    try #require(titles.count == 2)
    #expect(titles[0].hasPrefix("gesture 1, 0 to "))
    #expect(titles[1] == "gesture 2, 8.96 to 9.09 s")
  }

  @Test(arguments: [nil, 40, 80, 132, 300])
  func itFitsTheTerminal(_ columns: Int?) throws {
    let file = try handOff()
    let lines = lines(file, columns: columns).dropLast(2)
    let widest = lines.map(\.count).max()
    #expect(widest == min(160, columns ?? 80))
  }

  @Test func coloursRepeatWhatSignsSay() throws {
    let file = try handOff()
    let plain = ProgramRun("replay", "--plot", file).output
    let painted = ProgramRun("replay", "--plot", "--color", "always", file).output
    #expect(!plain.contains("\u{1B}"))
    #expect(painted.contains("\u{1B}[34m━━"))
    #expect(painted.replacing(/\u{1B}\[[0-9]+m/, with: "") == plain)
  }

  @Test func oneSessionIsChosenByItsID() {
    #expect(lines(file).count { $0.hasPrefix("session ") } == 2)
    #expect(lines(file, "--session", "b").filter { $0.hasPrefix("session ") } == ["session b"])
    let rows = ProgramRun("replay", file, "--session", "b").output.split(separator: "\n")
    #expect(rows.dropFirst().allSatisfy { $0.hasPrefix("b,") })
    let wrong = ProgramRun("replay", file, "--session", "c")
    #expect(wrong.status == .missingInput)
    #expect(
      wrong.diagnostics == "detent: there is no session 'c', the nearest known are 'a', 'b'\n")
  }

  @Test func rowsAndPlotExcludeEachOther() {
    #expect(ProgramRun("replay", file, "--plot", "-f", "csv").status == .usage)
  }

  @Test func aPlotIsTheSameForAnyNumberOfThreads() throws {
    let other = try handOff()
    let one = ProgramRun("replay", "--plot", file, other, "-j1").output
    #expect(ProgramRun("replay", "--plot", other, file, "-j4").output == one)
  }
}
