/// Turns the positions of a recording into points of the upright screen: by scale, then mirrored
/// and turned as the command line says.
struct PointMapping: Sendable {
  /// Units of the recording per point, across and down as it was recorded.
  let unitsPerPoint: (x: Double, y: Double)
  let width: Points
  let height: Points
  let flipX: Bool
  let flipY: Bool
  let exchangesAxes: Bool

  init(unitsPerPoint: (x: Double, y: Double), width: Points, height: Points, options: ImportOptions)
  {
    self.unitsPerPoint = unitsPerPoint
    self.width = width
    self.height = height
    flipX = options.flipX != options.rotation.mirrorsX
    flipY = options.flipY != options.rotation.mirrorsY
    exchangesAxes = options.rotation.exchangesAxes
  }

  /// The point at a recorded position.
  func point(x: Double, y: Double) -> (x: Points, y: Points) {
    let (lengthX, lengthY) = exchangesAxes ? (height, width) : (width, height)
    let across = flipX ? lengthX - x / unitsPerPoint.x : x / unitsPerPoint.x
    let down = flipY ? lengthY - y / unitsPerPoint.y : y / unitsPerPoint.y
    return exchangesAxes ? (down, across) : (across, down)
  }
}
