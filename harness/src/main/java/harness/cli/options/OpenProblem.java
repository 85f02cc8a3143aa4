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
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The problem that the user named, ready for use until it is closed.
 *
 * @param words the words of a command line that name it
 * @param caseWords the words needed with {@code --case}; empty for a puzzle, which the case names
 * @param jury its programs; null for a puzzle
 * @param generators names of the generators to use
 * @param inTurn whether they take turns; otherwise the problem's own mix includes enough small
 *     inputs
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

  /** The generator of the campaign. */
  public Generator generator() {
    if (jury == null) {
      return GeneratorNames.several(problem, generators);
    }
    JuryProblem own = jury.problem();
    return inTurn
        ? own.inTurn(generators.stream().map(own::generator).toList())
        : own.defaultGenerator();
  }

  /** The case of a name, with its generator. */
  public NamedCase named(String caseName) {
    try {
      CaseName name = CaseName.parse(caseName);
      if (!name.problem().equals(problem.name())) {
        throw new UsageException(
            "case " + caseName + " belongs to " + name.problem() + ", not to " + problem.name());
      }
      return new NamedCase(name, problem, problem.generator(name.generator()));
    } catch (IllegalArgumentException refused) {
      throw new UsageException(refused.getMessage());
    }
  }

  /** The puzzle. Must not be called for a problem made of programs. */
  public Puzzle puzzle() {
    return problem.power(Puzzle.class).orElseThrow();
  }

  /** The package it was opened from; null for a puzzle. */
  public ProblemPackage parts() {
    return jury == null ? null : jury.parts();
  }

  /** Its own submissions, keyed by their text for {@code --solution}; may be empty. */
  public Map<String, Expectation> submissions() {
    return jury == null ? Map.of() : jury.parts().submissions();
  }

  /** Its own submissions except its references, which cannot differ from themselves. */
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
   * Resolves a {@code --solution}: the name or the file of one of the problem's submissions, also
   * after {@code NAME=}, means that submission, prepared as its package demands. A file in the
   * working folder goes before a name.
   */
  String solution(String text) {
    String program = isFile(text) ? text : SubmissionList.path(text);
    return submissions().keySet().stream()
        .filter(each -> isMeant(each, program))
        .findFirst()
        .map(each -> program.equals(text) ? each : renamed(text, SubmissionList.path(each)))
        .orElse(text);
  }

  private boolean isMeant(String submission, String program) {
    return isFile(program)
        ? isCopy(submission, program)
        : SubmissionList.shownName(submission).equals(program);
  }

  private static boolean isFile(String text) {
    return Files.exists(Path.of("").resolve(text));
  }

  /** Another program with the name that a text gives. */
  private static String renamed(String text, String program) {
    return SubmissionList.shownName(text) + "=" + program;
  }

  private boolean isCopy(String submission, String file) {
    String program = SubmissionList.path(submission);
    try {
      return scratch.isNamedIn(program)
          && Files.isSameFile(Path.of(scratch.shown(program)), Path.of(file));
    } catch (IOException gone) {
      return false;
    }
  }

  /** A text for the program that stays valid: for a temporary copy, the submission's name. */
  String lastingName(String solution) {
    String name = SubmissionList.shownName(solution);
    if (scratch == null || !scratch.isNamedIn(solution)) {
      return solution;
    }
    return submissions().keySet().stream()
        .filter(each -> SubmissionList.path(each).equals(SubmissionList.path(solution)))
        .map(SubmissionList::shownName)
        .findFirst()
        .map(own -> own.equals(name) ? own : renamed(solution, own))
        .orElse(name);
  }

  private boolean isReference(String text) {
    return jury.parts().references().stream()
        .anyMatch(each -> text.equals(each) || text.endsWith("=" + each));
  }

  /** Whether it is made of programs rather than a puzzle. */
  public boolean isOfPrograms() {
    return jury != null;
  }

  /** The jury's programs with their source files; empty for a puzzle. */
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
