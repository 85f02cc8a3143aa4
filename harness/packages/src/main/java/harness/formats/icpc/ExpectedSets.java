package harness.formats.icpc;

import harness.cases.Verdict;
import harness.formats.PackageFolder;
import harness.formats.syntax.Declared;
import harness.formats.syntax.Glob;
import harness.formats.syntax.Once;
import harness.formats.syntax.Placed;
import harness.run.Expectation;
import harness.scoring.GroupExpectation;
import harness.scoring.ScoreRange;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The expected verdicts that {@code submissions.yaml} gives by path, with the default folders of
 * 2025-09. If several entries match a path, a verdict is permitted if all of them permit it; the
 * required verdicts are those of the last entry that requires any.
 *
 * @param rows for expectations: the default folders, and the entries that replace or follow them
 * @param declared the entries of {@code submissions.yaml}, in order; null if the package has none
 */
record ExpectedSets(Collection<Row> rows, List<Row> declared) {

  private static final Set<Verdict> WRONG = EnumSet.of(Verdict.WRONG_ANSWER, Verdict.DISAGREEMENT);
  private static final Set<Verdict> SLOW = EnumSet.of(Verdict.TIME_LIMIT_EXCEEDED);
  private static final Set<Verdict> CRASH =
      EnumSet.of(
          Verdict.RUN_TIME_ERROR, Verdict.MEMORY_LIMIT_EXCEEDED, Verdict.OUTPUT_LIMIT_EXCEEDED);
  private static final Set<Verdict> RIGHT = EnumSet.of(Verdict.ACCEPTED);
  private static final Set<Verdict> ALL = union(RIGHT, union(WRONG, union(SLOW, CRASH)));

  /** Never gives a wrong answer, but is too slow or crashes on some case. */
  static final Expectation BRUTE_FORCE =
      new Expectation(union(RIGHT, union(SLOW, CRASH)), union(SLOW, CRASH));

  private static final Set<String> KNOWN =
      Set.of(
          ("permitted required language entrypoint authors author model_solution message score"
                  + " use_for_time_limit")
              .split(" "));

  /**
   * The verdicts declared for the paths that match a glob.
   *
   * @param entry in {@code submissions.yaml}; null for a default folder
   */
  record Row(Glob glob, Expectation expected, Declared entry) {

    boolean fits(String path) {
      return glob.covers(path);
    }
  }

  /**
   * Reads the table.
   *
   * @param hasGroups whether entries may have expectations for groups, see {@link #inside}
   */
  static ExpectedSets of(Optional<Declared> table, PackageFolder folder, boolean hasGroups) {
    Map<String, Row> rows = new LinkedHashMap<>();
    Placed nowhere = Declared.nothing("");
    defaults()
        .forEach(
            (glob, expected) -> rows.put(glob, new Row(Glob.of(glob, nowhere), expected, null)));
    if (table.isEmpty()) {
      return new ExpectedSets(rows.values(), null);
    }
    List<Row> declared = new ArrayList<>();
    Once once = new Once();
    table
        .get()
        .entries()
        .forEach(
            (glob, entry) -> {
              String trimmed = glob.endsWith("/") ? glob.substring(0, glob.length() - 1) : glob;
              once.add(trimmed, entry);
              if (!hasGroups) {
                noteInner(inner(entry), folder);
              }
              declared.add(new Row(Glob.of(trimmed, entry), expectation(entry), entry));
              rows.put(trimmed, declared.get(declared.size() - 1));
            });
    return new ExpectedSets(rows.values(), declared);
  }

  private static Map<String, Expectation> defaults() {
    Map<String, Expectation> all = new LinkedHashMap<>();
    all.put("accepted", new Expectation(RIGHT, RIGHT));
    all.put("rejected", new Expectation(ALL, union(WRONG, union(SLOW, CRASH))));
    all.put("wrong_answer", new Expectation(union(RIGHT, WRONG), WRONG));
    all.put("time_limit_exceeded", new Expectation(union(RIGHT, SLOW), SLOW));
    all.put("run_time_error", new Expectation(union(RIGHT, CRASH), CRASH));
    all.put("brute_force", BRUTE_FORCE);
    return all;
  }

  boolean isDeclared() {
    return declared != null;
  }

  private Stream<Row> declaredRows() {
    return Stream.ofNullable(declared).flatMap(List::stream);
  }

  boolean declares(String path) {
    return declaredRows().anyMatch(each -> each.fits(path));
  }

  /** Notes the entries of {@code submissions.yaml} that match none of the paths. */
  void noteUnmatched(List<String> paths, PackageFolder folder) {
    declaredRows()
        .filter(each -> paths.stream().noneMatch(each::fits))
        .forEach(each -> folder.leaveOut(each.entry().refused("matches no submission")));
  }

  /** The main file or class of a program below {@code submissions/}, if stated. */
  Optional<String> entryPoint(String path) {
    return declaredRows()
        .filter(each -> each.fits(path))
        .flatMap(each -> each.entry().get("entrypoint").textIfAny().stream())
        .reduce((before, last) -> last);
  }

