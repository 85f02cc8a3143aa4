package harness.puzzle;

import harness.cases.Answer;
import harness.reference.Puzzle;
import harness.reference.Replay;
import java.util.stream.IntStream;

/**
 * Checks distances against each other: the distances claimed for a case, for an equivalent case and
 * for its successors must be consistent, whatever the oracle says. Claims that are consistent for
 * all cases are the exact distances. Thread-safe.
 */
public record Relations(Puzzle puzzle) {

  /** Why a case and an equivalent one cannot both have the claimed distance; null if they can. */
  public String equal(int claimed, int equalsClaimed) {
    return claimed == equalsClaimed
        ? null
        : "says %s for this case and %s for a case that must be equal"
            .formatted(equalsClaimed, claimed);
  }

  /** Why a case and its neighbour cannot both have the claimed distances; null if they can. */
  public String neighbours(String input, int claimed, String neighbour, int neighbourClaimed) {
    if (input.equals(neighbour)) {
      return equal(claimed, neighbourClaimed);
    }
    String why = puzzle.space().contradiction(input, claimed, neighbour, neighbourClaimed);
    return why == null
        ? null
        : "says %s for this case and %s for a case one move away: %s"
            .formatted(neighbourClaimed, claimed, why);
  }

  /**
   * Why a case and its successors cannot all have the claimed distances, because no first move
   * exists; null if they can.
   */
  public String descent(String input, int claimed, IntStream successorsClaimed) {
    if (claimed == Answer.NO_SOLUTION) {
      return null;
    }
    if (claimed == 0) {
      return puzzle.rules().replay(input, "").end() == Replay.End.GOAL
          ? null
          : "says 0 for this case, which is not solved";
    }
    return successorsClaimed.anyMatch(next -> next == claimed - 1)
        ? null
        : "says " + claimed + " for this case, but " + (claimed - 1) + " for no case one move away";
  }
}
