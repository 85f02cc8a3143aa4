package harness.reference;

import java.util.List;

/** The rules of one puzzle, for replaying moves. */
public interface Rules {

  /**
   * Replays a move sequence from a case's initial position.
   *
   * @param moves in the notation of {@link harness.cases.Answer#moves()}, not null; untrusted
   */
  Replay replay(String input, String moves);

  /**
   * Plays a move sequence and returns every position on the way.
   *
   * @param moves as for {@link #replay}; untrusted
   * @return the legal moves, in order, up to the first illegal one; {@link #replay} says what is
   *     wrong with it
   */
  List<Step> steps(String input, String moves);

  /**
   * Whether an answer may have this many moves. Beyond the bound the right answer is -1 (knights:
   * 15).
   */
  default boolean withinBound(int moves) {
    return true;
  }
}
