import TouchTraces

/// The sheets that apps of the corpus show.
enum SheetKind: CaseIterable {
  case mediumAndLarge
  case largeOnly
  case mediumOnly
  case peekMediumLarge
  case undimmed
  case scrollingDoesNotExpand
  case quarterAndLarge

  /// How common it is; chosen by us.
  private var weight: Double {
    switch self {
    case .mediumAndLarge: 4
    case .largeOnly: 2
    case .mediumOnly: 1
    case .peekMediumLarge: 2
    case .undimmed: 1
    case .scrollingDoesNotExpand: 1
    case .quarterAndLarge: 1
    }
  }

  private func fits(_ behaviour: Behaviour) -> Bool {
    switch behaviour {
    case .handOffs, .flicks, .shortContent: self != .largeOnly && self != .mediumOnly
    case .everyday, .placedDrags, .reversals, .scrolls, .refusedDismissals, .taps, .cutShort: true
    }
  }

  private var detents: [DetentDescription] {
    switch self {
    case .mediumAndLarge, .undimmed, .scrollingDoesNotExpand: [.medium, .large]
    case .largeOnly: [.large]
    case .mediumOnly: [.medium]
    case .peekMediumLarge:
      [DetentDescription(id: "peek", height: .fixed(120)), .medium, .large]
    case .quarterAndLarge:
      [DetentDescription(id: "quarter", height: .fraction(0.25)), .large]
    }
  }

  /// Draws a sheet and its content for a session.
  static func scene(
    for behaviour: Behaviour, on device: Device, random: inout RandomSource
  ) -> SceneFields {
    let kinds = allCases.map { kind in
      (choice: kind, weight: kind.fits(behaviour) ? kind.weight : 0)
    }
    let kind = random.pick(kinds) ?? .mediumAndLarge
    var fields = SceneFields()
    fields.screen = device.screen
    fields.sheet = kind.sheet(for: behaviour, random: &random)
    fields.content = content(for: behaviour, random: &random)
    return fields
  }

  private func sheet(for behaviour: Behaviour, random: inout RandomSource) -> SheetFields {
    var sheet = SheetFields()
    sheet.detents = detents
    sheet.prefersGrabberVisible = random.chance(behaviour == .taps ? 0.9 : 0.55)
    if detents.count > 1, random.chance(0.3) {
      sheet.selectedDetentIdentifier = .set(detents[random.whole(0...detents.count - 1)].id)
    }
    if self == .scrollingDoesNotExpand {
      sheet.prefersScrollingExpandsWhenScrolledToEdge = false
    }
    if self == .undimmed { sheet.largestUndimmedDetentIdentifier = .set("medium") }
    if self == .peekMediumLarge, random.chance(0.5) {
      sheet.largestUndimmedDetentIdentifier = .set("peek")
    }
    if behaviour == .refusedDismissals {
      if random.chance(0.6) {
        sheet.isModalInPresentation = true
      } else {
        sheet.shouldDismiss = false
      }
    }
    return sheet
  }

  private static func content(
    for behaviour: Behaviour, random: inout RandomSource
  ) -> Override<ContentFields> {
    var content = ContentFields()
    if behaviour == .shortContent {
      content.height = .set(random.uniform(120...330).rounded())
      if random.chance(0.3) { content.alwaysBounceVertical = true }
      return .set(content)
    }
    guard behaviour == .scrolls || behaviour == .handOffs || !random.chance(0.08) else {
      return .set(nil)
    }
    content.height = .set(random.uniform(1200...5200).rounded())
    if random.chance(0.06) { content.refreshControl = true }
    if random.chance(0.2) { content.offset = random.uniform(0...500).rounded() }
    return .set(content)
  }
}
