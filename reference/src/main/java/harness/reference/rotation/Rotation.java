package harness.reference.rotation;

import com.google.auto.service.AutoService;
import harness.cases.Answer;
import harness.cases.Judgement;
import harness.cases.Limits;
import harness.cases.Reason;
import harness.reference.Distribution;
import harness.reference.Drawing;
import harness.reference.Format;
import harness.reference.Heuristic;
import harness.reference.Oracle;
import harness.reference.Picture;
import harness.reference.Puzzle;
import harness.reference.Rules;
import harness.reference.Space;
import java.util.List;

/** The rotation game; the package describes its board. */
@AutoService(Puzzle.class)
public final class Rotation implements Puzzle {

  private static final Limits LIMITS = new Limits(3_000_000_000L, 256L << 20, 10);

  private final Format format = new RotationFormat();
  private final Rules rules = new RotationRules();
  private final Oracle oracle;
  private final Space space = new RotationSpace();

  /** The game with its exact oracle. */
  public Rotation() {
    this(new RotationOracle());
  }

  /** The game judged by a given oracle, which may be wrong. */
  Rotation(Oracle oracle) {
    this.oracle = oracle;
  }

  @Override
  public String name() {
    return "rotation";
  }

  @Override
  public String summary() {
    return "pull the lines of a # until its centre holds one number"
        + " (UVa 1343, POJ 2286, AcWing 181)";
  }

  @Override
  public Limits limits() {
    return LIMITS;
  }

  @Override
  public Format format() {
    return format;
  }

  @Override
  public Rules rules() {
    return rules;
  }

  @Override
  public Oracle oracle() {
    return oracle;
  }

  @Override
  public Space space() {
    return space;
  }

  @Override
  public Distribution census(String input) {
    return new AllBoards();
  }

  @Override
  public String draw(String input, Drawing drawing) {
    return RotationDrawing.of(input, drawing);
  }

  @Override
  public Picture picture(String input) {
    return RotationDrawing.picture(input);
  }

  @Override
  public List<Heuristic> heuristics() {
    return RotationHeuristics.ALL;
  }

  /**
   * The number must be the one that the moves bring to the centre, and the moves must be the
   * lexicographically smallest. An answer without moves must have the smallest sequence's number.
   */
  @Override
  public Judgement judgeOwnRules(String input, Answer answer, boolean anyShortest) {
    Answer right = oracle.answer(input);
    String moves = answer.moves() == null ? right.moves() : answer.moves();
    int reached =
        moves.equals(right.moves()) ? right.number() : rules.replay(input, moves).number();
    if (answer.number() != reached) {
      return Judgement.wrong(
          Reason.WRONG_NUMBER,
          "says " + answer.number() + "; the centre holds " + reached + after(moves));
    }
    if (!anyShortest && moves.compareTo(right.moves()) < 0) {
      return Judgement.judgeError(
          Reason.NOT_LEXICOGRAPHICALLY_SMALLEST,
          "the oracle says " + right.moves() + ", but " + moves + " is as short and comes first");
    }
    if (!anyShortest && !moves.equals(right.moves())) {
      return Judgement.wrong(
          Reason.NOT_LEXICOGRAPHICALLY_SMALLEST,
          "says " + moves + "; " + right.moves() + " comes first");
    }
    return Judgement.accepted();
  }

  private static String after(String moves) {
    return moves.isEmpty() ? " from the start" : " after " + moves;
  }
}
