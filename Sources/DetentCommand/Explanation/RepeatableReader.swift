import TouchTraces

/// Reads the files of a batch, and one of them again; standard input is kept in memory.
struct RepeatableReader {
  private let batch: BatchReader
  private let standardInput: [UInt8]?

  /// How many threads may work.
  var jobs: Int { batch.jobs }

  /// Finds the inputs of a command line and how to understand them.
  init(
    _ options: InputOptions, scene: SceneFields, progress: ProgressMode = .none
  ) throws(CommandFailure) {
    batch = try BatchReader(options, scene: scene, progress: progress)
    guard batch.inputs.contains(where: { $0.path == InputFile.standardInput }) else {
      standardInput = nil
      return
    }
    do throws(SystemError) {
      standardInput = try InputFile.contents(of: InputFile.standardInput, limit: 1 << 30)
    } catch {
      throw error.asMissingInput
    }
  }

  /// Reads all files.
  ///
  /// - Parameter visitor: Is made for each file and copied for each session.
  /// - Returns: What the files have come to.
  func read<Visitor: SessionVisitor>(
    _ visitor: @autoclosure @escaping @Sendable () -> Visitor
  ) -> Batch<Visitor.Payload> {
    guard standardInput != nil else { return batch.read(visitor()) }
    return Batch(batch.inputs.map { record(of: $0, visitor()) })
  }

  /// Reads the file at `path` again; gives what the visitor made of the sessions that it wants.
  func visits<Inner: SessionVisitor>(
    _ visitor: PlacedVisitor<Inner>, path: String
  ) -> [PlacedVisitor<Inner>.Visit] {
    guard let input = batch.inputs.first(where: { $0.path == path }) else { return [] }
    return record(of: input, visitor).sessions.compactMap { $0.payload ?? nil }
  }

  private func record<Visitor: SessionVisitor>(
    of input: BatchInput, _ visitor: Visitor
  ) -> FileRecord<Visitor.Payload> {
    guard let standardInput, input.path == InputFile.standardInput else {
      return BatchReader.read(input, reading: batch.reading, visitor: visitor)
    }
    var intake = ByteIntake(input, reading: batch.reading, visitor: visitor)
    intake.feed(standardInput.span)
    return intake.finish()
  }
}
