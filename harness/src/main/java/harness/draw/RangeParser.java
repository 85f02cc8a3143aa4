package harness.draw;

/** Parses ranges. */
final class RangeParser {

  /** Deeper nesting is rejected before it overflows the stack. */
  private static final int DEEPEST = 100;

  private static final String DOTS = "..";

  private final TemplateCursor scan;

  private RangeParser(TemplateCursor scan) {
    this.scan = scan;
  }

  /** The range that begins at the cursor. */
  static Range range(TemplateCursor scan) {
    Draft draft = new RangeParser(scan).bracket(0);
    return (Range) draft.end(draft.notation(scan), scan);
  }

  private Draft bracket(int depth) {
    int start = scan.place();
    if (depth == DEEPEST) {
      throw scan.error("more than " + DEEPEST + " nested ranges");
    }
    scan.take();
    Draft low = draft(depth, start);
    if (!scan.skip(DOTS)) {
      throw scan.atEnd() ? unclosed(start) : scan.error("expected '..': a range is [low..high]");
    }
    Draft high = draft(depth, start);
    if (!scan.skip("]")) {
      throw scan.atEnd() ? unclosed(start) : scan.error("expected ']': a range is [low..high]");
    }
    return new Draft(start, scan.since(start), low, high);
  }

  private Draft draft(int depth, int opened) {
    if (scan.at('[')) {
      return bracket(depth + 1);
    }
    int start = scan.place();
    while (!scan.atEnd() && !scan.at(']') && !scan.startsWith(DOTS)) {
      scan.take();
    }
    if (scan.atEnd()) {
      throw unclosed(opened);
    }
    if (scan.place() == start) {
      throw scan.error("the range lacks an end: a range is [low..high]");
    }
    return new Draft(start, scan.since(start), null, null);
  }

  private IllegalArgumentException unclosed(int start) {
    return scan.error(start, "'[' is not closed: a range is [low..high]");
  }
}
