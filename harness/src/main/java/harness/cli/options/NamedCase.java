package harness.cli.options;

import harness.cases.Case;
import harness.cases.CaseName;
import harness.generators.Generator;
import harness.problem.Problem;
import harness.puzzle.PuzzleProblem;
import harness.reference.Puzzle;
import harness.terminal.UsageException;

/** A case that the user named. */
public record NamedCase(CaseName name, Problem problem, Generator generator) {

  /**
   * Finds the puzzle and generator in a case's name.
   *
   * @param puzzleName the value of {@code --puzzle}, or null
   */
  public static NamedCase parse(String text, String puzzleName) {
    try {
      CaseName name = CaseName.parse(text);
      if (puzzleName != null && !puzzleName.equals(name.problem())) {
        throw new UsageException(
            "case " + text + " belongs to " + name.problem() + ", not to " + puzzleName);
      }
      Problem problem = new PuzzleProblem(PuzzleOption.named(name.problem()));
      return new NamedCase(name, problem, problem.generator(name.generator()));
    } catch (IllegalArgumentException refused) {
      throw new UsageException(refused.getMessage());
    }
  }

  /** The case's puzzle. */
  public Puzzle puzzle() {
    return problem.power(Puzzle.class).orElseThrow();
  }

  public Case draw() {
    return generator.draw(name.seed(), name.index());
  }
}
