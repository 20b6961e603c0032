/// What stops an accumulator: a fault of the program, not of its input.
public enum AccumulatorError: Error, Equatable {
  /// A sum left the range of its integers.
  case overflow(table: String)
}
