package harness.report.text;

import harness.cases.Counted;
import harness.report.GroupCases;
import harness.report.RunReport;
import harness.report.RunReport.GeneratorShare;
import harness.report.SubmissionReport;
import java.util.ArrayList;
import java.util.List;

/** The conclusion of a run: how much is wrong, or what was tried if nothing is. */
public record Conclusion(RunReport report) {

  /** The most generators or submissions that are named. */
  private static final int MOST_NAMED = 3;

  /** What the names of generators begin with that stand for saved files. */
  private static final String SAVED = "saved:";

  /** One sentence. */
  public String text() {
    boolean good = report.wrong() == 0;
    String ended = good ? "interrupted; " : "interrupted: ";
    return (report.interrupted() ? ended : "") + (good ? nothingWrong() : wrong());
  }

  private String wrong() {
    long wrong = report.wrong();
    if (report.differing() > 0) {
      return differing(wrong - report.differing());
    }
    long ofSubmissions = wrong - report.juryFailures();
    Unjudged unjudged = Unjudged.in(report);
    if (ofSubmissions == 0 && unjudged.byAll() > 0) {
      return Counted.part(unjudged.byAll(), report.done(), "case")
          + " not judged: the problem's own programs failed"
          + (unjudged.byAll() < report.done() ? "; nothing wrong found in the rest" : "");
    }
    long counted = unjudged.isNothing() ? wrong : ofSubmissions;
    long shown =
        report.findings().stream()
            .filter(each -> unjudged.isNothing() || !each.isJudgeError())
            .mapToLong(each -> Math.max(1, each.caseNames().size()))
            .sum();
    return who()
        + (counted == 0 ? "no wrong result" : Counted.of(counted, "wrong result"))
        + (report.done() == 0 && report.unfinished() == null ? "; no case was run" : " in " + run())
        + (counted > shown ? ", " + shown + " shown" : "")
        + unjudged.inWords();
  }

  /**
   * The conclusion if submissions differ from each other.
   *
   * @param others the number of other findings
   */
  private String differing(long others) {
    String more = others == 0 ? "" : "; " + Counted.of(others, "other finding");
    return report.compared().inWords(report.done()) + more;
  }

  /** How many of many submissions are wrong. */
  private String who() {
    long wrong = report.submissions().stream().filter(each -> each.unexpected() > 0).count();
    return report.isClass() && wrong > 0
        ? Counted.part(wrong, report.submissions().size(), "submission") + " wrong: "
        : "";
  }

  private String nothingWrong() {
    boolean isDoubted = report.hasSurvivors() || report.deviations() > 0;
    String none = isDoubted ? "no wrong result in " : "nothing wrong found: ";
    List<String> tried = new ArrayList<>();
    tried.add(run() + from() + different());
    if (report.judgedBy() != null && report.done() > 0) {
      tried.add(report.judgedBy().text());
    }
    return none + String.join(", ", tried) + doubts();
  }

  /** Whether the cases are saved ones, not drawn. */
  static boolean isOfSavedFiles(RunReport report) {
    return report.generators().stream().limit(1).anyMatch(each -> each.name().startsWith(SAVED));
  }

  private String from() {
    List<String> names = report.generators().stream().map(GeneratorShare::name).toList();
    if (names.isEmpty() || report.proofs() != null || isOfSavedFiles(report)) {
      return "";
    }
    return " from "
        + (names.size() <= MOST_NAMED
            ? String.join(", ", names)
            : Counted.of(names.size(), "generator"));
  }

  private String different() {
    Long different = report.differentInputs();
    return different == null || different >= report.done() || report.done() == 0
        ? ""
        : " (" + number(different) + " different)";
  }

  /** The cases that were run, in words. */
  private String run() {
    return number(report.done())
        + (report.done() == 1 ? " case" : " cases")
        + (report.unfinished() == null ? "" : " and " + report.unfinished() + " unfinished");
  }

  /** Digits of large numbers in groups of three. */
  private static String number(long count) {
    return Text.grouped(count);
  }

  /** Whether nothing makes it doubtful that nothing is wrong. */
  boolean isCertain() {
    return report.wrong() == 0
        && doubts().isEmpty()
        && (report.judgedBy() == null || !report.judgedBy().isOfSome());
  }

  /** Why nothing wrong may mean little. */
  private String doubts() {
    List<String> doubts = new ArrayList<>();
    long survivors = report.submissions().stream().filter(SubmissionReport::survived).count();
    if (survivors > 0) {
      doubts.add(submissions(survivors) + " expected to fail survived");
    }
    long inGroups =
        report.submissions().stream()
            .flatMap(each -> each.groupsToFail().stream())
            .filter(GroupCases::isUncaught)
            .count();
    if (inGroups > 0) {
      doubts.add(Counted.of(inGroups, "expected failure") + " in groups did not occur");
    }
    long others = report.submissions().stream().filter(each -> each.otherwise() != null).count();
    if (others > 0) {
      doubts.add(submissions(others) + " failed in another way than expected");
    }
    if (report.deviations() > 0) {
      doubts.add(Counted.of(report.deviations(), "result") + " of groups not as expected");
    }
    doubts.addAll(monotony());
    if (report.hasWarnings()) {
      doubts.add(Counted.of(report.warnings(), "warning") + " of undefined behaviour");
    }
    if (report.inputs() != null) {
      report.inputs().seedIgnored().forEach(each -> doubts.add(each + " seems to ignore its seed"));
    }
    return doubts.isEmpty() ? "" : ", but " + String.join("; ", doubts);
  }

  /** What the outputs were if they were all the same, so that little was compared. */
  private List<String> monotony() {
    List<SubmissionReport> all =
        report.submissions().stream().filter(SubmissionReport::isMonotonous).toList();
    return all.size() <= MOST_NAMED
        ? all.stream().map(each -> each.name() + " " + each.onlyOutput().inWords()).toList()
        : List.of(submissions(all.size()) + " printed nothing, or always the same");
  }

  private static String submissions(long submissions) {
    return Counted.of(submissions, "submission");
  }
}
