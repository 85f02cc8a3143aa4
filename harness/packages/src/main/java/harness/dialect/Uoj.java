package harness.dialect;

import harness.process.RunRequest;
import org.jspecify.annotations.Nullable;

/**
 * Checkers of UOJ, most of them with testlib.h: the first word on standard error is the verdict,
 * whatever the exit code. Any word but {@code ok} and {@code points} refuses.
 */
public final class Uoj implements CheckerDialect {

  private static final String WHERE = "after 'points' on standard error";

  @Override
  public RunRequest call(RunRequest blank, CheckedFiles files) {
    return Testlib.VERDICTS.call(blank, files);
  }

  @Override
  public boolean isWritten() {
    return true;
  }

  @Override
  public @Nullable Ruling read(Said said) throws NoVerdict {
    TestlibWords words = TestlibWords.of(said);
    if (words.failed()) {
      return null;
    }
    return switch (words.verdict()) {
      case "ok" -> Ruling.accepted(words.message());
      case "points" ->
          Ruling.ofFraction(Amount.FRACTION.read(words.number(), WHERE), words.afterNumber());
      default -> Ruling.wrong(words.all());
    };
  }

  @Override
  public boolean isLikely(Said said) {
    String verdict = Words.of(said.errors()).first();
    return said.exitCode() == 0 && (verdict.equals("wrong") || verdict.equals("points"));
  }
}
