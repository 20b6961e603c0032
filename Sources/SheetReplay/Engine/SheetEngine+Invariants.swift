import TouchTraces

extension SheetEngine {
  /// What of the engine's state contradicts the sheet model's invariants (20.4); `nil` if nothing
  /// does.
  package func checkInvariants() -> String? {
    ownershipViolation ?? lawViolation ?? restViolation
  }

  private var ownershipViolation: String? {
    // E26 takes the finger from a drag that is open at the end and leaves the sheet where it is.
    if isSheetDragged != (owner == .sheet), !hasEnded {
      return "the owner is \(owner) while the sheet's motion is \(phase)"
    }
    if sequence == .none, fingers.count > 0 { return "fingers are down without a sequence" }
    if isSequenceOpen && fingers.count == 0 { return "a sequence is open without fingers" }
    return y.isFinite && offset.isFinite ? nil : "the edge is \(y), the offset \(offset)"
  }

  private var lawViolation: String? {
    guard sequence == .owned, drag.kind.isLaw else { return nil }
    let standing = contentTop + drag.base
    if y > drag.cap && offset != standing {
      return "the sheet is at \(y) below \(drag.cap) and the content at \(offset)"
    }
    if offset > standing && y != drag.cap {
      return "the content is at \(offset) while the sheet is at \(y), not \(drag.cap)"
    }
    return nil
  }

  private var restViolation: String? {
    guard motion == .rest, !isPopover else { return nil }
    if sequence == .owned, drag.kind.isLaw { return nil }
    if !isSequenceOpen && !isVisiting && !hasEnded { return "the sheet rests without a visit" }
    let isPosition =
      y == restY || (!isKeyboardUp && geometry.positions.contains { $0.y == y })
    return isPosition ? nil : "the sheet rests at \(y), which is no position"
  }
}
