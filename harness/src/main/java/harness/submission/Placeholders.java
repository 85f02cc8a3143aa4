package harness.submission;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Fills in a language's command: each value stays a single word, whatever it contains. */
final class Placeholders {

  private static final String SOURCES = "{sources}";

  private final Map<String, List<String>> lists = new LinkedHashMap<>();
  private final Map<String, String> values = new LinkedHashMap<>();

  Placeholders with(String placeholder, Object value) {
    values.put(placeholder, value.toString());
    return this;
  }

  Placeholders withSources(List<Path> files) {
    return withWords(SOURCES, files.stream().map(Path::toString).toList());
  }

  /** Replaces a placeholder that is a whole word by any number of words. */
  Placeholders withWords(String placeholder, List<String> words) {
    lists.put(placeholder, words);
    return this;
  }

  List<String> fill(List<String> command) {
    List<String> filled = new ArrayList<>();
    for (String word : command) {
      if (lists.containsKey(word)) {
        filled.addAll(lists.get(word));
      } else {
        filled.add(fill(word));
      }
    }
    return filled;
  }

  private String fill(String word) {
    for (Map.Entry<String, String> value : values.entrySet()) {
      if (word.contains(value.getKey())) {
        return word.replace(value.getKey(), value.getValue());
      }
    }
    return word;
  }
}
