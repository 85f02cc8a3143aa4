package harness.cli.options;

import harness.builtin.PuzzleProblem;
import harness.cases.Case;
import harness.cases.CaseName;
import harness.cases.Generator;
import harness.cases.UsageException;
import harness.problem.Problem;
import harness.reference.Puzzle;
import java.util.function.Function;

/** A case that the user named. */
public record NamedCase(CaseName name, Problem problem, Generator generator) {

  /**
   * A case of a puzzle.
   *
   * @param puzzleName the value of {@code --puzzle}, or null
   */
  public static NamedCase ofPuzzle(String text, String puzzleName) {
    return parse(text, puzzleName, name -> new PuzzleProblem(PuzzleOption.named(name)));
  }

  /**
   * Finds the problem and the generator in a case's name.
   *
   * @param expected the problem that the case must belong to, or null
   */
  static NamedCase parse(String text, String expected, Function<String, Problem> problems) {
    try {
      CaseName name = CaseName.parse(text);
      UsageException.when(
          expected != null && !expected.equals(name.problem()),
          "case %s belongs to %s, not to %s",
          text,
          name.problem(),
          expected);
      Problem problem = problems.apply(name.problem());
      return new NamedCase(name, problem, problem.generator(name.generator()));
    } catch (IllegalArgumentException refused) {
      throw new UsageException(refused.getMessage());
    }
  }

  public Puzzle puzzle() {
    return problem.capability(Puzzle.class).orElseThrow();
  }

  public Case draw() {
    return generator.draw(name.seed(), name.index());
  }
}
