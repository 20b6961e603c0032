import SheetAnalytics
import SheetReplay
import TestSupport
import Testing
import TouchTraces

/// Decisions carry the numbers that they were made from.
@Suite struct GestureProbeTests {
  /// A sheet at medium of [medium, large] on the standard phone: tops 398.56 and 69.
  private static func decisions(
    content: Double? = nil, _ script: (inout TraceBuilder) -> Void
  ) -> [GestureDecision] {
    var fields = SceneFields()
    fields.sheet.detents = [.medium, .large]
    if let content {
      var values = ContentFields()
      values.height = .set(content)
      fields.content = .set(values)
    }
    var trace = TraceBuilder()
    script(&trace)
    let gestures = WatchedReplay(trace.events, scene: fields.resolved()).gestures
    guard let last = gestures.last else { return [] }
    return GestureExplainer.explanation(of: last, depth: .decisions).decisions
  }

  private static func comparisons(_ rule: Rule?, _ decisions: [GestureDecision]) -> [Comparison] {
    decisions.last { $0.rule == rule }?.comparisons ?? []
  }

  private static func threshold(
    _ quantity: ComparedQuantity, _ decisions: [GestureDecision], of rule: Rule?
  ) -> ThresholdComparison? {
    for case .threshold(let threshold) in comparisons(rule, decisions)
    where threshold.quantity == quantity {
      return threshold
    }
    return nil
  }

  @Test func aProjectionIsHeldAgainstBothDetents() throws {
    let decisions = Self.decisions { trace in
      trace.down(y: 700)
      trace.move(toY: 690, over: 0.01, samples: 1)
      trace.move(toY: 650, over: 0.04, samples: 4)
      trace.up()
    }
    #expect(decisions.map(\.rule) == [.r01, .a01, .s05])
    guard case .nearest(let choice)? = Self.comparisons(.s05, decisions).last else {
      Issue.record("a release compares places")
      return
    }
    #expect(abs(choice.projected - 259.56) < 1e-9)
    #expect(choice.nearest.detent == "medium")
    #expect(choice.runnerUp?.detent == "large")
    #expect(choice.movedOn?.detent == "large")
    #expect(abs(try #require(choice.margin) - 25.78) < 1e-9)
  }

  @Test func aLimitCarriesItsMargin() throws {
    let decisions = Self.decisions { trace in
      trace.down(y: 700)
      trace.move(toY: 688, over: 0.01, samples: 1)
      trace.move(toY: 685, over: 0.012, samples: 1)
      trace.up()
    }
    let speed = try #require(Self.threshold(.releaseSpeed, decisions, of: .s03))
    #expect(speed.relation == .atLeast)
    #expect(speed.limit == .minimumProjectedSpeed)
    #expect(abs(speed.value - 250) < 1e-9)
    #expect(speed.margin < 1e-9)
    #expect(Self.threshold(.fingerTravel, decisions, of: .r01)?.margin == 2)
  }

  @Test func aHeldFingerIsStale() {
    let decisions = Self.decisions { trace in
      trace.down(y: 700)
      trace.move(toY: 600, over: 0.1, samples: 10)
      trace.up(after: 0.13)
    }
    let rest = Self.threshold(.restBeforeLift, decisions, of: .s01)
    #expect(rest?.value == 130_000)
    #expect(rest?.margin == 30_000)
    #expect(rest?.relation == .atLeast)
  }

  @Test func handOffAndDismissalNameTheEdgeThatWasAskedFor() {
    let up = Self.decisions(content: 2400) { trace in
      trace.down(y: 700)
      trace.move(toY: 690, over: 0.01, samples: 1)
      trace.move(toY: 290, over: 0.01, samples: 1)
      trace.up()
    }
    #expect(Self.threshold(.askedEdge, up, of: .h01)?.limitValue == 69)
    #expect(abs((Self.threshold(.askedEdge, up, of: .h01)?.margin ?? 0) - 70.44) < 1e-9)
    #expect(Self.threshold(.edge, up, of: .a06)?.relation == .moreThan)
    #expect(Self.threshold(.contentOffset, up, of: .a06)?.relation == .atMost)
    #expect(Self.threshold(.detentDistance, up, of: .s08)?.relation == .atMost)

    let down = Self.decisions { trace in
      trace.down(y: 500)
      trace.move(toY: 510, over: 0.01, samples: 1)
      trace.move(toY: 521, over: 0.01, samples: 1)
      trace.up()
    }
    #expect(Self.threshold(.askedEdge, down, of: .d01)?.relation == .moreThan)
    #expect(Self.threshold(.askedEdge, down, of: .d01)?.limit == .smallestDetent)
    guard case .nearest(let choice)? = Self.comparisons(.s05, down).last else {
      Issue.record("a flick down dismisses")
      return
    }
    #expect(choice.movedOn == NearestComparison.Place(detent: nil, y: 852))
  }

  @Test func aTapAndALongPressAreToldApart() {
    let tap = Self.decisions { trace in
      trace.down(y: 700)
      trace.up(after: 0.75)
    }
    #expect(tap.map(\.rule) == [.r06])
    #expect(Self.threshold(.pressDuration, tap, of: .r06)?.relation == .atMost)
    let press = Self.decisions { trace in
      trace.down(y: 700)
      trace.up(after: 0.750001)
    }
    #expect(press.map(\.rule) == [nil])
    #expect(Self.threshold(.pressDuration, press, of: nil)?.relation == .moreThan)
    #expect(Self.threshold(.pressDuration, press, of: nil)?.margin == 1)
  }
}
