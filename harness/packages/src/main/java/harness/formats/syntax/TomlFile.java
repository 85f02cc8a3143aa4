package harness.formats.syntax;

import harness.cases.UsageException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.tomlj.Toml;
import org.tomlj.TomlArray;
import org.tomlj.TomlParseError;
import org.tomlj.TomlParseResult;
import org.tomlj.TomlPosition;
import org.tomlj.TomlTable;

/** Reads TOML. Scalars keep their types. */
final class TomlFile {

  private final String file;

  private TomlFile(String file) {
    this.file = file;
  }

  static Declared read(String file, String text) {
    try {
      TomlParseResult result = Toml.parse(text);
      if (result.hasErrors()) {
        TomlParseError first = result.errors().get(0);
        String why = first.getMessage().lines().findFirst().orElse("");
        throw new UsageException(file + ":" + first.position().line() + ": not TOML: " + why);
      }
      return new TomlFile(file).table(result, 1, "");
    } catch (StackOverflowError e) {
      throw new UsageException(file + ": nested too deeply");
    }
  }

  private Declared table(TomlTable table, int line, String path) {
    Map<String, Declared> map = new LinkedHashMap<>();
    for (String key : table.keySet()) {
      List<String> words = List.of(key);
      TomlPosition position = table.inputPositionOf(words);
      int own = position == null ? line : position.line();
      map.put(key, value(table.get(words), own, Declared.inside(path, key)));
    }
    return Declared.map(file, line, path, map);
  }

  private Declared value(Object value, int line, String path) {
    if (value instanceof TomlTable table) {
      return table(table, line, path);
    }
    if (value instanceof TomlArray array) {
      List<Declared> list = new ArrayList<>();
      for (int i = 0; i < array.size(); i++) {
        list.add(value(array.get(i), array.inputPositionOf(i).line(), path));
      }
      return Declared.list(file, line, path, list);
    }
    return Declared.scalar(file, line, path, value);
  }
}
