import SheetReplay
import TouchTraces

/// Invariants 5 to 7 of the sheet model, over the records of a session.
struct CallbackOrder {
  private var isDisappearing = false
  private var isAnnounced = false
  private var isVisiting: Bool?
  private var lastTime = Timestamp.zero

  mutating func violation(in step: Step) -> String? {
    for index in 0..<step.records.count {
      if let problem = violation(of: step.records[index]) { return problem }
    }
    return nil
  }

  private mutating func violation(of record: StepRecord) -> String? {
    switch record {
    case .callback(let record):
      defer { lastTime = record.time }
      if record.time < lastTime { return "callbacks go back in time" }
      return violation(of: record.callback)
    case .visitBegan:
      defer { isVisiting = true }
      return isVisiting == true ? "a visit begins inside another" : nil
    case .visitEnded:
      defer { isVisiting = false }
      return isVisiting == false ? "a visit ends that never began" : nil
    case .presentationBegan:
      self = CallbackOrder()
      isVisiting = false
      return nil
    case .presentationEnded, .detentChanged, .handOff, .dismissalBegan, .gestureEnded:
      return nil
    }
  }

  private mutating func violation(of callback: Callback) -> String? {
    switch callback {
    case .viewWillDisappear:
      defer { isDisappearing = true }
      return isDisappearing ? "viewWillDisappear twice" : nil
    case .viewDidDisappear:
      defer { isDisappearing = false }
      return isDisappearing ? nil : "viewDidDisappear without viewWillDisappear"
    case .viewWillAppear:
      isDisappearing = false
      return nil
    case .willDismiss:
      isAnnounced = true
      return nil
    case .didDismiss:
      defer { isAnnounced = false }
      return isAnnounced ? nil : "didDismiss without willDismiss"
    case .shouldDismiss, .didAttempt, .didChange, .viewDidAppear: return nil
    }
  }
}
