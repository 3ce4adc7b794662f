extension OptionTable {
  /// Points on a sphere.
  static let sphere: [Option] = [
    Option(
      name: "--labels", value: "A,…", summary: "names of the points", conflicts: ["--labels-file"],
      commands: pointCommands),
    Option(
      name: "--labels-file", value: "FILE",
      summary: "the same from a file, one a line (blank lines are skipped)",
      commands: pointCommands),
    Option(
      name: "--method", value: "rings|fibonacci|spiral|equal-area",
      summary: "how the points are spread; default rings", commands: pointCommands),
    Option(
      name: "--rings", value: "R",
      summary:
        "with --method rings: how many, 1 to 10000000; default the integer nearest to sqrt(pi·COUNT)/2",
      commands: pointCommands),
    Option(
      name: "--phase", value: "none|half",
      summary: "with --method rings: every other ring starts half a step on (half); default none",
      commands: pointCommands),
    Option(
      name: "--radius", value: "R", summary: "of the sphere, > 0; default 1", commands: pointCommands),
    Option(
      name: "--from", value: "xyz|ry|rx",
      summary: "what a record is: x,y,z or r,ry,rxz or r,rx,ryz; default xyz",
      commands: ["coords"]),
    Option(
      name: "--turn", value: "x:ANGLE,y:ANGLE,…",
      summary: "then turn about these axes, one after the other (about x ryz grows, about y rxz)",
      commands: pointCommands + ["coords"]),
    Option(name: "--spherical", summary: "add ry, rxz, rx and ryz", commands: sphereCommands),
    Option(
      name: "--perspective", value: "P",
      summary: "seen from (0, 0, P), P greater than the radius: add px, py, scale and alpha",
      commands: sphereCommands),
    Option(
      name: "--center", value: "X,Y", summary: "the vanishing point; default 0,0", needs: ["--perspective"],
      commands: sphereCommands),
    Option(
      name: "--order",
      summary: "add order: 0 for the farthest point, which is drawn first; for at most 10000000 points",
      commands: ["sphere-layout"]),
    Option(
      name: "--slice", value: "I:J", summary: "only points I to J-1 of the layout",
      commands: ["sphere-layout"]),
    Option(
      name: "--stats", summary: "instead of the points, how evenly they are spread",
      conflicts: ["--slice", "--spherical", "--perspective", "--order"], commands: ["sphere-layout"]),
  ]
}
