package harness.dialect;

import harness.process.RunRequest;
import org.jspecify.annotations.Nullable;

/**
 * Checkers of COCI as DMOJ calls them: testlib's exit codes, and with code 7 a line {@code partial
 * X/Y} on standard error.
 */
public final class Coci implements CheckerDialect {

  private static final int PARTIAL = 7;
  private static final String WORD = "partial ";

  @Override
  public RunRequest call(RunRequest blank, CheckedFiles files) {
    return Testlib.VERDICTS.call(blank, files);
  }

  @Override
  public @Nullable Ruling read(Said said) throws NoVerdict {
    return said.exitCode() == PARTIAL ? partial(said) : Testlib.VERDICTS.read(said);
  }

  private static Ruling partial(Said said) throws NoVerdict {
    String line =
        said.errors().lines().filter(each -> each.startsWith(WORD)).findFirst().orElse("");
    String text = line.isEmpty() ? "" : line.substring(WORD.length()).strip();
    int bar = text.indexOf('/');
    Double fraction =
        bar < 0 ? null : Share.of(text.substring(0, bar).strip(), text.substring(bar + 1).strip());
    if (fraction == null) {
      String shown = line.isEmpty() ? said.complaint() : Said.shown(line);
      throw new NoVerdict(
          (shown.isEmpty() ? "printed nothing" : "printed '" + shown + "'")
              + " on its standard error; expected 'partial X/Y' with X from 0 to Y");
    }
    return Ruling.ofFraction(fraction, Said.firstLine(said.output()));
  }
}
