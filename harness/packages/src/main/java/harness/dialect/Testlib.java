package harness.dialect;

import static harness.dialect.CheckedFiles.Part.ANSWER;
import static harness.dialect.CheckedFiles.Part.INPUT;
import static harness.dialect.CheckedFiles.Part.OUTPUT;

import harness.cases.Reason;
import harness.cases.Score;
import harness.process.RunRequest;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Checkers with testlib.h (github.com/MikeMirzayanov/testlib): the exit code is the verdict, or
 * says that points ({@code quitp}) or a percentage ({@code _pc}) are given instead.
 */
public final class Testlib implements CheckerDialect {

  /** The exit code of a checker that failed, for example because the answer is malformed. */
  static final int FAILED = 3;

  private static final int POINTS = 7;

  /** Exit codes from here on say how much of an output is right. */
  private static final int PARTIALLY = 16;

  /** Testlib's documentation allows so much, though most judges read it as a percentage. */
  private static final int MOST_PARTIALLY = 200;

  private static final int HUNDRED = 100;

  private static final Map<Integer, Reason> REFUSALS =
      Map.of(
          1,
          Reason.REJECTED_BY_CHECKER,
          2,
          Reason.PRESENTATION,
          4,
          Reason.PRESENTATION,
          8,
          Reason.MISSING_OUTPUT);

  static final ExitCodes VERDICTS = new ExitCodes(List.of(INPUT, OUTPUT, ANSWER), 0, REFUSALS);

  @Override
  public RunRequest call(RunRequest blank, CheckedFiles files) {
    return VERDICTS.call(blank, files);
  }

  @Override
  public @Nullable Ruling read(Said said) throws NoVerdict {
    int parts = said.exitCode() - PARTIALLY;
    if (parts >= 0 && parts <= MOST_PARTIALLY) {
      Double fraction = parts <= HUNDRED ? Double.valueOf(parts / (double) HUNDRED) : null;
      return new Ruling(new Score(fraction, (double) parts), null, said.complaint());
    }
    return said.exitCode() == POINTS ? points(said) : VERDICTS.read(said);
  }

  /** Reads {@code points 12.5 and why}; the first word may be missing. */
  private static Ruling points(Said said) throws NoVerdict {
    Words words = Words.of(said.errors());
    Words number = words.first().equals("points") ? words.rest() : words;
    double points = Amount.POINTS.read(number.firstOf(",;:"), "after 'points' on standard error");
    return Ruling.ofPoints(points, Said.shown(number.rest().text()));
  }

  @Override
  public boolean isLikely(Said said) {
    return said.exitCode() == 0 || said.exitCode() == 1;
  }
}
