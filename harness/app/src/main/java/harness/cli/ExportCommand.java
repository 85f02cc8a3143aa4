package harness.cli;

import harness.cases.Limits;
import harness.cases.Printable;
import harness.cases.UsageException;
import harness.cli.options.OpenProblem;
import harness.cli.options.OptionValues;
import harness.cli.options.ProblemOptions;
import harness.cli.options.RunnerOptions;
import harness.cli.options.Seeds;
import harness.corpus.PackageTrials;
import harness.corpus.PuzzleExport;
import harness.corpus.export.PuzzlePackage;
import harness.export.CannotExport;
import harness.export.CommonTexts;
import harness.export.ExportFolder;
import harness.export.ProgramsExport;
import harness.export.ProgramsPackage;
import harness.machine.Terminal;
import harness.terminal.ExitCode;
import harness.terminal.OutputFiles;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "export",
    sortOptions = false,
    description = {
      "Write a problem package: in the ICPC format, version "
          + CommonTexts.FORMAT_VERSION
          + ", or for your own problem in Polygon's or Hydro's.",
      "--format names the format to write: icpc (default), polygon or hydro.",
      "",
      "A puzzle's time limit follows the rule of the format: the smallest whole number of seconds"
          + " that is at least twice the CPU time of the slowest accepted submission."
    },
    footer = {
      "",
      "Exit codes: 0 written, 1 a submission saved as accepted fails, 2 bad usage.",
      "",
      "Example: harness export --puzzle {puzzle} --out package/{puzzle} --seed 7",
      "         harness export --problem DIR --format polygon --out package/mine"
    })
final class ExportCommand implements Callable<Integer> {

  private static final int DEFAULT_FILES = 10;

  private static final String ICPC = "icpc";

  @Mixin private ProblemOptions problemOptions;

  @Option(
      names = "--solution",
      paramLabel = "[NAME=]PATH",
      description =
          "A correct program to put into the package of your own problem. May be repeated.")
  private List<String> solutions = List.of();

  @Option(
      names = "--out",
      paramLabel = "DIR",
      required = true,
      description = "The folder to write; it must be empty or missing.")
  private Path out;

  @Option(
      names = "--force",
      description =
          "Write even if DIR is not empty. The data, submissions and validators of an earlier"
              + " package are replaced.")
  private boolean force;

  @Option(
      names = "--n",
      paramLabel = "N",
      description = "How many cases to draw (default: enough for ten of the judge's files).")
  private Long n;

  @Option(names = "--seed", paramLabel = "S", description = "Seed (default: drawn and printed).")
  private Long seed;

  @Option(
      names = "--cases",
      paramLabel = "DIR",
      description = "Folder of saved cases and submissions (default: the project's own).")
  private Path cases;

  @Option(
      names = "--time-limit",
      paramLabel = "TIME",
      converter = OptionValues.Time.class,
      description =
          "Set the time limit, such as 500ms or 2s, and run no submission (default: measured for a"
              + " puzzle; else the problem's, or 2s).")
  private Duration timeLimit;

  @Mixin private RunnerOptions runnerOptions;

  @Override
  public Integer call() throws IOException {
    String wanted = problemOptions.takeFormat();
    String format = wanted == null ? ICPC : wanted;
    UsageException.when(
        !ProgramsPackage.isKnown(format), "--format %s: expected icpc, polygon or hydro", format);
    UsageException.when(n != null && n < 0, "--n %s: expected at least 0", n);
    try (OpenProblem problem = problemOptions.openAsWritten(runnerOptions)) {
      return problem.isOfPrograms() ? programs(problem, format) : puzzle(problem, format);
    }
  }

  private int programs(OpenProblem problem, String format) throws IOException {
    UsageException.when(
        cases != null, "--cases needs a --puzzle; tests of your own problem are drawn");
    try {
      ExportFolder folder = ExportFolder.open(out, force);
      OutputFiles.checkFolder("--out", out);
      Limits limits = problem.problem().limits();
      limits = timeLimit == null ? limits : limits.withTimeNanos(timeLimit.toNanos());
      ProgramsExport export =
          new ProgramsExport(
              problem.jury(),
              problem.generator(),
              format,
              solutions,
              limits,
              runnerOptions.languages(),
              note -> Terminal.note(problem.scratch().shown(note)));
      String name = out.toAbsolutePath().normalize().getFileName().toString();
      String written =
          export.write(folder, name, Seeds.chosen(seed), n == null ? DEFAULT_FILES : n);
      System.out.println(Printable.inLine(out.toString()) + ": " + format + ", " + written);
      return ExitCode.OK;
    } catch (CannotExport cannot) {
      throw new UsageException(problem.scratch().shown(cannot.getMessage()));
    }
  }

  private int puzzle(OpenProblem problem, String format) throws IOException {
    UsageException.when(
        !format.equals(ICPC) || !solutions.isEmpty(),
        "%s cannot be combined with --puzzle: a puzzle is written as icpc, with the programs of"
            + " --cases",
        solutions.isEmpty() ? "--format " + format : "--solution");
    int casesPerFile = problem.problem().limits().casesPerFile();
    try {
      ExportFolder folder = ExportFolder.open(out, force);
      OutputFiles.checkFolder("--out", out);
      PuzzlePackage made =
          new PuzzleExport(problem, cases, timeLimit, runnerOptions)
              .make(n == null ? (long) DEFAULT_FILES * casesPerFile : n, () -> Seeds.chosen(seed));
      made.write(folder);
      say(made, folder);
      return ExitCode.OK;
    } catch (CannotExport cannot) {
      throw new UsageException(cannot.getMessage());
    } catch (PackageTrials.WrongSubmission wrong) {
      Terminal.note("harness export: " + wrong.getMessage());
      return ExitCode.FINDINGS;
    }
  }

  private void say(PuzzlePackage made, ExportFolder folder) {
    System.out.printf(
        "%s: %d data files, %d submissions, time limit %s s (%s)%n",
        Printable.inLine(out.toString()),
        made.data().size(),
        made.submissions().size(),
        made.timeLimit().text(),
        made.timeLimit().reason());
    if (made.submissions().stream().noneMatch(each -> each.folder().equals("accepted"))) {
      Terminal.note("the format requires an accepted submission; there is none");
    }
    if (!folder.hasPackageName()) {
      Terminal.note("judge systems expect a package's folder name to use only a-z and 0-9");
    }
  }
}
