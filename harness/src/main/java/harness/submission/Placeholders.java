package harness.submission;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Fills a language's command: what is filled in stays one word, whatever is in it. */
final class Placeholders {

  private static final String SOURCES = "{sources}";
  private static final String INCLUDES = "{includes}";

  private final Map<String, String> values = new LinkedHashMap<>();
  private List<String> sources = List.of();
  private IncludeFolders includes = IncludeFolders.NONE;

  Placeholders with(String placeholder, Object value) {
    values.put(placeholder, value.toString());
    return this;
  }

  Placeholders withSources(List<Path> files) {
    sources = files.stream().map(Path::toString).toList();
    return this;
  }

  Placeholders withIncludes(IncludeFolders folders) {
    includes = folders;
    return this;
  }

  List<String> fill(List<String> command) {
    List<String> filled = new ArrayList<>();
    for (String word : command) {
      if (word.equals(SOURCES)) {
        filled.addAll(sources);
      } else if (word.equals(INCLUDES)) {
        filled.addAll(includes.words());
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
