package harness.dialect;

import static harness.dialect.CheckedFiles.Part.ANSWER;
import static harness.dialect.CheckedFiles.Part.INPUT;
import static harness.dialect.CheckedFiles.Part.OUTPUT;

import harness.cases.Reason;
import harness.process.RunRequest;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Checkers that accept and refuse by their exit code alone. What they print is a message.
 *
 * @param arguments the files that are named as arguments, in order
 * @param accepting the exit code that accepts
 * @param refusals the exit codes that refuse, each with its reason
 */
public record ExitCodes(
    List<CheckedFiles.Part> arguments, int accepting, Map<Integer, Reason> refusals)
    implements CheckerDialect {

  /** Checkers that were written for boca: 4 accepts. */
  public static final ExitCodes BOCA =
      new ExitCodes(
          List.of(OUTPUT, ANSWER, INPUT),
          4,
          Map.of(5, Reason.PRESENTATION, 6, Reason.REJECTED_BY_CHECKER));

  /** The default of DMOJ's bridged checkers. */
  public static final ExitCodes DMOJ =
      new ExitCodes(List.of(INPUT, OUTPUT, ANSWER), 0, Map.of(1, Reason.REJECTED_BY_CHECKER));

  /** Special judges of QDUOJ, which know no answer. */
  public static final ExitCodes QDUOJ =
      new ExitCodes(List.of(INPUT, OUTPUT), 0, Map.of(1, Reason.REJECTED_BY_CHECKER));

  @Override
  public RunRequest call(RunRequest blank, CheckedFiles files) {
    return files.named(blank, arguments);
  }

  @Override
  public @Nullable Ruling read(Said said) {
    Reason refusal = refusals.get(said.exitCode());
    if (said.exitCode() == accepting) {
      return Ruling.accepted(said.refusal());
    }
    return refusal == null ? null : Ruling.refused(refusal, said.refusal());
  }
}
