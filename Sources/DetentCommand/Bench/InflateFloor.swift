import Zlib

/// Reads and inflates files and does nothing with them: the least that any reader of them can need.
struct InflateFloor: Sendable {
  let paths: [String]
  let jobs: Int

  /// Bytes that are read and decompressed at once, as `BatchReader` does.
  private static let chunk = 128 * 1024

  /// Inflates all files; each thread takes every `jobs`-th.
  ///
  /// - Returns: How many bytes they come to.
  func run() -> Int {
    let floor = self
    let workers = min(jobs, paths.count)
    var total = 0
    WorkerPool.run(count: workers, jobs: workers) { worker in
      floor.inflate(from: worker, by: workers)
    } consume: { (_, count) in
      total += count
    }
    return total
  }

  private func inflate(from first: Int, by step: Int) -> Int {
    var input: [UInt8] = []
    var output: [UInt8] = []
    var total = 0
    for index in stride(from: first, to: paths.count, by: step) {
      do {
        total += try Self.inflate(paths[index], &input, &output)
      } catch {
        // A file that cannot be read or inflated is no part of the floor.
      }
    }
    return total
  }

  private static func inflate(
    _ path: String, _ input: inout [UInt8], _ output: inout [UInt8]
  ) throws -> Int {
    var file = try InputFile(path)
    var inflater = Inflater()
    repeat {
      input.removeAll(keepingCapacity: true)
      try input.append(addingCapacity: chunk) { (room) throws(SystemError) in
        _ = try file.read(into: &room)
      }
      try inflate(input.span, with: &inflater, &output)
    } while !input.isEmpty
    return inflater.producedBytes
  }

  private static func inflate(
    _ bytes: Span<UInt8>, with inflater: inout Inflater, _ output: inout [UInt8]
  ) throws(InflateError) {
    var position = 0
    var mayHoldOutput = true
    while position < bytes.count || mayHoldOutput {
      output.removeAll(keepingCapacity: true)
      try output.append(addingCapacity: chunk) { (room) throws(InflateError) in
        let progress = try inflater.inflate(bytes.extracting(position...), into: &room)
        position += progress.consumed
        mayHoldOutput = progress.state == .outputFull
      }
    }
  }
}
