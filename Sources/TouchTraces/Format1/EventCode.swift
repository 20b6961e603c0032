/// The words of all events but touches.
enum EventCode: String, CaseIterable {
  case keyboard
  case screen
  case select
  case detents
  case invalidate
  case set
  case content
  case present
  case dismiss
  case item
  case stack
  case interrupt
  case observed
  case mark
  case end
}