  /** The expectation for a path below {@code submissions/}. */
  Optional<Expectation> of(String path) {
    List<Expectation> fitting =
        rows.stream().filter(each -> each.fits(path)).map(Row::expected).toList();
    if (fitting.isEmpty()) {
      return Optional.empty();
    }
    Set<Verdict> permitted = EnumSet.copyOf(ALL);
    Set<Verdict> required = Set.of();
    for (Expectation each : fitting) {
      permitted.retainAll(each.permitted());
      required = each.required().isEmpty() ? required : each.required();
    }
    Expectation together = new Expectation(permitted, required);
    return Optional.of(
        together.equals(new Expectation(RIGHT, RIGHT)) ? Expectation.RIGHT : together);
  }

  /** The keys of an entry that name tests or groups. */
  private static List<String> inner(Declared entry) {
    return entry.entries().keySet().stream().filter(each -> !KNOWN.contains(each)).toList();
  }

  private static void noteInner(List<String> keys, PackageFolder folder) {
    if (!keys.isEmpty()) {
      folder.note(
          "submissions.yaml: expectations for single tests are not supported: "
              + String.join(", ", keys));
    }
  }

  /**
   * What the entries for a path expect in groups.
   *
   * @param total name of the group of all tests
   * @param groups the names of the groups
   */
  Map<String, GroupExpectation> inside(
      String path, String total, List<String> groups, PackageFolder folder) {
    Map<String, GroupExpectation> inside = new LinkedHashMap<>();
    for (Row row : declaredRows().filter(each -> each.fits(path)).toList()) {
      points(row.entry()).ifPresent(each -> add(total, GroupExpectation.of(each), inside));
      List<String> others = new ArrayList<>();
      for (String key : inner(row.entry())) {
        Glob glob = Glob.of(key, row.entry());
        List<String> named = groups.stream().filter(glob::matches).toList();
        Declared entry = row.entry().get(key);
        named.forEach(each -> add(each, ofGroup(entry), inside));
        if (named.isEmpty()) {
          others.add(key);
        }
      }
      noteInner(others, folder);
    }
    return inside;
  }

  private static void add(
      String group, GroupExpectation more, Map<String, GroupExpectation> expected) {
    expected.merge(group, more, GroupExpectation::and);
  }

  private static GroupExpectation ofGroup(Declared entry) {
    boolean ofTests = !entry.get("permitted").isNothing() || !entry.get("required").isNothing();
    return new GroupExpectation(
        null, ofTests ? expectation(entry) : null, points(entry).orElse(null));
  }

  /** The expected points: a number, or a list of the fewest and the most. */
  private static Optional<ScoreRange> points(Declared entry) {
    Declared score = entry.get("score");
    if (score.isNothing()) {
      return Optional.empty();
    }
    List<Double> ends = score.elements().stream().map(each -> each.number().orElseThrow()).toList();
    double low = ends.isEmpty() ? 1 : ends.get(0);
    double high = ends.isEmpty() ? 0 : ends.get(ends.size() - 1);
    if (ends.size() > 2 || low > high || score.isMap()) {
      throw score.wrong("a number of points, or the fewest and the most");
    }
    return Optional.of(ScoreRange.of(low, high));
  }

  private static Expectation expectation(Declared entry) {
    Declared permitted = entry.get("permitted");
    Declared required = entry.get("required");
    Set<Verdict> may = permitted.isNothing() ? ALL : verdicts(permitted);
    Set<Verdict> must = required.isNothing() && !permitted.isNothing() ? may : verdicts(required);
    return new Expectation(
        may, must.contains(Verdict.ACCEPTED) && !must.equals(RIGHT) ? Set.of() : must);
  }

  private static Set<Verdict> verdicts(Declared names) {
    Set<Verdict> verdicts = EnumSet.noneOf(Verdict.class);
    for (Declared each : names.elements()) {
      verdicts.addAll(
          switch (each.text()) {
            case "AC" -> RIGHT;
            case "WA" -> WRONG;
            case "TLE" -> SLOW;
            case "RTE" -> CRASH;
            default -> throw each.wrong("AC, WA, TLE or RTE");
          });
    }
    return verdicts;
  }

  /** The verdicts for a word in a DOMjudge source comment; empty if the word is unknown. */
  static Set<Verdict> domjudge(String word) {
    return switch (word.toUpperCase(Locale.ROOT).replace('_', '-')) {
      case "ACCEPTED", "CORRECT" -> RIGHT;
      case "WRONG-ANSWER", "NO-OUTPUT" -> WRONG;
      case "TIME-LIMIT-EXCEEDED", "TIMELIMIT", "TIME-LIMIT" -> SLOW;
      case "RUN-TIME-ERROR", "RUN-ERROR", "MEMORY-LIMIT-EXCEEDED", "MEMORY-LIMIT", "OUTPUT-LIMIT" ->
          CRASH;
      default -> Set.of();
    };
  }

  private static Set<Verdict> union(Set<Verdict> one, Set<Verdict> other) {
    Set<Verdict> all = EnumSet.copyOf(one);
    all.addAll(other);
    return all;
  }
}
