import Testing
import TouchTraces

struct DecimalNumberTests {
  private func decimal(_ text: String, at start: Int = 0) -> DecimalNumber? {
    let bytes = Array(text.utf8)
    return DecimalNumber(bytes.span, at: start)
  }

  private func double(_ text: String) -> Double? {
    let bytes = Array(text.utf8)
    return DecimalNumber(bytes.span, at: 0)?.double(of: bytes.span, from: 0)
  }

  @Test(arguments: [
    ("0", 0), ("-0", 0), ("0.000001", 1), ("0.0000005", 1), ("0.0000004", 0),
    ("-0.0000005", -1), ("0.00000049999999999999999999", 0), ("0.0000015", 2), ("1", 1_000_000),
    ("1.5e0", 1_500_000), ("1.580E3", 1_580_000_000), ("15e-1", 1_500_000),
    ("0.0245159999999486", 24_516), ("0.0245155", 24_516), ("0.0245154999", 24_515),
    ("9223372036854.775807", Int64.max), ("-9223372036854.775807", -Int64.max),
    ("1700000000.1234565", 1_700_000_000_123_457), ("1e-30", 0), ("5e-7", 1), ("4.9e-7", 0),
    ("123456789012.123456789012345678901", 123_456_789_012_123_457), ("0e999999999999", 0),
    ("8.333333333333333333333333333333", 8_333_333),
    ("1234567890123.4567895", 1_234_567_890_123_456_790),
    ("1234567890123.45678949999", 1_234_567_890_123_456_789),
  ])
  func `seconds are read exactly into microseconds`(text: String, expected: Int64) {
    #expect(decimal(text)?.millionths == expected)
  }

  @Test(arguments: ["9223372036854.775808", "1e19", "1e999999", "99999999999999999999.1"])
  func `times beyond the clock are no times`(text: String) throws {
    let number = try #require(decimal(text))
    #expect(number.millionths == nil)
  }

  @Test(arguments: ["", "-", "01", "1.", ".5", "1e", "1e+", "+1", "-a", "NaN", "- 1"])
  func `what JSON does not call a number is none`(text: String) {
    #expect(decimal(text) == nil)
  }

  @Test(arguments: [
    "0", "-0", "1", "-1", "196.5", "633.67", "0.1", "1e22", "1e23", "123456789012345678",
    "9007199254740993", "0.1e-5", "1.7976931348623157e308", "5e-324", "2.2250738585072011e-308",
    "3.14159265358979323846264338327950288", "8.41e21", "9007199254740992e-22", "1e-400",
  ])
  func `doubles are the nearest ones`(text: String) throws {
    let number = try #require(decimal(text))
    let expected = try #require(Double(text))
    #expect(double(text)?.bitPattern == expected.bitPattern)
    #expect(number.end == text.utf8.count)
  }

  @Test func `a double beyond the largest is none`() {
    #expect(double("-1e309") == nil)
  }

  @Test func `a number ends where its grammar ends`() throws {
    let number = try #require(decimal("[1.25e1,2]", at: 1))
    #expect(number.end == 7)
    #expect(number.exactDouble == 12.5)
  }
}
