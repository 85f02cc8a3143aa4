package harness.jury;

import harness.cases.Case;
import harness.problem.Stratum;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Groups cases by their generator and by size, in powers of two. */
final class SizeStrata {

  private record Place(String generator, int rank) {}

  private final Map<Place, Stratum> known = new ConcurrentHashMap<>();

  /** The stratum of a case; its rank is the number of binary digits of its size in bytes. */
  Stratum of(Case each) {
    int rank = Integer.SIZE - Integer.numberOfLeadingZeros(each.input().length());
    return known.computeIfAbsent(
        new Place(each.name().generator(), rank),
        place -> new Stratum(rank, place.generator() + ", " + sizes(rank)));
  }

  private static String sizes(int rank) {
    if (rank <= 1) {
      return rank == 0 ? "empty" : "1 byte";
    }
    return shown(1L << (rank - 1)) + " to " + shown((1L << rank) - 1) + " bytes";
  }

  private static String shown(long bytes) {
    return bytes < 1 << 14 ? Long.toString(bytes) : ((bytes + 1) >> 10) + "k";
  }
}
