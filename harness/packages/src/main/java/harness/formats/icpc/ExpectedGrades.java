package harness.formats.icpc;

import harness.cases.Verdict;
import harness.formats.PackageFolder;
import harness.scoring.GroupExpectation;
import harness.scoring.ScoreRange;
import harness.scoring.TestGroup;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What sources and folders say about groups: {@code @EXPECTED_GRADES@ AC AC TLE WA}, one verdict
 * for each secret group in order, and the folder {@code partially_accepted}.
 */
record ExpectedGrades(IcpcScoring groups, PackageFolder folder) {

  private static final Pattern GRADES =
      Pattern.compile(
          "@EXPECTED_GRADES@:?([^\\r\\n]*?)(?:\\*/|-->|[\\r\\n]|$)", Pattern.CASE_INSENSITIVE);
  private static final String SECRET = "secret";

  private static final Map<String, Set<Verdict>> WORDS =
      Map.of(
          "AC", EnumSet.of(Verdict.ACCEPTED),
          "WA", EnumSet.of(Verdict.WRONG_ANSWER),
          "TLE", EnumSet.of(Verdict.TIME_LIMIT_EXCEEDED),
          "MLE", EnumSet.of(Verdict.MEMORY_LIMIT_EXCEEDED),
          "OLE", EnumSet.of(Verdict.OUTPUT_LIMIT_EXCEEDED),
          "RTE",
              EnumSet.of(
                  Verdict.RUN_TIME_ERROR,
                  Verdict.MEMORY_LIMIT_EXCEEDED,
                  Verdict.OUTPUT_LIMIT_EXCEEDED));

  static boolean areIn(Path source, PackageFolder folder) {
    return said(source, folder).isPresent();
  }

  private static Optional<String> said(Path source, PackageFolder folder) {
    return folder.files(source).stream()
        .filter(Files::isRegularFile)
        .map(each -> GRADES.matcher(IcpcSubmissions.head(each)))
        .filter(Matcher::find)
        .map(each -> each.group(1))
        .findFirst();
  }

  /**
   * The expectation for a submission in {@code partially_accepted}. In the legacy format, it is
   * accepted in total; but there are packages with one that fails in all groups, as its grades say.
   */
  GroupExpectation partial(boolean hasGrades) {
    boolean isAccepted = !groups.modern() && !hasGrades;
    return new GroupExpectation(
        isAccepted ? EnumSet.of(Verdict.ACCEPTED) : null,
        null,
        notTheBest(groups.scoring().total()));
  }

  /** All points but the best; null if there are no best ones. */
  private ScoreRange notTheBest(TestGroup total) {
    if (groups.fewerIsBetter()) {
      return Double.isFinite(total.least()) ? ScoreRange.moreThan(total.least()) : null;
    }
    double most = Double.isFinite(total.most()) ? total.most() : total.reachable();
    return Double.isFinite(most) ? ScoreRange.lessThan(most) : null;
  }

  /** The grades that a source states, by the group's name; may be empty. */
  Map<String, GroupExpectation> in(Path source) {
    Optional<String> said = said(source, folder);
    if (said.isEmpty()) {
      return Map.of();
    }
    List<String> words =
        Stream.of(said.get().strip().split("[\\s,]+")).filter(each -> !each.isEmpty()).toList();
    List<TestGroup> graded = secretGroups();
    Optional<String> unknown = words.stream().filter(each -> !WORDS.containsKey(each)).findFirst();
    if (unknown.isPresent()) {
      leaveOut(source, "contains an unknown word: " + unknown.get());
      return Map.of();
    }
    if (words.size() != graded.size()) {
      leaveOut(
          source,
          "has %d grades, but there are %d secret groups".formatted(words.size(), graded.size()));
      return Map.of();
    }
    Map<String, GroupExpectation> grades = new LinkedHashMap<>();
    for (int i = 0; i < words.size(); i++) {
      grades.put(graded.get(i).name(), GroupExpectation.of(WORDS.get(words.get(i))));
    }
    return grades;
  }

  private void leaveOut(Path source, String why) {
    folder.leaveOut(folder.shown(source) + ": @EXPECTED_GRADES@ " + why);
  }

  /** The groups directly in the secret tests; these themselves if they have none. */
  private List<TestGroup> secretGroups() {
    TestGroup secret =
        groups
            .scoring()
            .all()
            .filter(each -> each.name().equals(SECRET))
            .findFirst()
            .orElse(groups.scoring().total());
    List<TestGroup> inside = secret.groups().toList();
    return inside.isEmpty() ? List.of(secret) : inside;
  }
}
