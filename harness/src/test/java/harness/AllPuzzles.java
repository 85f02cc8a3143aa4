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

/** Every puzzle there is, for tests of what must hold for each. */
public final class AllPuzzles {

  private AllPuzzles() {}

  /** A source of parameters: {@code @MethodSource("harness.AllPuzzles#names")}. */
  public static Stream<String> names() {
    return Puzzles.all().stream().map(Puzzle::name);
  }

  /** The puzzle of a name. */
  public static Puzzle named(String name) {
    return Puzzles.named(name)
        .orElseThrow(() -> new AssertionError("there is no puzzle " + name + " any more"));
  }

  /** A built-in solver that is right on every case: one from both ends, which is quick, if any. */
  public static BuiltIn solver(String puzzle) {
    return Solvers.of(puzzle).stream()
        .filter(each -> each.guarantee() == Guarantee.OPTIMAL && each.reach() == Solves.EVERYTHING)
        .min(Comparator.comparing(each -> !each.name().startsWith("bidirectional")))
        .orElseThrow(
            () ->
                new AssertionError(
                    puzzle + " has no solver that is optimal everywhere: write one with @Solves"));
  }

  /** A solved case. */
  public static String goal(String puzzle) {
    return Generators.named(puzzle, "distance:0").draw(1, 0).input();
  }
}
