package harness.diagnosis;

import harness.cases.Printable;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The source files of a program. What a program prints may be forged, so no other place is ever
 * named, and no line that is not there.
 */
final class OwnSources {

  private static final int MOST_CHARACTERS = 300;
  private static final int MOST_DIGITS = 8;

  private final List<Path> files;
  private final Map<Path, List<String>> read = new HashMap<>();

  OwnSources(List<Path> files) {
    this.files = List.copyOf(files);
  }

  /**
   * What happens in a line.
   *
   * @param file as the program's error output has it, perhaps with folders
   * @param number of the line, in digits
   * @return empty if no source has this name, or it has no such line
   */
  Optional<Diagnosis> at(String tool, String file, String number, String what) {
    String named = file.substring(file.lastIndexOf('/') + 1);
    for (Path each : files) {
      if (each.getFileName().toString().equals(named)) {
        return in(each, tool, number, what);
      }
    }
    return Optional.empty();
  }

  /** The lines of a source by its name without folders; none if there is no such source. */
  List<String> lines(String name) {
    return files.stream()
        .filter(each -> each.getFileName().toString().equals(name))
        .findFirst()
        .map(each -> read.computeIfAbsent(each, OwnSources::lines))
        .orElse(List.of());
  }

  /** What happens in a line of the only source; empty if there are several, or no such line. */
  Optional<Diagnosis> inOnly(String tool, String number, String what) {
    return files.size() == 1 ? in(files.get(0), tool, number, what) : Optional.empty();
  }

  private Optional<Diagnosis> in(Path source, String tool, String number, String what) {
    if (number.isEmpty()
        || number.length() >= MOST_DIGITS
        || !number.chars().allMatch(each -> each >= '0' && each <= '9')) {
      return Optional.empty();
    }
    int line = Integer.parseInt(number);
    return code(source, line)
        .map(
            code -> new Diagnosis(tool, source.getFileName().toString(), line, inLine(what), code));
  }

  /** The text of a line; empty if the source has no such line. */
  private Optional<String> code(Path source, int line) {
    List<String> lines = read.computeIfAbsent(source, OwnSources::lines);
    return line < 1 || line > lines.size()
        ? Optional.empty()
        : Optional.of(inLine(lines.get(line - 1).strip()));
  }

  private static List<String> lines(Path source) {
    try {
      return Files.readString(source, StandardCharsets.UTF_8).lines().toList();
    } catch (IOException otherCharset) {
      return latin(source);
    }
  }

  private static List<String> latin(Path source) {
    try {
      return Files.readString(source, StandardCharsets.ISO_8859_1).lines().toList();
    } catch (IOException gone) {
      return List.of();
    }
  }

  private static String inLine(String text) {
    boolean fits = text.length() <= MOST_CHARACTERS;
    return Printable.inLine(fits ? text : text.substring(0, MOST_CHARACTERS) + "...");
  }
}
