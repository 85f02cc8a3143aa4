package harness.dialect;

import static harness.dialect.CheckedFiles.Part.ANSWER;
import static harness.dialect.CheckedFiles.Part.INPUT;

import harness.cases.Reason;
import harness.process.ProgramInput;
import harness.process.RunRequest;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Output validators of the ICPC problem package format (icpc.io/problem-package-format). They read
 * the output on standard input; for an accepted one, they may leave points or a fraction in the
 * feedback folder.
 */
public final class Icpc implements CheckerDialect {

  private static final String FEEDBACK = "./";
  private static final String MESSAGE = "judgemessage.txt";
  private static final String SCORE = "score.txt";
  private static final String MULTIPLIER = "score_multiplier.txt";

  private static final ExitCodes VERDICTS =
      new ExitCodes(List.of(INPUT, ANSWER), 42, Map.of(43, Reason.REJECTED_BY_CHECKER));

  @Override
  public RunRequest call(RunRequest blank, CheckedFiles files) {
    RunRequest named = VERDICTS.call(blank.withInput(ProgramInput.of(files.output())), files);
    return named
        .withArguments(Stream.concat(named.arguments().stream(), Stream.of(FEEDBACK)).toList())
        .withWanted(List.of(MESSAGE, SCORE, MULTIPLIER), Said.MOST_BYTES);
  }

  @Override
  public @Nullable Ruling read(Said said) throws NoVerdict {
    Ruling ruling = VERDICTS.read(said);
    if (ruling == null) {
      return null;
    }
    String message = message(said);
    if (ruling.refusal() != null) {
      return Ruling.refused(ruling.refusal(), message);
    }
    boolean hasPoints = said.file(SCORE).isPresent();
    if (hasPoints && said.file(MULTIPLIER).isPresent()) {
      throw new NoVerdict("wrote both " + SCORE + " and " + MULTIPLIER + "; expected one of them");
    }
    if (hasPoints) {
      return Ruling.ofPoints(Amount.POINTS.in(said, SCORE), message);
    }
    return said.file(MULTIPLIER).isPresent()
        ? Ruling.ofFraction(Amount.FRACTION.in(said, MULTIPLIER), message)
        : Ruling.accepted(message);
  }

  /** What it wrote on standard error, else in the feedback folder, else what it printed. */
  private static String message(Said said) {
    String complaint = said.complaint();
    String message = complaint.isEmpty() ? said.messageIn(MESSAGE) : complaint;
    return message.isEmpty() ? said.refusal() : message;
  }

  /** Its exit code is the verdict, whatever the points. */
  @Override
  public boolean hasVerdicts() {
    return true;
  }

  @Override
  public boolean isLikely(Said said) {
    return VERDICTS.read(said) != null;
  }
}
