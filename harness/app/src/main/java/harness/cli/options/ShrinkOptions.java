package harness.cli.options;

import harness.campaign.Campaign;
import harness.cases.UsageException;
import harness.compiled.Programs;
import harness.formats.ProblemFormats;
import harness.machine.Interruption;
import harness.machine.Shell;
import harness.machine.Terminal;
import harness.problem.Problem;
import harness.problem.RightAnswers;
import harness.report.ReportedFinding;
import harness.report.RunReport;
import harness.report.SavedFindings;
import harness.shrink.Finding;
import harness.shrink.Shrinking;
import harness.shrink.Smallest;
import harness.tally.Reproduction;
import harness.tally.Tally;
import harness.terminal.FilesToWrite;
import harness.terminal.OutputFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.Function;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Options for shrinking and saving findings. */
public final class ShrinkOptions {

  /** The longest file to show on a command line, in characters. */
  public static final int LONGEST_ON_COMMAND_LINE = 1000;

  @Option(names = "--no-shrink", description = "Do not look for the smallest failing case.")
  private boolean noShrink;

  @Option(
      names = "--prove",
      paramLabel = "TIME",
      defaultValue = "10s",
      converter = OptionValues.Time.class,
      description = "Time to find the smallest case (default: ${DEFAULT-VALUE}).")
  private Duration prove;

  @Option(
      names = "--save",
      arity = "0..1",
      fallbackValue = "",
      paramLabel = "DIR",
      description = {
        "Save the smallest failing cases to DIR.",
        "For a package, also add killing cases as tests, to DIR or to the package itself."
      })
  private Path folder;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  private boolean onlyTests;

  /** The files of saved inputs, by the text of the input. */
  private final Map<String, Path> savedInputs = new HashMap<>();

  public boolean isWanted() {
    return !noShrink;
  }

  /** Where findings are saved, or null. */
  public Path folder() {
    return folder;
  }

  public long proveNanos() {
    return prove.toNanos();
  }

  /**
   * Fails early if findings could not be saved.
   *
   * @param mayBePackage whether {@code --save} without a folder is allowed, meaning the package
   */
  public void check(boolean mayBePackage) {
    if (noShrink) {
      new GivenOptions(command).refuse("cannot be combined with --no-shrink", "--prove");
    }
    if (folder == null) {
      return;
    }
    onlyTests = folder.toString().isEmpty();
    UsageException.when(onlyTests && !mayBePackage, "--save needs a DIR");
    if (!onlyTests) {
      OutputFiles.makeFolder("--save", folder);
    }
  }

  /** The folder for a package's new tests; empty if none are to be saved. */
  public Optional<Path> testFolder(OpenProblem problem) throws IOException {
    if (folder == null) {
      return Optional.empty();
    }
    Path root = problem.isOfPrograms() ? problem.parts().root() : null;
    boolean hasTests =
        root != null
            && ProblemFormats.named(problem.parts().format()).newTest(root, "test", 1).isPresent();
    if (!onlyTests) {
      onlyTests = hasTests && Files.isSameFile(folder, root);
      return hasTests ? Optional.of(folder) : Optional.empty();
    }
    UsageException.when(!hasTests, "--save: this problem has no folder of tests; name a DIR");
    UsageException.when(
        problem.scratch().isNamedIn(root.toString()),
        "--save: tests cannot be added to an archive; name a DIR");
    OutputFiles.checkFolder("--save", root);
    return Optional.of(root);
  }

  /** Adds the smallest case to each finding, unless the run was interrupted. */
  RunReport shrunk(RunReport report, Tally tally, Campaign campaign, Programs programs) {
    if (report.interrupted() || tally.toShrink().isEmpty()) {
      return report;
    }
    AtomicBoolean interrupted = new AtomicBoolean();
    List<Smallest> all =
        new ArrayList<>(
            shrink(
                progress -> Shrinking.of(campaign, prove.toNanos(), progress),
                tally.toShrink(),
                () -> {
                  interrupted.set(true);
                  programs.close();
                }));
    all.addAll(Collections.nCopies(programs.unbuilt().size(), null));
    RunReport shrunk = report.shrunkTo(all);
    return interrupted.get() ? shrunk.withInterrupted(true) : shrunk;
  }

  /**
   * Shrinks findings.
   *
   * @param interrupted also run if the user interrupts
   */
  public List<Smallest> shrink(
      Function<Consumer<String>, Shrinking> start, List<Finding> findings, Runnable interrupted) {
    Shrinking shrinking =
        start.apply(doing -> Terminal.showStatus("looking for the smallest case: " + doing));
    try {
      return Interruption.during(
          () -> shrinking.run(findings),
          () -> {
            shrinking.cancel();
            interrupted.run();
          });
    } finally {
      Terminal.clearStatus();
    }
  }

  /**
   * Saves the findings if the user asked for it, and adds to each smallest case the command that
   * reproduces it.
   *
   * @param reproduction builds the commands
   */
  RunReport keep(RunReport report, Problem problem, Reproduction reproduction, FilesToWrite files)
      throws IOException {
    List<Smallest> kept = new ArrayList<>();
    for (ReportedFinding each : report.findings()) {
      kept.add(keep(each, problem, reproduction, files).smallest());
    }
    return report.shrunkTo(kept);
  }

  /** Saves one finding if the user asked for it, and adds the command that reproduces it. */
  public ReportedFinding keep(
      ReportedFinding finding, Problem problem, Reproduction reproduction, FilesToWrite files)
      throws IOException {
    List<Path> saved = new ArrayList<>();
    if (folder != null && !onlyTests) {
      SavedFindings all =
          new SavedFindings(folder, problem.name(), problem.capability(RightAnswers.class));
      files.write(() -> saved.add(all.save(finding)));
    }
    Path file = saved.isEmpty() ? null : saved.get(0);
    if (file != null) {
      savedInputs.put(input(finding), file);
    }
    Smallest smallest = finding.smallest();
    return smallest == null
        ? finding
        : finding.withSmallest(smallest.withReproduce(again(finding, reproduction, file)));
  }

  /** The file that holds the input of a finding, if it was saved. */
  Optional<String> savedFile(ReportedFinding finding) {
    return Optional.ofNullable(savedInputs.get(input(finding))).map(Path::toString);
  }

  private static String input(ReportedFinding finding) {
    return finding.smallest() == null ? finding.input() : finding.smallest().input();
  }

  private static String again(ReportedFinding finding, Reproduction reproduction, Path saved) {
    if (saved != null) {
      return reproduction.minimize(finding) + " " + Shell.quoted(saved);
    }
    String file = finding.smallest().file();
    return file != null && file.length() < LONGEST_ON_COMMAND_LINE
        ? reproduction.minimizePrinted(finding, file)
        : null;
  }
}
