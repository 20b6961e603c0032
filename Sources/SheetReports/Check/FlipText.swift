import SheetAnalytics

/// A flip as people read it.
struct FlipText {
  let listed: CheckReport.ListedFlip

  init(_ listed: CheckReport.ListedFlip) {
    self.listed = listed
  }

  var gesture: String { "\(listed.sessionID) gesture \(listed.flip.gesture)" }
  var outcomes: String { Self.course(listed.flip.a?.text, listed.flip.b?.text) }
  var rules: String { Self.course(listed.flip.a?.rule, listed.flip.b?.rule) }

  /// When the sheets part, and whether the finger would have noticed.
  var divergence: String {
    guard let time = listed.flip.divergenceMicroseconds else { return "" }
    let seconds = FixedDecimal(Double(time) / 1_000_000, places: .three)
    let risk = listed.flip.hasClosedLoopRisk == true ? "at risk" : "sound"
    return "parts at \(seconds) s, \(risk)"
  }

  private static func course(_ a: String?, _ b: String?) -> String {
    "\(a ?? "none") -> \(b ?? "none")"
  }
}
