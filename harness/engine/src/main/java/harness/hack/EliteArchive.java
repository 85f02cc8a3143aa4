package harness.hack;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import java.util.random.RandomGenerator;

/**
 * The costliest known cases of each rank: an archive of elites (Mouret and Clune 2015,
 * "Illuminating search spaces by mapping elites"). Thread-safe.
 */
public final class EliteArchive {

  /** Enough to leave a local optimum. */
  private static final int KEPT = 6;

  private static final Comparator<Reading> COSTLIEST =
      Comparator.comparingLong(Reading::cost).reversed().thenComparing(Reading::input);

  private final TreeMap<Integer, List<Reading>> kept = new TreeMap<>();

  /** Adds a case if it is among the costliest of its rank; returns whether it is the costliest. */
  synchronized boolean offer(Reading each) {
    List<Reading> here = kept.computeIfAbsent(each.rank(), r -> new ArrayList<>());
    if (here.stream().anyMatch(known -> known.input().equals(each.input()))) {
      return false;
    }
    here.add(each);
    here.sort(COSTLIEST);
    if (here.size() > KEPT) {
      here.remove(KEPT);
    }
    return here.get(0).equals(each);
  }

  public synchronized List<Integer> ranks() {
    return List.copyOf(kept.keySet());
  }

  /** The costliest case of a rank, or null. */
  public synchronized Reading best(int rank) {
    List<Reading> here = kept.get(rank);
    return here == null ? null : here.get(0);
  }

  /** The costliest case of all, or null. */
  public synchronized Reading best() {
    return kept.values().stream().map(here -> here.get(0)).min(COSTLIEST).orElse(null);
  }

  synchronized List<Reading> costliest(int most) {
    return kept.values().stream().flatMap(List::stream).sorted(COSTLIEST).limit(most).toList();
  }

  /** A case to continue from: of any rank, but half the time of a rank in which trying is cheap. */
  public synchronized Reading pick(RandomGenerator random) {
    if (kept.isEmpty()) {
      return null;
    }
    List<List<Reading>> all = new ArrayList<>(kept.values());
    if (random.nextBoolean()) {
      all.sort(Comparator.comparingLong(here -> here.get(0).cpuNanos()));
      all = all.subList(all.size() / 4, all.size() - all.size() / 4);
    }
    List<Reading> here = all.get(random.nextInt(all.size()));
    // prefers the better ones
    return here.get(Math.min(random.nextInt(here.size()), random.nextInt(here.size())));
  }
}
