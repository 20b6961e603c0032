/// How a dragged edge gives way past a limit.
public enum RubberBandCurve: Equatable, Sendable, BitwiseCopyable {
  /// It follows the finger.
  case free
  /// It stands still, and the way past it is forgotten.
  case clamp
  /// It follows more and more slowly up to an extent (9.1), with `rubberBandCoefficient`.
  case rational
  /// As `rational`, up to an extent that does not depend on the room there is.
  case rationalWithin(Double)
  /// It follows by this share.
  case linear(Double)
  /// `L * factor * log10(1 + pull / L)`, for a sheet of height `L` at the limit.
  case log10(Double)
  /// `factor * sqrt(1 + pull)`.
  case sqrt(Double)
  /// `factor * (ln(pull + 1) - 2)`, at least 0.
  case ln(Double)
  /// Pieces of 18 pt, each of which has a smaller share the farther the edge is out.
  case friction(extent: Double, resistance: Double)
}

/// The curves past the largest and below the smallest detent.
public struct RubberBandCurves: Equatable, Sendable, BitwiseCopyable {
  public var top: RubberBandCurve
  public var bottom: RubberBandCurve

  /// The same curve at both edges.
  public init(_ curve: RubberBandCurve) {
    self.init(top: curve, bottom: curve)
  }

  /// A curve for each edge.
  public init(top: RubberBandCurve, bottom: RubberBandCurve) {
    self.top = top
    self.bottom = bottom
  }
}

extension RubberBandCurve {
  /// Reads the spelling of tuning files, such as `log10(0.5)`; fails if there is no such curve.
  init?(_ text: some StringProtocol) {
    guard let call = SpelledCall(text), let numbers = call.numbers else { return nil }
    switch (call.name, numbers.count) {
    case ("free", 0): self = .free
    case ("clamp", 0): self = .clamp
    case ("rational", 0): self = .rational
    case ("rational", 1) where numbers[0] > 0: self = .rationalWithin(numbers[0])
    case ("linear", 1): self = .linear(numbers[0])
    case ("log10", 1): self = .log10(numbers[0])
    case ("sqrt", 1): self = .sqrt(numbers[0])
    case ("ln", 1): self = .ln(numbers[0])
    case ("friction", 2) where numbers[0] > 0:
      self = .friction(extent: numbers[0], resistance: numbers[1])
    default: return nil
    }
  }

  var text: String {
    switch self {
    case .free: "free"
    case .clamp: "clamp"
    case .rational: "rational"
    case .rationalWithin(let extent): "rational(\(extent))"
    case .linear(let share): "linear(\(share))"
    case .log10(let factor): "log10(\(factor))"
    case .sqrt(let factor): "sqrt(\(factor))"
    case .ln(let factor): "ln(\(factor))"
    case .friction(let extent, let resistance): "friction(\(extent),\(resistance))"
    }
  }
}

extension RubberBandCurves: SpelledValue {
  /// Reads one curve for both edges, or the top's and the bottom's with a `/` between them.
  init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard let first = parts.first, parts.count <= 2, let top = RubberBandCurve(first),
      let bottom = RubberBandCurve(parts[parts.count - 1])
    else { return nil }
    self.init(top: top, bottom: bottom)
  }

  var text: String { top == bottom ? top.text : top.text + "/" + bottom.text }

  static let spellings = [
    "free", "clamp", "rational", "rational(EXTENT)", "linear(SHARE)", "log10(FACTOR)",
    "sqrt(FACTOR)", "ln(FACTOR)", "friction(EXTENT,RESISTANCE)", "TOP/BOTTOM",
  ]

  static let examples: [RubberBandCurves] = [
    RubberBandCurves(.free), RubberBandCurves(.clamp), RubberBandCurves(.rational),
    RubberBandCurves(.rationalWithin(800)),
    RubberBandCurves(.linear(0.5)), RubberBandCurves(.log10(0.5)), RubberBandCurves(.sqrt(2.5)),
    RubberBandCurves(.ln(8)), RubberBandCurves(.friction(extent: 120, resistance: 6)),
  ]
}
