/// What the operating system was asked to do; the raw value completes `cannot`.
package enum SystemOperation: String, Sendable {
  case open
  case read
  case create
  case write
  case rename
  case remove
  case list
}
