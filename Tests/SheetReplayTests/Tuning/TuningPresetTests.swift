import SheetReplay
import Testing

struct TuningPresetTests {
  @Test func `the default preset is the default tuning`() {
    #expect(TuningPreset.uikit.tuning == Tuning())
  }

  @Test func `percent-driven differs from the default in its settle model alone`() {
    var tuning = TuningPreset.percentDriven.tuning
    #expect(tuning.settleModel == .percentDriven)
    tuning.settleModel = .detents
    #expect(tuning == Tuning())
  }

  @Test func `presets are found by their names`() throws {
    #expect(try TuningPreset(named: "percent-driven") == .percentDriven)
    #expect(throws: TuningError.unknownPreset("uikid", line: nil)) {
      try TuningPreset(named: "uikid")
    }
    #expect(
      TuningError.unknownPreset("percent", line: nil).description
        == "unknown preset 'percent'; the nearest is 'percent-driven'")
  }
}
