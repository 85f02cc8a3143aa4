package harness.process;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * What a submission and an interactor said to each other, as recorded by the runner in between.
 *
 * @param said the beginning and the last few utterances; those in between are omitted
 * @param submissionBytes total size of what the submission said, in bytes
 * @param interactorBytes total size of what the interactor said, in bytes
 * @param lastSpeaker none if nobody said anything
 * @param interactorFirst whether the interactor ended first; the submission was notified, and ended
 *     afterwards
 */
public record Transcript(
    List<Said> said,
    long submissionBytes,
    long interactorBytes,
    @Nullable Side lastSpeaker,
    boolean interactorFirst) {

  /** Nothing was said. */
  public static final Transcript EMPTY = new Transcript(List.of(), 0, 0, null, false);

  private static final int MOST_SHOWN = 32 << 10;

  public Transcript {
    said = List.copyOf(said);
  }

  /**
   * A transcript with one turn each: the interactor gave an input, the submission printed an
   * output.
   *
   * @param printed the part of the output that is kept
   * @param printedBytes size of the whole output
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

    /** Prefix of its lines. */
    public String sign() {
      return sign;
    }
  }

  /**
   * Something that one side said at once.
   *
   * @param atNanos since the beginning, in nanoseconds
   * @param bytes its size, in bytes
   * @param shown size of the part in {@code text}, in bytes
   * @param text its beginning
   */
  public record Said(Side side, long atNanos, int bytes, int shown, String text) {

    static Said of(Side side, long atNanos, int bytes, byte[] beginning) {
      String text = new String(beginning, StandardCharsets.UTF_8);
      return new Said(side, atNanos, bytes, beginning.length, text);
    }
  }

  /**
   * Lines of text for people, without times, which differ from run to run: {@code >} marks what the
   * submission said, {@code <} what the interactor said.
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

  /** Whether the last thing said ends with a line feed; null if its end was not kept. */
  public @Nullable Boolean endsWithLine() {
    if (said.isEmpty()) {
      return null;
    }
    Said last = said.get(said.size() - 1);
    boolean known = last.side() == lastSpeaker && last.shown() == last.bytes();
    return known ? (Boolean) last.text().endsWith("\n") : null;
  }

  /** How many of the bytes said are not in {@link #said}. */
  public long omittedBytes() {
    long shown = said.stream().mapToLong(Said::shown).sum();
    return Math.max(0, submissionBytes + interactorBytes - shown);
  }

  /** Assembles a transcript from the runner's frames. */
  static final class Recorder {

    private final List<Said> said = new ArrayList<>();
    private Transcript complete = EMPTY;
    private Consumer<Said> watcher = each -> {};

    void watch(Consumer<Said> onlooker) {
      watcher = onlooker;
    }

    void add(Side side, byte[] payload) {
      ByteBuffer buffer = ByteBuffer.wrap(payload);
      long atNanos = buffer.getLong();
      int bytes = buffer.getInt();
      byte[] beginning = new byte[buffer.remaining()];
      buffer.get(beginning);
      Said next = Said.of(side, atNanos, bytes, beginning);
      said.add(next);
      watcher.accept(next);
    }

    void end(byte[] payload) {
      ByteBuffer buffer = ByteBuffer.wrap(payload);
      boolean interactorFirst = buffer.getLong() != 0;
      Side last = buffer.getLong() != 0 ? Side.INTERACTOR : Side.SUBMISSION;
      long ofSubmission = buffer.getLong();
      long ofInteractor = buffer.getLong();
      boolean silent = ofSubmission + ofInteractor == 0;
      complete =
          new Transcript(said, ofSubmission, ofInteractor, silent ? null : last, interactorFirst);
    }

    Transcript complete() {
      return complete;
    }
  }
}
