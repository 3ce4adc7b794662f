/// The events of a motion, one after the other. Those after infinitely many bounces of one axis are never reached.
public struct PushEvents: Sequence, IteratorProtocol, Sendable {
  private let motion: PushMotion
  private let order: ContactOrder?
  /// How many contacts there have been on each axis.
  private var contacts = (x: 0, y: 0)
  private var last: AxisContact?
  private var isAtEnd = false

  init(_ motion: PushMotion) {
    self.motion = motion
    order = ContactOrder(motion)
  }

  /// The next event; `nil` after the rest, or where there is none.
  public mutating func next() -> PushEvent? {
    let (x, y) = (contact(motion.x, contacts.x + 1), contact(motion.y, contacts.y + 1))
    let sign: Int  // which comes first
    switch (x, y) {
    case (nil, nil): return rest()
    case (_, nil): sign = -1
    case (nil, _): sign = 1
    case (let x?, let y?): sign = order?.compare(x, y) ?? 0
    }
    let (touchesX, touchesY) = (sign <= 0, sign >= 0)
    guard let contact = touchesX ? x : y else { return nil }  // never: one of them is there
    last = contact
    contacts.x += touchesX ? 1 : 0
    contacts.y += touchesY ? 1 : 0
    let state = PushState(
      x: state(motion.x, contacts.x, contact, touches: touchesX),
      y: state(motion.y, contacts.y, contact, touches: touchesY))
    return PushEvent(
      wallX: touchesX ? (isUpper(motion.x, contacts.x) ? .right : .left) : nil,
      wallY: touchesY ? (isUpper(motion.y, contacts.y) ? .bottom : .top) : nil, state: state,
      contact: contact)
  }

  /// The rest after all contacts.
  private mutating func rest() -> PushEvent? {
    let isFree = [motion.x, motion.y].contains { !$0.isStill && $0.walls == nil }
    if isAtEnd || isFree { return nil }
    isAtEnd = true
    let state = PushState(
      x: state(motion.x, contacts.x, last, touches: true),
      y: state(motion.y, contacts.y, last, touches: true))
    return PushEvent(wallX: nil, wallY: nil, state: state, contact: last)
  }

  /// A contact of an axis; `nil` where there is none of this number.
  private func contact(_ axis: AxisMotion, _ number: Int) -> AxisContact? {
    guard !axis.isStill, let walls = axis.walls else { return nil }
    if number > 1 && walls.elasticity.isZero { return nil }
    return AxisContact(axis: axis, walls: walls, number: number)
  }

  /// Whether a contact is with the wall on the right or at the bottom.
  private func isUpper(_ axis: AxisMotion, _ number: Int) -> Bool {
    (axis.direction > 0) == (axis.mode == .continuous || number % 2 == 1)
  }

  /// The state of an axis at a contact of its own, or of the other axis.
  private func state(_ axis: AxisMotion, _ number: Int, _ contact: AxisContact?, touches: Bool) -> AxisState {
    let isResting = number > 0 && axis.walls?.elasticity.isZero ?? false
    let ratio = contact.flatMap { axis.rate.divided(by: $0.axis.rate) } ?? .zero
    return AxisState(
      axis: axis, reach: Reach(factor: ratio, contact: contact), contacts: Integer(number),
      isResting: isResting, isAtWall: touches && number > 0)
  }
}

/// Which of two contacts of different axes comes first.
private struct ContactOrder: Sendable {
  /// The reach on the y axis in terms of that on the x axis.
  private let ratio: Rational
  /// Whether both axes have their n-th contacts together for every n.
  private let isInStep: Bool
  /// The reach from which on an axis rests, after infinitely many contacts.
  private let rest: (x: Rational?, y: Rational?)

  init?(_ motion: PushMotion) {
    guard let x = motion.x.walls, let y = motion.y.walls, !motion.x.isStill, !motion.y.isStill,
      let ratio = motion.y.rate.divided(by: motion.x.rate)
    else { return nil }
    self.ratio = ratio
    isInStep =
      ratio * x.ahead == y.ahead && (motion.x.mode == .continuous || ratio * x.length == y.length)
    rest = (
      ExactBounces(mode: motion.x.mode, walls: x).restReach,
      ExactBounces(mode: motion.y.mode, walls: y).restReach
    )
  }

  /// -1 where x comes first, 1 where y does, 0 where they are together.
  func compare(_ x: AxisContact, _ y: AxisContact) -> Int {
    if isInStep { return x.number < y.number ? -1 : x.number > y.number ? 1 : 0 }
    let lead = Lead(ratio: ratio, x: x, y: y)
    let fast: FastBall = lead.value(FastPrecision())
    if let sign = fast.sign { return sign }
    let (exactX, exactY) = (x.exact.map { $0 * ratio }, y.exact)
    if let exactX, let exactY { return (exactX - exactY).signum }
    // Contacts close to a rest that the other axis touches its wall at, or after, are all before that.
    if let exactY, let rest = rest.x, rest * ratio <= exactY { return -1 }
    if let exactX, let rest = rest.y, rest <= exactX { return 1 }
    return lead.sign()
  }

  /// The reach on the y axis at x less that at y.
  private struct Lead: Formula {
    let ratio: Rational
    let x: AxisContact
    let y: AxisContact

    func value<B: Ball>(_ precision: B.Precision) -> B {
      B(ratio, precision) * x.value(precision) - y.value(precision)
    }
  }
}
