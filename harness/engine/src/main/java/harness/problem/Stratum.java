package harness.problem;

import java.util.Comparator;
import java.util.Objects;

/**
 * The group within which a case is compared: the exact distance for a puzzle; generator and size
 * for any other problem.
 *
 * @param rank higher for cases that are expected to be harder; for a puzzle the exact distance,
 *     {@link #LAST} for cases without a solution
 * @param label for people: {@code 7}, {@code gen.py, 32 to 63 bytes}
 */
public record Stratum(int rank, String label) implements Comparable<Stratum> {

  /** The rank that comes after all others. */
  public static final int LAST = Integer.MAX_VALUE;

  private static final Comparator<Stratum> ORDER =
      Comparator.comparingInt(Stratum::rank).thenComparing(Stratum::label);

  public Stratum {
    Objects.requireNonNull(label);
    if (rank < 0) {
      throw new IllegalArgumentException("rank " + rank + " is negative");
    }
  }

  @Override
  public int compareTo(Stratum other) {
    return ORDER.compare(this, other);
  }
}
