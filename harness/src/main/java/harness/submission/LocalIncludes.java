package harness.submission;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The files beside C and C++ sources that these include by name: a change there is a change. */
final class LocalIncludes {

  private static final Pattern INCLUDE =
      Pattern.compile("^\\s*#\\s*include\\s*\"([^\"\\n]+)\"", Pattern.MULTILINE);
  private static final Pattern C_FAMILY =
      Pattern.compile(".*\\.(?:c|cc|cpp|cxx|C|h|hh|hpp|hxx|inc)");

  private LocalIncludes() {}

  /** The included files, and those that they include, that are there; in the order found. */
  static Set<Path> of(Collection<Path> sources) throws IOException {
    Set<Path> found = new LinkedHashSet<>();
    for (Path source : sources) {
      collect(source, found);
    }
    found.removeAll(sources);
    return found;
  }

  private static void collect(Path file, Set<Path> found) throws IOException {
    if (!C_FAMILY.matcher(file.toString()).matches()) {
      return;
    }
    // Any encoding: the names looked for are found in each of them.
    String text = new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
    Matcher include = INCLUDE.matcher(text);
    while (include.find()) {
      Path included = file.resolveSibling(include.group(1)).normalize();
      if (Files.isRegularFile(included) && found.add(included)) {
        collect(included, found);
      }
    }
  }
}
