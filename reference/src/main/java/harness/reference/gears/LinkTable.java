package harness.reference.gears;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Which knob each knob drags from each of its states. This determines an instance's graph of
 * positions. Immutable. Turning a knob permutes the positions, so the positions reachable from the
 * goal are exactly those that can reach the goal.
 */
public final class LinkTable {

  private final byte[] links;
  private final int hash;

  /**
   * Created on first use, since a table used only for look-ups does not need it. Creating it twice
   * is harmless.
   */
  private Template template;

  /** The judge's text and the positions of the twelve states in it. */
  private static final class Template {
    final byte[] text;
    final int[] stateOffsets = new int[Position.KNOBS];

    Template(byte[] links) {
      StringBuilder lines = new StringBuilder(Position.KNOBS * "1 12 12 12 12\n".length());
      for (int knob = 0; knob < Position.KNOBS; knob++) {
        stateOffsets[knob] = lines.length();
        lines.append('1');
        for (int state = 0; state < Position.STATES; state++) {
          lines.append(' ').append(links[knob * Position.STATES + state] + 1);
        }
        lines.append('\n');
      }
      text = lines.toString().getBytes(StandardCharsets.ISO_8859_1);
    }
  }

  private LinkTable(byte[] links) {
    this.links = links;
    this.hash = Arrays.hashCode(links);
  }

  /**
   * Creates a table.
   *
   * @param links 12 rows of 4: {@code links[knob][state]} is the knob dragged when {@code knob} is
   *     turned away from {@code state}, all counted from 0
   * @throws IllegalArgumentException if the array has the wrong shape, or a link names the knob
   *     itself or one that does not exist
   */
  public static LinkTable of(int[][] links) {
    if (links.length != Position.KNOBS) {
      throw new IllegalArgumentException("expected 12 rows of links, found " + links.length);
    }
    byte[] flat = new byte[Position.KNOBS * Position.STATES];
    for (int knob = 0; knob < Position.KNOBS; knob++) {
      if (links[knob].length != Position.STATES) {
        throw new IllegalArgumentException(
            "knob " + (knob + 1) + ": expected 4 links, found " + links[knob].length);
      }
      for (int state = 0; state < Position.STATES; state++) {
        int dragged = links[knob][state];
        if (dragged < 0 || dragged >= Position.KNOBS || dragged == knob) {
          throw new IllegalArgumentException(
              "knob " + (knob + 1) + " cannot drag knob " + (dragged + 1));
        }
        flat[knob * Position.STATES + state] = (byte) dragged;
      }
    }
    return new LinkTable(flat);
  }

  /** The knob that {@code knob} drags when it is turned away from {@code state}. */
  public int link(int knob, int state) {
    return links[knob * Position.STATES + state];
  }

  /** The position after turning a knob. */
  public int turn(int position, int knob) {
    int dragged = link(knob, Position.state(position, knob));
    return Position.step(Position.step(position, knob), dragged);
  }

  /** The position from which turning a knob leads to this one. */
  public int turnBack(int position, int knob) {
    int before = Position.stepBack(position, knob);
    return Position.stepBack(before, link(knob, Position.state(before, knob)));
  }

  /** The judge's text of an instance with these links: 12 lines of five numbers. */
  public String text(int position) {
    Template known = template;
    if (known == null) {
      known = new Template(links);
      template = known;
    }
    byte[] filled = known.text.clone();
    for (int knob = 0; knob < Position.KNOBS; knob++) {
      filled[known.stateOffsets[knob]] = (byte) ('1' + Position.state(position, knob));
    }
    return new String(filled, StandardCharsets.ISO_8859_1);
  }

  @Override
  public boolean equals(Object other) {
    return this == other
        || (other instanceof LinkTable that
            && hash == that.hash
            && Arrays.equals(links, that.links));
  }

  @Override
  public int hashCode() {
    return hash;
  }

  /** The text of the solved instance, for messages. */
  @Override
  public String toString() {
    return text(Position.GOAL);
  }
}
