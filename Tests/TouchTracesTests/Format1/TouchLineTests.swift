import TestSupport
import Testing
import TouchTraces

/// The short way and the long way of a touch line; an empty object behind the position makes a
/// line go the long way.
struct TouchLineTests {
  private func decoded(_ lines: [String]) -> [TraceEvent] {
    let text = SampleTraces.header + "[0,\"began\",1,0,0]\n" + lines.joined(separator: "\n")
    return CollectingSink.decoding(text).sessions.first?.events ?? []
  }

  @Test func `the short way reads what the long way reads`() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<300 {
      var numbers: [(time: String, x: String, y: String)] = []
      for index in 0..<20 {
        numbers.append(
          (
            "\(index)" + fraction(&generator), number(&generator), number(&generator)
          ))
      }
      let short = decoded(numbers.map { "[\($0.time),\"moved\",1,\($0.x),\($0.y)]" })
      let long = decoded(numbers.map { "[\($0.time),\"moved\",1,\($0.x),\($0.y),{}]" })
      #expect(short == long)
      #expect(short.count == 21)
      let pressed = decoded(
        numbers.map { "[\($0.time),\"moved\",1,\($0.x),\($0.y), { \"force\" :\($0.y)}]" })
      let longest = decoded(
        numbers.map { "[\($0.time),\"moved\",1,\($0.x),\($0.y),{\"f\\u006frce\":\($0.y)}]" })
      #expect(pressed == longest)
      #expect(pressed.count == 21)
    }
  }

  private func fraction(_ generator: inout SeededGenerator) -> String {
    let digits = Int.random(in: 0...20, using: &generator)
    guard digits > 0 else { return "" }
    return "."
      + (0..<digits).map { _ in String(Int.random(in: 0...9, using: &generator)) }.joined()
  }

  private func number(_ generator: inout SeededGenerator) -> String {
    let sign = Bool.random(using: &generator) ? "-" : ""
    let whole = Int.random(
      in: 0...Int.random(in: 1...100_000_000, using: &generator), using: &generator)
    let exponent = ["", "", "", "e0", "E-3", "e+1"].randomElement(using: &generator) ?? ""
    return sign + "\(whole)" + fraction(&generator) + exponent
  }

  @Test(arguments: [
    "[0.5,\"moved\",1,00,0]", "[0.5,\"moved\",1,-,0]", "[0.5,\"moved\",1,1.,0]",
    "[0.5,\"moved\",-0.5,1,0]", "[0.5,\"moved\",1,1e,0]", "[0.5,\"moved\",1,2000000000,0]",
    "[0.5,\"mover\",1,1,0]", "[0.5,\"moved,1,1,0]", "[0.5,\"moved\" 1,1,0]", "[0.5,\"moved\",1,1,0",
    "[0.5,\"moved\",1,1,0],", "[0.5,moved,1,1,0]", "[,\"moved\",1,1,0]", "[0.5,\"m\"", "[0.5,\"",
    "[0.5,\"moved\",1,1,0,{\"force\":}]", "[0.5,\"moved\",1,1,0,{\"force\":1]",
    "[0.5,\"moved\",1,1,0,{\"force\":1}", "[0.5,\"moved\",1,1,0{\"force\":1}]",
    "[0.5,\"moved\",1,1,0,{\"force\":1},2]", "[0.5,\"moved\",1,1,0,{\"force\":2000000000}]",
  ])
  func `the short way takes no line that the long way does not take`(line: String) {
    #expect(decoded([line]).count == 1)
  }
}
