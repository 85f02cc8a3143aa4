package harness.cli.options;

import harness.cases.CaseName;
import harness.generators.Generator;
import harness.jury.OpenJury;
import harness.problem.Problem;
import harness.reference.Puzzle;
import harness.run.Expectation;
import harness.submission.ProgramSource;
import harness.terminal.UsageException;
import java.util.List;
import java.util.Map;

/**
 * A problem that the user named, ready to be used until this is closed.
 *
 * @param words the words of a command line that name it
 * @param caseWords the words needed beside {@code --case}; empty for a puzzle, which the case names
 * @param jury its programs; null for a puzzle
 * @param submissions its own, by how {@code --solution} would name them; may be empty
 * @param generators the names of the generators to draw from in turn
 */
public record OpenProblem(
    Problem problem,
    String words,
    String caseWords,
    OpenJury jury,
    List<String> generators,
    Map<String, Expectation> submissions)
    implements AutoCloseable {

  /** What cases are to be drawn from. */
  public Generator generator() {
    return GeneratorNames.several(problem, generators);
  }

  /** The generator of a case that the user names. */
  public NamedCase named(String caseName) {
    try {
      CaseName name = CaseName.parse(caseName);
      if (!name.puzzle().equals(problem.name())) {
        throw new UsageException(
            "case " + caseName + " is of " + name.puzzle() + ", not of " + problem.name());
      }
      return new NamedCase(name, problem, problem.generator(name.generator()));
    } catch (IllegalArgumentException refused) {
      throw new UsageException(refused.getMessage());
    }
  }

  /** The puzzle that it is; not of one made of programs. */
  public Puzzle puzzle() {
    return problem.power(Puzzle.class).orElseThrow();
  }

  /** Whether it is made of programs, and not a puzzle. */
  public boolean isOfPrograms() {
    return jury != null;
  }

  /** The jury's programs with the files that they are made of; none of a puzzle. */
  public List<ProgramSource> sources() {
    return jury == null ? List.of() : jury.sources();
  }

  @Override
  public void close() {
    if (jury != null) {
      jury.close();
    }
  }
}
