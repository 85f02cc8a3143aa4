package harness.cli.options;

import harness.machine.Terminal;
import java.util.concurrent.ThreadLocalRandom;

/** Seeds of random cases; the user sees each that is drawn. */
public final class Seeds {

  private static final long END = 1_000_000_000;

  private Seeds() {}

  static long draw() {
    return ThreadLocalRandom.current().nextLong(END);
  }

  /** The seed that the user chose, else one drawn now; prints it if it is drawn. */
  public static long chosen(Long given) {
    return given == null ? shown(null) : given;
  }

  /** The seed that the user chose, else one drawn now; prints it. */
  public static long shown(Long given) {
    long seed = given == null ? draw() : given;
    Terminal.note("seed " + seed);
    return seed;
  }
}
