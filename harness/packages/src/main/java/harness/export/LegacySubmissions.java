package harness.export;

import harness.cases.Verdict;
import harness.run.Expectation;
import harness.scoring.GroupExpectation;
import harness.scoring.Points;
import harness.scoring.ScoreRange;
import harness.scoring.TestGroup;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Writes submissions to the folders of the legacy ICPC format. What they are expected to get in
 * groups becomes a comment such as {@code @EXPECTED_GRADES@ AC WA} at the end of the source.
 *
 * @param groups those that the comment is about, in order
 */
record LegacySubmissions(
    ProgramsPackage problem, List<TestGroup> groups, ExportFolder to, Consumer<String> notes) {

  private static final String FOLDER = "submissions/";
  private static final String MIXED = "mixed";
  private static final String GRADES = "@EXPECTED_GRADES@";
  private static final Pattern STATED =
      Pattern.compile(GRADES + ":?[^\\r\\n]*?(?=\\s*(?:\\*/|-->|[\\r\\n]|$))");
  private static final String RIGHT = "AC";

  private static final Set<Verdict> CRASHES =
      EnumSet.of(
          Verdict.RUN_TIME_ERROR, Verdict.MEMORY_LIMIT_EXCEEDED, Verdict.OUTPUT_LIMIT_EXCEEDED);

  private static final Map<Set<Verdict>, String> WORDS =
      Map.of(
          EnumSet.of(Verdict.ACCEPTED),
          RIGHT,
          EnumSet.of(Verdict.WRONG_ANSWER),
          "WA",
          EnumSet.of(Verdict.TIME_LIMIT_EXCEEDED),
          "TLE",
          EnumSet.of(Verdict.MEMORY_LIMIT_EXCEEDED),
          "MLE",
          EnumSet.of(Verdict.OUTPUT_LIMIT_EXCEEDED),
          "OLE",
          EnumSet.of(Verdict.RUN_TIME_ERROR),
          "RTE",
          CRASHES,
          "RTE");

  /** The signs that begin a comment, by language. */
  private static final Map<String, String> COMMENTS = comments();

  private static Map<String, String> comments() {
    Map<String, String> comments = new LinkedHashMap<>();
    List.of("c", "c++", "java", "pascal", "rust", "go", "javascript")
        .forEach(each -> comments.put(each, "//"));
    List.of("python", "ruby", "perl", "shell").forEach(each -> comments.put(each, "#"));
    List.of("haskell", "lua").forEach(each -> comments.put(each, "--"));
    return comments;
  }

  void write() {
    StringBuilder table = new StringBuilder();
    for (Map.Entry<PackagedProgram, Expectation> each : problem.submissions().entrySet()) {
      PackagedProgram program = each.getKey();
      Map<String, GroupExpectation> expected = problem.parts().scored().of(problem.text(program));
      List<String> grades = grades(program, expected);
      String folder = folder(each.getValue(), grades);
      String path = graded(program, grades).copy(to, FOLDER + folder);
      if (folder.equals(MIXED)) {
        table
            .append(path.substring(FOLDER.length()))
            .append(": ")
            .append(IcpcPackage.expected(each.getValue()))
            .append('\n');
      }
    }
    if (table.length() > 0) {
      to.write(FOLDER + "submissions.yaml", table.toString());
    }
  }

  /** The folder for a submission with an expectation, and with words for all groups or none. */
  private static String folder(Expectation expected, List<String> grades) {
    if (expected.equals(Expectation.RIGHT)) {
      return "accepted";
    }
    if (grades.contains(RIGHT)) {
      return Set.copyOf(grades).size() == 1 ? MIXED : "partially_accepted";
    }
    return switch (Set.copyOf(expected.required()).equals(Set.copyOf(failures(expected)))
        ? WORDS.getOrDefault(expected.required(), "")
        : "") {
      case "WA" -> "wrong_answer";
      case "TLE" -> "time_limit_exceeded";
      case "RTE" -> "run_time_error";
      default -> expected.equals(Expectation.WRONG) ? "rejected" : MIXED;
    };
  }

  private static Set<Verdict> failures(Expectation expected) {
    return expected.expected().stream()
        .filter(each -> each != Verdict.ACCEPTED)
        .collect(Collectors.toSet());
  }

  /** A word for each group; empty, with a note, if not all of them have one. */
  private List<String> grades(PackagedProgram program, Map<String, GroupExpectation> expected) {
    List<String> words = new ArrayList<>();
    List<String> lost = new ArrayList<>();
    for (TestGroup each : groups) {
      GroupExpectation its = expected.getOrDefault(each.name(), GroupExpectation.ANY);
      String word = word(its, each);
      if (word != null) {
        words.add(word);
      }
      if (!its.equals(GroupExpectation.ANY)) {
        lost.add(each.name());
      }
    }
    boolean areAll = words.size() == groups.size();
    if (!areAll && !lost.isEmpty()) {
      notes.accept(
          "%s: what is expected of it in %s is left out: the format icpc has one verdict for each group"
              .formatted(program.name(), String.join(", ", lost)));
    }
    if (areAll && !words.isEmpty() && comment(program) == null) {
      notes.accept(
          "%s: what is expected of it in groups is left out: it takes a comment, and none is known in %s"
              .formatted(program.name(), program.language()));
      return List.of();
    }
    return areAll ? List.copyOf(words) : List.of();
  }

  /** The word for what is expected in a group; null if there is none. */
  private static String word(GroupExpectation expected, TestGroup group) {
    if (expected.expected() != null) {
      Set<Verdict> verdicts = Set.copyOf(expected.expected());
      return WORDS.entrySet().stream()
          .filter(each -> each.getKey().equals(verdicts))
          .map(Map.Entry::getValue)
          .findFirst()
          .orElse(null);
    }
    ScoreRange points = expected.points();
    boolean isAll = points != null && Points.areEqual(points.low(), GroupRule.most(group));
    return isAll ? RIGHT : null;
  }

  private static String comment(PackagedProgram program) {
    return COMMENTS.get(program.language().replaceFirst("\\s.*", ""));
  }

  /** The program with its grades, in place of earlier ones. */
  private static PackagedProgram graded(PackagedProgram program, List<String> grades) {
    boolean isPlain = grades.stream().allMatch(RIGHT::equals);
    String text = program.sources().get(0).text();
    Matcher stated = STATED.matcher(text);
    String wanted = GRADES + " " + String.join(" ", grades);
    if (stated.find()) {
      boolean isSame = stated.group().replace(":", "").equals(wanted);
      return isSame || grades.isEmpty()
          ? program
          : program.withText(stated.replaceFirst(Matcher.quoteReplacement(wanted)));
    }
    String end = text.isEmpty() || text.endsWith("\n") ? "" : "\n";
    return isPlain
        ? program
        : program.withText(text + end + comment(program) + " " + wanted + "\n");
  }
}
