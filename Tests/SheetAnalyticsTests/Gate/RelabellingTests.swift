import SheetAnalytics
import Testing

@Suite struct RelabellingTests {
  private let metric = PairedSamples.metric(
    "interactive_dismiss_rate",
    PairedSamples.pairs(
      (0..<40).map { [1, 2, $0, 4] }, atRisk: (0..<40).map { _ in [1, 0, 1, 0] }))

  private func users(_ metric: PairedMetric) -> [UserPairs] {
    guard case .pairs(let users) = metric.evidence else { return [] }
    return users
  }

  @Test func `each user meets their fate`() {
    let fates: [String: UserFate] = ["user-1": .kept, "user-2": .swapped]
    let left = users(metric.relabelled { fates[$0] ?? .leftOut })
    #expect(
      left == [
        UserPairs(
          user: "user-1", counts: PairCounts(both: 1, onlyA: 2, onlyB: 1, neither: 4),
          atRisk: PairCounts(both: 1, onlyA: 0, onlyB: 1, neither: 0)),
        UserPairs(
          user: "user-2", counts: PairCounts(both: 1, onlyA: 2, onlyB: 2, neither: 4),
          atRisk: PairCounts(both: 1, onlyA: 1, onlyB: 0, neither: 0)),
      ])
  }

  @Test func `swapped arms change places in sums of every kind`() {
    let all: [(PairedEvidence, PairedEvidence)] = [
      (PairedSamples.ratio([[10, 4, 9, 6]]), PairedSamples.ratio([[9, 6, 10, 4]])),
      (PairedSamples.means([[1, 20, 3, 40]]), PairedSamples.means([[3, 40, 1, 20]])),
      (PairedSamples.dwell([(a: [1], b: [2, 3])]), PairedSamples.dwell([(a: [2, 3], b: [1])])),
    ]
    for (evidence, swapped) in all {
      let metric = PairedSamples.metric("dismiss_per_drag", evidence)
      #expect(metric.relabelled { _ in .swapped }.evidence == swapped)
      #expect(metric.relabelled { _ in .kept }.evidence == evidence)
    }
    let counts = PairedSamples.metric("cancelled", .counts(a: 1, b: 2))
    #expect(counts.relabelled { _ in .swapped }.evidence == .counts(a: 1, b: 2))
  }

  @Test func `a deal takes half of the users and swaps about half of those`() {
    var swapped = 0
    for deal in 0..<50 {
      let dealt = users(metric.dealt(seed: 1, deal: deal))
      #expect(dealt.count == 20)
      swapped += dealt.count { $0.counts.onlyB == 2 && $0.user != "user-2" }
    }
    #expect((400...600).contains(swapped))
  }

  @Test func `deals depend on seed and number alone`() {
    let deal = users(metric.dealt(seed: 1, deal: 3))
    #expect(users(metric.dealt(seed: 1, deal: 3)) == deal)
    #expect(users(metric.dealt(seed: 1, deal: 4)) != deal)
    #expect(users(metric.dealt(seed: 2, deal: 3)) != deal)
  }
}
