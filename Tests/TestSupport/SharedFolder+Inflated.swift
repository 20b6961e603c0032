import Zlib

extension SharedFolder {
  /// The bytes of a file below the folder, decompressed if they are compressed.
  package static func inflated(_ path: String) throws -> [UInt8] {
    let input = try bytes(path)
    var inflater = Inflater()
    var result: [UInt8] = []
    var position = 0
    var isFull = false
    while position < input.count || isFull {
      var progress: InflateProgress?
      let piece = try [UInt8](capacity: 1 << 16) { output in
        progress = try inflater.inflate(
          input.span.extracting(position..<input.count), into: &output)
      }
      result += piece
      position += progress?.consumed ?? 0
      isFull = progress?.state == .outputFull
    }
    if let last = try inflater.finish() { result.append(last) }
    return result
  }
}
