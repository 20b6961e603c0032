/// A whole number with leading zeros.
enum PaddedNumber {
  static func text(_ number: Int, digits: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(digits - text.count, 0)) + text
  }
}
