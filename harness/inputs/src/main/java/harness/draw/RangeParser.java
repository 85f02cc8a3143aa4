package harness.draw;

import harness.draw.End.Fixed;
import harness.draw.End.Notation;
import java.math.BigDecimal;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Parses a range. */
final class RangeParser {

  /** Deeper nesting is rejected before it overflows the stack. */
  private static final int DEEPEST = 100;

  private static final String DOTS = "..";
  private static final Pattern NUMBER = Pattern.compile("-?[0-9]+(\\.[0-9]+)?");

  /** Neither blank nor digit. */
  private static final Pattern CHARACTER = Pattern.compile("[!-/:-~]");

  /** Longer numbers cannot fit into 64 bits. */
  private static final int LONGEST = 60;

  private final TemplateCursor scan;
  private Notation notation; // depends on all ends of the range

  private RangeParser(TemplateCursor scan) {
    this.scan = scan;
  }

  static Range range(TemplateCursor scan) {
    RangeParser parser = new RangeParser(scan);
    Draft draft = parser.bracket(0);
    parser.notation = parser.notation(draft.values().toList());
    return (Range) parser.end(draft);
  }

  /** An end of a range as it was parsed; the lower and upper end are null for a value. */
  private record Draft(int place, String text, Draft low, Draft high) {

    Stream<Draft> values() {
      return low == null ? Stream.of(this) : Stream.concat(low.values(), high.values());
    }

    boolean isCharacter() {
      return CHARACTER.matcher(text).matches();
    }

    int decimals() {
      int point = text.indexOf('.');
      return point < 0 ? 0 : text.length() - point - 1;
    }
  }

  private Draft bracket(int depth) {
    int start = scan.place();
    if (depth == DEEPEST) {
      throw scan.error("more than " + DEEPEST + " nested ranges");
    }
    scan.take();
    Draft low = draft(depth, start);
    skip(DOTS, start);
    Draft high = draft(depth, start);
    skip("]", start);
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

  private void skip(String sign, int opened) {
    if (!scan.skip(sign)) {
      throw scan.atEnd()
          ? unclosed(opened)
          : scan.error("expected '" + sign + "': a range is [low..high]");
    }
  }

  private IllegalArgumentException unclosed(int start) {
    return scan.error(start, "'[' is not closed: a range is [low..high]");
  }

  private Notation notation(List<Draft> values) {
    boolean isCharacter = values.get(0).isCharacter();
    for (Draft each : values) {
      if (!each.isCharacter() && !NUMBER.matcher(each.text).matches()) {
        throw scan.error(
            each.place,
            "'%s' is not an integer, a decimal number or a single character"
                .formatted(TemplateCursor.cut(each.text)));
      }
      if (each.isCharacter() != isCharacter) {
        throw scan.error(
            each.place,
            "a range goes from a number to a number, or from a character to a character");
      }
    }
    return isCharacter
        ? Notation.CHARACTER
        : new Notation(false, values.stream().mapToInt(Draft::decimals).max().getAsInt());
  }

  private End end(Draft draft) {
    if (draft.low == null) {
      return new Fixed(draft.isCharacter() ? draft.text.charAt(0) : value(draft), notation);
    }
    End from = end(draft.low);
    End to = end(draft.high);
    if (from.greatest() > to.least()) {
      String verb = from instanceof Range || to instanceof Range ? "can be" : "is";
      throw scan.error(
          draft.place,
          "the lower end %s %s, above the upper end, which %s %s"
              .formatted(verb, notation.write(from.greatest()), verb, notation.write(to.least())));
    }
    return new Range(from, to, notation);
  }

  private long value(Draft draft) {
    try {
      if (draft.text.length() <= LONGEST) {
        BigDecimal number = new BigDecimal(draft.text);
        return number.setScale(notation.decimals()).unscaledValue().longValueExact();
      }
    } catch (ArithmeticException tooLarge) {
      // reported below
    }
    String digits = notation.decimals() == 0 ? "" : " with " + notation.decimals() + " decimals";
    throw scan.error(
        draft.place, TemplateCursor.cut(draft.text) + digits + " does not fit into 64 bits");
  }
}
