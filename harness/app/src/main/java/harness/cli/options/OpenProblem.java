package harness.cli.options;

import harness.builtin.PuzzleProblem;
import harness.cases.Generator;
import harness.cases.UsageException;
import harness.compiled.Programs;
import harness.formats.ProblemPackage;
import harness.formats.Scratch;
import harness.formats.SubmissionList;
import harness.hack.SteeredGenerator;
import harness.jury.JuryProblem;
import harness.jury.OpenJury;
import harness.problem.Problem;
import harness.puzzle.hack.AdaptiveGenerator;
import harness.reference.Puzzle;
import harness.run.Expectation;
import harness.stress.JuryAdvice;
import harness.submission.IncludeFolders;
import harness.submission.ProgramSource;
import harness.submission.SourceNumbers;
import harness.tally.Reproduction;
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
 * @param drawing the words that are also needed to draw its cases; may be empty
 * @param jury its programs; null for a puzzle
 * @param generators names of the generators to use
 * @param inTurn whether they take turns; otherwise the problem's own mix includes enough small
 *     inputs
 * @param scratch files that its programs need; null for a puzzle
 */
public record OpenProblem(
    Problem problem,
    String words,
    String drawing,
    OpenJury jury,
    List<String> generators,
    boolean inTurn,
    Scratch scratch)
    implements AutoCloseable {

  /** A puzzle. */
  public static OpenProblem of(Puzzle puzzle, List<String> generators) {
    return new OpenProblem(
        new PuzzleProblem(puzzle), "--puzzle " + puzzle.name(), "", null, generators, true, null);
  }

  /** The words needed with {@code --case}; empty for a puzzle, which the case names. */
  public String caseWords() {
    return isOfPrograms() ? (words + " " + drawing).strip() : "";
  }

  /**
   * The part of the request that commands need to reproduce findings.
   *
   * @param named the generators, as the user named them; empty if indexes cannot reproduce a file
   */
  public Reproduction reproduction(
      List<String> named, long seed, Programs programs, RunnerOptions runner, RunOptions run) {
    return new Reproduction(
        words, caseWords(), named, seed, programs.texts(), runner.text(), run.text());
  }

  /** The generator of the campaign. */
  public Generator generator() {
    if (jury == null) {
      return BuiltInNames.generators(problem, generators);
    }
    JuryProblem own = jury.problem();
    return inTurn
        ? own.inTurn(generators.stream().map(own::turn).toList())
        : own.defaultGenerator();
  }

  /** The generator of a campaign that may draw inputs near constants of its submissions. */
  Generator generator(Programs submissions) {
    return jury == null
        ? generator()
        : jury.problem().near(SourceNumbers.of(submissions.sources()), generator());
  }

  /** A generator for a search for wrong answers, which learns from results. */
  public SteeredGenerator steered(Programs submissions) {
    return jury == null
        ? new AdaptiveGenerator(puzzle())
        : jury.problem().steered(SourceNumbers.of(submissions.sources()));
  }

  /** Warnings about its programs on a run that begins now. */
  public JuryAdvice advice() {
    return new JuryAdvice(jury);
  }

  /** Refuses to draw inputs for an output-only task. */
  public void checkDrawsInputs() {
    UsageException.when(
        jury != null && jury.parts().outputs() != null,
        "%s is an output-only task: its tests are its only inputs, so there is nothing to stress;"
            + " see harness verify",
        problem.name());
  }

  /** The case of a name, with its generator. */
  public NamedCase named(String caseName) {
    return NamedCase.parse(caseName, problem.name(), name -> problem);
  }

  /** The puzzle. Must not be called for a problem made of programs. */
  public Puzzle puzzle() {
    return problem.capability(Puzzle.class).orElseThrow();
  }

  /** The package it was opened from; null for a puzzle. */
  public ProblemPackage parts() {
    return jury == null ? null : jury.parts();
  }

  /** Folders of headers for its submissions. */
  IncludeFolders includes() {
    return jury == null ? IncludeFolders.NONE : jury.parts().headers().folders();
  }

  /** Its own submissions, keyed by their text for {@code --solution}; may be empty. */
  public Map<String, Expectation> submissions() {
    return jury == null ? Map.of() : jury.parts().submissions();
  }

  /** Its own submissions except its references, which cannot differ from themselves. */
  public Map<String, Expectation> rivals() {
    Map<String, Expectation> rivals = new LinkedHashMap<>(submissions());
    rivals.keySet().removeIf(this::isReference);
    return rivals.isEmpty() ? submissions() : rivals;
  }

  /**
   * What submissions are expected to get on drawn inputs, which may differ in the groups of tests
   * that the inputs are drawn for. One that must fail somewhere need not do so in chosen groups.
   */
  Map<String, Expectation> byGroup(Map<String, Expectation> expected) {
    if (jury == null || jury.parts().scored() == null) {
      return expected;
    }
    Map<String, Expectation> inGroups = new LinkedHashMap<>(expected);
    boolean areChosen = !jury.parts().drawnGroups().isEmpty();
    inGroups.replaceAll(
        (text, each) -> {
          Map<String, Expectation> own =
              jury.parts().scored().ofInputs(text, jury.problem().groups());
          return (areChosen && !own.isEmpty() ? each.withoutDuty() : each).withGroups(own);
        });
    return inGroups;
  }

  private boolean isReference(String text) {
    return jury.parts().references().stream()
        .anyMatch(each -> text.equals(each) || text.endsWith("=" + each));
  }

  /**
   * Resolves a {@code --solution}: the name or the file of one of the problem's submissions, also
   * after {@code NAME=}, means that submission, prepared as its package demands. A file in the
   * working folder goes before a name. Other programs get what the package compiles with
   * submissions.
   */
  String solution(String text) {
    if (submissions().containsKey(text)) {
      return text; // prepared when the package was read
    }
    String program = isFile(text) ? text : SubmissionList.path(text);
    return submissions().keySet().stream()
        .filter(each -> isMeant(each, program))
        .findFirst()
        .map(each -> program.equals(text) ? each : renamed(text, SubmissionList.path(each)))
        .orElseGet(() -> jury == null ? text : jury.parts().withGrader(text));
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
  public String lastingName(String solution) {
    if (scratch == null || !scratch.isNamedIn(solution)) {
      return solution;
    }
    String name = SubmissionList.shownName(solution);
    return submissions().keySet().stream()
        .filter(each -> SubmissionList.path(each).equals(SubmissionList.path(solution)))
        .map(SubmissionList::shownName)
        .findFirst()
        .map(own -> own.equals(name) ? own : renamed(solution, own))
        .orElseGet(() -> ofUser(solution, name));
  }

  /** The text for a file of the user, of which there is a copy with the package's own files. */
  private String ofUser(String solution, String name) {
    String original = scratch.shown(SubmissionList.path(solution));
    if (scratch.isNamedIn(original)) {
      return name;
    }
    return SubmissionList.shownName(original).equals(name) ? original : name + "=" + original;
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
