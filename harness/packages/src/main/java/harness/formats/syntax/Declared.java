package harness.formats.syntax;

import harness.cases.UsageException;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A value in a file: a scalar, a list, a map, or nothing. It knows its file and line for error
 * messages. Getting a missing key is not an error; its value is nothing.
 */
public final class Declared implements Placed {

  private final String file;
  private final int line;
  private final String path;
  private final Object value;

  private Declared(String file, int line, String path, Object value) {
    this.file = file;
    this.line = line;
    this.path = path;
    this.value = value;
  }

  /** The value of an empty file. */
  public static Declared nothing(String file) {
    return new Declared(file, 1, "", null);
  }

  /** A scalar. */
  public static Declared scalar(String file, int line, String path, Object value) {
    return new Declared(file, line, path, value);
  }

  static Declared list(String file, int line, String path, List<Declared> values) {
    return new Declared(file, line, path, List.copyOf(values));
  }

  /** A map. */
  public static Declared map(String file, int line, String path, Map<String, Declared> values) {
    return new Declared(file, line, path, Collections.unmodifiableMap(new LinkedHashMap<>(values)));
  }

  /** A text that stands for what this value declares in another way. */
  public Declared valueOf(String key, String text) {
    return new Declared(file, line, inside(path, key), text);
  }

  /** A list that stands for what this value declares in another way. */
  public Declared listOf(String key, List<Declared> values) {
    return list(file, line, inside(path, key), values);
  }

  /** A map that stands for what this value declares in another way. */
  public Declared mapOf(Map<String, Declared> values) {
    return map(file, line, path, values);
  }

  /** Whether the key is missing or its value is null. */
  public boolean isNothing() {
    return value == null;
  }

  public boolean isList() {
    return value instanceof List;
  }

  public boolean isMap() {
    return value instanceof Map;
  }

  /** Whether it is a text rather than a number or boolean. In YAML every scalar is a text. */
  public boolean isText() {
    return value instanceof String;
  }

  /** Whether it is a TOML integer. */
  public boolean isInteger() {
    return value instanceof Long;
  }

  /** The value of a key; if there is no such key, a value with {@link #isNothing()}. */
  public Declared get(String key) {
    Declared found = value == null ? null : entries().get(key);
    return found == null ? new Declared(file, line, inside(path, key), null) : found;
  }

  /** All keys and their values, in order; empty if nothing is declared. */
  public Map<String, Declared> entries() {
    if (value == null) {
      return Map.of();
    }
    if (!(value instanceof Map)) {
      throw wrong("a map");
    }
    @SuppressWarnings("unchecked") // made in map
    Map<String, Declared> map = (Map<String, Declared>) value;
    return map;
  }

  /** The elements of a list, or a single scalar; empty if nothing is declared. */
  public List<Declared> elements() {
    if (value == null) {
      return List.of();
    }
    if (!isList()) {
      return List.of(this);
    }
    @SuppressWarnings("unchecked") // made in list
    List<Declared> list = (List<Declared>) value;
    return list;
  }

  /** The elements as texts. */
  public List<String> texts() {
    return elements().stream().map(Declared::text).toList();
  }

  /** The text of a scalar; empty if nothing is declared. */
  public Optional<String> textIfAny() {
    if (isList() || isMap()) {
      throw wrong("a text");
    }
    return Optional.ofNullable(value).map(Object::toString);
  }

  /** The text of a scalar; an error if it is missing. */
  public String text() {
    return textIfAny().orElseThrow(() -> wrong("a text"));
  }

  /** The number; empty if none is declared. */
  public Optional<Double> number() {
    try {
      Optional<Double> number = textIfAny().map(Double::valueOf);
      if (number.isEmpty() || Double.isFinite(number.get())) {
        return number;
      }
    } catch (NumberFormatException e) {
      // rejected below
    }
    throw wrong("a number");
  }

  /** A non-negative integer; an error if it is missing. */
  public long count() {
    try {
      long number = Long.parseLong(text());
      if (number >= 0) {
        return number;
      }
    } catch (NumberFormatException e) {
      // rejected below
    }
    throw wrong("a non-negative integer");
  }

  /** Whether the value is true; false if nothing is declared. */
  public boolean isTrue() {
    return textIfAny().map("true"::equals).orElse(false);
  }

  /** A one-line error saying what was expected in place of this value. */
  public UsageException wrong(String expected) {
    return refused("expected " + expected + (value == null ? "" : ", found " + shown()));
  }

  /** An error about a key that a map has twice. */
  static UsageException repeated(String file, int line, String path, int before) {
    return new Declared(file, line, path, null).refused("repeated; first on line " + before);
  }

  @Override
  public int line() {
    return line;
  }

  @Override
  public UsageException refused(String why) {
    return new UsageException(file + ":" + line + ": " + (path.isEmpty() ? "" : path + ": ") + why);
  }

  private String shown() {
    if (isList()) {
      return "a list";
    }
    if (isMap()) {
      return "a map";
    }
    return "'" + PackageBounds.shown(value.toString()) + "'";
  }

  static String inside(String path, String key) {
    return path.isEmpty() ? key : path + "." + key;
  }
}
