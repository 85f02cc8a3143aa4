package harness.reference;

import java.util.List;

/** The rules of one puzzle, as far as replaying needs them. */
public interface Rules {

  /**
   * Replays a move sequence from a case's start.
   *
   * @param moves in the notation of {@link harness.cases.Answer#moves()}, not null; untrusted
   */
  Replay replay(String input, String moves);

  /**
   * Plays a move sequence and shows every position on the way.
   *
   * @param moves as for {@link #replay}; untrusted
   * @return the moves that are legal, in order, up to the first that is not; {@link #replay} says
   *     what is wrong with that one
   */
  List<Step> steps(String input, String moves);

  /**
   * Whether an answer may be this long at all; beyond the bound the right answer is -1 (knights:
   * 15).
   */
  default boolean withinBound(int moves) {
    return true;
  }
}
