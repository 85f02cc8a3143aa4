package harness.submission;

import harness.machine.RunnerFailure;
import harness.machine.SearchPath;
import harness.process.Cause;
import harness.process.FolderTooLarge;
import harness.process.ProcessReport;
import harness.process.ProgramHost;
import harness.process.RunLimits;
import harness.process.RunResult;
import harness.sandbox.ClosedToPrograms;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Runs compile commands for one submission, under limits for all of them together. */
final class CompilerRun implements CompileAttempts.Commands {

  private final ProgramHost host;
  private final CompilerLimits limits;
  private final BuildFolder folder;
  private final List<Path> toolchain;
  private final ProgramSource submission;
  private OwnFolder own;
  private long spentNanos;
  private boolean metLimit;

  /**
   * Prepares a run.
   *
   * @param toolchain files that the compiler needs besides the system's
   */
  CompilerRun(
      ProgramHost host,
      CompilerLimits limits,
      BuildFolder folder,
      List<Path> toolchain,
      ProgramSource submission) {
    this.host = host;
    this.limits = limits;
    this.folder = folder;
    this.toolchain = toolchain;
    this.submission = submission;
    this.own = submission.ownOfSources();
  }

  @Override
  public boolean metLimit() {
    return metLimit;
  }

  /**
   * Runs a command.
   *
   * @return what is wrong, as the command reported it; empty if it succeeded
   * @throws RunnerFailure if the machine is at fault
   */
  @Override
  public Optional<String> attempt(List<String> command, boolean addressSpaceCapped)
      throws IOException {
    Optional<String> problem = attempted(command, addressSpaceCapped);
    return problem.isEmpty() ? folder.problem(limits) : problem;
  }

  private Optional<String> attempted(List<String> command, boolean addressSpaceCapped)
      throws IOException {
    Optional<Path> compiler = SearchPath.find(command.get(0));
    if (compiler.isEmpty()) {
      return Optional.of(command.get(0) + ": not installed");
    }
    List<String> words = new ArrayList<>(command);
    words.set(0, compiler.get().toString());
    try {
      RunResult result = run(words, limits.ofCommand(spentNanos, addressSpaceCapped));
      spentNanos += result.report().cpuNanos();
      return result.report().endedWell() ? Optional.empty() : Optional.of(problem(words, result));
    } catch (FolderTooLarge e) {
      metLimit = true;
      return Optional.of(limits.wroteTooMuch());
    }
  }

  private String problem(List<String> command, RunResult result) throws IOException {
    String said = said(result);
    checkMachine(command.get(0), result.report(), said);
    Optional<String> limit = limits.exceeded(result.report());
    metLimit = limit.isPresent();
    return limit.map(met -> met + "\n" + said).orElse(said);
  }

  private RunResult run(List<String> command, RunLimits left) throws FolderTooLarge {
    List<Path> readOnly = new ArrayList<>(toolchain);
    readOnly.addAll(own.shown(submission.files()));
    readOnly.addAll(submission.includes().shown(submission.files()));
    try {
      return host.build(command, folder.path(), readOnly, left);
    } catch (RunnerFailure e) {
      if (own.whole() && e.getCause() instanceof ClosedToPrograms) {
        own = own.namedFilesOnly();
        return run(command, left);
      }
      throw e;
    }
  }

  /** A hint about files that the compiler was not shown; empty if it saw everything. */
  String note() {
    return own.whole()
        ? ""
        : "\n(the compiler saw only the source and the headers that it includes, nothing else in "
            + own.folder()
            + "; put a program of several files into its own folder)";
  }

  private static String said(RunResult result) {
    String text = result.report().errorText() + result.outputText();
    return result.report().cause() == Cause.SIGNAL
        ? text + "\n" + result.report().judgement().detail()
        : text;
  }

  /** Fails if the machine is proven to be at fault; a source can print anything. */
  private void checkMachine(String compiler, ProcessReport report, String said) throws IOException {
    if (report.cause() == Cause.NOT_STARTED) {
      throw new RunnerFailure("cannot start " + compiler + ": " + report.errorLine());
    }
    if (BuildFolder.saysDiskIsFull(said) && !folder.hasRoomFor(limits.writtenBytes())) {
      throw new RunnerFailure("no space left in " + folder.path().getParent());
    }
  }
}
