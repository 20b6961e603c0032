import TouchTraces

/// Turns what a person wants into the way of a finger, from what the person sees.
struct GesturePlanner {
  let person: Person
  let behaviour: Behaviour
  let sight: SheetSight
  /// How often the same wish has failed just before; people pull harder then.
  let attempt: Int

  /// Points that the sheet stays behind the finger, because a drag is recognised late.
  static let slop: Points = 10

  /// A gesture that is ready to be sampled.
  struct Gesture {
    var path: FingerPath
    /// Device pixels that the finger rolls back before it lifts.
    var hook = 0
  }

  /// Where a drag begins.
  enum Zone {
    case header
    case content
  }

  /// The gesture by which the person tries to get what `intention` says.
  func gesture(for intention: Intention, random: inout RandomSource) -> Gesture {
    switch intention {
    case .expand: expand(random: &random)
    case .collapse: collapse(random: &random)
    case .dismiss: dismiss(random: &random)
    case .peekOut: peekOut(random: &random)
    case .wander: wander(random: &random)
    case .scrollOn: drag(-random.uniform(120...430), in: .content, random: &random)
    case .scrollBack: drag(random.uniform(120...430), in: .content, random: &random)
    case .handOffUp: handOffUp(random: &random)
    case .handOffDown: handOffDown(random: &random)
    case .swipeSideways: swipeSideways(random: &random)
    case .tapOutside, .tapGrabber, .tapContent: tap(intention, random: &random)
    }
  }

  // MARK: Drags of the sheet

  private func expand(random: inout RandomSource) -> Gesture {
    let rise = sight.y - (sight.nextLarger ?? sight.largest)
    let viaContent = sight.expandsByScrolling && sight.isScrolledToTop
    let zone = viaContent ? zone(random: &random) : .header
    return drag(
      -(rise * random.uniform(0.6...1.06) + Self.slop), flung: -random.uniform(90...240), in: zone,
      random: &random)
  }

  private func collapse(random: inout RandomSource) -> Gesture {
    let fall = (sight.nextSmaller ?? sight.smallest) - sight.y
    return drag(
      fall * random.uniform(0.6...1.05) + Self.slop, flung: random.uniform(90...240),
      in: pullingZone(random: &random), random: &random)
  }

  private func dismiss(random: inout RandomSource) -> Gesture {
    let way = sight.smallest - sight.y
    let rest = sight.screen.height - sight.smallest
    let effort = random.uniform(0.5...0.85) + 0.1 * Double(attempt)
    return drag(
      way + rest * effort + Self.slop, flung: way * 0.5 + random.uniform(140...300),
      in: pullingZone(random: &random), random: &random)
  }

  private func peekOut(random: inout RandomSource) -> Gesture {
    let way = sight.smallest - sight.y
    let rest = sight.screen.height - sight.smallest
    let distance = way + rest * random.uniform(0.08...0.42) + Self.slop
    return placed([distance], in: pullingZone(random: &random), random: &random)
  }

  private func wander(random: inout RandomSource) -> Gesture {
    let away = random.uniform(50...260) * (random.chance(0.5) ? -1 : 1)
    let back = -away * random.uniform(0.5...1.35)
    let zone = zone(random: &random)
    guard random.chance(person.flungShare) else {
      return placed([away, back], in: zone, random: &random)
    }
    return flung([away, back], in: zone, random: &random)
  }

  // MARK: Drags that go over between sheet and content

  private func handOffUp(random: inout RandomSource) -> Gesture {
    let rise = sight.y - sight.largest
    let distance = -(rise + Self.slop + random.uniform(40...240))
    guard random.chance(person.flungShare) else {
      return placed([distance], in: .content, random: &random)
    }
    return flung([distance], in: .content, random: &random)
  }

  private func handOffDown(random: inout RandomSource) -> Gesture {
    let away = random.uniform(60...200)
    let back = away + random.uniform(60...280)
    // From the top of the content either way goes over once: up and back down, or down and up.
    let ways = random.chance(0.7) ? [-away, back] : [away, -back]
    guard random.chance(person.flungShare) else {
      return placed(ways, in: .content, random: &random)
    }
    return flung(ways, in: .content, random: &random)
  }

  // MARK: Where

  private func zone(random: inout RandomSource) -> Zone {
    guard sight.hasContent, sight.contentShown > 60 else { return .header }
    return random.chance(person.headerShare) ? .header : .content
  }

  /// Where a pull down begins: scrolled content does not follow, and most people know it.
  private func pullingZone(random: inout RandomSource) -> Zone {
    guard sight.isScrolledToTop || random.chance(0.15) else { return .header }
    return zone(random: &random)
  }
}
