package import SheetReports

extension TableSchema {
  /// All tables that can be described.
  package static let all = files + [exitCodes]

  /// The exit statuses, the same that help and the manual page list.
  private static let exitCodes = TableSchema(
    name: "exit-codes", summary: "a way in which the program ends",
    columns: [
      CSVColumn("code", .integer, "exit status of the process"),
      CSVColumn("meaning", .text, "when the program ends so"),
    ],
    rows: ExitStatus.allCases.map { ["\($0.rawValue)", $0.summary] })
}
