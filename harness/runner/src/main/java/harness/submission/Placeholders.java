package harness.submission;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Fills in a language's command: each value stays a single word, whatever it contains. */
final class Placeholders {

  private final Map<String, List<String>> lists = new LinkedHashMap<>();
  private final Map<String, String> values = new LinkedHashMap<>();

  Placeholders with(String placeholder, Object value) {
    values.put(placeholder, value.toString());
    return this;
  }

  Placeholders withPaths(String placeholder, List<Path> paths) {
    return withWords(placeholder, paths.stream().map(Path::toString).toList());
  }

  /** Replaces a placeholder that is a whole word by any number of words. */
  Placeholders withWords(String placeholder, List<String> words) {
    lists.put(placeholder, words);
    return this;
  }

  List<String> fill(List<String> command) {
    return command.stream()
        .flatMap(word -> lists.getOrDefault(word, List.of(fill(word))).stream())
        .toList();
  }

  private String fill(String word) {
    return values.entrySet().stream()
        .filter(value -> word.contains(value.getKey()))
        .findFirst()
        .map(value -> word.replace(value.getKey(), value.getValue()))
        .orElse(word);
  }
}
