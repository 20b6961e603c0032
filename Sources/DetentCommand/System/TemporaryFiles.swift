#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The temporary files that are open now, so that an interrupted program leaves none behind.
///
/// The lock is one that thread sanitizers know, which the `Mutex` of Swift is not.
enum TemporaryFiles {
  private static let paths = Monitor<[String]>([])

  /// Creates a file that is removed if the program is interrupted from now on.
  ///
  /// What an earlier program of the same process id left behind is replaced.
  ///
  /// - Parameters:
  ///   - path: the temporary file.
  ///   - target: the path that an error names.
  /// - Returns: the open file.
  /// - Throws: also for a file that this program is writing already.
  static func create(_ path: String, for target: String) throws(SystemError) -> FileDescriptor {
    let number = try paths.update { (paths) throws(SystemError) in
      guard !paths.contains(path) else {
        throw .failed(.create, path: target, reason: "it is being written already")
      }
      unsafe unlink(path)
      guard let number = FileDescriptor.open(path, .creating) else {
        throw .last(.create, target)
      }
      paths.append(path)
      return number
    }
    return FileDescriptor(owning: number)
  }

  /// Creates a file without a name, which vanishes with the program.
  static func createUnnamed(in folder: String) throws(SystemError) -> FileDescriptor {
    let number = try paths.update { (_) throws(SystemError) in
      var template = Array("\(folder)/detent.XXXXXX".utf8CString)
      let number = unsafe template.withUnsafeMutableBufferPointer { buffer in
        guard let name = buffer.baseAddress else { return Int32(-1) }
        let number = unsafe mkstemp(name)
        if number >= 0 {
          unsafe unlink(name)
        }
        return number
      }
      guard number >= 0 else { throw .last(.create, folder) }
      return number
    }
    return FileDescriptor(owning: number)
  }

  /// Renames a temporary file, which from then on stays.
  static func keep(_ path: String, as target: String) throws(SystemError) {
    try paths.update { (paths) throws(SystemError) in
      guard unsafe rename(path, target) == 0 else { throw .last(.rename, target) }
      paths.removeAll { $0 == path }
    }
  }

  /// Removes a temporary file.
  static func remove(_ path: String) {
    paths.update { paths in
      unsafe unlink(path)
      paths.removeAll { $0 == path }
    }
  }

  /// Removes all temporary files and ends the process; none can be created in between.
  static func removeAllAndExit(_ status: Int32) -> Never {
    paths.update { paths in
      for path in paths {
        unsafe unlink(path)
      }
      _exit(status)
    }
  }
}
