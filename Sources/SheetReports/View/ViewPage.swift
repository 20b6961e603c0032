package import SheetAnalytics

/// The page of `detent view`: one file without network, in which people move through sessions.
package struct ViewPage: Sendable {
  /// The names of the tunings: the one of the replay, then the one beside it.
  package var tunings: [String]
  /// Where the sheet of the second tuning starts from.
  package var anchor: ReplayAnchor
  /// What the page does not show; empty if it shows all.
  package var note = ""
  private var sessions: [[UInt8]] = []

  /// Bytes of data from which on no session is added; chosen by us.
  package static let dataLimit = 4_000_000

  /// Creates a page without sessions.
  package init(tunings: [String], anchor: ReplayAnchor = .session) {
    self.tunings = tunings
    self.anchor = anchor
  }

  /// How many sessions it has.
  package var count: Int { sessions.count }

  /// Whether no further session should be added.
  package var isFull: Bool {
    sessions.reduce(0) { $0 + $1.count } >= Self.dataLimit
  }

  /// Adds a session behind the others.
  package mutating func add(_ session: ViewedSession) {
    var json = ScriptJSON()
    SessionData(session).write(to: &json)
    sessions.append(json.bytes)
  }

  /// The page.
  package var text: String {
    HTMLPage(
      title: "detent view", styles: [.viewLayout, .viewDrawing], scripts: ViewScript.parts,
      body: HTML([.verbatim(ViewMarkup.body), .data(id: "data", data)])
    ).text
  }

  private var data: ScriptJSON {
    var json = ScriptJSON()
    json.object { json in
      json.name("tunings")
      json.array { json in
        for name in tunings { json.text(name) }
      }
      json.text("anchor", anchor.rawValue)
      json.text("note", note)
      json.name("sessions")
      json.array { json in
        for session in sessions { json.raw(session) }
      }
    }
    return json
  }
}
