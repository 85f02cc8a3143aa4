package harness.cli.options;

import harness.cases.Judgement;
import harness.cases.Reason;
import harness.cases.Verdict;
import harness.terminal.ExitCode;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine;
import picocli.CommandLine.Option;

/**
 * Conventions for the exit codes of checkers and validators: this command line's; testlib's
 * (github.com/MikeMirzayanov/testlib), which reports anything that is not the contestant's fault as
 * "fail"; and the ICPC problem package format's, in which every code except 42 and 43 is a judge
 * error.
 */
public enum JudgeCodes {
  HARNESS(ExitCode.OK, ExitCode.FINDINGS, ExitCode.FINDINGS, ExitCode.USAGE),
  TESTLIB(0, 1, 2, 3),
  ICPC(42, 43, 43, 43);

  /** A command that uses these codes. If it fails, its code never blames a contestant. */
  public interface Speaker {}

  /** The option that chooses the convention. */
  public static final class Choice {
    @Option(
        names = OPTION,
        paramLabel = "harness|testlib|icpc",
        defaultValue = "harness",
        description = "Convention of exit codes (default: ${DEFAULT-VALUE}).")
    private JudgeCodes codes;

    public JudgeCodes codes() {
      return codes;
    }
  }

  private static final String OPTION = "--codes";

  private final int accepted;
  private final int wrongAnswer;
  private final int presentation;
  private final int invalid;

  JudgeCodes(int accepted, int wrongAnswer, int presentation, int invalid) {
    this.accepted = accepted;
    this.wrongAnswer = wrongAnswer;
    this.presentation = presentation;
    this.invalid = invalid;
  }

  /** The output or input is correct. */
  public int accepted() {
    return accepted;
  }

  /** A validator rejected the input. */
  public int invalid() {
    return invalid;
  }

  /** The code for a judgement of an output. */
  public int of(Judgement judgement) {
    if (judgement.isAccepted()) {
      return accepted;
    }
    if (judgement.verdict() == Verdict.JUDGE_ERROR) {
      return ExitCode.DEFECT;
    }
    return isPresentation(judgement.reason()) ? presentation : wrongAnswer;
  }

  /**
   * The code for a failure that is not the contestant's fault.
   *
   * @param code this command line's own code for it
   */
  public int failure(int code) {
    return this == HARNESS ? code : ExitCode.DEFECT;
  }

  /** The exit code of a failed command, in the convention that its arguments choose. */
  public static int failure(CommandLine command, List<String> arguments, int code) {
    return command.getCommand() instanceof Speaker ? askedFor(arguments).failure(code) : code;
  }

  /** Searches the raw arguments, because they may be what could not be parsed. */
  private static JudgeCodes askedFor(List<String> arguments) {
    String text = String.join(" ", arguments).toLowerCase(Locale.ROOT).replace('=', ' ') + " ";
    for (JudgeCodes codes : List.of(TESTLIB, ICPC)) {
      if (text.contains(OPTION + " " + codes.name().toLowerCase(Locale.ROOT) + " ")) {
        return codes;
      }
    }
    return text.contains(OPTION) && !text.contains(OPTION + " harness ") ? TESTLIB : HARNESS;
  }

  private static boolean isPresentation(Reason reason) {
    return switch (reason) {
      case MALFORMED_OUTPUT, MISSING_OUTPUT, EXTRA_OUTPUT, PRESENTATION -> true;
      default -> false;
    };
  }
}
