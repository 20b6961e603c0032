/// What one gesture counts as and measures under each tuning; nothing where it is not there.
struct PairedCounts {
  /// The same under one tuning.
  struct Arm {
    var tallies = TallyRow()
    var measures = MeasuredGesture()

    init() {}

    init(_ gesture: GestureRow) {
      tallies = SessionMeasures(gesture).tallies
      measures = MeasuredGesture(gesture)
    }
  }

  let a: Arm
  let b: Arm
  let validity: PairValidity

  init(_ pair: GesturePair) {
    a = Arm(pair.a)
    b = pair.b.map(Arm.init) ?? Arm()
    validity = pair.validity
  }
}
