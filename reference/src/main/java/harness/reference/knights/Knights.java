package harness.reference.knights;

import com.google.auto.service.AutoService;
import harness.cases.Limits;
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
import java.util.concurrent.TimeUnit;

/**
 * The knights puzzle, SCOI2005 "骑士精神", Luogu P2324: twelve white and twelve black knights and an
 * empty square on a board of 5×5; the least number of moves to the goal, or -1 beyond 15.
 */
@AutoService(Puzzle.class)
public final class Knights implements Puzzle {

  /** The puzzle's name. */
  public static final String NAME = "knights";

  private static final Limits LIMITS = new Limits(TimeUnit.SECONDS.toNanos(1), 128L << 20, 10);

  private final Format format = new KnightsFormat();
  private final Rules rules = new KnightsRules();
  private final Oracle oracle = new KnightsOracle();
  private final Space space = new KnightsSpace();

  /** For the service loader. */
  public Knights() {}

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public String summary() {
    return "24 knights and an empty square on a 5x5 board: least moves to the goal, -1 beyond 15"
        + " (SCOI2005, Luogu P2324)";
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
    return KnightsDrawing.of(input, drawing);
  }

  @Override
  public Picture picture(String input) {
    return KnightsDrawing.picture(input);
  }

  @Override
  public List<Heuristic> heuristics() {
    return KnightsHeuristics.ALL;
  }
}
