package harness.jury;

import harness.cases.Reason;
import harness.dialect.Said;
import harness.formats.ValidatorCodes;
import harness.machine.Shell;
import harness.mutation.Extremes;
import harness.problem.BoundsHit;
import harness.problem.JudgeFailure;
import harness.process.Cause;
import harness.process.ProcessReport;
import harness.process.RunRequest;
import harness.process.RunResult;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** A program that validates inputs. Thread-safe. */
final class ProgramValidator implements JuryValidator {

  private static final int TESTLIB_VALID = 0;
  private static final int TESTLIB_INVALID = 3;
  private static final int ICPC_VALID = 42;
  private static final int ICPC_INVALID = 43;

  /** An input with few tokens that takes a validator longer has a number that is a size. */
  private static final long SLOW_NANOS = 1_000_000_000;

  private final JuryProgram program;
  private final List<String> arguments;
  private final ValidatorCodes codes;
  private final int valid;

  /** Whether it can report reached bounds; null until a valid input has shown that. */
  private volatile Boolean measures;

  ProgramValidator(JuryProgram program, List<String> arguments, ValidatorCodes codes) {
    this.program = program;
    this.arguments = List.copyOf(arguments);
    this.codes = codes;
    this.valid = codes == ValidatorCodes.ICPC ? ICPC_VALID : TESTLIB_VALID;
  }

  @Override
  public String name() {
    return program.name();
  }

  /** A validator is never blamed for not supporting the report on bounds. */
  @Override
  public Map<String, BoundsHit> measure(String input) {
    Boolean known = measures;
    if (known == null || !known) {
      validate(input);
    }
    if (known != null && !known) {
      return Map.of();
    }
    RunResult result = program.run(request(input, true), valid);
    boolean answered = result.report().chose(valid) && BoundsLog.isIn(result);
    if (known == null) {
      measures = answered;
    } else if (!answered) {
      validate(input);
    }
    return answered ? BoundsLog.read(result) : Map.of();
  }

  @Override
  public void validate(String input) {
    RunResult result = program.run(request(input, false), valid);
    if (refuses(result)) {
      JudgeFailure refused =
          new JudgeFailure(program.name(), Reason.INVALID_INPUT, refusal(result))
              .starved(result.report().maybeStarved());
      throw arguments.isEmpty() ? refused : refused.withArguments(flags());
    }
    if (!result.report().chose(valid)) {
      throw program.failed(result);
    }
  }

  @Override
  public boolean accepts(String input) {
    return tried(input).chose(valid);
  }

  @Override
  public Extremes.Answer trial(String input) {
    ProcessReport report = tried(input);
    if (report.cause() != Cause.EXIT || report.cpuNanos() > SLOW_NANOS) {
      return Extremes.Answer.TOO_LARGE;
    }
    return report.chose(valid) ? Extremes.Answer.VALID : Extremes.Answer.INVALID;
  }

  private ProcessReport tried(String input) {
    Boolean known = measures;
    return program.tried(request(input, known != null && known), valid).report();
  }

  @Override
  public void expect(List<String> inputs) {
    Boolean known = measures;
    if (known != null) {
      program.expect(inputs.stream().map(each -> request(each, known)).toList());
    }
  }

  private RunRequest request(String input, boolean measured) {
    RunRequest request = program.request(JuryProgram.bytes(input)).withArguments(arguments);
    return measured ? BoundsLog.asking(request) : request;
  }

  private String refusal(RunResult result) {
    String said = new Said(result).refusal();
    String why = said.isEmpty() ? "rejects the input" : said;
    int code = result.report().exitCode();
    return codes == ValidatorCodes.ICPC && code != ICPC_INVALID
        ? why + " (exit code " + code + "; " + ICPC_VALID + " accepts)"
        : why;
  }

  private String flags() {
    return arguments.stream().map(Shell::quoted).collect(Collectors.joining(" "));
  }

  /**
   * By ICPC rules any other exit code means that the input could not be confirmed, even if the
   * validator died of an exception: those in Python often do, by assertions and conversions.
   */
  private boolean refuses(RunResult result) {
    return codes == ValidatorCodes.TESTLIB
        ? result.report().chose(TESTLIB_INVALID)
        : result.report().cause() == Cause.EXIT && result.report().exitCode() != valid;
  }
}
