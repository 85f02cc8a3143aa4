package harness.process;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

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

  private static final int MOST_SHOWN = 32 << 10;

  public Transcript {
    said = List.copyOf(said);
  }

  /**
   * Of two that had one turn each: the interactor gave an input, the submission printed.
   *
   * @param printed what is kept of it
   * @param printedBytes all of it
   */
  static Transcript ofTurns(byte[] given, byte[] printed, long printedBytes) {
    List<Said> said =
        List.of(
            Said.of(Side.INTERACTOR, 0, given.length, beginning(given)),
            Said.of(Side.SUBMISSION, 0, (int) printedBytes, beginning(printed)));
    Side last = printedBytes == 0 ? Side.INTERACTOR : Side.SUBMISSION;
    return new Transcript(said, printedBytes, given.length, last, false);
  }

  private static byte[] beginning(byte[] bytes) {
    return Arrays.copyOf(bytes, Math.min(bytes.length, MOST_SHOWN));
  }

  /** Who speaks. */
  public enum Side {
    SUBMISSION("> "),
    INTERACTOR("< ");

    private final String sign;

    Side(String sign) {
      this.sign = sign;
    }

    /** What its lines begin with. */
    public String sign() {
      return sign;
    }
  }

  /**
   * What one of them said at once.
   *
   * @param atNanos since the beginning, in nanoseconds
   * @param bytes how much it was in all, in bytes
   * @param shown how much of that the text is, in bytes
   * @param text its beginning
   */
  public record Said(Side side, long atNanos, int bytes, int shown, String text) {

    static Said of(Side side, long atNanos, int bytes, byte[] beginning) {
      String text = new String(beginning, StandardCharsets.UTF_8);
      return new Said(side, atNanos, bytes, beginning.length, text);
    }
  }

  /**
   * As lines for people, without times, which differ from run to run: {@code >} before what the
   * submission said, {@code <} before what the interactor said.
   */
  public String text() {
    StringBuilder text = new StringBuilder();
    long left = omittedBytes();
    for (int i = 0; i < said.size(); ) {
      Side side = said.get(i).side();
      StringBuilder turn = new StringBuilder();
      for (; i < said.size() && said.get(i).side() == side; i++) {
        turn.append(said.get(i).text());
      }
      turn.toString().lines().forEach(line -> text.append(side.sign).append(line).append('\n'));
      if (!turn.toString().endsWith("\n")) {
        text.setLength(text.length() - 1);
        text.append(" [no end of line]\n");
      }
    }
    return left == 0 ? text.toString() : text + "[" + left + " bytes are left out]\n";
  }

  /** How many bytes of what was said are not in {@link #said}. */
  public long omittedBytes() {
    long shown = said.stream().mapToLong(Said::shown).sum();
    return Math.max(0, submissionBytes + interactorBytes - shown);
  }
}
