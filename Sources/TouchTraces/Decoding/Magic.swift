/// Files that are told by their first bytes and are not read.
enum Magic {
  private static let compressions: [(name: String, bytes: [UInt8])] = [
    ("gzip", [0x1F, 0x8B]), ("zstd", [0x28, 0xB5, 0x2F, 0xFD]),
    ("xz", [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0x00]), ("bzip2", [0x42, 0x5A, 0x68]),
    ("zip", [0x50, 0x4B, 0x03, 0x04]),
  ]

  /// The name of the compression, if the file is compressed.
  static func compression(of head: Span<UInt8>) -> String? {
    compressions.first { begins(head, with: $0.bytes) }?.name
  }

  /// What to do instead, if the file is of a kind that will never be read.
  static func advice(against head: Span<UInt8>) -> String? {
    if head.hasPrefix("bplist00") {
      return "a binary property list, as XCTest keeps it: export the events as JSON"
    }
    if head.hasPrefix("version https://git-lfs.github.com") {
      return "a Git LFS pointer, not the file itself: run 'git lfs pull'"
    }
    if head.count >= 2, head[0] == 0x80, 2...5 ~= head[1] {
      return "a Python pickle, which can run code and is never loaded: export it as CSV"
    }
    if isVideo(head) {
      return "a video, in which touches are not told: record them with 'adb shell getevent -lt' or"
        + " in the app"
    }
    if isPerfetto(head) {
      return "a Perfetto trace: record the touches with 'adb shell getevent -lt'"
    }
    return nil
  }

  /// MP4 and QuickTime, which name their first part in the bytes 4 to 7, and Matroska with WebM.
  private static func isVideo(_ head: Span<UInt8>) -> Bool {
    guard head.count >= 8 else { return false }
    let part = head.extracting(4..<8)
    return ["ftyp", "moov", "mdat"].contains { part.hasPrefix($0) }
      || begins(head, with: [0x1A, 0x45, 0xDF, 0xA3])
  }

  /// A protocol buffer that begins with field 1, behind which stand bytes that no text has.
  private static func isPerfetto(_ head: Span<UInt8>) -> Bool {
    guard head.count >= 8, head[0] == 0x0A else { return false }
    for index in 1..<8 where head[index] < 0x09 || 0x0E..<0x20 ~= head[index] { return true }
    return false
  }

  private static func begins(_ head: Span<UInt8>, with bytes: [UInt8]) -> Bool {
    guard head.count >= bytes.count else { return false }
    for index in bytes.indices where head[index] != bytes[index] { return false }
    return true
  }
}
