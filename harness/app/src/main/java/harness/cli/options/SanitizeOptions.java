package harness.cli.options;

import harness.campaign.Campaign;
import harness.cases.Printable;
import harness.cases.UsageException;
import harness.compiled.Programs;
import harness.compiled.SanitizedSubmissions;
import harness.jury.JuryProblem;
import harness.jury.OpenJury;
import harness.jury.SanitizedJury;
import harness.machine.Terminal;
import harness.run.Interaction;
import harness.run.SanitizedShare;
import java.io.IOException;
import java.util.Map;
import java.util.Stack;
import java.util.function.Function;
import picocli.CommandLine.IParameterPreprocessor;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;

/** Options of further runs with checks for undefined behaviour. */
public final class SanitizeOptions {

  private static final String SOLUTIONS = "solutions";
  private static final String ALL = "all";

  @Option(
      names = "--sanitize",
      arity = "0..1",
      paramLabel = ALL,
      fallbackValue = SOLUTIONS,
      preprocessor = OnlyAttached.class,
      description =
          "Run C and C++ solutions also with checks for undefined behaviour; all: the jury's, too.")
  private String wanted;

  @Option(names = "--require-clean", description = "With --sanitize: warnings are failures.")
  private boolean requireClean;

  /** The jury's programs with checks, until they are closed. */
  private SanitizedJury jury;

  /** Lets {@code --sanitize sol.cpp} name a program. */
  static final class OnlyAttached implements IParameterPreprocessor {
    @Override
    public boolean preprocess(
        Stack<String> words, CommandSpec command, ArgSpec option, Map<String, Object> info) {
      if (" ".equals(info.get("separator"))) {
        words.push(SOLUTIONS);
      }
      return false;
    }
  }

  /** Rejects what cannot be done. */
  public void check() {
    UsageException.when(requireClean && !isWanted(), "--require-clean needs --sanitize");
    UsageException.when(
        isWanted() && !wanted.equals(ALL) && !wanted.equals(SOLUTIONS),
        "--sanitize=%s: expected nothing, or all",
        wanted);
  }

  public boolean isWanted() {
    return wanted != null;
  }

  /** Whether undefined behaviour in a program whose outputs are right is a failure. */
  public boolean requireClean() {
    return requireClean;
  }

  /** The options that affect the counts of a run, as on a command line. */
  public String text() {
    return isWanted() ? " --sanitize" + (wanted.equals(ALL) ? "=" + ALL : "") : "";
  }

  /**
   * The campaign with these runs, if they are wanted. Says in one line which programs cannot be
   * built with checks.
   *
   * @param programs those among its submissions
   * @param opened the jury; null for a puzzle
   * @param problem makes the problem of the campaign from a jury
   * @throws UsageException if all must be clean, and one cannot be checked
   */
  public Campaign added(
      Campaign campaign,
      Programs programs,
      OpenJury opened,
      Function<OpenJury, JuryProblem> problem,
      SanitizedShare share)
      throws IOException {
    if (!isWanted()) {
      return campaign;
    }
    UsageException.when(
        wanted.equals(ALL) && opened == null,
        "--sanitize=all: a puzzle has no programs of a jury; use --sanitize");
    if (campaign.problem().capability(Interaction.class).isPresent()) {
      unchecked("programs that talk with an interactor are not run with checks");
      return campaign;
    }
    SanitizedSubmissions checked = SanitizedSubmissions.of(campaign, programs, share);
    checked.problems().forEach(this::unchecked);
    if (wanted.equals(ALL)) {
      close(); // of an earlier run
      jury = opened.sanitized(problem);
      jury.problems().forEach(this::unchecked);
      if (!jury.isEmpty()) {
        checked.with(jury::on);
      }
    }
    if (checked.isEmpty()
        && checked.problems().isEmpty()
        && !(wanted.equals(ALL) && !jury.isEmpty())) {
      unchecked("no solution that should be right is in C or C++");
    }
    return campaign.withSanitized(checked);
  }

  /** Ends the jury's programs with checks. */
  public void close() {
    if (jury != null) {
      jury.close();
      jury = null;
    }
  }

  private void unchecked(String why) {
    String line = "--sanitize: " + Printable.inLine(why);
    UsageException.when(requireClean, "%s", line);
    Terminal.note(line);
  }
}
