/// What a named value of a sample is, told by its name.
enum SampleKey: Equatable, Sendable {
  case time(TimeUnit?)
  case x
  case y
  case phase
  /// The state of a gesture recogniser, whose numbers are others than those of phases.
  case state
  case finger
  case force

  /// The meaning of a name; `nil` if it says nothing of a touch.
  init?(_ name: String) {
    guard let key = Self.table[Self.normalized(name)] else { return nil }
    self = key
  }

  /// A name without what people spell differently: capitals, and signs between words.
  static func normalized(_ name: String) -> String {
    var result = ""
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        result.unicodeScalars.append(Unicode.Scalar(byte | 0x20))
      case UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: " "), UInt8(ascii: "."),
        UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "("), UInt8(ascii: ")"):
        continue
      default: result.unicodeScalars.append(Unicode.Scalar(byte))
      }
    }
    return result
  }

  private static let table: [String: SampleKey] = {
    var table: [String: SampleKey] = [:]
    let times = [
      "t", "time", "ts", "timestamp", "eventtime", "systemtime", "systime", "timeoffset",
      "timeinterval", "elapsed", "uptime",
    ]
    let units: [(String, TimeUnit)] = [
      ("s", .seconds), ("sec", .seconds), ("seconds", .seconds), ("ms", .milliseconds),
      ("millis", .milliseconds), ("us", .microseconds), ("micros", .microseconds),
      ("ns", .nanoseconds), ("nanos", .nanoseconds),
    ]
    for time in times {
      table[time] = .time(nil)
      for (suffix, unit) in units where time + suffix != "ts" {
        table[time + suffix] = .time(unit)
      }
    }
    let names: [(SampleKey, [String])] = [
      (.x, axisNames("x")), (.y, axisNames("y")),
      (.phase, ["phase", "action", "event", "type", "actiontype", "btntouch", "touchstate"]),
      (.state, ["state"]),
      (
        .finger,
        [
          "id", "pointer", "pointerid", "touch", "touchid", "finger", "slot", "trackingid",
          "identifier", "pointeridentifier",
        ]
      ),
      (.force, ["force", "pressure"]),
    ]
    for (key, spellings) in names {
      for spelling in spellings { table[spelling] = key }
    }
    return table
  }()

  private static func axisNames(_ axis: String) -> [String] {
    [axis, axis + "pos", "pos" + axis, axis + "coordinate", "location" + axis, "position" + axis]
      + ["raw", "client", "page", "screen", "physical"].map { $0 + axis }
  }
}
