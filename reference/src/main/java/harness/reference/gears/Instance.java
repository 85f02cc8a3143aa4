package harness.reference.gears;

import java.util.Objects;

/**
 * One instance of the puzzle.
 *
 * @param links which knob drags which
 * @param position the initial position, as in {@link Position}
 */
public record Instance(LinkTable links, int position) {
  public Instance {
    Objects.requireNonNull(links);
  }

  /**
   * Reads a valid case as in {@link harness.cases.Case#input()}.
   *
   * @throws IllegalArgumentException if it is not a valid case; untrusted text must go through the
   *     strict format
   */
  public static Instance parse(String input) {
    int[][] links = new int[Position.KNOBS][Position.STATES];
    int position = 0;
    int at = 0;
    for (int knob = 0; knob < Position.KNOBS; knob++) {
      for (int column = 0; column <= Position.STATES; column++) {
        int value = 0;
        int start = at;
        while (at < input.length() && input.charAt(at) >= '0' && input.charAt(at) <= '9') {
          value = 10 * value + input.charAt(at++) - '0';
        }
        boolean last = column == Position.STATES;
        if (at == start || at - start > 2 || !separates(input, at++, last ? '\n' : ' ')) {
          throw new IllegalArgumentException("not a canonical gears case: " + input);
        }
        if (column == 0) {
          position |= ((value - 1) & 3) << (2 * knob);
        } else {
          links[knob][column - 1] = value - 1;
        }
      }
    }
    return new Instance(LinkTable.of(links), position);
  }

  private static boolean separates(String input, int at, char separator) {
    return at < input.length() && input.charAt(at) == separator;
  }

  /** The judge's text: 12 lines of five numbers. */
  public String text() {
    return links.text(position);
  }
}
