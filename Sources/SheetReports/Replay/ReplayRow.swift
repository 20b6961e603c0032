public import SheetReplay
public import TouchTraces

/// One event of a trace and what it did: a row of `detent replay`.
public struct ReplayRow: Equatable, Sendable {
  /// Its number in the session, from 1.
  public var number: Int
  public var time: Timestamp
  /// The event's code in trace format 1.
  public var kind: String
  public var phase: SheetPhase
  public var owner: Owner
  /// The top edge shown.
  public var sheetY: Points
  /// The effective detent.
  public var detent: String
  /// The content offset shown; `nil` without content.
  public var contentOffset: Points?
  /// How much the dimming view covers what lies behind, 0...1.
  public var dim: Double
  /// In order of first use; empty where nothing was decided.
  public var rules: [Rule] = []
  /// As `didChange(large)`, in order.
  public var callbacks: [String] = []
  /// The release that the event decided.
  public var release: ReleaseDecision?
  /// Full length of the sheet animation that the event started.
  public var settleMicroseconds: Int64?

  /// Creates the row of an event that did nothing.
  public init(
    number: Int, time: Timestamp, kind: String, phase: SheetPhase, owner: Owner,
    sheetY: Points, detent: String, contentOffset: Points?, dim: Double
  ) {
    self.number = number
    self.time = time
    self.kind = kind
    self.phase = phase
    self.owner = owner
    self.sheetY = sheetY
    self.detent = detent
    self.contentOffset = contentOffset
    self.dim = dim
  }
}

extension ReplayRow {
  /// Creates the row of event `number`, which `engine` has just answered with `step`.
  ///
  /// - Parameters:
  ///   - number: The event's number in the session, from 1.
  ///   - action: What the event is.
  ///   - step: The engine's answer.
  ///   - engine: The engine after the step.
  public init(
    number: Int, action: TraceAction, step: borrowing Step, engine: borrowing SheetEngine
  ) {
    self.init(
      number: number, time: step.time, kind: action.code, phase: step.phaseAfter,
      owner: step.owner, sheetY: step.y, detent: engine.name(of: step.detent),
      contentOffset: step.contentOffset, dim: engine.dimFraction)
    for index in 0..<step.rules.count {
      rules.append(step.rules[index])
    }
    for index in 0..<step.records.count {
      guard case .callback(let record) = step.records[index] else { continue }
      let name = record.callback.rawValue
      callbacks.append(record.detent.map { "\(name)(\(engine.name(of: $0)))" } ?? name)
    }
    release = step.release
    settleMicroseconds = step.settle
  }
}

extension TraceAction {
  /// The code of the event in trace format 1.
  var code: String {
    switch self {
    case .touch(let sample): sample.phase.rawValue
    case .keyboard: "keyboard"
    case .screen: "screen"
    case .select: "select"
    case .detents: "detents"
    case .invalidate: "invalidate"
    case .set: "set"
    case .content: "content"
    case .present: "present"
    case .dismiss: "dismiss"
    case .item: "item"
    case .stack: "stack"
    case .interrupt: "interrupt"
    case .observed: "observed"
    case .mark, .intent: "mark"
    case .end: "end"
    }
  }
}
