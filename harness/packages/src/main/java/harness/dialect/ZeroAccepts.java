package harness.dialect;

import static harness.dialect.CheckedFiles.Part.ANSWER;
import static harness.dialect.CheckedFiles.Part.INPUT;
import static harness.dialect.CheckedFiles.Part.OUTPUT;

import harness.process.RunRequest;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Checkers that accept with exit code 0, and refuse with any other.
 *
 * @param arguments the files that are named as arguments, in order
 * @param failures exit codes with which the checker says that it failed
 */
public record ZeroAccepts(List<CheckedFiles.Part> arguments, Set<Integer> failures)
    implements CheckerDialect {

  /** Called like testlib's checkers, and failing like them; as on Library Checker. */
  public static final ZeroAccepts ZERO =
      new ZeroAccepts(List.of(INPUT, OUTPUT, ANSWER), Set.of(Testlib.FAILED));

  /** Special judges of HUSTOJ. */
  public static final ZeroAccepts HUSTOJ =
      new ZeroAccepts(List.of(INPUT, ANSWER, OUTPUT), Set.of());

  @Override
  public RunRequest call(RunRequest blank, CheckedFiles files) {
    return files.named(blank, arguments);
  }

  @Override
  public @Nullable Ruling read(Said said) {
    if (said.exitCode() == 0) {
      return Ruling.accepted(said.refusal());
    }
    return failures.contains(said.exitCode()) ? null : Ruling.wrong(said.refusal());
  }
}
