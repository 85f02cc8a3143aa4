package harness.campaign;

import harness.run.Outcome;
import java.util.Comparator;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.BinaryOperator;

/** The solvers that were given up, each until the end of its range. */
final class Withdrawals {

  /**
   * A built-in solver that hung on a case and was given up. It gets no later cases, but keeps its
   * earlier results.
   *
   * @param submission its row in the campaign
   */
  record Withdrawal(int submission, long index, Outcome outcome) {}

  private record Place(int submission, long rangeEnd) {}

  private final CutPoints grid;
  private final ConcurrentMap<Place, Withdrawal> all = new ConcurrentHashMap<>();

  Withdrawals(CutPoints grid) {
    this.grid = grid;
  }

  /** Adds a withdrawal; of several in a range, the one on the earliest case counts. */
  void add(Withdrawal withdrawal) {
    Place place = new Place(withdrawal.submission(), grid.after(withdrawal.index()));
    all.merge(place, withdrawal, BinaryOperator.minBy(Comparator.comparingLong(Withdrawal::index)));
  }

  Withdrawal of(int submission, long index) {
    return all.isEmpty() ? null : all.get(new Place(submission, grid.after(index)));
  }

  /** Whether a solver was given up before a case. */
  boolean isBefore(int submission, long index) {
    Withdrawal withdrawal = of(submission, index);
    return withdrawal != null && withdrawal.index() < index;
  }
}
