package harness.reference.gears;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Which knob each knob drags along from each of its states: the part of an instance that fixes its
 * graph of positions. Immutable. Turning a knob is a permutation of the positions, so positions
 * that the goal can reach are exactly those that can reach the goal.
 */
public final class LinkTable {

  private final byte[] links;
  private final int hash;
  private final byte[] text;
  private final int[] stateOffsets = new int[Position.KNOBS];

  private LinkTable(byte[] links) {
    this.links = links;
    this.hash = Arrays.hashCode(links);
    this.text = text(links, stateOffsets);
  }

  /**
   * A table of links.
   *
   * @param links 12 rows of 4: {@code links[knob][state]} is the knob dragged along when {@code
   *     knob} is turned away from {@code state}, all counted from 0
   * @throws IllegalArgumentException on a wrong shape, a knob that does not exist, or one that
   *     drags itself
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

  /** The knob that {@code knob} drags along when it is turned away from {@code state}. */
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
    byte[] filled = text.clone();
    for (int knob = 0; knob < Position.KNOBS; knob++) {
      filled[stateOffsets[knob]] = (byte) ('1' + Position.state(position, knob));
    }
    return new String(filled, StandardCharsets.ISO_8859_1);
  }

  private static byte[] text(byte[] links, int[] stateOffsets) {
    StringBuilder text = new StringBuilder(12 * 14);
    for (int knob = 0; knob < Position.KNOBS; knob++) {
      stateOffsets[knob] = text.length();
      text.append('1');
      for (int state = 0; state < Position.STATES; state++) {
        text.append(' ').append(links[knob * Position.STATES + state] + 1);
      }
      text.append('\n');
    }
    return text.toString().getBytes(StandardCharsets.ISO_8859_1);
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

  /** The instance that is solved already, for messages. */
  @Override
  public String toString() {
    return text(Position.GOAL);
  }
}
