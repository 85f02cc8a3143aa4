package harness.cli;

import harness.cli.options.BuiltInNames;
import harness.cli.options.ChosenCase;
import harness.cli.options.GivenOptions;
import harness.cli.options.OpenProblem;
import harness.cli.options.ProblemOptions;
import harness.cli.options.ProgramOptions;
import harness.cli.options.RunOptions;
import harness.cli.options.ShrinkOptions;
import harness.machine.Printable;
import harness.problem.Problem;
import harness.report.ReportedFinding;
import harness.report.WholeFile;
import harness.report.text.SmallestText;
import harness.run.Interaction;
import harness.run.Submission;
import harness.shrink.FailingFile;
import harness.shrink.Finding;
import harness.shrink.Shrinking;
import harness.shrink.Smallest;
import harness.submission.Programs;
import harness.terminal.ExitCode;
import harness.terminal.FilesToWrite;
import harness.terminal.InputFiles;
import harness.terminal.OutputFiles;
import harness.terminal.Terminal;
import harness.terminal.UsageException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
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
    try (Programs programs =
        programOptions.openOrOwn(
            opened, submissions.stream().map(Submission::name).collect(Collectors.toSet()))) {
      submissions.addAll(programs.ready());
      programs.unbuilt().forEach(each -> print(each.name() + ": compile-error", each.firstLines()));
      boolean failed = !programs.unbuilt().isEmpty();
      boolean written = false;
      for (Submission submission : submissions) {
        List<Finding> findings = find(opened, submission, inputs);
        failed |= !findings.isEmpty();
        for (Smallest smallest : minimize(opened, programs, submission, findings)) {
          if (out != null && !written && smallest.file() != null) {
            byte[] bytes = smallest.file().getBytes(StandardCharsets.ISO_8859_1);
            files.write(() -> WholeFile.write(out, bytes));
            written = true;
          }
        }
      }
      files.end();
      return failed ? ExitCode.FINDINGS : ExitCode.OK;
    }
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

  private List<Finding> find(OpenProblem opened, Submission submission, List<String> inputs) {
    Problem problem = opened.problem();
    List<Finding> findings =
        FailingFile.find(
            problem, runOptions.limits(problem), runOptions.anyShortest(), submission, inputs);
    if (findings.isEmpty()) {
      print(submission.name() + ": " + (isJudged(opened) ? "accepted" : UNJUDGED), "");
    }
    return findings;
  }

  /** Prints each kind of failure of a submission with its smallest case; returns these cases. */
  private List<Smallest> minimize(
      OpenProblem opened, Programs programs, Submission submission, List<Finding> findings)
      throws IOException {
    Problem problem = opened.problem();
    List<Smallest> ofFindings =
        shrinkOptions.shrink(
            progress ->
                new Shrinking(
                    problem,
                    runOptions.limits(problem),
                    runOptions.anyShortest(),
                    runOptions.threads(),
                    shrinkOptions.isWanted() ? shrinkOptions.proveNanos() : 0,
                    progress),
            findings,
            programs::close);
    Set<String> shown = new HashSet<>();
    List<Smallest> ofKinds = new ArrayList<>();
    for (int i = 0; i < findings.size(); i++) {
      Finding finding = findings.get(i);
      String kind = label(finding);
      if (shown.add(kind)) {
        print(submission.name() + ": " + kind, "");
        Smallest smallest = ofFindings.get(i);
        if (smallest != null) {
          ofKinds.add(smallest);
          show(opened, programs, finding, smallest);
        }
      }
    }
    return ofKinds;
  }

  private static String label(Finding finding) {
    return finding.verdict().label()
        + (finding.reason() == null ? "" : " (" + finding.reason().label() + ")");
  }

  private void show(OpenProblem problem, Programs programs, Finding finding, Smallest smallest)
      throws IOException {
    Boolean talks = problem.problem().power(Interaction.class).isPresent() ? true : null;
    ReportedFinding kept =
        shrinkOptions.keep(
            ReportedFinding.inFile(file.toString(), finding, smallest, talks),
            problem.problem(),
            problem.reproduction(List.of(), 0, programs, programOptions, runOptions),
            files);
    new SmallestText(System.out, kept, Terminal.style()).print();
  }

  private static void print(String line, String more) {
    System.out.println(Printable.inLine(line));
    if (!more.isEmpty()) {
      System.out.println(Printable.text(more));
    }
  }
}
