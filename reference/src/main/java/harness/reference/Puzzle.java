package harness.reference;

import harness.cases.Answer;
import harness.cases.Judgement;
import harness.cases.Limits;
import java.io.InputStream;
import java.util.List;

/**
 * Everything the harness knows of one puzzle. Implementations are found through {@link
 * java.util.ServiceLoader}; they are thread-safe, cheap to construct, and build tables on first
 * use.
 *
 * <p>Wherever a method takes an {@code input}, it is one valid case as in {@link
 * harness.cases.Case#input()}.
 */
public interface Puzzle {

  /** Lower-case name: {@code knights}. */
  String name();

  /** One line for people: what it is and where it is judged. */
  String summary();

  /** The default limits for one of the judge's files. */
  Limits limits();

  /** Reads and prints the judge's files. */
  Format format();

  /** The rules, for replaying a move sequence. */
  Rules rules();

  /** The exact answers. */
  Oracle oracle();

  /** All cases as a space to move in, for making failing cases small. */
  default Space space() {
    return new Space() {};
  }

  /** Whether {@link #census} is of one instance's states, not of all cases. */
  default boolean censusOfInstance() {
    return false;
  }

  /**
   * Counts by exact distance.
   *
   * @param input a case of the instance when {@link #censusOfInstance}, else not looked at
   * @return null when the puzzle cannot be counted
   */
  default Distribution census(String input) {
    return null;
  }

  /**
   * Draws a case for a person.
   *
   * @return several lines, each ended by a newline, without colours
   */
  default String draw(String input, Drawing drawing) {
    return input;
  }

  /**
   * A case as cells on a grid, for a graphical report.
   *
   * @return null where {@link #draw} is all there is
   */
  default Picture picture(String input) {
    return null;
  }

  /** Estimates to show beside a case, the usual one first; may be empty. */
  default List<Heuristic> heuristics() {
    return List.of();
  }

  /** A weighted search to be studied by weight; null if there is none. */
  default WeightedSearch weightedSearch() {
    return null;
  }

  /**
   * Opens a file that goes with the puzzle: the texts and programs of an exported problem package.
   *
   * @param name path below the folder {@code export} beside the puzzle's class
   * @return null when there is none of that name
   */
  default InputStream resource(String name) {
    return getClass().getResourceAsStream("export/" + name);
  }

  /**
   * Judges what the puzzle wants beyond a shortest legal sequence (rotation: the lexicographically
   * smallest sequence and the right number). Called only for an answer that claims the right count
   * and whose moves, where given, are legal, reach the goal and are as many as claimed.
   *
   * @param anyShortest accept any shortest sequence, as some judges do
   */
  default Judgement judgeOwnRules(String input, Answer answer, boolean anyShortest) {
    return Judgement.accepted();
  }
}
