package import SheetReplay
internal import TouchTraces

/// Where a sheet can come to rest, as a release sees it.
package struct DetentConfiguration: Hashable, Sendable {
  /// A detent and the edge at which the sheet rests.
  package struct Detent: Hashable, Sendable {
    package var name: ByteText
    /// In points from the container's top.
    package var y: Double

    /// Creates a detent.
    package init(name: ByteText, y: Double) {
      self.name = name
      self.y = y
    }
  }

  /// What becomes of a drag below the smallest detent.
  package enum WayOut: Hashable, Sendable {
    case open
    case refused
  }

  /// The active detents, the largest sheet first.
  package var detents: [Detent]
  /// The container's height, where a dismissed sheet goes.
  package var height: Double
  package var wayOut: WayOut

  /// Creates a configuration.
  package init(detents: [Detent], height: Double, wayOut: WayOut) {
    self.detents = detents
    self.height = height
    self.wayOut = wayOut
  }

  /// The configuration of the sheet in `engine`.
  package init(_ engine: borrowing SheetEngine) {
    let range = engine.releaseRange
    detents = []
    for index in 0..<range.detents.count {
      let candidate = range.detents[index]
      guard let detent = candidate.detent else { continue }
      detents.append(Detent(name: ByteText(text: engine.name(of: detent)), y: candidate.y))
    }
    height = range.height
    wayOut = range.isDismissible ? .open : .refused
  }
}

extension DetentConfiguration: Comparable {
  /// By the number of detents, then height, positions, names: an order of its own.
  package static func < (left: DetentConfiguration, right: DetentConfiguration) -> Bool {
    left.order.lexicographicallyPrecedes(right.order)
  }

  private var order: [ByteText] {
    [ByteText(text: "\(detents.count) \(height) \(wayOut)")]
      + detents.map { ByteText(text: "\($0.y) \($0.name.text)") }
  }
}
