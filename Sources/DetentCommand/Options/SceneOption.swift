import SheetReplay
import TouchTraces

/// Options of what gestures act on and how they are decided.
package enum SceneOption: String, CommandOption {
  case tuning
  case scene
  case device
  case detents
  case start
  case content
  case anchor

  package var placeholder: String? {
    switch self {
    case .tuning: "NAME|FILE"
    case .scene: "FILE"
    case .device: "NAME"
    case .detents: "LIST"
    case .start: "DETENT"
    case .content: "HEIGHT|none"
    case .anchor: "gesture|session"
    }
  }

  package var words: [String] {
    switch self {
    case .tuning: TuningPreset.allCases.map(\.rawValue)
    case .device: Device.table.map { $0.name.replacing(" ", with: "-") }
    case .detents, .start: [DetentDescription.medium, .large].map(\.id)
    case .scene, .content, .anchor: []
    }
  }

  package var summary: String {
    switch self {
    case .tuning: "preset or tuning file (uikit); 'detent tuning list' names the presets"
    case .scene: "scene file that fills what a trace leaves out"
    case .device: "screen from the built-in table, such as 'iPhone 14 Pro' or 'iPad 10 landscape'"
    case .detents: "detents, in pt or %, from a list such as medium,large,peek=100,third=33%"
    case .start: "detent at which the sheet rests first"
    case .content: "height in pt of a scroll view inside the sheet, or none"
    case .anchor: "replay whole sessions or each gesture from rest (by the format)"
    }
  }
}
