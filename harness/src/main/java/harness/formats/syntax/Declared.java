package harness.formats.syntax;

import harness.terminal.UsageException;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A value that a file declares: a scalar, a list, a map, or nothing. Knows where it stands, for
 * messages. Asking for a missing key is no error: its value is nothing.
 */
public final class Declared {

  private static final int SHOWN = 40;

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

  /** Nothing, at the top of a file. */
  public static Declared nothing(String file) {
    return new Declared(file, 1, "", null);
  }

  static Declared scalar(String file, int line, String path, Object value) {
    return new Declared(file, line, path, value);
  }

  static Declared list(String file, int line, String path, List<Declared> values) {
    return new Declared(file, line, path, List.copyOf(values));
  }

  static Declared map(String file, int line, String path, Map<String, Declared> values) {
    return new Declared(file, line, path, Collections.unmodifiableMap(new LinkedHashMap<>(values)));
  }

  /** Whether nothing is declared: no such key, or null. */
  public boolean isNothing() {
    return value == null;
  }

  public boolean isList() {
    return value instanceof List;
  }

  public boolean isMap() {
    return value instanceof Map;
  }

  /** Whether it is a text, not a number or a truth value; in YAML every scalar is. */
  public boolean isText() {
    return value instanceof String;
  }

  /** Whether it is a whole number of TOML. */
  public boolean isInteger() {
    return value instanceof Long;
  }

  /** The value of a key; if there is no such key, a value with {@link #isNothing()}. */
  public Declared get(String key) {
    Declared found = value == null ? null : entries().get(key);
    return found == null ? new Declared(file, line, inside(path, key), null) : found;
  }

  /** All keys and their values, in order; empty where nothing is declared. */
  public Map<String, Declared> entries() {
    if (value == null) {
      return Map.of();
    }
    if (!(value instanceof Map)) {
      throw wrong("keys with values");
    }
    @SuppressWarnings("unchecked") // made in map
    Map<String, Declared> map = (Map<String, Declared>) value;
    return map;
  }

  /** All elements; of a scalar itself; empty where nothing is declared. */
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

  /** The text of a scalar; empty where nothing is declared. */
  public Optional<String> textIfAny() {
    if (isList() || isMap()) {
      throw wrong("a text");
    }
    return Optional.ofNullable(value).map(Object::toString);
  }

  /** The text of a scalar that must be there. */
  public String text() {
    return textIfAny().orElseThrow(() -> wrong("a text"));
  }

  /** A number, if one is declared. */
  public Optional<Double> number() {
    try {
      return textIfAny().map(Double::valueOf).filter(this::isFinite);
    } catch (NumberFormatException e) {
      throw wrong("a number");
    }
  }

  private boolean isFinite(double number) {
    if (!Double.isFinite(number)) {
      throw wrong("a number");
    }
    return true;
  }

  /** A whole number from 0 that must be there. */
  public long count() {
    try {
      long number = Long.parseLong(text());
      if (number >= 0) {
        return number;
      }
    } catch (NumberFormatException e) {
      // refused below
    }
    throw wrong("a whole number from 0");
  }

  /** Whether it says so; false where nothing is declared. */
  public boolean isTrue() {
    return textIfAny().map("true"::equals).orElse(false);
  }

  /** What is to be said where it is not as expected, in one line. */
  public UsageException wrong(String expected) {
    String found = value == null ? "" : ", found " + shown();
    return new UsageException(
        file
            + ":"
            + line
            + ": "
            + (path.isEmpty() ? "" : path + ": ")
            + "expected "
            + expected
            + found);
  }

  /** What is to be said where a part of it cannot be read, in one line. */
  public UsageException refused(String why) {
    return new UsageException(file + ":" + line + ": " + (path.isEmpty() ? "" : path + ": ") + why);
  }

  private String shown() {
    if (isList()) {
      return "a list";
    }
    if (isMap()) {
      return "keys with values";
    }
    String text = value.toString().lines().findFirst().orElse("");
    return "'" + (text.length() <= SHOWN ? text : text.substring(0, SHOWN) + "...") + "'";
  }

  static String inside(String path, String key) {
    return path.isEmpty() ? key : path + "." + key;
  }
}
