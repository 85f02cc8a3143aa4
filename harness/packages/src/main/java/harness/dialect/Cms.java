package harness.dialect;

import static harness.dialect.CheckedFiles.Part.ANSWER;
import static harness.dialect.CheckedFiles.Part.INPUT;
import static harness.dialect.CheckedFiles.Part.OUTPUT;

import harness.process.RunRequest;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Checkers of CMS (github.com/cms-dev/cms), of the Italian format and of TPS. The first line that
 * they print is the fraction; the message is on standard error. TPS writes a verdict there first,
 * which says no more than the fraction.
 */
public final class Cms implements CheckerDialect {

  private static final String TRANSLATED = "translate:";
  private static final Set<String> VERDICTS_OF_TPS =
      Set.of("Correct", "Partially Correct", "Wrong Answer");

  @Override
  public RunRequest call(RunRequest blank, CheckedFiles files) {
    return files.named(blank, List.of(INPUT, ANSWER, OUTPUT));
  }

  @Override
  public boolean isWritten() {
    return true;
  }

  @Override
  public @Nullable Ruling read(Said said) throws NoVerdict {
    return said.exitCode() == 0
        ? Ruling.ofFraction(Amount.FRACTION.printed(said.outputLine(0)), message(said))
        : null;
  }

  private static String message(Said said) {
    String first = said.errorLine(0);
    String second = said.errorLine(1);
    if (VERDICTS_OF_TPS.contains(first) && !second.isEmpty()) {
      return Said.shown(second);
    }
    return Said.shown(
        first.startsWith(TRANSLATED) ? first.substring(TRANSLATED.length()).strip() : first);
  }

  @Override
  public boolean isLikely(Said said) {
    return said.exitCode() == 0 && Amount.FRACTION.isIn(said.outputLine(0));
  }
}
