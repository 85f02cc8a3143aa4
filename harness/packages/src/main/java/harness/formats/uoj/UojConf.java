package harness.formats.uoj;

import harness.formats.PackageFolder;
import harness.formats.syntax.Declared;
import harness.formats.syntax.TextFile;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.StringTokenizer;

/**
 * The file {@code problem.conf}: words, of which each second is the value of the key before it. A
 * key with a number, such as {@code time_limit_3}, takes precedence over the same key without.
 *
 * @param values by key
 */
record UojConf(Declared values) {

  static final String NAME = "problem.conf";
  static final String TESTS = "n_tests";
  static final String EXTRA_TESTS = "n_ex_tests";
  static final String SUBTASKS = "n_subtasks";
  static final String TIME = "time_limit";
  static final String MEMORY = "memory_limit";
  static final String OUTPUT = "output_limit";
  static final String SCORE = "subtask_score";
  static final String END = "subtask_end";
  static final String TYPE = "subtask_type";
  static final String NEEDED = "subtask_dependence";
  static final String POINTS = "point_score";

  static final String OUTPUTS = "submit_answer";
  static final String IMPLEMENTER = "with_implementer";

  private static final String ON = "on";
  private static final int MOST_TESTS = 10_000;

  private static final Set<String> READ =
      Set.of(
          TESTS,
          EXTRA_TESTS,
          SUBTASKS,
          TIME,
          MEMORY,
          OUTPUT,
          SCORE,
          END,
          TYPE,
          NEEDED,
          POINTS,
          "n_sample_tests",
          "input_pre",
          "input_suf",
          "output_pre",
          "output_suf",
          "use_builtin_checker",
          "use_builtin_judger",
          OUTPUTS,
          "interaction_mode",
          IMPLEMENTER);

  /** Keys that change no verdict here. */
  private static final Set<String> HARMLESS =
      Set.of(
          "validate_input_before_test",
          "show_in",
          "show_out",
          "show_res",
          "check_existence_only_in_sample_test");

  /** Keys without which nothing can be said about verdicts, if they are on. */
  private static final List<String> REFUSED = List.of("interaction_mode");

  static UojConf read(Path file, PackageFolder folder) {
    Map<String, Declared> found = new LinkedHashMap<>();
    String name = file.toString();
    String key = null;
    int line = 0;
    for (String each : TextFile.read(file).lines().toList()) {
      line++;
      StringTokenizer words = new StringTokenizer(each);
      while (words.hasMoreTokens()) {
        String word = words.nextToken();
        if (key == null) {
          key = word;
          continue;
        }
        Declared value = Declared.scalar(name, line, key, word);
        if (found.put(key, value) != null && folder != null) {
          folder.note(value.refused("repeated; the last value counts").getMessage());
        }
        key = null;
      }
    }
    return new UojConf(Declared.map(name, 1, "", found));
  }

  /** The value of a key; nothing if there is none. */
  Declared get(String key) {
    return values.get(key);
  }

  /** The value for a test or subtask, or else for all; nothing if there is none. */
  Declared get(String key, int number) {
    Declared own = get(key + "_" + number);
    return own.isNothing() ? get(key) : own;
  }

  String text(String key, String usual) {
    return get(key).textIfAny().orElse(usual);
  }

  /** A number of tests or subtasks. */
  int count(String key, int usual) {
    Declared value = get(key);
    long count = value.isNothing() ? usual : value.count();
    if (count > MOST_TESTS) {
      throw value.wrong("at most " + MOST_TESTS);
    }
    return (int) count;
  }

  boolean isOn(String key) {
    return text(key, "").equals(ON);
  }

  /** The name of the file with the input or the output of a test. */
  String file(String which, int number) {
    return text(which + "_pre", which) + number + "." + text(which + "_suf", "txt");
  }

  /** Refuses problems that are not judged by comparing outputs, and notes what is not read. */
  void check(PackageFolder folder) {
    for (String each : REFUSED) {
      if (isOn(each)) {
        throw get(each).refused("such problems are not supported");
      }
    }
    if (!get("token").isNothing()) {
      throw get("token").refused("solutions that print a token are not supported");
    }
    values
        .entries()
        .forEach(
            (key, value) -> {
              String plain = withoutNumbers(key);
              if (plain.startsWith("checker_") || plain.startsWith("validator_")) {
                folder.leaveOut(value.refused("the jury's programs have their own limits"));
              } else if (!READ.contains(plain) && !HARMLESS.contains(plain)) {
                folder.leaveOut(value.refused("unknown key"));
              }
            });
  }

  /** A key without the numbers at its end. */
  private static String withoutNumbers(String key) {
    int end = key.length();
    while (true) {
      int start = end;
      while (start > 0 && Character.isDigit(key.charAt(start - 1))) {
        start--;
      }
      if (start == end || start == 0 || key.charAt(start - 1) != '_') {
        return key.substring(0, end);
      }
      end = start - 1;
    }
  }

  /** The number of a key for one test, unless it has that of all; null if none is stated. */
  Double own(String key, int test) {
    return get(key + "_" + test).number().orElse(null);
  }

  /** The number of a key for all tests; of outputs, the largest, also of single tests. */
  Double largest(String key, int tests, PackageFolder folder) {
    Double most = get(key).number().orElse(null);
    boolean differ = false;
    for (int test = 1; test <= tests; test++) {
      Double own = own(key, test);
      if (own != null) {
        differ = true;
        most = most == null ? own : Double.valueOf(Math.max(most, own));
      }
    }
    if (differ) {
      folder.note(
          NAME
              + ": "
              + key
              + ": output limits of single tests are not supported; the largest holds for all");
    }
    return most;
  }
}
