import SheetAnalytics

/// The report as JUnit XML: one case per metric and group, and one for the flips.
package enum CheckJUnit {
  package static let fileName = "junit.xml"

  /// Bytes of cases beyond which only failures are written, and at most; keep the file below 1 MB.
  private static let byteLimit = (others: 700_000, failures: 900_000)

  private struct Case {
    enum Result: Equatable {
      case passed
      case failed
      case skipped
    }

    var group: String
    var name: String
    var result: Result
    var message: String

    var xml: String {
      let head =
        "    <testcase classname=\"\(XMLText.attribute(group))\" name=\"\(XMLText.attribute(name))\""
      let text = XMLText.attribute(message)
      return switch result {
      case .passed:
        head + ">\n      <system-out>\(XMLText.content(message))</system-out>\n    </testcase>\n"
      case .failed:
        head + ">\n      <failure type=\"\(XMLText.attribute(group))\" message=\"\(text)\">"
          + "\(XMLText.content(message))</failure>\n    </testcase>\n"
      case .skipped: head + ">\n      <skipped message=\"\(text)\"/>\n    </testcase>\n"
      }
    }
  }

  /// The file.
  package static func text(of report: CheckReport) -> String {
    let all = [flips(of: report)] + report.rows.map { metric($0, of: report) }
    var kept: [String] = []
    var written: [Case] = []
    var bytes = 0
    for item in all {
      let xml = item.xml
      let limit = item.result == .failed ? byteLimit.failures : byteLimit.others
      guard bytes + xml.utf8.count <= limit else { continue }
      bytes += xml.utf8.count
      kept.append(xml)
      written.append(item)
    }
    let counts =
      "tests=\"\(written.count)\" failures=\"\(written.count { $0.result == .failed })\" errors=\"0\""
      + " skipped=\"\(written.count { $0.result == .skipped })\""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="detent check" \(counts)>
        <testsuite name="detent check" \(counts)>
          <properties>
            <property name="configuration" value="\(report.configuration)"/>
            <property name="left_out" value="\(all.count - written.count)"/>
          </properties>
      \(kept.joined())  </testsuite>
      </testsuites>

      """
  }

  private static func flips(of report: CheckReport) -> Case {
    let isTooMany = report.policy.mostFlips.map { report.flips.count > $0 } ?? false
    let listed = report.flips.prefix(10).map { listed in
      let text = FlipText(listed)
      return "\(text.gesture): \(text.outcomes)"
    }
    let head = "\(report.flips.count) of \(report.compared) gestures changed outcome"
    return Case(
      group: "detent.outcomes", name: "flips", result: isTooMany ? .failed : .passed,
      message: ([head] + listed).joined(separator: "; "))
  }

  private static func metric(_ row: CheckRow, of report: CheckReport) -> Case {
    let text = CheckRowText(row)
    return Case(
      group: "detent.\(row.role.rawValue)", name: text.name, result: result(row, report.policy),
      message: text.sentence)
  }

  private static func result(_ row: CheckRow, _ policy: CheckReport.Policy) -> Case.Result {
    switch row.verdict {
    case .regressed: row.role == .primary ? .failed : .passed
    case .inconclusive: row.role == .primary && policy.failsOnInconclusive ? .failed : .skipped
    case .improved: row.role == .primary && policy.failsOnImproved ? .failed : .passed
    case .worseWithinTolerance, .nonInferior, .equivalent: .passed
    case nil: row.effect == nil ? .skipped : .passed
    }
  }
}
