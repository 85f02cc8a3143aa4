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
 * The exit codes of checkers and validators, by convention: those of this command line; testlib's
 * (github.com/MikeMirzayanov/testlib: a validator and a checker say "fail" for whatever is not the
 * contestant's fault); and those of the ICPC problem package format, where any code but 42 and 43
 * is an error of the judges.
 */
public enum JudgeCodes {
  HARNESS(ExitCode.OK, ExitCode.FINDINGS, ExitCode.FINDINGS, ExitCode.USAGE),
  TESTLIB(0, 1, 2, 3),
  ICPC(42, 43, 43, 43);

  /** A command that speaks these codes, and so never fails with a code that blames a contestant. */
  public interface Speaker {}

  /** The option that chooses. */
  public static final class Choice {
    @Option(
        names = OPTION,
        paramLabel = "harness|testlib|icpc",
        defaultValue = "harness",
        description = "The convention of exit codes (default: ${DEFAULT-VALUE}).")
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

  /** Nothing wrong. */
  public int accepted() {
    return accepted;
  }

  /** An input file that a validator refuses. */
  public int invalid() {
    return invalid;
  }

  /** What was said of an output. */
  public int of(Judgement judgement) {
    if (judgement.isAccepted()) {
      return accepted;
    }
    if (judgement.verdict() == Verdict.JUDGE_ERROR) {
      return ExitCode.DEFECT;
    }
    return isPresentation(judgement.reason()) ? presentation : wrongAnswer;
  }

  /** What is not the contestant's fault, where this command line alone would exit with a code. */
  public int failure(int code) {
    return this == HARNESS ? code : ExitCode.DEFECT;
  }

  /** The exit code of a command that failed, in the convention that its arguments ask for. */
  public static int failure(CommandLine command, List<String> arguments, int code) {
    return command.getCommand() instanceof Speaker ? askedFor(arguments).failure(code) : code;
  }

  /** Looks into the arguments themselves, as they may be what could not be parsed. */
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
