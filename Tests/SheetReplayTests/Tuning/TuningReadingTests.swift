import SheetReplay
import Testing
import TouchTraces

struct TuningReadingTests {
  private func error(_ text: String) -> String? {
    do {
      _ = try Tuning(json: Array(text.utf8))
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `an empty object is the default tuning`() throws {
    #expect(try Tuning(json: Array("{}".utf8)) == .uikit)
  }

  @Test func `given fields replace those of the base, wherever the base stands`() throws {
    let tuning = try Tuning(
      json: Array(
        """
        {"flickSpeed": 800, "velocityStaleAfter": 0, "removedDetentAnimates": true,
         "velocityEstimator": "leastSquares(100000)", "handOffToSheet": "never",
         "rageCount": 4, "base": "percent-driven"}
        """.utf8))
    var expected = TuningPreset.percentDriven.tuning
    expected.flickSpeed = 800
    expected.velocityStaleAfter = 0
    expected.removedDetentAnimates = true
    expected.velocityEstimator = .leastSquares(horizon: 100_000)
    expected.handOffToSheet = .never
    expected.rageCount = 4
    #expect(tuning == expected)
    #expect(tuning.settleModel == .percentDriven)
  }

  @Test(arguments: [
    ("{", "line 1, column 2: the text ends where a name in quotes is expected"),
    ("{\"flickSpeed\":\n 1,}", "line 2, column 4: '}' stands where a name in quotes is expected"),
    ("[]", "a tuning is a JSON object of fields, not an array"),
    (
      "{\n\"flikSpeed\": 1}",
      "line 2: unknown tuning field 'flikSpeed'; the nearest is 'flickSpeed'"
    ),
    (
      "{\"FLICKSPEED\": 1}",
      "line 1: unknown tuning field 'FLICKSPEED'; the nearest is 'flickSpeed'"
    ),
    ("{\"bass\": \"uikit\"}", "line 1: unknown tuning field 'bass'; the nearest is 'base'"),
    ("{\"flickSpeed\": 1,\n\n\"flickSpeed\": 1}", "line 3: 'flickSpeed' is given twice"),
    ("{\"base\": \"uikit\", \"base\": \"uikit\"}", "line 1: 'base' is given twice"),
    ("{\"base\": \"uikti\"}", "line 1: unknown preset 'uikti'; the nearest is 'uikit'"),
    ("{\"base\": 1}", "line 1: 'base' is 1, expected the name of a preset"),
  ])
  func `a file that is no tuning names the place and the nearest name`(
    text: String, expected: String
  ) {
    #expect(error(text) == expected)
  }

  @Test(arguments: [
    ("\"touchSlop\": \"10\"", "'touchSlop' is '10', expected a number of pt, at least 0"),
    ("\"touchSlop\": -0.5", "'touchSlop' is -0.5, expected a number of pt, at least 0"),
    ("\"touchSlop\": null", "'touchSlop' is null, expected a number of pt, at least 0"),
    ("\"touchSlop\": 1e999", "'touchSlop' is 1e999, expected a number of pt, at least 0"),
    ("\"flickSpeed\": [1]", "'flickSpeed' is an array, expected a number of pt/s, at least 0"),
    (
      "\"velocityStaleAfter\": 0.1",
      "'velocityStaleAfter' is 0.1, expected a whole number of us, at least 0 and at most "
        + "1000000000000"
    ),
    (
      "\"velocityStaleAfter\": \"100 ms\"",
      "'velocityStaleAfter' is '100 ms', expected a whole number of us, at least 0 and at most "
        + "1000000000000"
    ),
    (
      "\"settleProbe\": 0",
      "'settleProbe' is 0, expected a whole number of us, at least 1 and at most 1000000000000"
    ),
    (
      "\"settleLimit\": 0",
      "'settleLimit' is 0, expected a whole number, at least 1 and at most 1000000"
    ),
    (
      "\"rageCount\": true",
      "'rageCount' is true, expected a whole number, at least 0 and at most 1000000"
    ),
    (
      "\"decelerationRate\": 1",
      "'decelerationRate' is 1, expected a number, at least 0 and less than 1"
    ),
    (
      "\"contentDecelerationRate\": 0",
      "'contentDecelerationRate' is 0, expected a number, more than 0 and less than 1"
    ),
    (
      "\"attemptFraction\": 1.1",
      "'attemptFraction' is 1.1, expected a number, at least 0 and at most 1"
    ),
    (
      "\"springDampingRatio\": 0",
      "'springDampingRatio' is 0, expected a number, more than 0"
    ),
    (
      "\"springResponse\": 0.001",
      "'springResponse' is 0.001, expected a number of s, at least 0.01 and at most 10"
    ),
    (
      "\"removedDetentAnimates\": 1",
      "'removedDetentAnimates' is 1, expected true or false"
    ),
    (
      "\"handOffToContent\": \"always\"",
      "'handOffToContent' is 'always', expected one of 'sameTouch', 'never'"
    ),
    (
      "\"handOffToContent\": false",
      "'handOffToContent' is false, expected one of 'sameTouch', 'never'"
    ),
    (
      "\"velocityEstimator\": \"leastSquares\"",
      "'velocityEstimator' is 'leastSquares', expected one of 'lastTwoDistinctSamples', "
        + "'leastSquares(HORIZON)', 'platformStale', 'leastSquares2(HORIZON,GAP)', "
        + "'impulse(HORIZON,GAP)', 'weightedPairs', 'gestureMean'"
    ),
  ])
  func `a value that cannot be names the field, the line and what is expected`(
    member: String, expected: String
  ) {
    #expect(error("{\n  \(member)\n}") == "line 2: " + expected)
  }

  @Test func `zero is a value`() throws {
    var tuning = try Tuning(json: Array("{\"touchSlop\": 0, \"decelerationRate\": 0}".utf8))
    #expect(tuning.touchSlop == 0)
    #expect(tuning.decelerationRate == 0)
    try tuning.set("rageCount", to: .integer(0))
    #expect(tuning.rageCount == 0)
  }

  @Test func `a value from no file is refused without a line and changes nothing`() {
    var tuning = Tuning()
    #expect(
      throws: TuningError.wrongValue(
        field: "flickSpeed", found: "-1", expected: "a number of pt/s, at least 0", line: nil)
    ) {
      try tuning.set("flickSpeed", to: .number(-1))
    }
    #expect(throws: TuningError.unknownField("flick", line: nil)) {
      try tuning.set("flick", to: .number(1))
    }
    #expect(tuning == .uikit)
  }

  @Test func `a tuning made in code is checked by the same rules`() throws {
    var tuning = Tuning()
    try tuning.validate()
    tuning.springResponse = .nan
    #expect(
      throws: TuningError.wrongValue(
        field: "springResponse", found: "null",
        expected: "a number of s, at least 0.01 and at most 10", line: nil)
    ) {
      try tuning.validate()
    }
  }
}
