import TouchTraces

extension TraceAction {
  /// Whether it could end a touch: anything but a finger that goes down or moves.
  var mayLift: Bool {
    guard case .touch(let sample) = self else { return true }
    switch sample.phase {
    case .began, .moved: return false
    case .ended, .cancelled: return true
    }
  }
}
