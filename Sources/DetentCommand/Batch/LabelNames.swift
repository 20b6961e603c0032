import SheetAnalytics
import TouchTraces

/// The names of the labels that sessions have, which are mostly those of the session before.
struct LabelNames: Sendable {
  private(set) var names: Set<ByteText> = []
  private var last: [Label] = []

  /// Notes the names of the next session's labels.
  mutating func note(_ labels: [Label]) {
    let isKnown = labels.elementsEqual(last) { $0.name.hasSameBytes(as: $1.name) }
    guard !isKnown else { return }
    last = labels
    names.reserveCapacity(names.count + labels.count)
    for label in labels { names.insert(ByteText(text: label.name)) }
  }

  /// Notes the names of other sessions' labels.
  mutating func merge(_ other: LabelNames) {
    names.formUnion(other.names)
  }
}
