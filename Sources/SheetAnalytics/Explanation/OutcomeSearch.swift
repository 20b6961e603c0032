import SheetReplay
import TouchTraces

/// Looks for the smallest changes that would have changed what became of a gesture.
///
/// Each trial replays the gesture alone, from the sheet as it was before the touch-down. The work is
/// bounded: at most twice `NumberSearch.bound` replays for each numeric tuning field, for travel and
/// for pace, and one for each other word of a field that is a choice. Of what other sheets decide by,
/// only the numbers that the tuning has set are tried.
package struct OutcomeSearch {
  private enum Trial {
    case field(TuningField)
    case travel
    case pace
  }

  private let gesture: RecordedGesture
  private let fields: [TuningField]
  private var changes = OutcomeChanges()

  /// Fields of the sheet model without a say in what becomes of a gesture.
  ///
  /// They shape motions after the lift, the report or the drawing. `settleModel` is among them as
  /// another model's detents are not these.
  package static let fieldsWithoutSay = [
    "springResponse", "springDampingRatio", "flickDampingRatio", "settleDistance", "settleSpeed",
    "settleProbe", "settleLimit", "contentDecelerationRate", "bounceFrequency",
    "contentRestSpeed", "handOffHysteresis", "expandMomentum", "detentChangeReportedAt",
    "changesWhilePresenting", "dimmingLight", "dimmingDark", "rageCount", "rageWindow",
    "regretDetentWindow", "regretPresentWindow", "settleModel", "percentDuration",
  ]

  /// The longest gesture that is replayed again and again, in events; chosen by us, 20 s at 240 Hz.
  package static let eventLimit = 5000

  /// Looks for changes of `gesture`; `nil` for one that is too long or cannot be replayed.
  package static func changes(of gesture: RecordedGesture) -> OutcomeChanges? {
    guard gesture.events.count <= eventLimit,
      gesture.ending(under: gesture.start.tuning)?.result == gesture.result
    else { return nil }
    var search = OutcomeSearch(gesture)
    search.run()
    return search.changes
  }

  private init(_ gesture: RecordedGesture) {
    self.gesture = gesture
    let tuning = gesture.start.tuning
    let ownRules = Tuning.sheetFields.filter { field in
      guard let number = field.number(in: tuning) else { return false }
      return number != field.number(in: .uikit)
    }
    fields =
      Tuning.modelFields.filter { !Self.fieldsWithoutSay.contains($0.name) } + ownRules
  }

  private mutating func run() {
    var numbers: [TuningChange] = []
    var words: [TuningChange] = []
    for field in fields {
      switch field.domain(in: tuning) {
      case .numbers(let range):
        if let change = number(field, in: range, isWhole: false) { numbers.append(change) }
      case .wholeNumbers(let range):
        if let change = number(field, in: range, isWhole: true) { numbers.append(change) }
      case .alternatives(let others):
        words += others.compactMap { word(field, in: $0) }
      }
    }
    let order = numbers.indices.sorted { left, right in
      (numbers[left].relativeSize ?? 0, left) < (numbers[right].relativeSize ?? 0, right)
    }
    changes.tuning = order.map { numbers[$0] } + words
    changes.travel = travel()
    changes.releaseSpeed = releaseSpeed()
  }

  private var tuning: Tuning { gesture.start.tuning }
}

extension OutcomeSearch {
  private mutating func word(_ field: TuningField, in other: Tuning) -> TuningChange? {
    changes.replays += 1
    guard let result = gesture.ending(under: other)?.result, result != gesture.result else {
      return nil
    }
    return TuningChange(
      field: field.name, unit: field.unit, from: field.value(in: tuning),
      to: field.value(in: other), result: result)
  }

  private mutating func number(
    _ field: TuningField, in range: ClosedRange<Double>, isWhole: Bool
  ) -> TuningChange? {
    guard let from = field.number(in: tuning) else { return nil }
    let highest = min(range.upperBound, max(from * 2, field.unit.practicalLimit))
    let search = NumberSearch(isWhole: isWhole)
    guard
      let to = nearest(
        search, .field(field), from: from, between: max(range.lowerBound, -highest), and: highest),
      let other = field.changed(to: to, in: tuning),
      let result = gesture.ending(under: other)?.result
    else { return nil }
    return TuningChange(
      field: field.name, unit: field.unit, from: field.value(in: tuning),
      to: field.value(in: other),
      relativeSize: abs(to - from) / max(abs(from), field.unit.smallestScale), result: result)
  }

  private mutating func travel() -> MotionChange? {
    let travel = gesture.travel
    guard travel != 0, let factor = factor(.travel, from: 0, through: 8),
      let ending = ending(.travel, factor)
    else { return nil }
    return MotionChange(
      factor: factor, from: travel, to: travel * factor, result: ending.result)
  }

  private mutating func releaseSpeed() -> MotionChange? {
    guard let velocity = gesture.row.releaseVelocity,
      let factor = factor(.pace, from: 1 / 64, through: 64), let ending = ending(.pace, factor)
    else { return nil }
    return MotionChange(
      factor: factor, from: velocity, to: ending.releaseVelocity ?? 0, result: ending.result)
  }

  private mutating func factor(
    _ trial: Trial, from lowest: Double, through highest: Double
  ) -> Double? {
    nearest(NumberSearch(isWhole: false), trial, from: 1, between: lowest, and: highest)
  }

  /// The nearer of the two numbers, below and above `from`, that change the outcome.
  private mutating func nearest(
    _ search: NumberSearch, _ trial: Trial, from: Double, between lowest: Double,
    and highest: Double
  ) -> Double? {
    var replays = 0
    func changesOutcome(_ number: Double) -> Bool {
      replays += 1
      guard let result = ending(trial, number)?.result else { return false }
      return result != gesture.result
    }
    let below = search.nearest(from: from, toward: lowest, changes: changesOutcome)
    let above = search.nearest(from: from, toward: highest, changes: changesOutcome)
    changes.replays += replays
    guard let below, let above else { return below ?? above }
    return from - below <= above - from ? below : above
  }

  private func ending(_ trial: Trial, _ number: Double) -> RecordedGesture.Ending? {
    switch trial {
    case .field(let field):
      field.changed(to: number, in: tuning).flatMap { gesture.ending(under: $0) }
    case .travel: gesture.ending(of: gesture.events(stretchedBy: number))
    case .pace: gesture.ending(of: gesture.events(pacedBy: number))
    }
  }
}

extension TuningUnit {
  /// How far a field is changed that has no upper bound: further than any gesture reaches.
  fileprivate var practicalLimit: Double {
    switch self {
    case .points: 4096
    case .pointsPerSecond: 65_536
    case .microseconds: 60_000_000
    case .seconds, .perMillisecond, .radiansPerSecond, .count, .ofMaximum, .ofBottomExtent,
      .fraction, .alpha, .ratio, .choice, .flag:
      1024
    }
  }

  /// A change of a field at 0 is measured by this.
  fileprivate var smallestScale: Double {
    switch self {
    case .points, .pointsPerSecond, .count: 1
    case .microseconds: 1000
    case .seconds, .perMillisecond, .radiansPerSecond, .ofMaximum, .ofBottomExtent, .fraction,
      .alpha, .ratio, .choice, .flag:
      0.01
    }
  }
}
