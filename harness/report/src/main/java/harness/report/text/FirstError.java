package harness.report.text;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds the first error in what a compiler or interpreter said, as one line. */
public final class FirstError {

  /** A line with its place and the word error, as almost all compilers write it. */
  private static final Pattern PLACED =
      Pattern.compile(
          "^\\s*(\\S.*?[:(]\\d+[^\\s]*\\s*)((?:fatal )?error\\b.*)", Pattern.CASE_INSENSITIVE);

  /** A place at the beginning of a line, as Go's compiler writes it. */
  private static final Pattern ONLY_PLACED = Pattern.compile("^\\s*\\S+:\\d+:\\d+: \\S.*");

  /** A title, of which a later line gives the place, as Rust's compiler writes it. */
  private static final Pattern TITLE = Pattern.compile("^error(\\[\\w+\\])?: .*");

  private static final Pattern ARROW = Pattern.compile("^\\s*-->\\s*(\\S+:\\d+:\\d+)");

  private static final Pattern PYTHON_PLACE =
      Pattern.compile("^\\s*File \"([^\"]+)\", line (\\d+).*");

  private static final Pattern PYTHON_ERROR = Pattern.compile("^\\w*(Error|Exception): .*");

  /** A name that is missing, or there twice, as the linker of GNU writes it. */
  private static final Pattern LINKED =
      Pattern.compile("^.*?([^\\s:]+):\\S+ ((?:undefined reference to|multiple definition of) .*)");

  private static final Pattern FOLDERS =
      Pattern.compile("(?<![\\w.])(?:\\.{0,2}/)?(?:[\\w.@+-]+/)+(?=[\\w.+-]+[:(])");

  private FirstError() {}

  /** The line, without the folders of files; the first line if none is recognized. */
  public static String of(String said) {
    List<String> lines = said.lines().filter(line -> !line.isBlank()).toList();
    String found =
        placed(lines)
            .or(() -> titled(lines))
            .or(() -> python(lines))
            .or(() -> linked(lines))
            .or(() -> lines.stream().filter(ONLY_PLACED.asMatchPredicate()).findFirst())
            .or(() -> lines.stream().filter(FirstError::isAboutAnError).findFirst())
            .or(() -> lines.stream().findFirst())
            .orElse("");
    return FOLDERS.matcher(found.strip()).replaceAll("");
  }

  private static boolean isAboutAnError(String line) {
    return line.toLowerCase(Locale.ROOT).contains("error");
  }

  private static Optional<String> placed(List<String> lines) {
    return lines.stream().filter(PLACED.asMatchPredicate()).findFirst();
  }

  private static Optional<String> titled(List<String> lines) {
    for (int i = 0; i + 1 < lines.size(); i++) {
      Matcher arrow = ARROW.matcher(lines.get(i + 1));
      if (TITLE.matcher(lines.get(i)).matches() && arrow.find()) {
        return Optional.of(arrow.group(1) + ": " + lines.get(i));
      }
    }
    return Optional.empty();
  }

  private static Optional<String> linked(List<String> lines) {
    return lines.stream()
        .map(LINKED::matcher)
        .filter(Matcher::matches)
        .map(each -> each.group(1) + ": " + each.group(2))
        .findFirst();
  }

  private static Optional<String> python(List<String> lines) {
    String place = "";
    for (String line : lines) {
      Matcher file = PYTHON_PLACE.matcher(line);
      if (file.matches()) {
        place = file.group(1) + ":" + file.group(2) + ": ";
      } else if (PYTHON_ERROR.matcher(line.strip()).matches()) {
        return Optional.of(place + line.strip());
      }
    }
    return Optional.empty();
  }
}
