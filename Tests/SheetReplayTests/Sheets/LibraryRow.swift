import TestSupport

/// A row of a per-library file of test values, in the frame of its library.
struct LibraryRow: Sendable {
  let cells: [String: String]

  var id: String { cells["case_id"] ?? "" }
  var kind: String { cells["kind"] ?? "" }

  /// The files, each named by its library.
  static let files = [
    "compose", "floatingpanel", "flutter", "material-bottomsheet", "overlaycontainer", "panmodal",
    "pure-web-bottom-sheet", "smooth_sheets", "vaul",
  ]

  static func rows(of file: String) -> [LibraryRow] {
    guard SharedFolder.exists, let text = try? SharedFolder.text("vectors/\(file).csv") else {
      return []
    }
    return CSVRows(text).rows.map { LibraryRow(cells: $0) }
  }

  /// A value behind `name=` in the row's parameters.
  func parameter(_ name: String) -> String? {
    for part in (cells["params"] ?? "").split(separator: ";") where part.hasPrefix(name + "=") {
      return String(part.dropFirst(name.count + 1))
    }
    return nil
  }

  /// The number in a column or, with none of that name, in the parameters.
  func number(_ name: String) -> Double {
    Double(cells[name] ?? parameter(name) ?? "") ?? .nan
  }

  /// The anchors with their places, in the file's order.
  var anchors: [(name: String, place: Double)] {
    (cells["anchors"] ?? "").split(separator: ";").map { part in
      let pair = part.split(separator: "=")
      return (String(pair[0]), Double(pair[1]) ?? .nan)
    }
  }
}
