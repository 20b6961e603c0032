extension Double {
  /// The nearest number; the conversion of 128 bits is slow, and nearly all fit into 64.
  init(nearest value: Int128) {
    if let short = Int64(exactly: value) { self.init(short) } else { self.init(value) }
  }
}
