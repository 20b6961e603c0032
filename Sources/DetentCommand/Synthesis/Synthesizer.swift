import TouchTraces

/// Makes seeded, human-like sessions for tests, demonstrations and benchmarks.
///
/// People look at the sheet, which is the real replay engine under its standard tuning, and act on
/// what they see. `FingerPath`, `Tremor`, `TouchSensor` and `Person` state the motion model and
/// where its constants come from. The same seed gives the same bytes on every machine, and session
/// `k` depends on the seed, on `k` and on the number of people alone: a corpus of 1000 sessions is
/// the beginning of one of 10,000.
package struct Synthesizer: Sendable {
  private let seed: UInt64
  private let users: Int

  /// Creates the synthesizer of the corpus `seed` with `users` people, at least one.
  package init(seed: UInt64, users: Int) {
    self.seed = seed
    self.users = max(users, 1)
  }

  /// Makes session number `index`, from 0.
  package func session(_ index: Int) -> SynthesizedSession {
    var composer = SessionComposer(
      person: Person(seed: seed, index: user(of: index)), behaviour: Behaviour.of(session: index),
      id: "s" + PaddedNumber.text(index + 1, digits: 6),
      random: RandomSource(seed: seed, .session, index: index))
    return composer.compose()
  }

  /// The person of a session: people take turns, and meet each behaviour in turn.
  private func user(of index: Int) -> Int {
    let behaviours = Behaviour.allCases.count
    let round = users / Self.greatestCommonDivisor(users, behaviours) * behaviours
    return (index + index / round) % users
  }

  private static func greatestCommonDivisor(_ first: Int, _ second: Int) -> Int {
    second == 0 ? first : greatestCommonDivisor(second, first % second)
  }
}
