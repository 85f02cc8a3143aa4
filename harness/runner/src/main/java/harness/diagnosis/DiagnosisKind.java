package harness.diagnosis;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * What kind of mistake a diagnosis tells of, for scripts. The first that the words fit is taken.
 */
public enum DiagnosisKind {
  DIVERGENCE(Tools.COVERAGE, ""),
  SMALL_CHANGE(Tools.CHANGE, ""),
  UNINITIALISED(Tools.INITIAL_BYTES, ""),
  ASSERTION(Tools.ASSERT, ""),
  STACK_OVERFLOW(
      Tools.ALL,
      "^stack overflow|^RecursionError|^StackOverflowError|^RangeError: Maximum call stack"
          + "|^fatal error: stack overflow|\\(SystemStackError\\)"),
  OUT_OF_MEMORY(
      Tools.ALL,
      "^a request for .*memory$|^memory runs out$|^uncaught std::bad_alloc|^MemoryError"
          + "|^OutOfMemoryError|^fatal error: runtime: out of memory|\\(NoMemoryError\\)"),
  DIVISION_BY_ZERO(
      Tools.ALL,
      "^division by zero$|^ZeroDivisionError|^ArithmeticException: / by zero"
          + "|^panic: runtime error: integer divide by zero|^panic: attempt to divide by zero"
          + "|\\(ZeroDivisionError\\)"),
  SIGNED_OVERFLOW(Tools.UBSAN, "^signed integer overflow|^negation of|^division of .* by -1"),
  SHIFT(Tools.UBSAN, "^shift exponent|^left shift of"),
  NULL_POINTER(
      Tools.ALL, "\\bnull pointer(?!')|^NullPointerException|^panic: .*nil pointer dereference"),
  MISSING_RETURN(Tools.UBSAN, "^execution reached the end of a value-returning function"),
  INVALID_VALUE(Tools.UBSAN, "^load of value .* not a valid value"),
  ARRAY_SIZE(Tools.UBSAN, "^variable length array bound"),
  INVALID_ITERATOR(Tools.LIBRARY, "iterator"),
  INVALID_COMPARISON(Tools.LIBRARY, "comparison doesn't meet|not (?:sorted|partitioned)"),
  USE_AFTER_FREE(Tools.ASAN, "to memory that was freed$"),
  USE_AFTER_SCOPE(Tools.ASAN, "no longer exists$|has returned$"),
  INVALID_FREE(Tools.ASAN, "^freed what is not allocated$"),
  INVALID_ADDRESS(Tools.ASAN, "^access to an invalid address"),
  ABORT(Tools.ASAN, "^abort\\(\\) was called$"),
  OUT_OF_BOUNDS(
      Tools.ALL,
      "^index .* out of bounds|out-of-bounds index|in an empty container|insufficient space"
          + "|(?:beyond|before) (?:a|the) .*$|< this->size\\(\\)|!this->empty\\(\\)"
          + "|^IndexError|^(?:Array|String)?IndexOutOfBoundsException"
          + "|^panic: runtime error: (?:index|slice bounds) out of range"
          + "|^panic: index out of bounds"),
  /** An exception that nobody catches, or a panic, of no other kind. */
  UNCAUGHT_EXCEPTION(Tools.LANGUAGES, ""),
  UNDEFINED_BEHAVIOUR(Tools.ALL, "");

  /** What notices mistakes. */
  static final class Tools {
    static final String COVERAGE = "coverage";
    static final String CHANGE = "change";
    static final String INITIAL_BYTES = "initial-bytes";
    static final String ASSERT = "assert";
    static final Set<String> UBSAN = Set.of("ubsan");
    static final Set<String> ASAN = Set.of("asan");
    static final Set<String> LIBRARY = Set.of("libstdc++");

    /** Their runtimes tell where they end. */
    static final Set<String> LANGUAGES =
        Set.of("c++", "python", "java", "go", "node", "ruby", "rust");

    static final Set<String> ALL = Set.of();

    private Tools() {}
  }

  @SuppressWarnings("ImmutableEnumChecker") // made by Set.of
  private final Set<String> tools;

  private final Pattern words;

  DiagnosisKind(String tool, String words) {
    this(Set.of(tool), words);
  }

  DiagnosisKind(Set<String> tools, String words) {
    this.tools = tools;
    this.words = Pattern.compile(words);
  }

  /**
   * The kind of a diagnosis.
   *
   * @param tool what noticed it; null if that is unknown
   * @param text what happens, in one line
   */
  public static DiagnosisKind of(@Nullable String tool, String text) {
    for (DiagnosisKind each : values()) {
      boolean isItsTool = each.tools.isEmpty() || (tool != null && each.tools.contains(tool));
      if (isItsTool && each.words.matcher(text).find()) {
        return each;
      }
    }
    return UNDEFINED_BEHAVIOUR;
  }

  /** As in JSON: {@code out-of-bounds}. */
  @JsonValue
  public String inJson() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
