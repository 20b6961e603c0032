/// Writes trace format 1 in its canonical form: one spelling for each session.
///
/// Reading canonical text and writing it again gives the same bytes.
public struct Format1Encoder: Sendable {
  /// How lengths are written.
  public enum LengthPrecision: Sendable {
    /// With at most 3 decimals, as the format asks for.
    case thousandths
    /// With as many decimals as it takes to read the same number back.
    case full
  }

  private let precision: LengthPrecision

  /// Creates an encoder.
  ///
  /// - Parameter precision: How lengths are written.
  public init(precision: LengthPrecision = .thousandths) {
    self.precision = precision
  }

  /// Appends the line of a header, line feed included.
  ///
  /// - Parameters:
  ///   - header: The header of a session.
  ///   - output: Receives UTF-8.
  public func append(_ header: SessionHeader, to output: inout [UInt8]) {
    append(JSONWriter.text(of: json(header)), to: &output)
    output.append(UInt8(ascii: "\n"))
  }

  /// Appends the line of an event, line feed included.
  ///
  /// - Parameters:
  ///   - event: An event of the session whose header was written last.
  ///   - output: Receives UTF-8.
  public func append(_ event: TraceEvent, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "["))
    DecimalText.append(millionths: event.time.microseconds, to: &output)
    if case .touch(let sample) = event.action {
      append(sample, to: &output)
    } else {
      for value in json(event.action) {
        output.append(UInt8(ascii: ","))
        append(JSONWriter.text(of: value), to: &output)
      }
    }
    append("]\n", to: &output)
  }

  private func append(_ sample: TouchSample, to output: inout [UInt8]) {
    append(",\"", to: &output)
    append(sample.phase.rawValue, to: &output)
    append("\",", to: &output)
    DecimalText.append(Int64(sample.touch.rawValue), to: &output)
    output.append(UInt8(ascii: ","))
    append(length: sample.x, to: &output)
    output.append(UInt8(ascii: ","))
    append(length: sample.y, to: &output)
    guard sample.hasExtras else { return }
    output.append(UInt8(ascii: ","))
    append(JSONWriter.text(of: .object(json(extrasOf: sample))), to: &output)
  }

  private func append(length: Points, to output: inout [UInt8]) {
    switch precision {
    case .thousandths where DecimalText.append(thousandths: length, to: &output): return
    case .thousandths, .full: append(JSONWriter.text(of: .number(length)), to: &output)
    }
  }

  private func append(_ text: String, to output: inout [UInt8]) {
    output.append(contentsOf: text.utf8)
  }

  /// The number of a length, as precise as the encoder is.
  func json(length: Points) -> JSONValue {
    var text: [UInt8] = []
    append(length: length, to: &text)
    guard text != Array("null".utf8) else { return .null }
    return .number(JSONNumber(checked: String(decoding: text, as: UTF8.self)))
  }
}

extension TouchSample {
  /// Whether the sample states more than a position.
  var hasExtras: Bool {
    force != nil || target != nil || contentOffset != nil || contentHeight != nil
  }
}
