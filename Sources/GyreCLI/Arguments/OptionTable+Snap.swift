extension OptionTable {
  /// How a wheel snaps.
  static let snap: [Option] = [
    option(
      "--from", "angle|transform|drag",
      "what a record is: a rotation; a,b or a,b,c,d or a,b,c,d,tx,ty or matrix(...); x0,y0,x1,y1; default angle"
    ),
    option(
      "--rotation", "ROT", "with --from drag: the wheel's rotation at touch-down, an ANGLE; default 0"),
    option("--center", "X,Y", "with --from drag: the middle of the wheel; default 0,0"),
    option("--ring", "MIN,MAX", "with --from drag: refuse a touch-down nearer than MIN or farther than MAX"),
    option(
      "--tie", "min|max|error",
      "a rotation exactly on a border selects the sector whose min it is, or whose max, or fails; default min"
    ),
    option(
      "--to", "SECTOR", "not the nearest sector but this one: an index from 0, or label:TEXT",
      conflicts: ["--velocity", "--tie"]),
    option(
      "--way", "short|cw|ccw", "turn there by the shortest way, or that way round; default short",
      needs: ["--to"]),
    option("--turns", "K", "with K whole turns more, at most 1e12; default 0", needs: ["--to"]),
    option(
      "--velocity", "V",
      "the wheel was let go at V (an ANGLE) per second: snap where it would come to rest"),
    option(
      "--deceleration", "normal|fast|D",
      "how much of the velocity is left after a millisecond: 0.998, 0.99 or 0 < D < 1; default normal",
      needs: ["--velocity"]),
    option(
      "--track", nil, "the records are successive readings of one wheel; turns add up",
      conflicts: ["--to", "--velocity", "--frames"]),
    option(
      "--hysteresis", "H",
      "keep the sector up to H (an ANGLE >= 0, smaller than every sector) beyond its border; default 0",
      needs: ["--track"]),
    option(
      "--frames", "FPS", "instead, for one rotation: the frames of the turn, so many a second and at most 1e7"
    ),
    option("--duration", "S", "how many seconds the turn takes; default 0.2", needs: ["--frames"]),
    option(
      "--easing", "E",
      "linear, ease, ease-in, ease-out, ease-in-out or cubic-bezier(x1,y1,x2,y2); default ease-in-out",
      needs: ["--frames"]),
  ]

  private static func option(
    _ name: String, _ value: String?, _ summary: String, conflicts: [String] = [], needs: [String] = []
  ) -> Option {
    Option(
      name: name, value: value, summary: summary, conflicts: conflicts, needs: needs, commands: ["snap"])
  }
}
