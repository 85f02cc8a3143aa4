package harness.cli;

import harness.cases.Printable;
import harness.cases.UsageException;
import harness.cli.options.BuiltInNames;
import harness.cli.options.ChosenCase;
import harness.cli.options.GivenOptions;
import harness.cli.options.OpenProblem;
import harness.cli.options.ProblemOptions;
import harness.cli.options.ProgramOptions;
import harness.cli.options.RunOptions;
import harness.cli.options.ShrinkOptions;
import harness.compiled.Programs;
import harness.machine.InputFiles;
import harness.problem.Checker;
import harness.problem.Problem;
import harness.problem.Rehearsal;
import harness.report.ReportedFinding;
import harness.report.ReportedFindingBuilder;
import harness.report.WholeFile;
import harness.report.text.SmallestText;
import harness.report.text.Style;
import harness.run.Interaction;
import harness.run.Submission;
import harness.shrink.DifferingFile;
import harness.shrink.FailingFile;
import harness.shrink.Finding;
import harness.shrink.Shrinking;
import harness.shrink.Smallest;
import harness.stress.Diagnoses;
import harness.terminal.ExitCode;
import harness.terminal.FilesToWrite;
import harness.terminal.OutputFiles;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
    name = "minimize",
    sortOptions = false,
    description =
        "Run solvers and programs on an input file. For each failure, find the smallest input that"
            + " fails with the same verdict and reason.",
    footer = {
      "",
      "Example: harness minimize --puzzle {puzzle} --solution sol.cpp failing.in",
      "         harness minimize --reference brute.cpp --solution sol.cpp failing.in"
    })
final class MinimizeCommand implements Callable<Integer> {

  private static final String UNJUDGED = "no failure, but nothing says whether its output is right";

  @Mixin private ProblemOptions problemOptions;

  @Option(names = "--solver", paramLabel = "NAME", split = ",", description = "Built-in solvers.")
  private List<String> solvers = List.of();

