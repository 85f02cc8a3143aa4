package harness.dialect;

import harness.cases.Reason;
import harness.process.RunRequest;
import org.jspecify.annotations.Nullable;

/**
 * Checkers with testlib.h on Hydro (github.com/hydro-dev/Hydro), which reads what they write on
 * standard error and no exit code. Numbers above 1 are percentages.
 */
public final class Hydro implements CheckerDialect {

  private static final String PARTIALLY = "correct (";
  private static final double HUNDRED = 100;

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
          Ruling.ofFraction(fraction(words.number(), "after 'points'"), words.afterNumber());
      case "partially" -> partially(words);
      default ->
          Ruling.refused(
              words.message().startsWith("output format ")
                  ? Reason.PRESENTATION
                  : Reason.REJECTED_BY_CHECKER,
              words.all());
    };
  }

  /** Reads {@code partially correct (50) and why}. */
  private static Ruling partially(TestlibWords words) throws NoVerdict {
    String text = words.rest().text();
    int close = text.indexOf(')');
    boolean hasNumber = text.startsWith(PARTIALLY) && close > 0;
    String number = hasNumber ? text.substring(PARTIALLY.length(), close) : text;
    double fraction = fraction(number, "after 'partially correct'");
    return Ruling.ofFraction(fraction, Said.shown(text.substring(close + 1).strip()));
  }

  private static double fraction(String number, String where) throws NoVerdict {
    double value = Amount.PERCENT.read(number, where + " on standard error");
    return value > 1 ? value / HUNDRED : value;
  }
}
