package harness.cli.options;

import harness.cases.CaseName;
import harness.formats.ProblemPackage;
import harness.formats.Scratch;
import harness.formats.SubmissionList;
import harness.generators.Generator;
import harness.jury.JuryProblem;
import harness.jury.OpenJury;
import harness.problem.Problem;
import harness.reference.Puzzle;
import harness.run.Expectation;
import harness.submission.ProgramSource;
import harness.terminal.UsageException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A problem that the user named, ready to be used until this is closed.
 *
 * @param words the words of a command line that name it
 * @param caseWords the words needed beside {@code --case}; empty for a puzzle, which the case names
 * @param jury its programs; null for a puzzle
 * @param generators the names of the generators to draw from
 * @param inTurn whether they take turns; else the problem's own mix is fair to small inputs
 * @param scratch files that its programs need; null for a puzzle
 */
public record OpenProblem(
    Problem problem,
    String words,
    String caseWords,
    OpenJury jury,
    List<String> generators,
    boolean inTurn,
    Scratch scratch)
    implements AutoCloseable {

  /** What cases are to be drawn from. */
  public Generator generator() {
    if (jury == null) {
      return GeneratorNames.several(problem, generators);
    }
    JuryProblem own = jury.problem();
    return inTurn
        ? own.inTurn(generators.stream().map(own::generator).toList())
        : own.defaultGenerator();
  }

  /** The generator of a case that the user names. */
  public NamedCase named(String caseName) {
    try {
      CaseName name = CaseName.parse(caseName);
      if (!name.problem().equals(problem.name())) {
        throw new UsageException(
            "case " + caseName + " is of " + name.problem() + ", not of " + problem.name());
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

  /** What it was opened from; null for a puzzle. */
  public ProblemPackage parts() {
    return jury == null ? null : jury.parts();
  }

  /** Its own submissions, by how {@code --solution} would name them; may be empty. */
  public Map<String, Expectation> submissions() {
    return jury == null ? Map.of() : jury.parts().submissions();
  }

  /** The same without its references: comparing a reference with itself shows nothing. */
  public Map<String, Expectation> rivals() {
    Map<String, Expectation> rivals = new LinkedHashMap<>(submissions());
    if (jury != null) {
      Map<String, Expectation> references = new LinkedHashMap<>(rivals);
      references.keySet().removeIf(each -> !isReference(each));
      if (references.size() < rivals.size()) {
        rivals.keySet().removeAll(references.keySet());
      }
    }
    return rivals;
  }

  /**
   * How {@code --solution} names a program: a name of one of the problem's own submissions becomes
   * that submission, unless there is a file of that name.
   */
  String solution(String asked) {
    return Files.exists(Path.of("").resolve(asked))
        ? asked
        : submissions().keySet().stream()
            .filter(each -> SubmissionList.shownName(each).equals(asked))
            .findFirst()
            .orElse(asked);
  }

  /** How the user can name a program later: a temporary copy by the submission's name. */
  String lastingName(String solution) {
    boolean isTemporary = scratch != null && scratch.isNamedIn(solution);
    return isTemporary ? SubmissionList.shownName(solution) : solution;
  }

  private boolean isReference(String text) {
    return jury.parts().references().stream()
        .anyMatch(each -> text.equals(each) || text.endsWith("=" + each));
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
      scratch.close();
    }
  }
}
