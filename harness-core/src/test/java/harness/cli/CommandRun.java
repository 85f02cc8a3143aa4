package harness.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * One run of the command line in this process.
 *
 * @param out what it printed
 * @param err what it complained
 */
record CommandRun(int code, String out, String err) {

  /** Runs it with nothing on standard input. */
  static CommandRun of(Object... arguments) {
    return typing("", arguments);
  }

  /** Runs it with a text on standard input. */
  static CommandRun typing(String typed, Object... arguments) {
    InputStream in = System.in;
    PrintStream out = System.out;
    PrintStream err = System.err;
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    ByteArrayOutputStream complained = new ByteArrayOutputStream();
    System.setIn(new ByteArrayInputStream(typed.getBytes(StandardCharsets.ISO_8859_1)));
    System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
    System.setErr(new PrintStream(complained, true, StandardCharsets.UTF_8));
    try {
      String[] words = new String[arguments.length];
      for (int i = 0; i < words.length; i++) {
        words[i] = arguments[i].toString();
      }
      int code = Main.run(words);
      return new CommandRun(
          code,
          printed.toString(StandardCharsets.UTF_8),
          complained.toString(StandardCharsets.UTF_8));
    } finally {
      System.setIn(in);
      System.setOut(out);
      System.setErr(err);
    }
  }
}
