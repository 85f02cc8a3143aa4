package harness.reference;

/**
 * How a case is to be drawn.
 *
 * @param unicode symbols beyond ASCII may be used
 * @param links show also what moves never change (gears: which knob drags which)
 */
public record Drawing(boolean unicode, boolean links) {

  /** Symbols that every terminal and every file can show. */
  public static final Drawing ASCII = new Drawing(false, false);
}
