package harness.judge;

import harness.cases.Counted;
import harness.cases.Judgement;
import harness.cases.Reason;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Compares lines or tokens in any order, as the checker {@code sorted} of DMOJ's judge does. Lines
 * are the same if their tokens are; those without any byte do not count.
 *
 * @param noun {@code line} or {@code token}
 */
record SameParts(String noun) implements ComparisonRule {

  static final SameParts LINES = new SameParts("line");
  static final SameParts TOKENS = new SameParts("token");

  @Override
  public Judgement compare(byte[] output, byte[] answer) {
    int found = count(output);
    int expected = count(answer);
    return found == expected ? sameNumber(output, answer) : otherNumber(found, expected);
  }

  private Judgement otherNumber(int found, int expected) {
    return Judgement.wrong(
        found > expected ? Reason.EXTRA_OUTPUT : Reason.MISSING_OUTPUT,
        "the output has %s, expected %d".formatted(Counted.of(found, noun), expected));
  }

  private Judgement sameNumber(byte[] output, byte[] answer) {
    String[] found = sorted(output);
    String[] expected = sorted(answer);
    int same = Arrays.mismatch(found, expected);
    if (same < 0) {
      return Judgement.accepted();
    }
    boolean isExtra = found[same].compareTo(expected[same]) < 0;
    byte[] part = (isExtra ? found[same] : expected[same]).getBytes(StandardCharsets.ISO_8859_1);
    return Judgement.wrong(
        Reason.DIFFERS_FROM_REFERENCE,
        "the output has the %s %s %s often than expected"
            .formatted(noun, Wording.quoted(part, 0, part.length), isExtra ? "more" : "less"));
  }

  private int count(byte[] text) {
    return equals(LINES)
        ? new BrokenLines(text, BrokenLines.Skipped.EMPTY).countAll()
        : new TokenCursor(text, Blanks.ISSPACE).countAll();
  }

  private String[] sorted(byte[] text) {
    List<String> parts = equals(LINES) ? lines(text) : words(new TokenCursor(text, Blanks.ISSPACE));
    String[] sorted = parts.toArray(String[]::new);
    Arrays.sort(sorted);
    return sorted;
  }

  private static List<String> lines(byte[] text) {
    BrokenLines lines = new BrokenLines(text, BrokenLines.Skipped.EMPTY);
    List<String> found = new ArrayList<>();
    while (lines.next()) {
      found.add(String.join(" ", words(lines.tokens())));
    }
    return found;
  }

  private static List<String> words(TokenCursor tokens) {
    List<String> found = new ArrayList<>();
    while (tokens.next()) {
      found.add(tokens.word());
    }
    return found;
  }

  @Override
  public @Nullable String unreadable(byte[] text) {
    return null;
  }
}
