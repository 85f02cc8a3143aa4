package harness.cases;

/** A number of things in words. */
public final class Counted {

  private Counted() {}

  /** A number with its noun, in the plural unless it is 1: {@code 1 case}, {@code 2 cases}. */
  public static String of(long number, String noun) {
    return number + " " + noun + (number == 1 ? "" : "s");
  }

  /** A part of a number of things: {@code 3 of 7 cases}; all of one is {@code 1 case}. */
  public static String part(long part, long all, String noun) {
    return part == 1 && all == 1 ? of(1, noun) : part + " of " + of(all, noun);
  }
}
