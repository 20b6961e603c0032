/// The columns of a block, in the order in which they are stored.
enum BlockColumn: Int, CaseIterable {
  /// Flags, rows, decimals and steps of each part of a session.
  case parts
  /// Lines of trace format 1, each behind its length: headers, and events that are no plain samples.
  case lines
  /// A byte per row: what kind of row it is.
  case rows
  /// The differences of finger numbers, where a row has another one than the row before it.
  case touches
  /// The low byte of the time since the sample before.
  case timesLow
  /// The rest of the time since the sample before.
  case timesHigh
  /// The differences between the steps of x from sample to sample.
  case x
  /// The differences between the steps of y from sample to sample.
  case y
}

/// What is said of a part of a session.
struct PartFlags: OptionSet {
  let rawValue: UInt8

  /// The session begins with this part: its header is the first line.
  static let begins = PartFlags(rawValue: 1)
  /// The session ends with this part.
  static let ends = PartFlags(rawValue: 2)
  static let known: PartFlags = [.begins, .ends]
}

/// What a row is.
enum RowKind {
  /// The phases of plain samples, by their numbers.
  static let phases: [4 of TouchPhase] = [.moved, .began, .ended, .cancelled]
  /// The event is a line of trace format 1.
  static let line: UInt8 = 4
  /// Is set where a sample has another finger than the one before it.
  static let changesTouch: UInt8 = 8

  /// The number of a phase.
  static func number(_ phase: TouchPhase) -> UInt8 {
    switch phase {
    case .moved: 0
    case .began: 1
    case .ended: 2
    case .cancelled: 3
    }
  }
}

/// The columns of a block as they grow.
struct BlockColumns: Equatable, Sendable {
  private var columns: [[UInt8]]

  init() {
    columns = Array(repeating: [], count: BlockColumn.allCases.count)
  }

  subscript(column: BlockColumn) -> [UInt8] {
    get { columns[column.rawValue] }
    _modify { yield &columns[column.rawValue] }
  }

  /// Bytes in all columns.
  var count: Int {
    columns.reduce(0) { $0 + $1.count }
  }

  /// Appends the columns of another part of the block.
  mutating func append(_ other: BlockColumns) {
    for index in columns.indices { columns[index] += other.columns[index] }
  }

  /// The block as it is compressed: the lengths of the columns, then the columns.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count + 4 * columns.count)
    for column in columns { bytes.append(variable: UInt64(column.count)) }
    for column in columns { bytes += column }
    return bytes
  }
}
