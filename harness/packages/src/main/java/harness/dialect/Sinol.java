package harness.dialect;

import static harness.dialect.CheckedFiles.Part.ANSWER;
import static harness.dialect.CheckedFiles.Part.INPUT;
import static harness.dialect.CheckedFiles.Part.OUTPUT;

import harness.process.RunRequest;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Checkers of SIO2 (sinolpack). They print {@code OK} or anything else, then a line with a message,
 * then a percentage, perhaps as a fraction of two numbers; without it, {@code OK} means all.
 */
public final class Sinol implements CheckerDialect {

  private static final String RIGHT = "OK";
  private static final Set<String> USUAL_WORDS = Set.of(RIGHT, "WRONG", "WA", "KO");
  private static final double HUNDRED = 100;

  @Override
  public RunRequest call(RunRequest blank, CheckedFiles files) {
    return files.named(blank, List.of(INPUT, OUTPUT, ANSWER));
  }

  @Override
  public boolean isWritten() {
    return true;
  }

  @Override
  public @Nullable Ruling read(Said said) throws NoVerdict {
    if (said.exitCode() != 0 && said.exitCode() != 1) {
      return null; // SIO2 ignores 1 only
    }
    String verdict = said.outputLine(0);
    String message = Said.shown(said.outputLine(1));
    if (verdict.isEmpty()) {
      throw new NoVerdict(
          "printed nothing in the first line of its standard output; expected OK or another word");
    }
    return verdict.equals(RIGHT)
        ? Ruling.ofFraction(fraction(said.outputLine(2)), message)
        : Ruling.wrong(message);
  }

  private static double fraction(String percent) throws NoVerdict {
    if (percent.isEmpty()) {
      return 1;
    }
    int bar = percent.indexOf('/');
    Double part = bar < 0 ? null : Amount.value(percent.substring(0, bar).strip());
    Double whole = bar < 0 ? null : Amount.value(percent.substring(bar + 1).strip());
    if (part != null && whole != null && part >= 0 && whole > 0 && part <= HUNDRED * whole) {
      return part / whole / HUNDRED;
    }
    return Amount.PERCENT.read(percent, "in the third line of its standard output") / HUNDRED;
  }

  @Override
  public boolean isLikely(Said said) {
    return said.exitCode() <= 1 && USUAL_WORDS.contains(said.outputLine(0));
  }
}
