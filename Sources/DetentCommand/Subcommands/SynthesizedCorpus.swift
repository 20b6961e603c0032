import Zlib

/// A folder of synthesized sessions.
struct SynthesizedCorpus: Sendable {
  let synthesizer: Synthesizer
  let layout: SynthesisLayout

  /// Writes all files, on as many threads as there are cores.
  ///
  /// - Parameters:
  ///   - folder: Where; it is created if it is missing.
  ///   - force: Whether to replace files with other content.
  /// - Throws: `CommandFailure` if a file cannot be written.
  func write(to folder: String, force: Bool) throws(CommandFailure) {
    do throws(SystemError) {
      try Folder.create(folder)
    } catch {
      throw .output(path: folder, reason: error.reason)
    }
    var nobody = ""
    let corpus = self
    try WorkerPool.run(count: layout.fileCount, jobs: Environment.coreCount) { file in
      corpus.bytes(ofFile: file)
    } consume: { (file, bytes) throws(CommandFailure) in
      guard let bytes else {
        throw .internalError(reason: "there is no memory to compress the output")
      }
      try OutputTarget(path: "\(folder)/\(layout.fileName(for: file))", force: force)
        .write([bytes], output: &nobody)
    }
  }

  private func bytes(ofFile file: Int) -> [UInt8]? {
    var text: [UInt8] = []
    for number in layout.sessionNumbers(inFile: file) {
      synthesizer.session(number).encode(into: &text)
    }
    do throws(DeflateError) {
      return try Deflater.gzip(text)
    } catch {
      return nil
    }
  }
}
