package harness.dialect;

import static harness.dialect.CheckedFiles.Part.ANSWER;
import static harness.dialect.CheckedFiles.Part.INPUT;
import static harness.dialect.CheckedFiles.Part.OUTPUT;

import harness.process.RunRequest;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Special judges of Lemon. Their arguments after the files are the full score and the names of two
 * files to write: one for the score, one for a message.
 */
public final class Lemon implements CheckerDialect {

  private static final String FULL = "100";
  private static final double HUNDRED = 100;
  private static final String SCORE = "score";
  private static final String MESSAGE = "message";

  @Override
  public RunRequest call(RunRequest blank, CheckedFiles files) {
    RunRequest named = files.named(blank, List.of(INPUT, OUTPUT, ANSWER));
    Stream<String> more = Stream.of(FULL, SCORE, MESSAGE);
    return named
        .withArguments(Stream.concat(named.arguments().stream(), more).toList())
        .withWanted(List.of(SCORE, MESSAGE), Said.MOST_BYTES);
  }

  @Override
  public boolean isWritten() {
    return true;
  }

  @Override
  public @Nullable Ruling read(Said said) throws NoVerdict {
    return said.exitCode() == 0
        ? Ruling.ofFraction(Amount.PERCENT.in(said, SCORE) / HUNDRED, said.messageIn(MESSAGE))
        : null;
  }
}
