import Zlib

/// Small traces in the text form.
enum SmallTrace {
  /// One session of one drag.
  static func session(_ id: String, x: Int = 196) -> String {
    """
    {"format":"touch-trace","version":1,"id":"\(id)","sheet":{"detents":["medium","large"]}}
    [0,"began",1,\(x),640]
    [0.008333,"moved",1,\(x),620]
    [0.016667,"moved",1,\(x),600]
    [0.025,"ended",1,\(x),600]
    [1.2,"end"]

    """
  }

  /// Each text as a gzip member of its own.
  static func members(_ texts: String...) throws -> [UInt8] {
    try texts.flatMap { try Deflater.gzip(Array($0.utf8)) }
  }
}
