package import SheetReplay
package import TouchTraces

/// Numbers the gestures of a recording as its report does.
package struct GestureNumbering: Sendable {
  private let anchor: ReplayAnchor
  /// How many gestures each presentation has had so far.
  package private(set) var counts: [Int] = []
  /// When the last presentation began.
  package private(set) var origin = Timestamp.zero
  private var isPresented: Bool

  /// Begins to number the gestures of a recording.
  ///
  /// - Parameters:
  ///   - initialStep: What the sheet is before the first event.
  ///   - anchor: What the rows of the report may say.
  package init(initialStep: Step, anchor: ReplayAnchor) {
    self.anchor = anchor
    isPresented = anchor == .gesture || initialStep.phaseAfter != .dismissed
    if isPresented { counts = [0] }
  }

  /// Takes note of a record.
  ///
  /// - Parameter record: What a step did.
  /// - Returns: The place of the gesture that ended, if one did that has a row.
  package mutating func note(_ record: StepRecord) -> Place? {
    switch record {
    case .presentationBegan(let time) where anchor == .session:
      counts.append(0)
      origin = time
      isPresented = true
    case .presentationEnded where anchor == .session: isPresented = false
    case .gestureEnded:
      guard isPresented else { return nil }
      counts[counts.count - 1] += 1
      return Place(
        presentation: counts.count, number: counts[counts.count - 1], origin: origin)
    case .presentationBegan, .presentationEnded, .callback, .detentChanged, .handOff, .visitBegan,
      .visitEnded, .dismissalBegan:
      break
    }
    return nil
  }

  /// Where a gesture stands.
  package struct Place: Equatable, Sendable {
    /// The presentation, from 1.
    package var presentation: Int
    /// The gesture's number in it, from 1.
    package var number: Int
    /// The session's start in the time of the recording.
    package var origin: Timestamp
  }
}
