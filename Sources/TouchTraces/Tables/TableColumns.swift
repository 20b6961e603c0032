/// Where in a row the values of a sample stand.
struct TableColumns: Sendable {
  private(set) var time: (index: Int, unit: TimeUnit?)?
  let x: Int
  let y: Int
  private(set) var lengths = LengthUnit.unknown
  private(set) var phase: (index: Int, dialect: PhaseDialect?)?
  private(set) var finger: Int?
  private(set) var force: Int?
  private(set) var gesture: Int?
  /// The columns that say of which session a row is.
  private(set) var sessions: [(index: Int, column: TableColumn)] = []

  /// Creates the places of columns, of which the first of each kind counts; fails without x and y.
  init?(_ columns: [TableColumn]) {
    var x: Int?
    var y: Int?
    for (index, column) in columns.enumerated() {
      switch column {
      case .time(let unit): time = time ?? (index, unit)
      case .x(let unit):
        if x == nil { lengths = unit }
        x = x ?? index
      case .y: y = y ?? index
      case .phase(let dialect): phase = phase ?? (index, dialect)
      case .finger: finger = finger ?? index
      case .force: force = force ?? index
      case .gesture: gesture = gesture ?? index
      case .session, .user, .label: sessions.append((index, column))
      case .ignored: continue
      }
    }
    guard let x, let y else { return nil }
    self.x = x
    self.y = y
  }

  /// Reads the names of a header; fails if a line is none.
  init?(header line: Span<UInt8>, separator: UInt8) {
    var row = TableRow()
    row.split(line, at: separator)
    self.init(row.fields.map { TableColumn(name: line.extracting($0).text) ?? .ignored })
  }

  /// Fields that a row must have.
  var neededCount: Int { max(x, y, time?.index ?? 0, phase?.index ?? 0, finger ?? 0) + 1 }
}
