import TestSupport
import TouchTraces

/// Files of the binary trace format.
enum BinaryFile {
  /// The sessions of `text`, packed.
  ///
  /// - Parameters:
  ///   - text: Trace format 1.
  ///   - partLength: Rows of a part of a session.
  ///   - blockLength: Bytes of a block with more than one part.
  /// - Returns: The bytes of the file.
  /// - Throws: `DeflateError` if there is no memory.
  static func bytes(
    of text: String, partLength: Int = BinaryTraceEncoder.standardPartLength,
    blockLength: Int = BinaryTraceWriter.standardBlockLength
  ) throws -> [UInt8] {
    let sessions = CollectingSink.decoding(text).sessions.map { ($0.header, $0.events) }
    return try bytes(of: sessions, partLength: partLength, blockLength: blockLength)
  }

  static func bytes(
    of sessions: [(SessionHeader, [TraceEvent])],
    partLength: Int = BinaryTraceEncoder.standardPartLength,
    blockLength: Int = BinaryTraceWriter.standardBlockLength
  ) throws -> [UInt8] {
    var writer = BinaryTraceWriter(blockLength: blockLength)
    var bytes: [UInt8] = []
    for (header, events) in sessions {
      var encoder = BinaryTraceEncoder(partLength: partLength)
      for event in events { encoder.append(event) }
      encoder.finish()
      try writer.append(header, encoder.session, to: &bytes)
    }
    try writer.finish(to: &bytes)
    return bytes
  }

  /// What a decoder makes of a file.
  static func decoding(_ bytes: [UInt8], chunk: Int = .max) -> CollectingSink {
    CollectingSink.decoding(bytes, format: .binaryTrace, chunk: chunk)
  }

  /// The canonical text of sessions.
  static func text(_ sessions: [CollectingSink.Session]) -> String {
    let encoder = Format1Encoder()
    var bytes: [UInt8] = []
    for session in sessions {
      encoder.append(session.header, to: &bytes)
      for event in session.events { encoder.append(event, to: &bytes) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Four sessions: of every event, of one touch, of forty samples on a screen of thirds, and of
  /// two fingers.
  static let fourSessions: String = {
    var text = SampleTraces.everything
    text += "{\"format\":\"touch-trace\",\"version\":1,\"id\":\"thirds\"}\n"
    for index in 0..<40 {
      let phase = index == 0 ? "began" : index == 39 ? "ended" : "moved"
      let y = 500 - index * index / 3
      text +=
        "[\(Double(index * 8333) / 1e6),\"\(phase)\",1,100.\(["333", "667"][index % 2]),\(y)]\n"
    }
    text += "[2,\"end\"]\n{\"format\":\"touch-trace\",\"version\":1,\"id\":\"two\"}\n"
    text += "[0,\"began\",1,1.25,2]\n[0.001,\"began\",2,300,400.000001]\n"
    text += "[0.002,\"moved\",1,3,4]\n[0.004,\"moved\",2,301,401]\n[0.1,\"ended\",1,5,6]\n"
    text += "[0.1,\"cancelled\",2,301,401]\n[0.2,\"end\"]\n"
    return text
  }()
}
