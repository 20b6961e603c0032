import SheetAnalytics
import SheetReplay
import SheetReports
import Testing

@Suite struct ParityTextTests {
  private static func end(
    _ outcome: GestureOutcome, to detent: String?, _ rule: String?
  ) -> GestureEnd {
    GestureEnd(outcome: outcome, fromDetent: "medium", toDetent: detent, rule: rule)
  }

  private static let gestures = [
    ParityGesture(
      number: 3,
      ends: [
        end(.settled, to: "large", "S03"), end(.dismissed, to: nil, "S05"),
        end(.settled, to: "large", "S02"),
      ], isAtRisk: true),
    ParityGesture(
      number: 4,
      ends: [nil, end(.scrolled, to: "medium", "S08"), end(.ignored, to: "medium", nil)]),
    ParityGesture(
      number: 5, ends: (0..<3).map { _ in end(.settled, to: "medium", "S02") }),
  ]

  private static func parity(_ gestures: [ParityGesture]) throws -> Parity {
    var tally = ParityTally(tunings: 3)
    for gesture in gestures { try tally.add(gesture) }
    let offenders = gestures.filter { $0.outcomes.count > 1 }.map { gesture in
      Parity.Offender(
        sessionID: "=s", gesture: gesture,
        explanations: gesture.outcomes.map { "detent explain --tuning \($0.tunings[0])" })
    }
    return Parity(
      tunings: ["uikit", "vaul", "tunings/a-file-of-a-long-name.json"], tally: tally,
      offenders: offenders)
  }

  @Test func `the text has the matrix and why the worst gestures differ`() throws {
    var text = ""
    ParityText.write(try Self.parity(Self.gestures), to: &text)
    #expect(
      text == """
        gestures 3, 2 of them end otherwise under another tuning, 1 at risk
           differing outcomes           1       2       3
        1  uikit                        -  66.7 %  33.3 %
        2  vaul                    66.7 %       -  66.7 %
        3  a-file-of-a-long-name…  33.3 %  66.7 %       -
        most outcomes, more in offenders.csv
          =s gesture 3
            large (S03): uikit, a-file-of-a-long-name…
              The projected end point is nearest to this detent.
              detent explain --tuning 0
            dismissed (S05): vaul
              A flick moves on to the next detent.
              detent explain --tuning 1
          =s gesture 4
            none: uikit
              detent explain --tuning 0
            scrolled (S08): vaul
              The content had the finger.
              detent explain --tuning 1
            ignored: a-file-of-a-long-name…
              detent explain --tuning 2

        """)
  }

  @Test func `without gestures there is no share`() throws {
    var text = ""
    ParityText.write(try Self.parity([]), to: &text)
    #expect(
      text == """
        gestures 0, 0 of them end otherwise under another tuning, 0 at risk
           differing outcomes        1    2    3
        1  uikit                     -  n/a  n/a
        2  vaul                    n/a    -  n/a
        3  a-file-of-a-long-name…  n/a  n/a    -

        """)
  }

  @Test func `the matrix of six tunings fits in 80 columns`() throws {
    var tally = ParityTally(tunings: 6)
    try tally.add(
      ParityGesture(number: 1, ends: [nil, Self.gestures[0].ends[0], nil, nil, nil, nil]))
    let names = (0..<6).map { "\($0)-is-a-name-that-is-longer-than-others" }
    var text = ""
    ParityText.write(Parity(tunings: names, tally: tally, offenders: []), to: &text)
    let lines = text.split(separator: "\n")
    #expect(lines.count == 8 && lines.allSatisfy { $0.count <= 80 })
    #expect(text.contains("100.0 %"))
  }

  @Test func `the tables have a row for each outcome and each pair`() throws {
    let parity = try Self.parity(Self.gestures)
    var writer = CSVWriter(textCells: .guarded)
    parity.appendOffenders(to: &writer)
    var lines = String(decoding: writer.takeBytes(), as: UTF8.self).split(separator: "\n")
    #expect(lines.count == 6)
    #expect(lines[0] == "session_id,gesture,tunings,outcome,rule,reason,outcomes,explanation")
    #expect(
      lines[2]
        == "'=s,3,vaul,dismissed,S05,A flick moves on to the next detent.,2,detent explain --tuning 1"
    )
    #expect(lines[3] == "'=s,4,uikit,,,,3,detent explain --tuning 0")

    #expect(parity.matrix.count == 9)
    MatrixTable.appendHeader(to: &writer)
    MatrixTable.appendCells(of: parity.matrix[1], to: &writer)
    lines = String(decoding: writer.takeBytes(), as: UTF8.self).split(separator: "\n")
    #expect(lines[0] == "tuning_a,tuning_b,gestures,differing,share")
    #expect(lines[1] == "uikit,vaul,3,2,0.6666666666666666")
  }
}
