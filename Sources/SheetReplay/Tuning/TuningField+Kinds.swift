extension TuningField {
  static func points(
    _ name: String, _ path: TuningStorage.Path<Double>, _ confidence: TuningConfidence,
    _ summary: String
  ) -> TuningField {
    number(name, path, .points, .notNegative, confidence, summary)
  }

  static func speed(
    _ name: String, _ path: TuningStorage.Path<Double>, _ confidence: TuningConfidence,
    _ summary: String
  ) -> TuningField {
    number(name, path, .pointsPerSecond, .notNegative, confidence, summary)
  }

  static func number(
    _ name: String, _ path: TuningStorage.Path<Double>, _ unit: TuningUnit, _ range: TuningRange,
    _ confidence: TuningConfidence, _ summary: String
  ) -> TuningField {
    TuningField(
      name: name, unit: unit, confidence: confidence, summary: summary,
      storage: .number(path, range))
  }

  static func optional(
    _ name: String, _ path: TuningStorage.Path<Double?>, _ unit: TuningUnit, _ range: TuningRange,
    _ confidence: TuningConfidence, _ summary: String
  ) -> TuningField {
    TuningField(
      name: name, unit: unit, confidence: confidence, summary: summary,
      storage: .optional(path, range))
  }

  static func microseconds(
    _ name: String, _ path: TuningStorage.Path<Int64>, from least: Double = 0,
    _ confidence: TuningConfidence, _ summary: String
  ) -> TuningField {
    TuningField(
      name: name, unit: .microseconds, confidence: confidence, summary: summary,
      storage: .microseconds(path, .microseconds(from: least)))
  }

  static func count(
    _ name: String, _ path: TuningStorage.Path<Int>, from least: Double = 0,
    _ confidence: TuningConfidence, _ summary: String
  ) -> TuningField {
    TuningField(
      name: name, unit: .count, confidence: confidence, summary: summary,
      storage: .count(path, .count(from: least)))
  }

  static func flag(
    _ name: String, _ path: TuningStorage.Path<Bool>, _ confidence: TuningConfidence,
    _ summary: String
  ) -> TuningField {
    TuningField(
      name: name, unit: .flag, confidence: confidence, summary: summary, storage: .flag(path))
  }

  static func choice<Value: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, _ path: TuningStorage.Path<Value>, _ confidence: TuningConfidence,
    _ summary: String
  ) -> TuningField {
    TuningField(
      name: name, unit: .choice, confidence: confidence, summary: summary,
      storage: .choice(TuningChoice(path)))
  }

  static func spelled<Value: SpelledValue>(
    _ name: String, _ path: TuningStorage.Path<Value>, _ confidence: TuningConfidence,
    _ summary: String
  ) -> TuningField {
    TuningField(
      name: name, unit: .choice, confidence: confidence, summary: summary,
      storage: .spelled(TuningSpelling(path)))
  }
}
