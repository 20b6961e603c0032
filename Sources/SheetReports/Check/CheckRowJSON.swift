import SheetAnalytics
import TouchTraces

/// A row of `check.csv` as JSON: its columns, and what stands beside them.
enum CheckRowJSON {
  /// The row as an object.
  static func json(of row: CheckRow) -> JSONValue {
    .object(columns(of: row) + companions(of: row))
  }

  private typealias Members = [(name: String, value: JSONValue)]

  private static func columns(of row: CheckRow) -> Members {
    [
      ("metric", .string(row.metric)), ("group", .string(row.group)),
      ("role", .string(row.role.rawValue)), ("unit", .string(row.unit.rawValue)),
      ("n", integer(row.n)), ("users", .integer(row.users)),
      ("baseline", number(row.baseline)), ("candidate", number(row.candidate)),
      ("effect", number(row.effect)), ("ci_low", number(row.interval?.low)),
      ("ci_high", number(row.interval?.high)), ("level", .number(row.level)),
      ("method", .string(row.method.text)), ("p", number(row.p)),
      ("p_adjusted", number(row.adjustedP)), ("margin", number(row.margin)),
      ("verdict", row.verdict.map { .string($0.rawValue) } ?? .null),
      ("sound", .integer(row.sound)), ("at_risk", .integer(row.atRisk)),
      ("off_policy", .integer(row.offPolicy)),
      ("closed_loop_fragile", row.isClosedLoopFragile.map { .boolean($0) } ?? .null),
      ("low_n", .boolean(row.isLow)),
    ]
  }

  /// Counts, bounds and second opinions: printed, never decisive.
  private static func companions(of row: CheckRow) -> Members {
    var members: Members = []
    if let discordant = row.discordant {
      members.append(("only_baseline", .integer(discordant.onlyBaseline)))
      members.append(("only_candidate", .integer(discordant.onlyCandidate)))
    }
    if let bounds = row.worstCase {
      members.append(("worst_case", range(bounds.all.lowerBound, bounds.all.upperBound)))
      let few = bounds.discordantOnly
      members.append(("worst_case_discordant_only", range(few.lowerBound, few.upperBound)))
    }
    if let size = row.neededSize {
      members.append(("needed", .integer(size.count)))
      members.append(("needed_unit", .string(size.unit.rawValue)))
    }
    for companion in row.companions {
      switch companion {
      case .closedForm(let interval):
        members.append(("closed_form", range(interval.low, interval.high)))
      case .midP(let p): members.append(("mid_p", .number(p)))
      case .wilcoxon(let p): members.append(("wilcoxon_p", .number(p)))
      case .hodgesLehmann(let shift): members.append(("hodges_lehmann", .number(shift)))
      }
    }
    return members
  }

  private static func range(_ low: Double, _ high: Double?) -> JSONValue {
    .array([.number(low), number(high)])
  }

  private static func number(_ value: Double?) -> JSONValue { value.map { .number($0) } ?? .null }
  private static func integer(_ value: Int64?) -> JSONValue {
    value.map { .integer($0) } ?? .null
  }
}
