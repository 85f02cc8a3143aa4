package harness.run;

/** How far from the time limit right programs should stay. */
public final class Margin {

  /**
   * The limit is at least this many times the slowest right program's time: {@code
   * ac_to_time_limit} of the ICPC format.
   */
  public static final double RIGHT_TO_LIMIT = 2.0;

  private Margin() {}
}
