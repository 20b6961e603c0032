import Zlib

/// What came out of an input that was fed to an `Inflater` in pieces.
struct Inflation: Equatable {
  /// All bytes that came out, trustworthy or not.
  var output: [UInt8] = []

  /// How many bytes had come out at the end of the last verified member.
  var verified = 0

  /// How many members were verified.
  var members = 0

  /// What the input turned out to be.
  var container: Container?

  /// What was wrong with the input.
  var error: InflateError?

  /// Feeds an input in pieces of one size through an output of another size.
  init(of input: [UInt8], pieces: Int = 1 << 20, room: Int = 1 << 16) {
    var inflater = Inflater()
    do {
      try feed(input, to: &inflater, pieces: pieces, room: room)
      if let last = try inflater.finish() {
        output.append(last)
      }
    } catch {
      self.error = error
    }
    container = inflater.container
    assert(error != nil || inflater.consumedBytes == input.count)
    assert(inflater.producedBytes == output.count)
  }

  private mutating func feed(
    _ input: [UInt8], to inflater: inout Inflater, pieces: Int, room: Int
  ) throws(InflateError) {
    var start = 0
    var state = InflateProgress.State.needsInput
    while start < input.count || state == .outputFull {
      let end = min(input.count, start + pieces)
      let piece = input.span.extracting(start..<end)
      var consumed = 0
      try output.append(addingCapacity: room) { (span) throws(InflateError) in
        let progress = try inflater.inflate(piece, into: &span)
        consumed = progress.consumed
        state = progress.state
      }
      start += consumed
      if state == .memberVerified {
        members += 1
        verified = output.count
      }
    }
  }
}