  @Mixin private ProgramOptions programOptions;
  @Mixin private ShrinkOptions shrinkOptions;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "Write the smallest input of the first kind of failure to FILE.")
  private Path out;

  @Mixin private RunOptions runOptions;

  @Parameters(paramLabel = "FILE", description = "The judge's input file; - is standard input.")
  private Path file;

  @Spec private CommandSpec spec;

  private final FilesToWrite files = new FilesToWrite();

  @Override
  public Integer call() throws IOException {
    OutputFiles.checkWritable(out);
    runOptions.check();
    shrinkOptions.check(false);
    problemOptions.refuseGenerators("has no effect here: the input is yours");
    new GivenOptions(spec)
        .refuse("has no effect here: every solver is run on your input", "--beyond-reach");
    try (OpenProblem problem = problemOptions.openForFiles(programOptions)) {
      return minimize(problem);
    }
  }

  private int minimize(OpenProblem opened) throws IOException {
    Problem problem = opened.problem();
    List<Submission> submissions = new ArrayList<>(BuiltInNames.solvers(problem.name(), solvers));
    UsageException.when(
        submissions.isEmpty() && programOptions.solutions().isEmpty() && opened.rivals().isEmpty(),
        opened.isOfPrograms()
            ? "missing --solution PATH"
            : "missing --solver NAME or --solution PATH");
    List<String> inputs = read(opened);
    problem.capability(Rehearsal.class).ifPresent(Rehearsal::onOwnCases);
    try (Programs programs =
        programOptions.openOrOwn(
            opened, submissions.stream().map(Submission::name).collect(Collectors.toSet()))) {
      submissions.addAll(programs.ready());
      programs.unbuilt().forEach(each -> print(each.name() + ": compile-error", each.firstLines()));
      boolean failed = !programs.unbuilt().isEmpty();
      Checker checker = opened.problem().checker(runOptions.anyShortest());
      checker = submissions.size() > 1 ? checker.ofSeveral() : checker;
      List<Finding> differences = differences(opened, checker, submissions, inputs);
      List<Smallest> smallest = new ArrayList<>();
      for (Submission submission : submissions) {
        List<Finding> findings = find(opened, checker, submission, inputs, differences == null);
        failed |= !findings.isEmpty();
        smallest.addAll(minimize(opened, programs, checker, findings));
      }
      if (differences != null) {
        failed |= !differences.isEmpty();
        smallest.addAll(minimize(opened, programs, checker, differences));
        if (!failed) {
          print("all %d programs print the same".formatted(submissions.size()), "");
        }
      }
      writeFirst(smallest);
      files.end();
      return failed ? ExitCode.FINDINGS : ExitCode.OK;
    }
  }

  private void writeFirst(List<Smallest> all) throws IOException {
    Optional<String> first = all.stream().map(Smallest::file).filter(Objects::nonNull).findFirst();
    if (out != null && first.isPresent()) {
      byte[] bytes = first.get().getBytes(StandardCharsets.ISO_8859_1);
      files.write(() -> WholeFile.write(out, bytes));
    }
  }

  /** How the submissions differ from each other; null if they are judged one by one. */
  private List<Finding> differences(
      OpenProblem opened, Checker checker, List<Submission> submissions, List<String> inputs) {
    return opened.isOfPrograms()
        ? DifferingFile.find(
            opened.problem(),
            runOptions.limits(opened.problem()),
            checker,
            submissions,
            inputs.get(0))
        : null;
  }

  private List<String> read(OpenProblem problem) throws IOException {
    Path named = InputFiles.orStandardInput(file);
    List<String> inputs =
        problem.isOfPrograms()
            ? List.of(InputFiles.text(named))
            : ChosenCase.inputs(problem.puzzle(), named);
    UsageException.when(inputs.isEmpty(), "%s: contains no case", InputFiles.name(named));
    return inputs;
  }

  /** Whether outputs are judged: else only exceeded limits and crashes are seen. */
  private static boolean isJudged(OpenProblem opened) {
    return !opened.isOfPrograms() || opened.jury().judgesOutputs();
  }

  /** The findings of a submission by itself; says if there are none and nothing else is asked. */
  private List<Finding> find(
      OpenProblem opened,
      Checker checker,
      Submission submission,
      List<String> inputs,
      boolean says) {
    Problem problem = opened.problem();
    List<Finding> findings =
        FailingFile.find(problem, runOptions.limits(problem), checker, submission, inputs);
    if (findings.isEmpty() && says) {
      print(submission.name() + ": " + (isJudged(opened) ? "accepted" : UNJUDGED), "");
    }
    return findings;
  }

  /** Prints each kind of failure with its smallest case; returns these cases. */
  private List<Smallest> minimize(
      OpenProblem opened, Programs programs, Checker checker, List<Finding> findings)
      throws IOException {
    Problem problem = opened.problem();
    List<Smallest> ofFindings =
        shrinkOptions.shrink(
            progress ->
                new Shrinking(
                    problem,
                    runOptions.limits(problem),
                    checker,
                    runOptions.threads(),
                    shrinkOptions.isWanted() ? shrinkOptions.proveNanos() : 0,
                    progress),
            findings,
            programs::close);
    Set<String> shown = new HashSet<>();
    List<Smallest> ofKinds = new ArrayList<>();
    for (int i = 0; i < findings.size(); i++) {
      Finding finding = findings.get(i);
      String kind = finding.verdict().because(finding.reason());
      if (shown.add(kind)) {
        print((finding.isTie() ? "" : finding.submission().name() + ": ") + kind, "");
        Smallest smallest = ofFindings.get(i);
        if (smallest != null) {
          ofKinds.add(smallest);
          show(opened, programs, checker, finding, smallest);
        }
      }
    }
    return ofKinds;
  }

  private void show(
      OpenProblem problem, Programs programs, Checker checker, Finding finding, Smallest smallest)
      throws IOException {
    Boolean talks = problem.problem().capability(Interaction.class).isPresent() ? true : null;
    ReportedFinding found = inFile(finding, smallest, talks);
    ReportedFinding kept =
        shrinkOptions.keep(
            shrinkOptions.isWanted() ? diagnoses(problem, checker, programs).of(found) : found,
            problem.problem(),
            problem.reproduction(List.of(), 0, programs, programOptions, runOptions),
            files);
    new SmallestText(System.out, kept, Style.ofOutput()).print();
  }

  private Diagnoses diagnoses(OpenProblem opened, Checker checker, Programs programs) {
    return new Diagnoses(opened.problem(), runOptions.limits(opened.problem()), checker, programs);
  }

  /** A finding in the user's file with its smallest case. */
  private ReportedFinding inFile(Finding finding, Smallest smallest, Boolean talks) {
    return ReportedFindingBuilder.builder()
        .submission(finding.submission().name())
        .caseName(file.toString())
        .verdict(finding.verdict())
        .reason(finding.reason())
        .detail(smallest.detail())
        .claimed(smallest.claimed())
        .expected(smallest.expected())
        .input(smallest.input())
        .file(smallest.file())
        .output(smallest.output())
        .talk(talks)
        .moves(smallest.moves())
        .right(smallest.right())
        .rightMoves(smallest.rightMoves())
        .siding(List.of())
        .groups(smallest.groups())
        .suspects(smallest.suspects())
        .smallest(smallest)
        .build();
  }

  private static void print(String line, String more) {
    System.out.println(Printable.inLine(line));
    if (!more.isEmpty()) {
      System.out.println(Printable.text(more));
    }
  }
}
