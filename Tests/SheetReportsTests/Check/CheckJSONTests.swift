import SheetReports
import Testing
import TouchTraces

@Suite struct CheckJSONTests {
  private func metric(_ report: CheckReport) throws -> JSONObject {
    let text = CheckJSON.text(of: report, exitStatus: 1)
    guard case .object(let object) = try JSONParser.parse(Array(text.utf8)),
      case .array(let metrics)? = object["metrics"], case .object(let metric)? = metrics.first
    else {
      Issue.record("the report lists its metrics")
      return JSONObject()
    }
    return metric
  }

  @Test func `a metric has every column of its table`() throws {
    let names = Set(try metric(SampleCheck.report(worse: 20)).members.map(\.name))
    #expect(names.isSuperset(of: CheckTable.columns.map(\.name)))
  }

  @Test func `beside it stand the pairs that differ, the bounds and the closed form`() throws {
    let metric = try metric(SampleCheck.report(worse: 20))
    #expect(metric["only_baseline"] == .integer(0))
    #expect(metric["only_candidate"] == .integer(20))
    #expect(metric["worst_case"] == .array([.number(20.0 / 300), .number(20.0 / 300)]))
    guard case .array(let closed)? = metric["closed_form"] else {
      Issue.record("the closed form has two ends")
      return
    }
    #expect(closed.count == 2)
    #expect(metric["needed"] == nil)
  }

  @Test func `an undecided metric says what would settle it`() throws {
    let metric = try metric(SampleCheck.report(worse: 1, users: 5))
    #expect(metric["needed"] == .integer(6))
    #expect(metric["needed_unit"] == .string("users"))
    #expect(metric["p"] == .null)
  }
}
