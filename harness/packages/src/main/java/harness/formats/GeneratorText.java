package harness.formats;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A generator as the user wrote it, split into program and arguments.
 *
 * @param program as for {@code --solution}: {@code gen.py}, {@code python3 gen.py}
 * @param arguments the template of its arguments; may be empty
 */
public record GeneratorText(String program, String arguments) {

  private static final Pattern WORD = Pattern.compile("\\S+");

  /** Splits a text after the first word that names a file. */
  public static GeneratorText parse(String text, Path folder) {
    if (exists(folder, text)) {
      return new GeneratorText(text, "");
    }
    Matcher words = WORD.matcher(text);
    int end = -1;
    while (words.find()) {
      end = end < 0 ? words.end() : end;
      if (exists(folder, words.group())) {
        end = words.end();
        break;
      }
    }
    return end < 0
        ? new GeneratorText(text, "")
        : new GeneratorText(text.substring(0, end).strip(), text.substring(end).strip());
  }

  private static boolean exists(Path folder, String word) {
    return word.indexOf('\0') < 0 && Files.exists(folder.resolve(word));
  }

  /** A program's name, reduced to characters that are allowed in the name of a case. */
  public static String caseName(String program) {
    String plain = program.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
    String trimmed = plain.replaceAll("^[^a-z]+|-+$", "");
    return trimmed.isEmpty() ? "generator" : trimmed;
  }
}
