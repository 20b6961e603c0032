/// The words of a line of trace format 1.
enum LineText {
  /// Beyond it, a number is no time and no length of a sheet; chosen by us.
  private static let largest = 1e9

  /// Seconds with at most 6 decimals, 0 for what is before the start or no number.
  static func seconds(_ value: Double) -> String {
    decimal(value > 0 ? value : 0, places: 6)
  }

  /// Points with at most 3 decimals, 0 for what is no number.
  static func length(_ value: Double) -> String {
    decimal(value, places: 3)
  }

  /// A string of JSON.
  static func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\u{00}"..<" ":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// A decimal by integer rounding, halves away from zero, without zeros at its end.
  private static func decimal(_ value: Double, places: Int) -> String {
    guard abs(value) <= largest else { return "0" }
    var scale = 1
    for _ in 0..<places { scale *= 10 }
    let scaled = Int((abs(value) * Double(scale)).rounded(.toNearestOrAwayFromZero))
    let sign = value < 0 && scaled > 0 ? "-" : ""
    var fraction = String(scaled % scale)
    fraction = String(repeating: "0", count: places - fraction.count) + fraction
    while fraction.hasSuffix("0") { fraction.removeLast() }
    return sign + "\(scaled / scale)" + (fraction.isEmpty ? "" : "." + fraction)
  }
}
