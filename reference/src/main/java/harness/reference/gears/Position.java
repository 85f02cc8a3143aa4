package harness.reference.gears;

/**
 * The states of all twelve knobs as an {@code int} of 24 bits: knob k's state, 0 to 3, in bits 2k
 * and 2k + 1.
 */
public final class Position {

  /** Number of knobs. */
  public static final int KNOBS = 12;

  /** States of a knob. */
  public static final int STATES = 4;

  /** Number of positions, 4^12. */
  public static final int COUNT = 1 << 24;

  /** Every knob in the first state. */
  public static final int GOAL = 0;

  private static final int LOW_BITS = 0x555555;

  private Position() {}

  /** The state of a knob, 0 to 3. */
  public static int state(int position, int knob) {
    return (position >>> (2 * knob)) & 3;
  }

  /** The position with one knob a step further, without dragging another. */
  static int step(int position, int knob) {
    return with(position, knob, state(position, knob) + 1);
  }

  /** The position with one knob a step back, without dragging another. */
  static int stepBack(int position, int knob) {
    return with(position, knob, state(position, knob) + 3);
  }

  /** The position with one knob in a state, taken modulo 4. */
  static int with(int position, int knob, int state) {
    return (position & ~(3 << (2 * knob))) | ((state & 3) << (2 * knob));
  }

  /**
   * The sum of the states modulo 4. A turn adds 2 and the goal has 0, so a position with an odd sum
   * never reaches it, one with sum 0 needs an even number of turns, and one with sum 2 an odd
   * number.
   */
  public static int sumModulo4(int position) {
    return (Integer.bitCount(position & LOW_BITS) + 2 * Integer.bitCount(position >>> 1 & LOW_BITS))
        & 3;
  }

  /** The number of single steps from the knobs' states to the goal, 0 to 36. A turn makes two. */
  public static int missingSteps(int position) {
    int low = position & LOW_BITS;
    int high = position >>> 1 & LOW_BITS;
    // States 1, 2, 3 need 3, 2, 1 steps: the two's complement of each digit.
    return 2 * Integer.bitCount(high ^ low) + Integer.bitCount(low);
  }
}
