package harness.campaign;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** The solvers that were given up, each until the end of its range. */
final class Withdrawals {

  private record Place(int submission, long rangeEnd) {}

  private final CutPoints grid;
  private final ConcurrentMap<Place, Withdrawal> all = new ConcurrentHashMap<>();

  Withdrawals(CutPoints grid) {
    this.grid = grid;
  }

  /** Adds a withdrawal; of several in a range, the one on the earliest case counts. */
  void add(Withdrawal withdrawal) {
    Place place = new Place(withdrawal.submission(), grid.after(withdrawal.index()));
    all.merge(place, withdrawal, Withdrawal::earlier);
  }

  /** The withdrawal in the range of a case, or null. */
  Withdrawal of(int submission, long index) {
    return all.isEmpty() ? null : all.get(new Place(submission, grid.after(index)));
  }

  /** Whether a solver was given up before a case. */
  boolean isBefore(int submission, long index) {
    Withdrawal withdrawal = of(submission, index);
    return withdrawal != null && withdrawal.index() < index;
  }
}
