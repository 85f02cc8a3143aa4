package harness.problem;

import java.util.Comparator;
import java.util.Objects;

/**
 * The group that a case is compared within: the exact distance for a puzzle; generator and size for
 * any other problem.
 *
 * @param rank the higher, the harder the cases are expected to be; of a puzzle the exact distance,
 *     {@link #LAST} for cases without a solution
 * @param label what people call it: {@code 7}, {@code gen.py, 32 to 63 bytes}
 */
public record Stratum(int rank, String label) implements Comparable<Stratum> {

  /** The rank of what comes after everything else. */
  public static final int LAST = Integer.MAX_VALUE;

  private static final Comparator<Stratum> ORDER =
      Comparator.comparingInt(Stratum::rank).thenComparing(Stratum::label);

  public Stratum {
    Objects.requireNonNull(label);
    if (rank < 0) {
      throw new IllegalArgumentException("there is no rank " + rank);
    }
  }

  @Override
  public int compareTo(Stratum other) {
    return ORDER.compare(this, other);
  }
}
