package harness.reference;

/**
 * Options for drawing a case.
 *
 * @param unicode whether symbols beyond ASCII may be used
 * @param links whether to show what moves never change as well (gears: which knob drags which)
 */
public record Drawing(boolean unicode, boolean links) {

  /** ASCII only, without links. */
  public static final Drawing ASCII = new Drawing(false, false);
}
