extension ImportOptions {
  /// Whether the user says what the columns of tables are.
  package var namesColumns: Bool { columns != nil || tablePreset != nil }

  /// Whether every name is that of a column of a table, or a dash, with x and y among them.
  ///
  /// - Parameter names: The names of columns, from the left.
  /// - Returns: Whether a table can be read with them.
  package static func canRead(columns names: [String]) -> Bool {
    let columns = names.compactMap { TableColumn(name: $0) }
    return columns.count == names.count && TableColumns(columns) != nil
  }

  /// The first name that is not that of a column.
  package static func unknown(among names: [String]) -> String? {
    names.first { TableColumn(name: $0) == nil }
  }

  /// Names of columns, one or a few for each that can be read.
  package static let columnNames = [
    "t", "t_s", "t_ms", "t_us", "t_ns", "time", "timestamp", "x", "y", "x_px", "y_px", "x_pt",
    "y_pt", "phase", "action", "event", "type", "state", "id", "pointer", "touch", "finger",
    "force", "pressure", "gesture", "stroke", "swipe", "session", "trace", "trial", "user",
    "subject", "participant",
  ]
}
