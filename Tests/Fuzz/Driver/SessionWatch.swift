import DetentCommand
import TouchTraces

/// Follows the events of a session; stops the program where a decoder breaks a promise.
///
/// Times never go back, a touch begins before it moves and ends at most once, numbers are finite.
struct SessionWatch: SessionVisitor {
  /// What two readings of the same bytes must agree on.
  struct Payload: Equatable {
    var events: Int
    var digest: Int
  }

  private var down: Set<TouchID> = []
  private var last = Timestamp.zero
  private var events = 0
  private var digest = Hasher()

  mutating func begin(_ header: SessionHeader, format: TraceFormat) {}

  mutating func receive(
    _ event: TraceEvent, at location: TraceLocation, findings: inout FindingTally
  ) {
    precondition(event.time >= last, "time goes back")
    last = event.time
    events += 1
    digest.combine(event.time)
    digest.combine(location)
    switch event.action {
    case .touch(let sample): receive(sample)
    case .keyboard(let overlap): expectFinite(overlap)
    case .observed(let observation): expectFinite(observation.y, observation.offset)
    case .screen, .select, .detents, .invalidate, .set, .content, .present, .dismiss, .item,
      .stack, .interrupt, .mark, .intent, .end:
      break
    }
  }

  mutating func end(findings: inout FindingTally) -> Payload {
    Payload(events: events, digest: digest.finalize())
  }

  private mutating func receive(_ sample: TouchSample) {
    expectFinite(
      sample.x, sample.y, sample.force, sample.contentOffset, sample.contentHeight)
    switch sample.phase {
    case .began: precondition(down.insert(sample.touch).inserted, "a touch begins twice")
    case .moved: precondition(down.contains(sample.touch), "a touch moves that is not down")
    case .ended, .cancelled:
      precondition(down.remove(sample.touch) != nil, "a touch ends that is not down")
    }
    digest.combine(sample.touch)
    digest.combine(sample.phase)
    digest.combine(sample.x)
    digest.combine(sample.y)
  }

  private func expectFinite(_ numbers: Double?...) {
    for case let number? in numbers { precondition(number.isFinite, "a number is not finite") }
  }
}
