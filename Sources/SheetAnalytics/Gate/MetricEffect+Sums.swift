extension MetricEffect {
  /// The difference of a ratio of sums, paired by user.
  init(ratio users: [UserRatio], unitsAreDenominators: Bool, level: Double) {
    self.init(.ratio)
    self.users = users.count
    if unitsAreDenominators {
      units = Int64(clamping: users.reduce(Int128(0)) { $0 + $1.a.denominator })
    }
    guard let ratio = RatioDifference(users.map { (a: $0.a, b: $0.b) }) else {
      method.notes.append(.noUnits)
      return
    }
    self.users = ratio.users
    set(baseline: ratio.ratioA, candidate: ratio.ratioB)
    standardError = ratio.standardError
    interval = ratio.interval(level: level)
    method.test = .student
    p = Self.studentP(ratio.difference, standardError: ratio.standardError, users: ratio.users)
  }

  /// The mean of the users' differences of a measure; users that lack an arm are left out.
  ///
  /// - Parameters:
  ///   - users: The sums, in whole units of which `scale` make one of the metric's.
  ///   - scale: Microseconds per second, or thousandths per point.
  ///   - level: The confidence level.
  init(means users: [UserMeans], scale: Double, level: Double) {
    self.init(.pairedMeans)
    units = users.reduce(0) { $0 + $1.a.count }
    let paired = users.filter { $0.a.count > 0 && $0.b.count > 0 }
    self.users = paired.count
    if paired.count < users.count { method.notes.append(.unpairedUsers) }
    let a = paired.map { $0.a.mean / scale }
    let b = paired.map { $0.b.mean / scale }
    let differences = zip(a, b).map { $1 - $0 }
    guard let means = PairedMeans(differences) else {
      method.notes.append(.noUnits)
      return
    }
    set(
      baseline: a.reduce(0, +) / Double(a.count), candidate: b.reduce(0, +) / Double(b.count))
    difference = means.mean
    standardError = means.standardError
    interval = means.interval(level: level)
    method.test = .student
    p = means.p
    companions = [.wilcoxon(p: WilcoxonTest(differences).p)]
    if let shift = HodgesLehmann.shift(differences) { companions.append(.hodgesLehmann(shift)) }
  }

  /// The change of a number of things.
  init(countA: Int64, countB: Int64) {
    self.init(.count)
    units = countA
    set(baseline: Double(countA), candidate: Double(countB))
  }

  /// The two-sided p-value of a difference; 1 where there is none.
  private static func studentP(
    _ difference: Double, standardError: Double?, users: Int
  ) -> Double? {
    guard let standardError else { return nil }
    guard difference != 0 else { return 1 }
    guard standardError > 0 else { return 0 }
    return 2 * StudentDistribution(freedom: users - 1).upperTail(abs(difference / standardError))
  }
}

extension MeasureSum {
  /// The mean of what was measured at least once.
  fileprivate var mean: Double { Double(sum) / Double(count) }
}
