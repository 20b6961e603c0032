/// The columns of a block, in the order in which they are stored.
enum BlockColumn: Int, CaseIterable {
  /// Flags, rows, decimals and steps of each part of a session, and the header of the session that
  /// begins with it.
  case parts
  /// The texts of the block, each once and behind its length: names, and lines of trace format 1.
  case texts
  /// Which text each row is that is no sample.
  case rowTexts
  /// How many rows move the finger of the row before, then a byte for the row behind them; and so on.
  case rows
  /// The differences of finger numbers, where a row has another one than the row before it.
  case touches
  /// The low byte of the time since the row before.
  case timesLow
  /// The high byte of that time, or `RowTime.escape`.
  case timesHigh
  /// All but the low byte of the times that are longer.
  case pauses
  /// The changes of speed of a sample, x in the low and y in the high half of a byte, or `RowStep.escape`.
  case steps
  /// The changes of speed that are larger, in the order of the samples, x before y.
  case strides
}

/// What is said of a part of a session.
struct PartFlags: OptionSet {
  let rawValue: UInt8

  /// The session begins with this part, whose header follows.
  static let begins = PartFlags(rawValue: 1)
  /// The session ends with this part.
  static let ends = PartFlags(rawValue: 2)
  static let known: PartFlags = [.begins, .ends]
}

/// What a row is that does not move the finger of the row before.
enum RowKind {
  /// The phases of plain samples, by their numbers.
  static let phases: [4 of TouchPhase] = [.moved, .began, .ended, .cancelled]
  /// The event is a line of trace format 1, its time included.
  static let line: UInt8 = 4
  /// The event is a line of trace format 1 at time 0; the columns of times tell when it happened.
  static let event: UInt8 = 5
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

/// How the time since the row before is cut into bytes.
enum RowTime {
  /// The high byte of a time that has more than two bytes.
  static let escape: UInt8 = 0xFF
}

/// How a change of speed is written.
enum RowStep {
  /// The half byte of a change that does not fit.
  static let escape: UInt64 = 15

  /// The number of a change of either sign: 0, -1, 1, -2 as 0, 1, 2, 3.
  static func number(_ change: Int64) -> UInt64 {
    UInt64(bitPattern: change << 1 ^ change >> 63)
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
  var pieces: [[UInt8]] {
    var lengths: [UInt8] = []
    for column in columns { lengths.append(variable: UInt64(column.count)) }
    return [lengths] + columns
  }
}
