package harness.corpus;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import harness.cli.options.ContestantOptions;
import harness.cli.options.OpenProblem;
import harness.problem.Problem;
import harness.puzzle.PuzzleProblem;
import harness.reference.Puzzle;
import harness.run.Expectation;
import harness.run.Submission;
import harness.submission.Programs;
import harness.submission.Submissions;
import harness.terminal.ExitCode;
import harness.terminal.JsonReports;
import harness.terminal.Terminal;
import harness.terminal.UsageException;
import harness.toolchain.Languages;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** {@code harness verify --strength}: which files kill which wrong programs. */
public final class StrengthRun {

  /**
   * The JSON report of a problem.
   *
   * @param puzzle the same name; null if the problem is not a puzzle
   * @param drawn cases that kill survivors; null if no cases were drawn
   */
  record Report(
      String problem,
      @JsonInclude(JsonInclude.Include.NON_NULL) String puzzle,
      @JsonUnwrapped Strength strength,
      SurvivorDraws.Drawn drawn) {}

  /**
   * The problem and its tests.
   *
   * @param words of a command line that name the problem
   * @param caseWords the words needed with {@code --case}
   * @param source of the cases drawn for survivors
   */
  private record Weighed(
      Problem problem,
      String words,
      String caseWords,
      SavedFiles files,
      SurvivorDraws.Source source) {}

  private final CorpusRun corpus;
  private final Path programsFolder;
  private final SurvivorDraws draws;
  private final Path json;

  /**
   * Creates a run.
   *
   * @param programsFolder the wrong programs, or null for the project's or the problem's own
   * @param draws how to draw cases for survivors
   * @param json file for the report, {@code -} for standard output, or null
   */
  public StrengthRun(CorpusRun corpus, Path programsFolder, SurvivorDraws draws, Path json) {
    this.corpus = corpus;
    this.programsFolder = programsFolder;
    this.draws = draws;
    this.json = json;
  }

  public int run(List<Puzzle> puzzles) throws IOException {
    Languages languages = corpus.programOptions().languages();
    return JsonReports.<Report>of(
        puzzles, json, (puzzle, reports) -> weigh(puzzle, languages, reports));
  }

  private int weigh(Puzzle puzzle, Languages languages, List<Report> reports) throws IOException {
    Problem problem = new PuzzleProblem(puzzle);
    SurvivorDraws.Source source = new SurvivorDraws.Source(problem, problem.defaultGenerator(), 0);
    Weighed weighed =
        new Weighed(problem, "--puzzle " + puzzle.name(), "", corpus.files(puzzle), source);
    Path folder =
        programsFolder == null
            ? CorpusFolders.project().resolve(puzzle.name()).resolve("submissions")
            : CorpusFolders.of(puzzle, programsFolder);
    KeptPrograms kept = wrong(folder, languages);
    try (Programs programs =
        Programs.open(
            kept.texts(), corpus.programOptions().settings(), languages, problem, Set.of())) {
      return weigh(weighed, programs.ready(), programs, reports);
    }
  }

  /** The same for a problem made of programs, with its own tests and submissions. */
  public int run(OpenProblem opened, ContestantOptions contestants) throws IOException {
    ProblemTests tests = ProblemTests.of(opened, corpus.tests(opened.parts()));
    Map<String, Expectation> wrong = programsFolder == null ? wrong(opened) : wrongInFolder();
    Weighed weighed =
        new Weighed(
            tests.problem(), opened.words(), opened.caseWords(), tests.files(), source(opened));
    try (Submissions submissions = contestants.openSilently(opened, wrong)) {
      List<Report> reports = new ArrayList<>();
      int code = weigh(weighed, submissions.all(), submissions.programs(), reports);
      JsonReports.write(json, reports);
      return code;
    }
  }

  /** A source of cases other than the tests themselves. */
  private static SurvivorDraws.Source source(OpenProblem opened) {
    boolean drawsTests = opened.jury().drawsTests();
    boolean nothing =
        opened.generators().isEmpty() || (drawsTests && !opened.jury().hasValidators());
    return new SurvivorDraws.Source(
        opened.problem(),
        nothing ? null : opened.generator(),
        drawsTests ? opened.parts().data().size() : 0);
  }

  private static Map<String, Expectation> wrong(OpenProblem opened) {
    Map<String, Expectation> wrong = new LinkedHashMap<>(opened.submissions());
    wrong.values().removeIf(each -> !each.mustFail());
    if (wrong.isEmpty()) {
      throw new UsageException(
          opened.problem().name()
              + ": no submission is expected to fail; name a folder of wrong programs with"
              + " --programs DIR");
    }
    return wrong;
  }

  private Map<String, Expectation> wrongInFolder() throws IOException {
    KeptPrograms kept = wrong(programsFolder, corpus.programOptions().languages());
    Map<String, Expectation> wrong = new LinkedHashMap<>();
    for (int i = 0; i < kept.texts().size(); i++) {
      SubmissionFolder.Entry entry = kept.entries().get(i);
      wrong.put(
          kept.texts().get(i),
          entry.expected() == null ? Expectation.WRONG : Expectation.failingWith(entry.expected()));
    }
    return wrong;
  }

  private int weigh(
      Weighed weighed, List<Submission> wrong, Programs programs, List<Report> reports)
      throws IOException {
    programs
        .unbuilt()
        .forEach(each -> Terminal.note("skipped " + each.name() + ": does not compile"));
    CorpusRun.Done done =
        corpus.run(
            weighed.problem(),
            weighed.words(),
            weighed.files(),
            wrong,
            programs,
            corpus.runOptions().limits(weighed.problem()),
            false);
    LaterRuns later =
        new LaterRuns(corpus, weighed.problem(), weighed.files(), wrong, programs, draws.time());
    int code = done.run().exitCode("harness verify", false);
    if (isFinished(code)) {
      code = Math.max(code, later.addTo(done.byFile()));
    }
    boolean finished = isFinished(code);
    Strength strength = later.strength(done.byFile());
    SurvivorDraws.Drawn drawn =
        finished
            ? draws.draw(
                weighed.source(), weighed.caseWords(), survivors(strength, wrong), programs, corpus)
            : null;
    String name = weighed.problem().name();
    boolean ofPuzzle = weighed.problem().power(Puzzle.class).isPresent();
    reports.add(new Report(name, ofPuzzle ? name : null, strength, drawn));
    if (!JsonReports.isStandardOutput(json)) {
      String noun = ofPuzzle ? "file" : "test";
      new StrengthPrinter(System.out, Terminal.style(), noun)
          .print(name, strength, finished, drawn);
    }
    return finished ? exitCode(strength) : code;
  }

  private static boolean isFinished(int code) {
    return code == ExitCode.FINDINGS || code == ExitCode.OK;
  }

  private static List<Submission> survivors(Strength strength, List<Submission> wrong) {
    return wrong.stream().filter(each -> strength.survivors().contains(each.name())).toList();
  }

  private static int exitCode(Strength strength) {
    return strength.survivors().isEmpty() && strength.unjudged().isEmpty()
        ? ExitCode.OK
        : ExitCode.FINDINGS;
  }

  private static KeptPrograms wrong(Path folder, Languages languages) throws IOException {
    if (!Files.isDirectory(folder)) {
      throw new UsageException(folder + ": no such folder of programs");
    }
    KeptPrograms kept = KeptPrograms.runnable(SubmissionFolder.wrong(folder), languages);
    if (kept.texts().isEmpty()) {
      throw new UsageException(folder + ": contains no wrong program that can be run here");
    }
    return kept;
  }
}
