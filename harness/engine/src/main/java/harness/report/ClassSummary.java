package harness.report;

import harness.cases.Counted;
import harness.cases.Verdict;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/**
 * The results of many submissions in a few lines: who is right, who is wrong and on which input,
 * who could not be compiled.
 */
public record ClassSummary(List<Line> lines) {

  /** With more entries than this, those with one verdict are told together. */
  private static final int MOST_ENTRIES = 24;

  /** The longest input that is shown within a line. */
  private static final int LONGEST_INPUT = 32;

  /** Whether a line is about good or bad results, or neither. */
  public enum Tone {
    GOOD,
    BAD,
    PLAIN
  }

  /**
   * Submissions with the same result.
   *
   * @param names at least one
   * @param details one line for each input on which some of them fail; may be empty
   */
  public record Line(String title, Tone tone, List<String> names, List<String> details) {}

  public static ClassSummary of(RunReport report) {
    List<SubmissionReport> all = report.submissions();
    List<SharedFinding> entries =
        SharedFinding.firstOfEachKind(SharedFinding.of(report.findings()));
    List<Line> lines = new ArrayList<>();
    Predicate<SubmissionReport> wrong = each -> each.compiled() && each.unexpected() > 0;
    Predicate<SubmissionReport> clean =
        each -> each.compiled() && each.unexpected() == 0 && !each.mustFail();
    String good = report.knowsRight() ? "right" : "nothing wrong";
    add(lines, good, Tone.GOOD, all, clean.and(each -> each.cases() > 0 && !each.failed()));
    add(lines, "failed, which is allowed", Tone.PLAIN, all, clean.and(SubmissionReport::failed));
    add(
        lines,
        "failed as expected",
        Tone.GOOD,
        all,
        each -> each.mustFail() && each.caught() != null);
    List<String> bad = all.stream().filter(wrong).map(SubmissionReport::name).toList();
    if (!bad.isEmpty()) {
      String title = report.knowsRight() ? "wrong" : "suspected or failed";
      List<String> details = new ArrayList<>(details(report, entries));
      List<String> rest = new ArrayList<>(bad);
      entries.forEach(each -> rest.removeAll(each.submissions()));
      if (!rest.isEmpty()) {
        details.add("without a finding of their own: " + String.join(", ", rest));
      }
      lines.add(new Line(title, Tone.BAD, bad, details));
    }
    add(lines, "did not compile", Tone.BAD, all, each -> !each.compiled());
    add(lines, "not run", Tone.PLAIN, all, clean.and(each -> each.cases() == 0));
    return new ClassSummary(lines);
  }

  private static void add(
      List<Line> lines,
      String title,
      Tone tone,
      List<SubmissionReport> all,
      Predicate<SubmissionReport> which) {
    List<String> names = all.stream().filter(which).map(SubmissionReport::name).toList();
    if (!names.isEmpty()) {
      lines.add(new Line(title, tone, names, List.of()));
    }
  }

  private static List<String> details(RunReport report, List<SharedFinding> entries) {
    if (entries.size() > MOST_ENTRIES) {
      return byVerdict(entries);
    }
    return entries.stream()
        .map(
            each ->
                each.number()
                    + "  "
                    + String.join(", ", each.submissions())
                    + ": "
                    + each.first().verdict()
                    + on(each.first())
                    + howOften(report, each))
        .toList();
  }

  private static List<String> byVerdict(List<SharedFinding> entries) {
    Map<Verdict, Set<String>> names = new LinkedHashMap<>();
    for (SharedFinding each : entries) {
      names
          .computeIfAbsent(each.first().verdict(), verdict -> new LinkedHashSet<>())
          .addAll(each.submissions());
    }
    return names.entrySet().stream()
        .map(
            each ->
                each.getKey()
                    + " ("
                    + each.getValue().size()
                    + "): "
                    + String.join(", ", each.getValue()))
        .toList();
  }

  private static String on(ReportedFinding finding) {
    String input = finding.smallest() == null ? finding.input() : finding.smallest().input();
    String shown = InputText.shown(input).stripTrailing().replace("\n", "\\n");
    if (shown.length() <= LONGEST_INPUT) {
      return shown.isEmpty() ? " on an empty input" : " on " + shown;
    }
    return " on an input of " + Counted.of(input.length(), "byte");
  }

  /** How many cases its submissions failed on. */
  private static String howOften(RunReport report, SharedFinding entry) {
    List<SubmissionReport> own =
        report.submissions().stream()
            .filter(each -> entry.submissions().contains(each.name()))
            .filter(each -> each.cases() > 0)
            .toList();
    if (own.isEmpty() || entry.first().isJudgeError()) {
      return "";
    }
    long least = own.stream().mapToLong(SubmissionReport::unexpected).min().orElseThrow();
    long most = own.stream().mapToLong(SubmissionReport::unexpected).max().orElseThrow();
    return " ("
        + (least == most ? "" : least + " to ")
        + Counted.part(
            most, own.stream().mapToLong(SubmissionReport::cases).max().orElseThrow(), "case")
        + ")";
  }
}
