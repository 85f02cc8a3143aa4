package harness.formats;

import java.nio.file.Path;
import java.util.Optional;

/**
 * What a format puts around what the generators in one folder of a package print.
 *
 * @param folder the folder of their sources; null if there is none
 * @param before precedes what a generator prints, one character per byte
 * @param after follows what a generator prints, one character per byte
 */
public record GeneratorFrame(Path folder, String before, String after) {

  /** Generators print whole inputs. */
  public static final GeneratorFrame NONE = new GeneratorFrame(null, "", "");

  /**
   * What is put around what a program prints: nothing if it is none of these generators.
   *
   * @param program as for {@code --solution}
   */
  public GeneratorFrame of(String program) {
    return folder != null && program.startsWith(folder.toAbsolutePath() + "/") ? this : NONE;
  }

  /** Whether generators print whole inputs. */
  public boolean isEmpty() {
    return before.isEmpty() && after.isEmpty();
  }

  /** The input for what a generator printed. */
  public String framed(String printed) {
    return before + printed + after;
  }

  /** What a generator would have to print for an input; empty if the input has another frame. */
  public Optional<String> unframed(String input) {
    boolean isFramed =
        input.length() >= before.length() + after.length()
            && input.startsWith(before)
            && input.endsWith(after);
    return isFramed
        ? Optional.of(input.substring(before.length(), input.length() - after.length()))
        : Optional.empty();
  }
}
