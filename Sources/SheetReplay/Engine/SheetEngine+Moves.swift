package import TouchTraces

/// How far fingers have moved without anything coming of it.
package struct QuietMoves: Equatable, Sendable, BitwiseCopyable {
  /// No finger has moved yet.
  package static let none = QuietMoves(end: 0, isBroken: false)

  /// The first touch that is no such move.
  package var end: Int
  /// Whether that touch was handled, a move of which something came; else it is still to come.
  package var isBroken: Bool
}

/// Where a sheet was after a move, and who had the finger.
package struct SheetPlace: Equatable, Sendable, BitwiseCopyable {
  package var y: Points
  package var owner: Owner

  /// Creates a place.
  package init(y: Points, owner: Owner) {
    self.y = y
    self.owner = owner
  }
}

extension SheetEngine {
  /// Handles moves up to and with the first one of which something comes.
  ///
  /// Nothing comes of a move that changes neither phase nor detent, leaves no record and is not
  /// rejected: sheet or content follow the finger.
  ///
  /// - Parameters:
  ///   - touches: Touches in order of time.
  ///   - start: The first of them to handle.
  /// - Returns: How far it came.
  package mutating func follow(_ touches: Span<LocatedTouch>, from start: Int) -> QuietMoves {
    follow(touches, from: start) { _ in }
  }

  /// Handles moves as `follow(_:from:)` does, and appends to `trail` where the sheet was after each of
  /// them, also after one of which something came.
  package mutating func follow(
    _ touches: Span<LocatedTouch>, from start: Int, trail: inout [SheetPlace]
  ) -> QuietMoves {
    follow(touches, from: start) { trail.append($0) }
  }

  @inline(__always) private mutating func follow(
    _ touches: Span<LocatedTouch>, from start: Int, note: (SheetPlace) -> Void
  ) -> QuietMoves {
    var index = start
    while true {
      index = glide(along: touches, from: index, note: note)
      guard index < touches.count, touches[index].sample.phase == .moved else { break }
      let detent = step.detent
      handle(touches[index].sample, at: touches[index].time)
      note(SheetPlace(y: step.y, owner: step.owner))
      guard step.phaseAfter == step.phaseBefore, step.records.count == 0, step.detent == detent,
        step.rejection == nil
      else { return QuietMoves(end: index, isBroken: true) }
      index += 1
    }
    return QuietMoves(end: index, isBroken: false)
  }
}
