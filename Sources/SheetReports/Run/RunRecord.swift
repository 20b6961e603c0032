public import SheetAnalytics
public import SheetReplay
public import TouchTraces

/// What a run was: everything that decides its results, and their hashes, for `run.json`.
///
/// There is no time, host, user or absolute path in it: the same run gives the same bytes.
public struct RunRecord: Equatable, Sendable {
  /// Versions of the program and of what its numbers depend on.
  public struct Versions: Equatable, Sendable {
    /// The program's version, such as `1.0.0`.
    public var program: String
    /// The version of the sheet model.
    public var model: Int
    /// The version of the columns of all tables.
    public var tables: Int

    /// Creates versions.
    public init(program: String, model: Int, tables: Int) {
      self.program = program
      self.model = model
      self.tables = tables
    }
  }

  /// A file that was read.
  public struct Input: Equatable, Sendable {
    /// Path below the argument.
    public var source: String
    public var byteCount: Int
    /// CRC-32 of the bytes as they lie on disk.
    public var checksum: UInt32

    /// Creates the record of an input.
    public init(source: String, byteCount: Int, checksum: UInt32) {
      self.source = source
      self.byteCount = byteCount
      self.checksum = checksum
    }
  }

  /// A file that was written.
  public struct Output: Equatable, Sendable {
    /// Its name below the output folder.
    public var name: String
    public var hash: ContentHash

    /// Creates the record of an output.
    public init(name: String, hash: ContentHash) {
      self.name = name
      self.hash = hash
    }
  }

  /// An option that changes results, with its value.
  public struct Option: Equatable, Sendable {
    public var name: String
    public var value: JSONValue

    /// Creates an option.
    public init(name: String, value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// The subcommand.
  public var command: String
  public var versions: Versions
  public var anchor: ReplayAnchor
  public var tuning: Tuning
  /// The scene that fills what recordings leave out, as a scene file.
  public var scene: JSONValue
  public var seed: UInt64
  public var counts: RunCounts
  public var metrics: [MetricDefinition] = MetricDefinition.all
  public var parameters: MetricParameters
  /// Further options that change results.
  public var options: [Option] = []
  /// In any order.
  public var inputs: [Input] = []
  /// In any order; `run.json` itself is none.
  public var outputs: [Output] = []

  /// Creates the record of a run that read and wrote nothing yet.
  ///
  /// - Parameters:
  ///   - command: The subcommand.
  ///   - versions: The versions.
  ///   - tuning: The gesture logic.
  ///   - scene: What fills the gaps of recordings.
  ///   - anchor: Where replays start.
  ///   - seed: The seed of all pseudo-random numbers.
  public init(
    command: String, versions: Versions, tuning: Tuning, scene: JSONValue, anchor: ReplayAnchor,
    seed: UInt64
  ) {
    self.command = command
    self.versions = versions
    self.tuning = tuning
    self.scene = scene
    self.anchor = anchor
    self.seed = seed
    counts = RunCounts()
    parameters = MetricParameters(tuning: tuning)
  }
}
