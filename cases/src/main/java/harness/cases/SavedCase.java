package harness.cases;

import java.nio.file.Path;
import java.util.Objects;
import java.util.regex.Pattern;

/**
 * One file of saved cases with its answers.
 *
 * @param name the files' name without extension, which names the trap: {@code solved-board-first}
 * @param input the judge's input file, {@code <name>.in}, with one or more cases
 * @param answers the judge's answers, {@code <name>.ans}
 * @param why one line that says what it catches, or empty
 */
public record SavedCase(String name, Path input, Path answers, String why) {

  /** The extension of input files. */
  public static final String INPUT_ENDING = ".in";

  /** The extension of answer files. */
  public static final String ANSWERS_ENDING = ".ans";

  private static final Pattern TRAP = Pattern.compile("[a-z0-9]+(-[a-z0-9]+)*");

  public SavedCase {
    Objects.requireNonNull(name);
    Objects.requireNonNull(input);
    Objects.requireNonNull(answers);
    Objects.requireNonNull(why);
  }

  /** Whether a name can name a trap: lower-case words and numbers joined by hyphens. */
  public static boolean isTrapName(String name) {
    return TRAP.matcher(name).matches();
  }

  static SavedCase in(Path folder, String name, String why) {
    return new SavedCase(
        name, folder.resolve(name + INPUT_ENDING), folder.resolve(name + ANSWERS_ENDING), why);
  }
}
