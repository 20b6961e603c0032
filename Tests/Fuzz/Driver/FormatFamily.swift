import TouchTraces

/// The formats that one fuzzer looks at.
enum FormatFamily {
  static let binary: [TraceFormat] = [.binaryTrace]
  static let format1: [TraceFormat] = [.touchTrace1]
  static let evdev: [TraceFormat] = [
    .getevent, .evemu, .evtest, .evbug, .libinput, .reran, .sendevent, .minitouch,
  ]
  static let json: [TraceFormat] = [
    .webkit, .webDriver, .touchActions, .rrweb, .flutter, .touchJSON,
  ]
  static let tables: [TraceFormat] = [.table]
  /// Scripts, logs, and what is in no other family: new formats come here by themselves.
  static let scripts = TraceFormat.allCases.filter {
    !(binary + format1 + evdev + json + tables).contains($0)
  }
}
