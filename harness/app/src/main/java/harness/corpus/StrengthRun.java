package harness.corpus;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import harness.campaign.Campaign;
import harness.cases.UsageException;
import harness.cli.options.ContestantOptions;
import harness.cli.options.OpenProblem;
import harness.compiled.Programs;
import harness.compiled.Submissions;
import harness.formats.SubmissionList;
import harness.machine.Terminal;
import harness.problem.RightAnswers;
import harness.reference.Puzzle;
import harness.report.Note;
import harness.report.text.Style;
import harness.run.Expectation;
import harness.run.ForeignProgram;
import harness.run.Submission;
import harness.scoring.ScoredPackage;
import harness.scoring.Scoring;
import harness.stress.CampaignRun;
import harness.stress.Tracing;
import harness.tally.Tally;
import harness.terminal.ExitCode;
import harness.terminal.JsonReports;
import harness.toolchain.LanguageVariants;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.LongFunction;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * {@code harness verify --strength}: which files kill which wrong programs.
 *
 * @param programsFolder the wrong programs, or null for the project's or the problem's own
 * @param draws how to draw cases for survivors
 * @param json file for the report, {@code -} for standard output, or null
 */
public record StrengthRun(CorpusRun corpus, Path programsFolder, SurvivorDraws draws, Path json) {

  /** The time for finding out which lines of right submissions the tests reach. */
  private static final long TRACING_NANOS = 10_000_000_000L;

  /** The most right submissions that are compiled for that. */
  private static final int MOST_TRACED = 3;

  /**
   * The JSON report of a problem.
   *
   * @param puzzle the same name; null if the problem is not a puzzle
   * @param byGroup the same by group of tests; null if there are none with points
   * @param drawn cases that kill survivors; null if no cases were drawn
   * @param untested lines of right submissions that no test reaches, in words
   */
  record Report(
      String problem,
      @JsonInclude(JsonInclude.Include.NON_NULL) String puzzle,
      @JsonUnwrapped Strength strength,
      @JsonInclude(JsonInclude.Include.NON_NULL) GroupStrength byGroup,
      SurvivorDraws.Drawn drawn,
      @JsonInclude(JsonInclude.Include.NON_EMPTY) List<Note> untested) {}

  public int run(List<Puzzle> puzzles) throws IOException {
    return JsonReports.<Report>of(puzzles, json, this::weigh);
  }

  private int weigh(Puzzle puzzle, List<Report> reports) throws IOException {
    ProblemTests tests = corpus.tests(puzzle);
    SurvivorDraws.Source source =
        new SurvivorDraws.Source(tests.problem(), "", tests.problem().defaultGenerator(), 0);
    Path folder =
        programsFolder == null
            ? CorpusFolders.project().resolve(puzzle.name()).resolve("submissions")
            : CorpusFolders.of(puzzle, programsFolder);
    try (Programs programs = corpus.open(wrong(folder), tests.problem())) {
      return weigh(tests, null, source, programs.ready(), programs, List::of, reports);
    }
  }

  /** Weighs the tests of a problem made of programs by its own submissions. */
  public int run(OpenProblem opened, ContestantOptions contestants) throws IOException {
    ProblemTests tests = corpus.tests(opened);
    Map<String, Expectation> wrong = programsFolder == null ? wrong(opened) : wrongInFolder();
    try (Submissions submissions = contestants.openSilently(opened, wrong)) {
      List<Report> reports = new ArrayList<>();
      int code =
          weigh(
              tests,
              scoring(opened, tests),
              source(opened),
              submissions.all(),
              submissions.programs(),
              () -> untested(opened, tests, contestants),
              reports);
      JsonReports.write(json, reports);
      return code;
    }
  }

  /** The groups of the tests; null if they have none, or are files that the user named. */
  private static Scoring scoring(OpenProblem opened, ProblemTests tests) {
    ScoredPackage scored = opened.parts().scored();
    return scored == null || !tests.areOwn() ? null : scored.scoring();
  }

  /** What the tests do not reach of the problem's own right submissions. */
  private List<Note> untested(
      OpenProblem opened, ProblemTests tests, ContestantOptions contestants) {
    Map<String, Expectation> right = new LinkedHashMap<>();
    opened.submissions().entrySet().stream()
        .filter(each -> !each.getValue().mustFail())
        .filter(each -> canBeTraced(each.getKey(), contestants))
        .limit(MOST_TRACED)
        .forEach(each -> right.put(each.getKey(), each.getValue()));
    if (right.isEmpty()) {
      return List.of();
    }
    try (Submissions submissions = contestants.openSilently(opened, right)) {
      Tracing tracing =
          new Tracing(tests.problem(), tests.problem().limits(), submissions.programs());
      List<ForeignProgram> some = tracing.traceable(submissions.all());
      long cases = tests.files().cases();
      LongFunction<String> inputs = number -> tests.files().draw(0, number).input();
      return tracing.lines(some, inputs, cases, cases, TRACING_NANOS).stream()
          .map(Note::new)
          .toList();
    } catch (IOException | UsageException failed) {
      return List.of(); // of use, but not worth an error
    }
  }

  private static boolean canBeTraced(String text, ContestantOptions contestants) {
    return contestants
        .programs()
        .languages()
        .of(Path.of(SubmissionList.path(text)))
        .flatMap(LanguageVariants::tracing)
        .isPresent();
  }

