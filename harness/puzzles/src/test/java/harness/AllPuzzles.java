package harness;

import harness.cases.Guarantee;
import harness.cases.Solves;
import harness.generators.Generators;
import harness.reference.Puzzle;
import harness.reference.Puzzles;
import harness.run.BuiltIn;
import harness.run.Solvers;
import java.util.Comparator;
import java.util.stream.Stream;

/** All puzzles, for tests of properties that must hold for each. */
public final class AllPuzzles {

  private AllPuzzles() {}

  /**
   * The names of all puzzles, as a source of parameters:
   * {@code @MethodSource("harness.AllPuzzles#names")}.
   */
  public static Stream<String> names() {
    return Puzzles.all().stream().map(Puzzle::name);
  }

  /** The puzzle with a given name. */
  public static Puzzle named(String name) {
    return Puzzles.named(name)
        .orElseThrow(() -> new AssertionError("there is no puzzle " + name + " any more"));
  }

  /**
   * A built-in solver that is right on every case, preferably a bidirectional one, which is fast.
   */
  public static BuiltIn solver(String puzzle) {
    return Solvers.of(puzzle).stream()
        .filter(each -> each.guarantee() == Guarantee.OPTIMAL && each.reach() == Solves.EVERYTHING)
        .min(Comparator.comparing(each -> !each.name().startsWith("bidirectional")))
        .orElseThrow(
            () ->
                new AssertionError(
                    puzzle + " has no solver that is optimal everywhere: write one with @Solves"));
  }

  /** A solved case of a puzzle. */
  public static String goal(String puzzle) {
    return Generators.named(puzzle, "distance:0").draw(1, 0).input();
  }
}
