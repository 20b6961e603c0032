/// How much of a run is done.
package struct ProgressCount: Equatable, Sendable {
  package var files = 0
  package var filesDone = 0
  /// Bytes of all files, as far as they are known.
  package var bytes = 0
  package var bytesDone = 0
  package var samples = 0

  package init() {}

  /// The count as one line.
  ///
  /// - Parameter elapsed: Nanoseconds since the work began, above 0.
  /// - Returns: Files, speed and the time that is left.
  package func text(elapsed: Int64) -> String {
    let perSecond = Double(samples) * 1e9 / Double(max(1, elapsed))
    var text = "\(filesDone) of \(files) files, \(Self.short(perSecond)) samples/s"
    if let left = secondsLeft(elapsed: elapsed) { text += ", \(Self.duration(left)) left" }
    return text
  }

  /// Seconds that the rest takes at the speed so far; `nil` where nobody can know.
  private func secondsLeft(elapsed: Int64) -> Int? {
    guard bytesDone > 0, bytes >= bytesDone else { return nil }
    let seconds = Double(elapsed) / 1e9 * Double(bytes - bytesDone) / Double(bytesDone)
    return Int(seconds.rounded(.up))
  }

  private static func short(_ value: Double) -> String {
    switch value {
    case 1_000_000...: "\(Int(value / 100_000) / 10).\(Int(value / 100_000) % 10) M"
    case 1000...: "\(Int(value / 1000)) k"
    default: "\(Int(value))"
    }
  }

  private static func duration(_ seconds: Int) -> String {
    guard seconds >= 60 else { return "\(seconds) s" }
    return seconds < 3600
      ? "\(seconds / 60) min \(seconds % 60) s" : "\(seconds / 3600) h \(seconds % 3600 / 60) min"
  }
}
