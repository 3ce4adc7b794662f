import GyreCore

/// What the options of `pick` ask for: the labels, how they are seen, and what is told of them.
struct PickOptions {
  /// What a record is answered with.
  enum Answer: Sendable {
    case front
    /// Every label under the point.
    case all
    /// Every label, with the reason why it is hit or not.
    case explanation
  }

  let picker: Picker
  /// The `index` of each label; `nil` where that is its place.
  let indices: PlainMemory<Int>?
  /// The texts of the labels; `nil` where they have none.
  let texts: TextTable?
  let projection: Projection
  /// Whether the vanishing point is given.
  let hasCenter: Bool
  let facing: Facing
  let answer: Answer

  init(_ arguments: ParsedArguments, unit: AngleUnit) throws {
    let size = try PickOptions.size(arguments)
    facing = try arguments.choice("--facing", [("viewer", .viewer), ("outward", .outward)]) ?? .viewer
    answer = arguments.isGiven("--all") ? .all : arguments.isGiven("--explain") ? .explanation : .front
    let table: LabelTable
    var (distance, center): (Rational?, (x: Rational, y: Rational)?) = (nil, nil)
    let givenDistance = try arguments.number(
      "--perspective", where: { $0.signum > 0 }, wanted: "a number > 0")
    let givenCenter = try arguments.pair("--center")
    if let path = arguments.values["--layout"] {
      let file = try LayoutFile(path, size: size)
      table = file.table
      (indices, texts) = (file.indices, file.texts)
      (distance, center) = (file.distance, file.center)
    } else if ["--count", "--labels", "--labels-file"].contains(where: arguments.isGiven) {
      guard let size else { throw UsageError.sizeMissing }
      let sphere = try SphereOptions(arguments, unit: unit, countOption: "--count")
      table = PickOptions.table(sphere.layout, size)
      indices = nil
      texts = sphere.labels.map(PickOptions.texts)
    } else {
      throw UsageError.layoutMissing
    }
    distance = givenDistance ?? distance
    hasCenter = givenCenter != nil || center != nil
    center = givenCenter ?? center
    // The distance is > 0, so there is a projection.
    projection =
      Projection(distance: distance, centerX: center?.x ?? .zero, centerY: center?.y ?? .zero)
      ?? Projection.parallel
    picker = Picker(
      table, projection, facing, hidesBackface: arguments.isGiven("--hide-backface"),
      wantsAll: answer == .all)
  }

  private static func size(
    _ arguments: ParsedArguments
  ) throws(UsageError) -> (width: Rational, height: Rational)? {
    guard let (width, height) = try arguments.pair("--size") else { return nil }
    if width.signum < 0 || height.signum < 0 {
      throw .outOfRange(
        Source(name: "--size"), arguments.values["--size"] ?? [], wanted: "a width and a height >= 0")
    }
    return (width, height)
  }

  /// The labels of a layout made on the spot: the decimals that `sphere-layout --json` prints, so that it makes no
  /// difference whether they come from there or from here.
  private static func table(_ layout: SphereLayout, _ size: (width: Rational, height: Rational)) -> LabelTable
  {
    let table = LabelTable(commonSize: size)
    let fast = FastLayout(layout)
    for index in 0..<layout.count {
      let place = fast.coordinates(of: index)
      table.append(
        x: .short(ShortDecimal(shortestOf: place.x)), y: .short(ShortDecimal(shortestOf: place.y)),
        z: .short(ShortDecimal(shortestOf: place.z)), width: nil, height: nil)
    }
    return table
  }

  private static func texts(_ labels: [Bytes]) -> TextTable {
    let texts = TextTable()
    for label in labels { texts.append(label) }
    return texts
  }
}
