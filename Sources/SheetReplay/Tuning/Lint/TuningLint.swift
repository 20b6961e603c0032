public import TouchTraces

/// Looks for what a tuning allows and nobody can mean: contradictions, thresholds that no gesture
/// reaches, detents that a finger cannot tell apart.
public struct TuningLint: Sendable {
  /// The measures of fingers and screens that thresholds are held against.
  enum Limit {
    /// Android clamps flings to this speed; few fingers come near it.
    static let fingerSpeed: PointsPerSecond = 8000
    /// A slow drag; UIKit projects nothing below.
    static let slowSpeed: PointsPerSecond = 250
    /// From here on a drag feels dead at first; three times UIKit's slop.
    static let slop: Points = 30
    /// Few taps are shorter, in microseconds; chosen by us.
    static let shortestTap: Int64 = 50_000
    /// Two samples of a screen of 60 Hz are so far apart, in microseconds.
    static let sampleInterval: Int64 = 16_667
    /// A finger that has rested so long has stopped, in microseconds; chosen by us.
    static let rest: Int64 = 300_000
    /// Content that keeps the finger for longer surprises, in microseconds; chosen by us.
    static let quietTime: Int64 = 1_000_000
    /// A spring that is damped less overshoots by more than a third.
    static let damping = 0.3
    /// A larger step at the end of a settle is seen; chosen by us.
    static let jump: Points = 5
    /// Half of what the platforms ask of a target for a finger.
    static let grabber: Points = 22
    /// What the platforms ask of a target for a finger.
    static let target: Points = 44
    /// Detents that are closer than twice UIKit's slop: what a finger moves before it is noticed
    /// decides between them.
    static let noise: Points = 20
  }

  let tuning: Tuning
  /// The fields that somebody chose, as opposed to those left as they were.
  let stated: Set<String>
  let scene: Scene

  /// Prepares to look at a tuning.
  ///
  /// - Parameters:
  ///   - tuning: The tuning.
  ///   - stated: The fields that were chosen; what is left at its default is not called useless.
  ///   - scene: What the sheet stands on.
  public init(_ tuning: Tuning, stated: Set<String>, scene: Scene) {
    self.tuning = tuning
    self.stated = stated
    self.scene = scene
  }

  /// The warnings, in the order of `TuningWarning.Kind`.
  public var warnings: [TuningWarning] {
    let found =
      touchWarnings + ownerWarnings + velocityWarnings + speedWarnings + releaseWarnings
      + settleWarnings
      + dismissalWarnings + metricWarnings + effectWarnings + detentWarnings
    return TuningWarning.Kind.allCases.flatMap { kind in found.filter { $0.kind == kind } }
  }

  /// The fields in which `tuning` is not the default.
  public static func changedFields(of tuning: Tuning) -> Set<String> {
    Set(Tuning.fields.filter { $0.value(in: tuning) != $0.value(in: .uikit) }.map(\.name))
  }

  /// A field's value with its unit, for messages.
  func value(_ name: String) -> String {
    guard let field = Tuning.fields.first(where: { $0.name == name }) else { return name }
    let value = field.value(in: tuning)
    let text = if case .string(let word) = value { word } else { JSONWriter.text(of: value) }
    switch field.unit {
    case .points, .pointsPerSecond, .microseconds, .seconds, .perMillisecond, .radiansPerSecond:
      return "\(name) \(text) \(field.unit.rawValue)"
    case .count, .ofMaximum, .ofBottomExtent, .fraction, .alpha, .ratio, .choice, .flag:
      return "\(name) \(text)"
    }
  }
}

extension Tuning {
  /// The lines of a tuning file on which its fields stand; none of a text that is no object.
  public static func fieldLines(json: [UInt8]) -> [String: Int] {
    guard case .object(let object)? = try? JSONParser.parse(json) else { return [:] }
    return Dictionary(
      object.members.map { ($0.name, $0.position.line) }, uniquingKeysWith: { first, _ in first })
  }
}
