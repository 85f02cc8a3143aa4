package harness.formats.samples;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * Pairs the names of input files with those of answer files. Letters in upper and lower case count
 * as the same.
 */
final class SampleNames {

  /** Where a test's number is part of a name, as in {@code input1.txt} or {@code A_input0.txt}. */
  private static final String NUMBERED = "((?:.*[^\\p{L}])?)(?:%s)[-_.]?(\\d\\w*)(?:\\.\\w+)?";

  /** Where a word at the end of a name tells what it is, as in {@code 1_input.txt}. */
  private static final String ENDED = "(.+[-_.])(?:%s)(?:\\.\\w+)?";

  private static final String ANSWER_WORDS =
      "ans|answer|expected|expected_output|std|out|output|res";

  /** The patterns of inputs, each with those of its answers; the first answer found is taken. */
  private static final List<Layout> LAYOUTS =
      List.of(
          Layout.of(
              "(.+)\\.(?:in|inp|input|in\\.txt)",
              "(.+)\\.ans",
              "(.+)\\.(?:a|answer|expected|ok|ans\\.txt)",
              "(.+)\\.(?:out|output|out\\.txt)"),
          Layout.of("(.+)\\.in(\\d+)", "(.+)\\.(?:ou|out|ans|an)(\\d+)"),
          Layout.of(NUMBERED.formatted("in|input"), NUMBERED.formatted(ANSWER_WORDS)),
          Layout.of(ENDED.formatted("in|input"), ENDED.formatted(ANSWER_WORDS)),
          Layout.of("(\\d+)", "(\\d+)\\.(?:a|ans)"));

  private static final Pattern PARTS = Pattern.compile("\\d+|\\D+");

  private SampleNames() {}

  /**
   * A test.
   *
   * @param key what input and answer have in common
   * @param answer null if there is none
   */
  record Pair(String key, String input, String answer) {}

  /**
   * A way of naming.
   *
   * @param input matches inputs; its groups make the key
   * @param answers match answers; the earlier ones count more
   */
  private record Layout(Pattern input, List<Pattern> answers) {

    /** Whether an input is a test even without an answer: its name says clearly what it is. */
    boolean mayLackAnswers() {
      return input.pattern().contains("in");
    }

    static Layout of(String input, String... answers) {
      return new Layout(
          Pattern.compile(input, Pattern.CASE_INSENSITIVE),
          List.of(answers).stream()
              .map(each -> Pattern.compile(each, Pattern.CASE_INSENSITIVE))
              .toList());
    }

    Optional<String> key(Pattern pattern, String name) {
      Matcher matcher = pattern.matcher(name);
      return matcher.matches() ? Optional.of(key(matcher.toMatchResult())) : Optional.empty();
    }

    private static String key(MatchResult groups) {
      return String.join(
              "/", IntStream.rangeClosed(1, groups.groupCount()).mapToObj(groups::group).toList())
          .toLowerCase(Locale.ROOT);
    }

    /** The answers among some files by their keys, one map for each pattern. */
    List<Map<String, String>> answersIn(List<String> names) {
      List<Map<String, String>> all = new ArrayList<>();
      for (Pattern pattern : answers) {
        Map<String, String> byKey = new HashMap<>();
        names.forEach(name -> key(pattern, name).ifPresent(key -> byKey.putIfAbsent(key, name)));
        all.add(byKey);
      }
      return all;
    }
  }

  /** The tests among the files of one folder, in the order of their numbers. */
  static List<Pair> in(List<String> names) {
    Set<String> all = new HashSet<>(names);
    // what the harness saved has the output of a program next to it
    List<String> others =
        names.stream()
            .filter(each -> !(each.endsWith(".out") && all.contains(stem(each) + ".json")))
            .toList();
    Set<String> taken = new HashSet<>();
    List<Pair> pairs = new ArrayList<>();
    for (Layout layout : LAYOUTS) {
      List<Map<String, String>> answers = layout.answersIn(others);
      for (String name : names) {
        Optional<Pair> pair = layout.key(layout.input(), name).map(key -> pair(key, name, answers));
        boolean isTest =
            pair.isPresent() && (pair.get().answer() != null || layout.mayLackAnswers());
        if (isTest && taken.add(name)) {
          pairs.add(pair.get());
        }
      }
    }
    return sorted(pairs);
  }

  private static Pair pair(String key, String input, List<Map<String, String>> answers) {
    String answer =
        answers.stream()
            .map(each -> each.get(key))
            .filter(each -> each != null && !each.equals(input))
            .findFirst()
            .orElse(null);
    return new Pair(key, input, answer);
  }

  private static String stem(String name) {
    return name.replaceFirst("\\.[^.]*$", "");
  }

  /** The tests whose inputs and answers have folders of their own: {@code in/1.txt, out/1.txt}. */
  static List<Pair> of(List<String> inputs, List<String> answers) {
    Map<String, String> byKey = new TreeMap<>();
    answers.forEach(each -> byKey.putIfAbsent(plain(each), each));
    return sorted(
        inputs.stream().map(each -> new Pair(plain(each), each, byKey.get(plain(each)))).toList());
  }

  /** What names of an input and its answer share if both have folders of their own. */
  private static String plain(String name) {
    String stem = name.toLowerCase(Locale.ROOT).replaceFirst("(?<=.)\\.[^.]*$", "");
    return stem.replaceFirst(
        "^(?:input|in|output|out|answer|ans)(?=[-_.]?\\d)|(?<=\\d)[-_.]?(?:input|in|output|out|answer|ans)$",
        "");
  }

  /** Whether a name can only be that of an answer. */
  static boolean isAnswer(String name) {
    return name.toLowerCase(Locale.ROOT)
        .matches(".+\\.(ans|a|out|output|answer)|(out|output|ans)\\d+(\\.txt)?");
  }

  private static List<Pair> sorted(List<Pair> pairs) {
    return pairs.stream().sorted((a, b) -> compared(a.input(), b.input())).toList();
  }

  /** Compares numbers in names by value. */
  private static int compared(String a, String b) {
    List<String> left = PARTS.matcher(a).results().map(MatchResult::group).toList();
    List<String> right = PARTS.matcher(b).results().map(MatchResult::group).toList();
    for (int i = 0; i < Math.min(left.size(), right.size()); i++) {
      int order = comparedParts(left.get(i), right.get(i));
      if (order != 0) {
        return order;
      }
    }
    int order = Integer.compare(left.size(), right.size());
    return order != 0 ? order : a.compareTo(b);
  }

  private static int comparedParts(String a, String b) {
    boolean areNumbers = Character.isDigit(a.charAt(0)) && Character.isDigit(b.charAt(0));
    if (!areNumbers) {
      return a.compareTo(b);
    }
    String left = a.replaceFirst("^0+(?=.)", "");
    String right = b.replaceFirst("^0+(?=.)", "");
    int order = Integer.compare(left.length(), right.length());
    return order != 0 ? order : left.compareTo(right);
  }
}
