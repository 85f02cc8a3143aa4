package harness.reference;

import harness.cases.Answer;
import harness.cases.Judgement;
import harness.cases.Limits;
import java.io.InputStream;
import java.util.List;

/**
 * Everything the harness knows about one puzzle. Implementations are found through {@link
 * java.util.ServiceLoader}; they are thread-safe, cheap to construct, and build tables on first
 * use.
 *
 * <p>Wherever a method takes an {@code input}, it is one valid case as in {@link
 * harness.cases.Case#input()}.
 */
public interface Puzzle {

  /** Lower-case name: {@code knights}. */
  String name();

  /** One line for people: what the puzzle is and where it is judged. */
  String summary();

  /** The default limits for one of the judge's files. */
  Limits limits();

  /** The judge's file formats. */
  Format format();

  /** The rules, for replaying a move sequence. */
  Rules rules();

  /** The exact answers. */
  Oracle oracle();

  /** All cases as a space to move in, for shrinking failing cases. */
  default Space space() {
    return new Space() {};
  }

  /** Whether {@link #census} counts the states of one instance rather than all cases. */
  default boolean censusOfInstance() {
    return false;
  }

  /**
   * Counts by exact distance.
   *
   * @param input a case of the instance if {@link #censusOfInstance}, otherwise ignored
   * @return null if the puzzle cannot be counted
   */
  default Distribution census(String input) {
    return null;
  }

  /**
   * Draws a case as text.
   *
   * @return several lines, each ending with a newline, without colours
   */
  default String draw(String input, Drawing drawing) {
    return input;
  }

  /**
   * A case as cells on a grid, for a graphical report.
   *
   * @return null if the puzzle only supports {@link #draw}
   */
  default Picture picture(String input) {
    return null;
  }

  /** Estimates to show with a case, the usual one first; may be empty. */
  default List<Heuristic> heuristics() {
    return List.of();
  }

  /** A weighted search to study by weight; null if there is none. */
  default WeightedSearch weightedSearch() {
    return null;
  }

  /**
   * Opens one of the puzzle's resources: the texts and programs of an exported problem package.
   *
   * @param name path within the folder {@code export} next to the puzzle's class
   * @return null if there is no such resource
   */
  default InputStream resource(String name) {
    return getClass().getResourceAsStream("export/" + name);
  }

  /**
   * Judges what the puzzle requires beyond a shortest legal sequence (rotation: the
   * lexicographically smallest sequence and the right number). Called only for an answer that
   * claims the right number of moves and, if it gives the moves, gives that many legal moves that
   * reach the goal.
   *
   * @param anyShortest whether to accept any shortest sequence, as some judges do
   */
  default Judgement judgeOwnRules(String input, Answer answer, boolean anyShortest) {
    return Judgement.accepted();
  }
}
