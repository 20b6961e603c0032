/// Options of `detent tuning lint`: what detents are resolved on.
package enum LintOption: String, CommandOption {
  case scene
  case device
  case detents

  /// The same option of the commands that replay.
  var scene: SceneOption {
    switch self {
    case .scene: .scene
    case .device: .device
    case .detents: .detents
    }
  }

  package var placeholder: String? { scene.placeholder }
  package var words: [String] { scene.words }

  package var summary: String {
    switch self {
    case .scene: "lint: scene file that says where detents lie"
    case .device: "lint: screen from the built-in table (iPhone 14 Pro)"
    case .detents: "lint: detents to look at (medium,large)"
    }
  }
}
