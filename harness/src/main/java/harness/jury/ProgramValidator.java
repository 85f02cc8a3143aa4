package harness.jury;

import harness.cases.Reason;
import harness.formats.ValidatorCodes;
import harness.problem.BoundsHit;
import harness.problem.JudgeFailure;
import harness.process.Cause;
import harness.process.RunRequest;
import harness.process.RunResult;
import harness.terminal.Shell;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** A program that validates inputs. Thread-safe. */
final class ProgramValidator implements JuryValidator {

  private static final int TESTLIB_VALID = 0;
  private static final int TESTLIB_INVALID = 3;
  private static final int ICPC_VALID = 42;
  private static final int ICPC_INVALID = 43;

  private final JuryProgram program;
  private final List<String> arguments;
  private final ValidatorCodes codes;

  /** Whether it can report reached bounds; null until a valid input has shown that. */
  private volatile Boolean measures;

  /**
   * Creates a validator.
   *
   * @param arguments extra arguments
   */
  ProgramValidator(JuryProgram program, List<String> arguments, ValidatorCodes codes) {
    this.program = program;
    this.arguments = List.copyOf(arguments);
    this.codes = codes;
  }

  @Override
  public String name() {
    return program.name();
  }

  /** A validator is never blamed for not supporting the report on bounds. */
  @Override
  public Map<String, BoundsHit> measure(byte[] input) {
    Boolean known = measures;
    if (known == null || !known) {
      validate(input);
    }
    if (known != null && !known) {
      return Map.of();
    }
    RunResult result = program.run(question(input), valid());
    boolean answered = JuryProgram.hasEnded(result, valid()) && BoundsLog.isIn(result);
    if (known == null) {
      measures = answered;
    } else if (!answered) {
      validate(input);
    }
    return answered ? BoundsLog.read(result) : Map.of();
  }

  @Override
  public void validate(byte[] input) {
    RunResult result = program.run(plainQuestion(input), valid());
    if (refuses(result)) {
      JudgeFailure refused =
          new JudgeFailure(program.name(), Reason.INVALID_INPUT, refusal(result));
      throw arguments.isEmpty() ? refused : refused.withArguments(flags());
    }
    if (!JuryProgram.hasEnded(result, valid())) {
      throw program.failed(result);
    }
  }

  @Override
  public boolean accepts(byte[] input) {
    Boolean known = measures;
    RunRequest request = known != null && known ? question(input) : plainQuestion(input);
    return JuryProgram.hasEnded(program.tried(request, valid()), valid());
  }

  @Override
  public void expect(List<byte[]> inputs) {
    Boolean known = measures;
    if (known != null) {
      program.expect(
          inputs.stream().map(each -> known ? question(each) : plainQuestion(each)).toList());
    }
  }

  private String refusal(RunResult result) {
    String said = JuryProgram.refusal(result);
    String why = said.isEmpty() ? "rejects the input" : said;
    int code = result.report().exitCode();
    return codes == ValidatorCodes.ICPC && code != ICPC_INVALID
        ? why + " (exit code " + code + "; " + ICPC_VALID + " accepts)"
        : why;
  }

  private String flags() {
    return arguments.stream().map(Shell::quoted).collect(Collectors.joining(" "));
  }

  private RunRequest question(byte[] input) {
    return BoundsLog.asking(RunRequest.of(input, program.limits()), arguments);
  }

  private RunRequest plainQuestion(byte[] input) {
    return RunRequest.of(input, program.limits()).withArguments(arguments);
  }

  private int valid() {
    return codes == ValidatorCodes.ICPC ? ICPC_VALID : TESTLIB_VALID;
  }

  /**
   * By ICPC rules any other exit code means that the input could not be confirmed, even if the
   * validator died of an exception: those in Python often do, by assertions and conversions.
   */
  private boolean refuses(RunResult result) {
    return codes == ValidatorCodes.TESTLIB
        ? JuryProgram.hasEnded(result, TESTLIB_INVALID)
        : result.report().cause() == Cause.EXIT && result.report().exitCode() != ICPC_VALID;
  }
}
