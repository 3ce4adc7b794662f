/// The walls that a view stays between: a rectangle, and how much of a view's speed a wall gives back.
public struct Room: Sendable {
  /// Where the walls are, in points; y points down.
  public let left: Rational, right: Rational, top: Rational, bottom: Rational
  /// From 0 (a view stays at the first wall) to 1 (it keeps its speed), the same at every wall.
  public let elasticity: Rational

  /// The rectangle with the corner (x, y) and the given size.
  /// - Throws: `PushError.elasticityOutOfRange` where the elasticity is not from 0 to 1.
  public init(
    x: Rational, y: Rational, width: Rational, height: Rational, elasticity: Rational = 0
  ) throws(PushError) {
    if elasticity.signum < 0 || elasticity > 1 { throw .elasticityOutOfRange }
    (left, right, top, bottom) = (x, x + width, y, y + height)
    self.elasticity = elasticity.reduced  // its powers are built
  }

  /// The least and the greatest place of the middle of a view on each axis.
  func range(of view: Push.View) -> (
    x: (least: Rational, greatest: Rational), y: (least: Rational, greatest: Rational)
  ) {
    let half = Rational(1, overPositive: 2)
    let (halfWidth, halfHeight) = (view.size.width * half, view.size.height * half)
    return ((left + halfWidth, right - halfWidth), (top + halfHeight, bottom - halfHeight))
  }

  func check(_ view: Push.View) throws(PushError) {
    let (x, y) = range(of: view)
    if x.greatest < x.least || y.greatest < y.least { throw .viewLargerThanBounds }
    let (place, isInside) = (
      view.center,
      { (value: Rational, range: (least: Rational, greatest: Rational)) in
        value >= range.least && value <= range.greatest
      }
    )
    if !isInside(place.x, x) || !isInside(place.y, y) { throw .viewOutsideBounds }
  }
}
