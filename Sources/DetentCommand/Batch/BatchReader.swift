import SheetAnalytics
import SheetReports
import TouchTraces

/// Reads the files of a batch on several threads.
struct BatchReader {
  let inputs: [BatchInput]
  let reading: ReadingOptions
  let jobs: Int
  private let progress: ProgressMode

  /// Bytes that are read at once; chosen by us.
  private static let chunk = 128 * 1024

  /// Finds the inputs of a command line and how to understand them.
  ///
  /// - Parameters:
  ///   - options: The command line.
  ///   - scene: The scene of the command line.
  ///   - progress: How it tells how far it is.
  /// - Throws: `CommandFailure` if an input is missing.
  init(
    _ options: InputOptions, scene: SceneFields = SceneFields(), progress: ProgressMode = .none
  ) throws(CommandFailure) {
    self.progress = progress
    inputs = try BatchInput.find(options)
    jobs = options.jobs ?? Environment.coreCount
    var reading = ReadingOptions()
    reading.format = options.format
    reading.options = options.importing
    reading.scene = scene
    reading.filter = options.filter
    if let path = options.deviceInfo {
      do throws(SystemError) {
        reading.options.deviceInfo = try InputFile.contents(of: path)
      } catch {
        throw error.asMissingInput
      }
    }
    self.reading = reading
  }

  /// Reads all files.
  ///
  /// - Parameter visitor: Is made for each file and copied for each session.
  /// - Returns: What the files have come to, in an order of its own.
  func read<Visitor: SessionVisitor>(
    _ visitor: @autoclosure @escaping @Sendable () -> Visitor
  ) -> Batch<Visitor.Payload> {
    read(visitor()) { $0 }
  }

  /// Reads all files and keeps of each what `keep` makes of it, on the calling thread and in the
  /// order of the inputs.
  ///
  /// - Parameters:
  ///   - visitor: Is made for each file and copied for each session.
  ///   - keep: Makes what is kept of a file.
  /// - Returns: What the files have come to, in an order of its own.
  /// - Throws: What `keep` throws.
  func read<Visitor: SessionVisitor, Kept: Sendable, Failure: Error>(
    _ visitor: @autoclosure @escaping @Sendable () -> Visitor,
    keep: (FileRecord<Visitor.Payload>) throws(Failure) -> FileRecord<Kept>
  ) throws(Failure) -> Batch<Kept> {
    var files: [FileRecord<Kept>] = []
    files.reserveCapacity(inputs.count)
    let inputs = inputs
    let reading = reading
    let progress = Progress(progress, inputs: inputs)
    defer { progress?.finish() }
    try WorkerPool.run(count: inputs.count, jobs: jobs) {
      KnownScenes()
    } body: { index, known in
      Self.read(
        inputs[index], reading: reading, visitor: visitor(), known: &known, progress: progress)
    } consume: { (_, file) throws(Failure) in
      files.append(try keep(file))
    }
    return Batch(files)
  }

  /// Reads all files on several threads, each of which keeps of its files what `keep` makes of them.
  ///
  /// - Parameters:
  ///   - visitor: Is made for each thread, which has a number, and copied for each session.
  ///   - keep: Makes what is kept of a file, on the thread that has read it.
  /// - Returns: What the files have come to, in an order of its own.
  /// - Throws: What `keep` throws.
  func read<Visitor: SessionVisitor, Kept: Sendable, Failure: Error>(
    _ visitor: @escaping @Sendable (_ worker: Int) -> Visitor,
    keep:
      @escaping @Sendable (
        FileRecord<Visitor.Payload>, _ worker: Int
      ) throws(Failure) -> FileRecord<Kept>
  ) throws(Failure) -> Batch<Kept> {
    let inputs = inputs
    let reading = reading
    let progress = Progress(progress, inputs: inputs)
    defer { progress?.finish() }
    let shares = try WorkerPool.share(count: inputs.count, jobs: jobs) {
      (worker, next) throws(Failure) in
      let visitor = visitor(worker)
      var files: [(index: Int, file: FileRecord<Kept>)] = []
      var known = KnownScenes()
      while let index = next() {
        let file = Self.read(
          inputs[index], reading: reading, visitor: visitor, known: &known, progress: progress)
        files.append((index, try keep(file, worker)))
      }
      return files
    }
    let files = shares.joined().sorted { $0.index < $1.index }
    return Batch(files.map(\.file))
  }

  /// Reads one file.
  static func read<Visitor: SessionVisitor>(
    _ input: BatchInput, reading: ReadingOptions, visitor: Visitor, progress: Progress? = nil
  ) -> FileRecord<Visitor.Payload> {
    var known = KnownScenes()
    return read(input, reading: reading, visitor: visitor, known: &known, progress: progress)
  }

  /// Reads one file of several whose headers may say the same.
  private static func read<Visitor: SessionVisitor>(
    _ input: BatchInput, reading: ReadingOptions, visitor: Visitor, known: inout KnownScenes,
    progress: Progress?
  ) -> FileRecord<Visitor.Payload> {
    defer { progress?.addFile() }
    var intake = ByteIntake(input, reading: reading, visitor: visitor, known: known)
    do throws(SystemError) {
      try pour(input.path, into: &intake, progress)
    } catch {
      return intake.finish(unreadable: error.reason)
    }
    known = intake.known
    return intake.finish()
  }

  private static func pour(
    _ path: String, into intake: inout ByteIntake<some SessionVisitor>, _ progress: Progress?
  ) throws(SystemError) {
    var file = try InputFile(path)
    var buffer: [UInt8] = []
    repeat {
      buffer.removeAll(keepingCapacity: true)
      try buffer.append(addingCapacity: chunk) { (output) throws(SystemError) in
        _ = try file.read(into: &output)
      }
      let before = intake.eventCount
      intake.feed(buffer.span)
      progress?.add(bytes: buffer.count, samples: intake.eventCount - before)
    } while !buffer.isEmpty && !intake.isStopped
  }
}
