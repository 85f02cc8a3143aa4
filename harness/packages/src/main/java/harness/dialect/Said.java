package harness.dialect;

import harness.cases.Printable;
import harness.process.KeptFile;
import harness.process.RunResult;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** What a judging program said in a run. Only the beginning of what it printed is read. */
public record Said(RunResult result) {

  /** As much is read of its standard output and of each of its files, in bytes. */
  static final int MOST_BYTES = 4096;

  private static final int SHOWN = 200;

  /** Its exit code. */
  int exitCode() {
    return result.report().exitCode();
  }

  /**
   * Whether the machine had no threads or memory left for it, so that it may have meant to say
   * else.
   */
  boolean maybeStarved() {
    return result.report().maybeStarved();
  }

  /** The beginning of its standard output. */
  String output() {
    byte[] all = result.output();
    return new String(all, 0, Math.min(all.length, MOST_BYTES), StandardCharsets.UTF_8);
  }

  /** A line of its standard output, counted from 0; empty if there is none. */
  String outputLine(int number) {
    return line(output(), number);
  }

  /** A line of its standard error, counted from 0; empty if there is none. */
  String errorLine(int number) {
    return line(errors(), number);
  }

  /** Its standard error, shortened in the middle if it is long. */
  String errors() {
    return result.report().errorText();
  }

  /** A file that it wrote. */
  Optional<KeptFile> file(String name) {
    return Optional.ofNullable(result.files().get(name));
  }

  /** The first line of a file that it wrote, fit to be shown; empty if there is none. */
  String messageIn(String name) {
    return file(name).map(KeptFile::text).map(Said::firstLine).orElse("");
  }

  /** The most telling line of its standard error, fit to be shown; may be empty. */
  public String complaint() {
    return shown(result.report().errorLine());
  }

  /** Why it rejects something: its complaint, else what it printed. */
  public String refusal() {
    String said = complaint();
    return said.isEmpty() ? firstLine(output()) : said;
  }

  /** What it printed, else its complaint. */
  String feedback() {
    String printed = firstLine(output());
    return printed.isEmpty() ? complaint() : printed;
  }

  private static String line(String text, int number) {
    return text.lines().skip(number).findFirst().map(String::strip).orElse("");
  }

  /** The first non-blank line of a text, fit to be shown; empty if there is none. */
  public static String firstLine(String text) {
    return shown(
        text.lines().map(String::strip).filter(each -> !each.isEmpty()).findFirst().orElse(""));
  }

  /** A foreign line, fit to be shown in one of ours: shortened, with escapes. */
  public static String shown(String line) {
    String shown = Printable.inLine(line);
    return shown.length() <= SHOWN ? shown : shown.substring(0, SHOWN) + "...";
  }
}
