/// A published set of touch tables whose columns are known; the raw value is the word of
/// `--csv-preset`.
public enum TablePreset: String, CaseIterable, Sendable {
  /// Touchalytics and sets of its family: eleven columns without names, Android's numbers, pixels.
  case touchalytics
  /// HMOG's `TouchEvent.csv`: eleven columns without names, Android's numbers, pixels.
  case hmog
  /// AHB's swipes as CSV: time in microseconds, x, y in pixels, number of the gesture.
  case ahb
  /// How We Swipe: twelve columns and more between single blanks, CSS pixels, no ids of fingers.
  case howWeSwipe = "how-we-swipe"
  /// The tables of Touch-Dynamics-Research: named columns, axis units, phases of the whole panel.
  case lg

  /// The columns; `nil` where a header names them.
  var columns: [TableColumn]? {
    switch self {
    case .touchalytics:
      [
        .label("phone"), .user, .label("document"), .time(.milliseconds), .phase(.android),
        .ignored, .x(.pixels), .y(.pixels), .force, .ignored, .ignored,
      ]
    case .hmog:
      [
        .ignored, .time(.milliseconds), .session, .ignored, .finger, .phase(.android),
        .x(.pixels), .y(.pixels), .force, .ignored, .ignored,
      ]
    case .ahb: [.time(.microseconds), .x(.pixels), .y(.pixels), .gesture]
    case .howWeSwipe:
      [
        .ignored, .time(.milliseconds), .ignored, .ignored, .phase(nil), .x(.points),
        .y(.points), .ignored, .ignored, .ignored, .ignored, .ignored,
      ]
    case .lg: nil
    }
  }

  /// What stands between the fields; `nil` where the first row tells.
  var separator: UInt8? {
    switch self {
    case .howWeSwipe: UInt8(ascii: " ")
    case .touchalytics, .hmog, .ahb, .lg: nil
    }
  }

  /// The unit of lengths where the columns do not tell.
  var lengths: LengthUnit? { self == .lg ? .panel : nil }

  /// The unit of the clock where the columns do not tell.
  var timeUnit: TimeUnit? { self == .lg ? .seconds : nil }

  /// Whether phases are those of the whole panel, not of one finger.
  var hasPanelPhases: Bool { self == .lg }
}
