/// A named tuning; the raw value is the name on the command line and in tuning files.
public enum TuningPreset: String, CaseIterable, Sendable {
  case uikit
  case percentDriven = "percent-driven"
  case floatingPanel = "floating-panel"
  case overlayContainer = "overlay-container"
  case panModal = "pan-modal"
  case fittedSheets = "fitted-sheets"
  case pulley
  case gorhom
  case vaul
  case smoothSheets = "smooth-sheets"
  case material
  case composeAnchored = "compose-anchored"
  case composeMaterial3 = "compose-material3"
  case flutterDraggable = "flutter-draggable"
  case flutterModal = "flutter-modal"
  case reactSpring = "react-spring"

  /// What the preset imitates, lower case, without full stop.
  public var summary: String {
    switch self {
    case .uikit: "the system's sheet with detents, as observers measured it"
    case .percentDriven: "a hand-made sheet with one position, dismissed by the share dragged"
    case .floatingPanel: "FloatingPanel, with its removal by a swipe"
    case .overlayContainer: "OverlayContainer 3.5.3, in its sheet style"
    case .panModal: "PanModal, of a short and a long form"
    case .fittedSheets: "FittedSheets"
    case .pulley: "Pulley"
    case .gorhom: "gorhom's bottom sheet 5.2.13 for React Native, closing by a pan"
    case .vaul: "vaul, a drawer of the web"
    case .smoothSheets: "smooth_sheets for Flutter, without its modal rule"
    case .material: "Material's BottomSheetBehavior for Android, hideable"
    case .composeAnchored: "AnchoredDraggable of Jetpack Compose"
    case .composeMaterial3: "the modal sheet of Material 3 for Jetpack Compose"
    case .flutterDraggable: "Flutter's DraggableScrollableSheet, snapping"
    case .flutterModal: "Flutter's modal BottomSheet"
    case .reactSpring: "react-spring-bottom-sheet 3.4.1, a sheet of the web"
    }
  }

  /// The fields of the preset.
  public var tuning: Tuning {
    var tuning = Tuning()
    switch self {
    case .uikit: break
    case .percentDriven: tuning.settleModel = .percentDriven
    case .floatingPanel: tuning.imitateFloatingPanel()
    case .overlayContainer: tuning.imitateOverlayContainer()
    case .panModal: tuning.imitatePanModal()
    case .fittedSheets: tuning.imitateFittedSheets()
    case .pulley: tuning.imitatePulley()
    case .gorhom: tuning.imitateGorhom()
    case .vaul: tuning.imitateVaul()
    case .smoothSheets: tuning.imitateSmoothSheets()
    case .material: tuning.imitateMaterial()
    case .composeAnchored: tuning.imitateComposeAnchored()
    case .composeMaterial3: tuning.imitateComposeMaterial3()
    case .flutterDraggable: tuning.imitateFlutterDraggable()
    case .flutterModal: tuning.imitateFlutterModal()
    case .reactSpring: tuning.imitateReactSpring()
    }
    return tuning
  }

  /// Reads a preset's name.
  ///
  /// - Parameter name: The name.
  /// - Throws: `TuningError.unknownPreset`.
  public init(named name: String) throws(TuningError) {
    guard let preset = TuningPreset(rawValue: name) else {
      throw .unknownPreset(name, line: nil)
    }
    self = preset
  }
}
