package harness.cli.options;

import harness.cases.UsageException;
import harness.describe.constraints.Constraints;
import harness.machine.InputFiles;
import harness.machine.Shell;
import harness.machine.Terminal;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import picocli.CommandLine.Option;

/** The constraints of a problem's statement, as text or in a file. */
public final class ConstraintOption {

  private static final String NAME = "--constraints";

  @Option(
      names = NAME,
      paramLabel = "TEXT|@FILE",
      description = "Bounds, such as '1 <= n <= 2e5; 1 <= a_i <= 9'.")
  private String text;

  /**
   * Lets the command line take {@code --constraints @FILE} as it is. Words that begin with an at
   * sign are otherwise replaced by the words in that file.
   */
  public static String[] joined(String... args) {
    String[] joined = args.clone();
    for (int i = 0; i + 1 < args.length; i++) {
      if (args[i].equals(NAME) && args[i + 1].startsWith("@")) {
        joined[i] = NAME + "=" + args[i + 1];
        joined[i + 1] = null;
      }
    }
    return Arrays.stream(joined).filter(each -> each != null).toArray(String[]::new);
  }

  public boolean isGiven() {
    return text != null;
  }

  /** The option as on a command line, with a blank before it; may be empty. */
  String words() {
    return text == null ? "" : " " + NAME + " " + Shell.quoted(text);
  }

  /** The constraints; none without the option. */
  public Constraints read() throws IOException {
    if (text == null) {
      return Constraints.none();
    }
    Path file = file();
    try {
      return Constraints.read(
          file == null ? text : new String(InputFiles.bytes(file), StandardCharsets.UTF_8));
    } catch (IllegalArgumentException refused) {
      String where = file == null ? "" : file + ": ";
      throw new UsageException(NAME + ": " + where + refused.getMessage());
    }
  }

  /** The file that is meant; null if the text itself is. */
  private Path file() {
    try {
      return text.startsWith("@")
          ? Path.of(text.substring(1))
          : Files.isRegularFile(Path.of(text)) ? Path.of(text) : null;
    } catch (InvalidPathException noFile) {
      return null;
    }
  }

  /** Tells the user of a constraint that the form of the inputs does not say. */
  public static void noteUnused(String note) {
    Terminal.note(NAME + ": not used: " + note);
  }
}
