package harness.puzzle;

import harness.cases.Answer;
import harness.reference.Puzzle;
import harness.reference.Replay;
import java.util.stream.IntStream;

/**
 * Judges distances by each other: what is claimed of a case, of one that must have the same and of
 * those that a move leads to must go together, whatever the oracle says. Claims that do so at every
 * case are the exact distances. Thread-safe.
 */
public final class Relations {

  private final Puzzle puzzle;

  /** The relations of a puzzle's cases. */
  public Relations(Puzzle puzzle) {
    this.puzzle = puzzle;
  }

  /** Why a case and one of the same distance cannot both be what is claimed; null if they can. */
  public String equal(int claimed, int equalsClaimed) {
    return claimed == equalsClaimed
        ? null
        : "says " + equalsClaimed + " of this and " + claimed + " of a case that must be equal";
  }

  /** Why a case and its neighbour cannot both be what is claimed; null if they can. */
  public String neighbours(String input, int claimed, String neighbour, int neighbourClaimed) {
    if (input.equals(neighbour)) {
      return equal(claimed, neighbourClaimed);
    }
    String why = puzzle.space().contradiction(input, claimed, neighbour, neighbourClaimed);
    return why == null
        ? null
        : "says " + neighbourClaimed + " of this and " + claimed + " one move away: " + why;
  }

  /**
   * Why a case and all its successors cannot be what is claimed, for want of a first move; null
   * where they can.
   */
  public String descent(String input, int claimed, IntStream successorsClaimed) {
    if (claimed == Answer.NO_SOLUTION) {
      return null;
    }
    if (claimed == 0) {
      return puzzle.rules().replay(input, "").end() == Replay.End.GOAL
          ? null
          : "says 0 of this, which is not solved";
    }
    return successorsClaimed.anyMatch(next -> next == claimed - 1)
        ? null
        : "says " + claimed + " of this, yet of nothing that a move leads to " + (claimed - 1);
  }
}
