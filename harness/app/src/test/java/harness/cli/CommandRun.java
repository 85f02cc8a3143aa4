package harness.cli;

import java.util.Arrays;

/**
 * One run of the command line in this process.
 *
 * @param out what it printed
 * @param err what it printed on standard error
 */
public record CommandRun(int code, String out, String err) {

  /** Runs a command line with empty standard input. */
  public static CommandRun of(Object... arguments) {
    return typing("", arguments);
  }

  /** Runs a command line with text on standard input. */
  static CommandRun typing(String typed, Object... arguments) {
    String[] words = Arrays.stream(arguments).map(Object::toString).toArray(String[]::new);
    try (Console console = new Console().open()) {
      console.type(typed);
      int code = Main.run(words);
      return new CommandRun(code, console.printed(), console.complained());
    }
  }
}
