package harness.process;

import java.util.List;
import java.util.regex.Pattern;

/**
 * How a language's runtime reports that a program died of an exception which nothing caught. Such a
 * program has not chosen its exit code, even if the code has a meaning to whoever started it: 1
 * rejects an output, and is also what Python and Java end with.
 */
final class UncaughtException {

  /** The exit code that a runtime ends with, and what it prints on standard error. */
  private record Ending(int exitCode, Pattern report) {

    static Ending of(int exitCode, String report) {
      return new Ending(exitCode, Pattern.compile(report, Pattern.MULTILINE));
    }
  }

  private static final List<Ending> ENDINGS =
      List.of(
          // Python
          Ending.of(1, "^Traceback \\(most recent call last\\):\\R +File \""),
          Ending.of(1, "^  File \".*\", line \\d+\\R(?: .*\\R)*\\w*Error: .*\\s*\\z"),
          Ending.of(2, "^\\S*python\\S*: can't open file "),
          // Java
          Ending.of(1, "^Exception in thread \".*\" "),
          Ending.of(1, "^Error: (?:Could not find or load main|LinkageError|Main method not) "),
          Ending.of(1, "^Error occurred during initialization of VM"),
          // Go, JavaScript, Ruby, Lua, Rust
          Ending.of(2, "^goroutine \\d+ \\[.*\\]:"),
          Ending.of(1, "^Node\\.js v\\d"),
          Ending.of(1, "^\\S+:\\d+:in [`'].*: .* \\([A-Z][\\w:]*\\)"),
          Ending.of(1, "^stack traceback:\\R\\s+\\["),
          Ending.of(101, "^thread '.*' (?:\\(\\d+\\) )?panicked at "),
          // shells, for a command that cannot be run
          Ending.of(126, ": Permission denied\\s*\\z"),
          Ending.of(127, ": (?:command )?not found\\s*\\z"));

  private UncaughtException() {}

  /** Whether a run with this error output ended because of one. */
  static boolean ended(int exitCode, String errors) {
    return ENDINGS.stream()
        .anyMatch(each -> each.exitCode() == exitCode && each.report().matcher(errors).find());
  }
}
