package harness.process;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;

/**
 * What a submission and an interactor said to each other, as the runner that carried it knows it.
 *
 * @param said the beginning, and the last few things; what lies between is left out
 * @param submissionBytes what the submission said in all, in bytes
 * @param interactorBytes what the interactor said in all, in bytes
 * @param lastSpeaker null if nobody said anything
 * @param interactorFirst whether the interactor ended first: the submission was told so, and ended
 *     afterwards
 */
public record Transcript(
    List<Said> said,
    long submissionBytes,
    long interactorBytes,
    Side lastSpeaker,
    boolean interactorFirst) {

  /** Nothing was said. */
  public static final Transcript EMPTY = new Transcript(List.of(), 0, 0, null, false);

  public Transcript {
    said = List.copyOf(said);
  }

  /** Who speaks. */
  public enum Side {
    SUBMISSION,
    INTERACTOR
  }

  /**
   * What one of them said at once.
   *
   * @param atNanos since the beginning, in nanoseconds
   * @param bytes how much it was in all, in bytes
   * @param text its beginning
   */
  public record Said(Side side, long atNanos, int bytes, String text) {

    static Said of(Side side, long atNanos, int bytes, byte[] beginning) {
      return new Said(side, atNanos, bytes, new String(beginning, StandardCharsets.UTF_8));
    }
  }

  /** As lines for people: the time in milliseconds, {@code >} for the submission, and the text. */
  public String text() {
    StringBuilder text = new StringBuilder();
    for (Said each : said) {
      String sign = each.side() == Side.SUBMISSION ? ">" : "<";
      String time = String.format(Locale.ROOT, "%9.3f %s ", each.atNanos() / 1e6, sign);
      each.text().lines().forEach(line -> text.append(time).append(line).append('\n'));
    }
    return text.toString();
  }

  /** How many bytes of what was said are not in {@link #said}. */
  public long omittedBytes() {
    long shown = said.stream().mapToLong(each -> each.text().length()).sum();
    return Math.max(0, submissionBytes + interactorBytes - shown);
  }
}
