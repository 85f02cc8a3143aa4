package harness.submission;

import harness.machine.CacheFolder;
import harness.machine.ContentHash;
import harness.machine.ResourceText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Replaces the header that includes all others by a file of the same name. It includes only the
 * headers that declare a name in the sources, so compilers read a third of the text. A program that
 * does not compile with it needs a header that is not known here.
 */
final class UsedHeaders {

  /** The header that includes all others. */
  private static final String ALL = "bits/stdc++.h";

  private static final String KEPT = "used-headers-";
  private static final Pattern WORD = Pattern.compile("[A-Za-z_]\\w*");

  /** The headers that declare a name. */
  private static final Map<String, List<String>> HEADERS = read();

  private UsedHeaders() {}

  private static Map<String, List<String>> read() {
    Map<String, Set<String>> headers = new HashMap<>();
    ResourceText.of(UsedHeaders.class, "used_headers.txt")
        .lines()
        .map(line -> line.split(": ", 2))
        .forEach(
            line -> {
              for (String name : line[1].split(" ", -1)) {
                headers.computeIfAbsent(name, none -> new TreeSet<>()).add(line[0]);
              }
            });
    return headers.entrySet().stream()
        .collect(
            Collectors.toUnmodifiableMap(Map.Entry::getKey, each -> List.copyOf(each.getValue())));
  }

  /**
   * The folder of such a file.
   *
   * @param header the header that it replaces
   * @param text of the program's sources
   * @return empty if the sources do not name the header, or if it does not include all others
   */
  static Optional<Path> folder(String header, String text, CacheFolder cache) throws IOException {
    if (!header.equals(ALL) || !text.contains(header)) {
      return Optional.empty();
    }
    String file = including(text);
    return cache.get(
        KEPT + new ContentHash().add(file).hex(),
        draft -> {
          Path target = draft.resolve(header);
          Files.createDirectories(Objects.requireNonNull(target.getParent()));
          Files.writeString(target, file);
          return true;
        });
  }

  /** The lines that include what a text uses. */
  static String including(String text) {
    Set<String> used = new TreeSet<>();
    Matcher word = WORD.matcher(text);
    while (word.find()) {
      used.addAll(HEADERS.getOrDefault(word.group(), List.of()));
    }
    return used.stream().map(each -> "#include <" + each + ">\n").collect(Collectors.joining());
  }
}
