package harness.judge;

import harness.cases.Judgement;
import harness.cases.Reason;
import harness.reference.Puzzle;

/**
 * Judges answers by each other: what is claimed of a case, of its twin and of its neighbour must go
 * together, whatever the oracle says. Thread-safe.
 */
public final class Relations {

  private final Puzzle puzzle;

  /** The relations of a puzzle's cases. */
  public Relations(Puzzle puzzle) {
    this.puzzle = puzzle;
  }

  /** Why a case and its twin cannot both be what is claimed; null where they can. */
  public String twins(int claimed, int twinClaimed) {
    return claimed == twinClaimed
        ? null
        : "says " + twinClaimed + " of this and " + claimed + " of what a symmetry makes equal";
  }

  /** Why a case and its neighbour cannot both be what is claimed; null where they can. */
  public String neighbours(String input, int claimed, String neighbour, int neighbourClaimed) {
    if (input.equals(neighbour)) {
      return twins(claimed, neighbourClaimed);
    }
    String why = puzzle.space().contradiction(input, claimed, neighbour, neighbourClaimed);
    return why == null
        ? null
        : "says " + neighbourClaimed + " of this and " + claimed + " one move away: " + why;
  }

  /**
   * What is said where claims contradict each other.
   *
   * @param why as above
   * @param oracles whether they are the oracle's
   */
  public static Judgement judge(String why, boolean oracles) {
    return oracles
        ? Judgement.judgeError(Reason.DISAGREES_WITH_TWIN, "the oracle " + why)
        : Judgement.wrong(Reason.DISAGREES_WITH_TWIN, why);
  }
}
