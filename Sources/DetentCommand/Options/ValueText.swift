/// Reads the values of options; each gives `nil` for a text that is no such value.
enum ValueText {
  /// A finite decimal number.
  static func number(_ text: String) -> Double? {
    let isDecimal = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
        UInt8(ascii: "+"), UInt8(ascii: "e"), UInt8(ascii: "E"):
        true
      default: false
      }
    }
    guard isDecimal, let value = Double(text), value.isFinite else { return nil }
    return value
  }

  /// A number that is above 0.
  static func positive(_ text: String) -> Double? {
    guard let value = number(text), value > 0 else { return nil }
    return value
  }

  /// A number that is 0 or above.
  static func notNegative(_ text: String) -> Double? {
    guard let value = number(text), value >= 0 else { return nil }
    return value
  }

  /// A number that lies in a range.
  static func number(_ text: String, in range: ClosedRange<Double>) -> Double? {
    guard let value = number(text), range.contains(value) else { return nil }
    return value
  }

  /// A whole number in decimal digits, 0 or above.
  static func count(_ text: String) -> Int? {
    guard text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
      return nil
    }
    return Int(text)
  }

  /// Seconds, as whole microseconds, 0 or above.
  static func microseconds(_ text: String) -> Int64? {
    guard let seconds = notNegative(text), seconds <= 1e12 else { return nil }
    return Int64(seconds * 1_000_000 + 0.5)
  }

  /// The path of an output, or `-`.
  static func file(_ text: String) -> String? { text.isEmpty ? nil : text }

  /// The path of a folder for outputs; `-` is none.
  static func folder(_ text: String) -> String? {
    text.isEmpty || text == InputFile.standardInput ? nil : text
  }

  /// The path of an output beside standard output; `-` is none.
  static func page(_ text: String) -> String? { folder(text) }

  /// The two texts around the only `separator`.
  static func pair(_ text: some StringProtocol, _ separator: Character) -> (String, String)? {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    return (String(parts[0]), String(parts[1]))
  }

  /// Names between commas, none of them empty.
  static func names(_ text: String) -> [String]? {
    let names = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard names.allSatisfy({ !$0.isEmpty }) else { return nil }
    return names
  }
}