  /** A source of cases other than the tests themselves. */
  private static SurvivorDraws.Source source(OpenProblem opened) {
    boolean drawsTests = opened.jury().drawsTests();
    boolean nothing =
        opened.generators().isEmpty() || (drawsTests && !opened.jury().hasValidators());
    return new SurvivorDraws.Source(
        opened.problem(),
        opened.caseWords(),
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
    Map<String, Expectation> wrong = new LinkedHashMap<>();
    for (SavedProgram each : wrong(programsFolder)) {
      wrong.put(
          each.text(),
          each.expected() == null ? Expectation.WRONG : Expectation.failingWith(each.expected()));
    }
    return wrong;
  }

  private List<SavedProgram> wrong(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      throw new UsageException(folder + ": no such folder of programs");
    }
    List<SavedProgram> wrong =
        SavedProgram.runnable(SavedProgram.wrong(folder), corpus.programOptions().languages());
    if (wrong.isEmpty()) {
      throw new UsageException(folder + ": contains no wrong program that can be run here");
    }
    return wrong;
  }

  /** Weighs tests and their groups; the scoring is null if there are no groups. */
  private int weigh(
      ProblemTests tests,
      Scoring scoring,
      SurvivorDraws.Source source,
      List<Submission> wrong,
      Programs programs,
      Supplier<List<Note>> untested,
      List<Report> reports) {
    programs
        .unbuilt()
        .forEach(each -> Terminal.note("skipped " + each.name() + ": does not compile"));
    CorpusRun.Done done =
        scoring == null
            ? corpus.run(tests, wrong, programs)
            : corpus.runOnEach(tests, wrong, programs);
    FileTally tally = done.byFile();
    int code = CorpusRun.harnessCode(done.run());
    if (code == ExitCode.OK) {
      code = new LaterRuns(corpus, tests, programs, tally, draws.time()).run();
    }
    boolean finished = code == ExitCode.OK;
    Strength strength = Strength.of(tally);
    GroupStrength byGroup =
        scoring == null ? null : GroupStrength.of(scoring, tests.numbers(), tally);
    SurvivorDraws.Drawn drawn =
        finished ? draws.draw(source, survivors(strength, wrong), programs, corpus) : null;
    String name = tests.problem().name();
    boolean ofPuzzle = tests.problem().capability(RightAnswers.class).isPresent();
    List<Note> notes = finished ? untested.get() : List.of();
    reports.add(new Report(name, ofPuzzle ? name : null, strength, byGroup, drawn, notes));
    if (!JsonReports.isStandardOutput(json)) {
      new StrengthPrinter(System.out, Style.ofOutput(), ofPuzzle ? "file" : "test")
          .print(name, strength, finished, drawn, notes);
      if (byGroup != null) {
        new GroupStrengthPrinter(System.out).print(byGroup, strength.programs());
      }
    }
    return finished ? exitCode(strength) : code;
  }

  private static List<Submission> survivors(Strength strength, List<Submission> wrong) {
    return wrong.stream().filter(each -> strength.survivors().contains(each.name())).toList();
  }

  private static int exitCode(Strength strength) {
    return strength.survivors().isEmpty() && strength.unjudged().isEmpty()
        ? ExitCode.OK
        : ExitCode.FINDINGS;
  }

  /**
   * Runs wrong programs on the files that they skipped after they exceeded the time limit, one at a
   * time, so that none is skipped again. Programs that no file kills come first. It ends early once
   * the smallest set of files is known.
   *
   * @param tally the results so far, which receives the others
   * @param time start no run after this time
   */
  private record LaterRuns(
      CorpusRun corpus, ProblemTests tests, Programs programs, FileTally tally, Duration time) {

    /** Returns the exit code of a run that failed or was interrupted; 0 if there is none. */
    int run() {
      long start = System.nanoTime();
      BooleanSupplier enough = () -> System.nanoTime() - start >= time.toNanos();
      for (int program : withUnknownResults()) {
        if (Strength.of(tally).proven() || enough.getAsBoolean()) {
          return ExitCode.OK;
        }
        int code = CorpusRun.harnessCode(run(program, enough));
        if (code != ExitCode.OK) {
          return code;
        }
      }
      return ExitCode.OK;
    }

    private List<Integer> withUnknownResults() {
      List<String> survivors = Strength.of(tally).survivors();
      return IntStream.range(0, tally.submissions().size())
          .filter(p -> !unknown(p).isEmpty())
          .boxed()
          .sorted(Comparator.comparing(p -> !survivors.contains(tally.submissions().get(p).name())))
          .toList();
    }

    private List<Integer> unknown(int program) {
      return IntStream.range(0, tally.files().size())
          .filter(file -> tally.at(program, file).isUnknown())
          .boxed()
          .toList();
    }

    private CampaignRun run(int program, BooleanSupplier enough) {
      List<Integer> numbers = unknown(program);
      SavedFiles files =
          new SavedFiles(tests.problem().name(), numbers.stream().map(tally.files()::get).toList());
      List<Submission> alone = List.of(tally.submissions().get(program));
      Campaign campaign =
          corpus.campaign(tests.problem(), files, alone).cases(files.cases()).build().inRanges(1);
      return CampaignRun.of(
          campaign,
          new Tally(campaign, List.of()),
          programs,
          tally.later(program, files, numbers),
          enough);
    }
  }
}
