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
 * Checkers of PEG as DMOJ calls them. Exit code 0 accepts; with exit code 1, two lines of digits on
 * standard output, one after the other, are the points and their maximum.
 */
public final class Peg implements CheckerDialect {

  private static final ExitCodes VERDICTS =
      new ExitCodes(List.of(ANSWER, OUTPUT, INPUT), 0, Map.of(1, Reason.REJECTED_BY_CHECKER));

  @Override
  public RunRequest call(RunRequest blank, CheckedFiles files) {
    return VERDICTS.call(blank, files);
  }

  @Override
  public @Nullable Ruling read(Said said) throws NoVerdict {
    Ruling verdict = VERDICTS.read(said);
    if (verdict == null || verdict.isAccepted()) {
      return verdict;
    }
    List<String> lines = said.output().lines().map(String::strip).toList();
    for (int i = 0; i + 1 < lines.size(); i++) {
      if (Amount.isMeant(lines.get(i)) && Amount.isMeant(lines.get(i + 1))) {
        return partial(lines.get(i), lines.get(i + 1), said.complaint());
      }
    }
    return verdict;
  }

  private static Ruling partial(String part, String whole, String message) throws NoVerdict {
    Double fraction = Share.of(part, whole);
    if (fraction == null) {
      throw new NoVerdict(
          "printed '%s' and '%s' on its standard output; expected points and their maximum"
              .formatted(Said.shown(part), Said.shown(whole)));
    }
    return Ruling.ofFraction(fraction, message);
  }
}
