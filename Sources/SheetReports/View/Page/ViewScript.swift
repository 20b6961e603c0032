/// The script of the page of `detent view`, in parts that run one after the other.
///
/// Each is strict by itself; what one declares, the ones behind it use.
package enum ViewScript {
  package static let parts = [
    data, phone, chart, marks, gesture, player, controls,
  ]
}
