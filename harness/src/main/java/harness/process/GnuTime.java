package harness.process;

import harness.machine.SearchPath;
import harness.machine.Tool;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * GNU time around a program, inside the sandbox. It prints its figures at the end of the error
 * output, in a line with a secret word.
 *
 * @param cpuNanos user and system time, in nanoseconds, in steps of 10 ms
 * @param peakBytes peak resident memory, in bytes
 * @param signal the signal that ended the program, or 0
 */
record GnuTime(long cpuNanos, long peakBytes, int signal) {

  private static final Path TIME = Path.of("/usr/bin/time");

  /** Whether GNU time is installed; other programs of this name do not know {@code -f}. */
  static boolean available() {
    return SearchPath.find(TIME.toString()).isPresent()
        && Tool.ask(List.of(TIME.toString(), "-f", "%M", "/bin/true")).exitCode() == 0;
  }

  /** The command, prefixed with the timer. */
  static List<String> wrap(List<String> command, String secret) {
    List<String> words = new ArrayList<>();
    words.addAll(List.of(TIME.toString(), "-f", "\n" + secret + " %U %S %M"));
    words.addAll(command);
    return words;
  }

  /** Finds the figures at the end of an error output; empty if the timer was killed. */
  static Optional<GnuTime> parse(String errorTail, String secret) {
    Matcher figures =
        Pattern.compile(secret + " ([0-9.]+) ([0-9.]+) (\\d+)\\s*$").matcher(errorTail);
    if (!figures.find()) {
      return Optional.empty();
    }
    Matcher signal =
        Pattern.compile("Command terminated by signal (\\d+)\\s*$")
            .matcher(errorTail.substring(0, figures.start()));
    double seconds = Double.parseDouble(figures.group(1)) + Double.parseDouble(figures.group(2));
    return Optional.of(
        new GnuTime(
            Math.round(seconds * 1e9),
            Long.parseLong(figures.group(3)) << 10,
            signal.find() ? Integer.parseInt(signal.group(1)) : 0));
  }

  /** An error output without what the timer added. */
  static String withoutFigures(String errors, String secret) {
    return errors.replaceAll(
        "(?:Command (?:terminated by signal|exited with non-zero status) \\d+\\n)?\\n"
            + secret
            + " .*\\n?$",
        "");
  }
}
