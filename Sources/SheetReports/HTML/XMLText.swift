/// Text as XML 1.0 can hold it: what it cannot is replaced, what is markup is escaped.
enum XMLText {
  /// The value of an attribute in double quotes.
  static func attribute(_ text: String) -> String {
    content(text).replacing("\"", with: "&quot;")
  }

  /// The content of an element.
  static func content(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.unicodeScalars.append(isAllowed(scalar) ? scalar : "\u{FFFD}")
      }
    }
    return result
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory != .control && scalar.value & 0xFFFE != 0xFFFE
  }
}
