package harness.formats.loose;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * An argument that a generator reads from its command line.
 *
 * @param key as it is written before the value, such as {@code -n=}; null for a positional argument
 * @param position from 1; 0 if it has a key
 * @param name what the source calls it; empty if it has no name there
 * @param values texts that the source compares it with; empty for a number
 */
record ReadArgument(String key, int position, String name, Kind kind, List<String> values) {

  private static final Pattern SEED = Pattern.compile("(.*_)?s(ee)?d(_.*)?|.*seed.*");
  private static final Pattern COUNT_OF_CASES =
      Pattern.compile("t|tt|tc|tests?|cases?|n_?tests?|num_?tests?|test_?cases?|queries|q");
  private static final Pattern LOW = Pattern.compile("l|lo|low|left|from|start|mn|min.*|.*_?min");
  private static final Pattern HIGH =
      Pattern.compile("r|hi|high|right|to|end|mx|lim.*|bound.*|max.*|.*_?max|v|val.*");
  private static final Pattern SIZE =
      Pattern.compile(
          "[a-rt-wy]\\d?|nn|mm|len.*|size.*|c(ou)?nt.*|num.*|rows?|cols?|height|width|.*len");
  private static final Pattern KIND_OF_INPUT =
      Pattern.compile("type.*|.*type|kind|mode|tp|op|opt|sub(task)?|group|shape|method|strategy");

  ReadArgument {
    values = List.copyOf(values);
  }

  /** What an argument stands for. */
  enum Kind {
    NUMBER,
    DECIMAL,
    SEED
  }

  boolean isSeed() {
    return kind == Kind.SEED;
  }

  /** Whether its name is a usual one for a number that is no seed. */
  boolean isNamedAsNumber() {
    String plain = plain();
    return !plain.isEmpty()
        && (SIZE.matcher(plain).matches()
            || LOW.matcher(plain).matches()
            || HIGH.matcher(plain).matches()
            || COUNT_OF_CASES.matcher(plain).matches()
            || KIND_OF_INPUT.matcher(plain).matches());
  }

  /** Whether a name means a seed. */
  static boolean isSeed(String name) {
    return SEED.matcher(name.toLowerCase(Locale.ROOT)).matches();
  }

  /** The template of a small value. */
  String small() {
    String plain = plain();
    if (isSeed()) {
      return "{seed}";
    }
    if (!values.isEmpty()) {
      return values.size() == 1 ? values.get(0) : "(" + String.join("|", values) + ")";
    }
    if (kind == Kind.DECIMAL) {
      return "[0.1..0.9]";
    }
    if (COUNT_OF_CASES.matcher(plain).matches() || KIND_OF_INPUT.matcher(plain).matches()) {
      return "[1..3]";
    }
    if (LOW.matcher(plain).matches()) {
      return "[1..3]";
    }
    return HIGH.matcher(plain).matches() ? "[4..9]" : "[1..6]";
  }

  /** This argument with a value, as on a command line. */
  String with(String value) {
    return key == null ? value : key + value;
  }

  /** What people call it. */
  String label() {
    return name.isEmpty() ? "argument " + position : name;
  }

  private String plain() {
    return name.toLowerCase(Locale.ROOT).replaceFirst("^_+", "");
  }
}
