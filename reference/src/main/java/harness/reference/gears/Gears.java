package harness.reference.gears;

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
import harness.reference.WeightedSearch;
import java.util.List;

/** The gears puzzle, Luogu P5507: one instance per file, 1 s, 256 MiB. */
@AutoService(Puzzle.class)
public final class Gears implements Puzzle {

  /** The puzzle's name. */
  public static final String NAME = "gears";

  private static final Limits LIMITS = new Limits(1_000_000_000L, 256L << 20, 1);

  private final Format format = new GearsFormat();
  private final Rules rules = new GearsRules();
  private final Oracle oracle = new GearsOracle();
  private final Space space = new GearsSpace();

  /** For {@link java.util.ServiceLoader}. */
  public Gears() {}

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public String summary() {
    return "twelve four-state knobs that drag one another, all to state 1 (Luogu P5507)";
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
  public boolean censusOfInstance() {
    return true;
  }

  @Override
  public Distribution census(String input) {
    return new AllPositions(input);
  }

  @Override
  public WeightedSearch weightedSearch() {
    return GearsWeightedSearch.ALL;
  }

  @Override
  public String draw(String input, Drawing drawing) {
    return GearsDrawing.of(input, drawing);
  }

  @Override
  public Picture picture(String input) {
    return GearsDrawing.picture(input);
  }

  @Override
  public List<Heuristic> heuristics() {
    return GearsHeuristics.ALL;
  }
}
