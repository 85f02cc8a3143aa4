package harness.corpus;

import harness.cases.Case;
import harness.cases.CaseName;
import harness.cases.Verdict;
import harness.cli.options.OpenProblem;
import harness.report.GroupCases;
import harness.report.ReportedFinding;
import harness.report.RunReport;
import harness.report.SubmissionReport;
import harness.shrink.Smallest;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The inputs of a run that kill submissions: one for each submission, and for each group of tests
 * that a case which kills it was drawn for.
 */
final class KillingInputs {

  /**
   * An input that kills submissions.
   *
   * @param group that it was drawn for; null if it was for none
   */
  record Kill(String input, String group) {}

  /**
   * What a kill is known from.
   *
   * @param found the case that showed it, or became smaller
   * @param submissions the names of those that it kills
   */
  record Killed(CaseName found, List<String> submissions) {}

  /** A submission in a group of tests; the group is null if the case was for none. */
  private record Victim(String submission, String group) {}

  private final OpenProblem problem;
  private final KillingCases killing;
  private final Map<String, String> smallest;
  private final Map<Kill, Killed> kills = new LinkedHashMap<>();
  private final Set<Victim> victims = new LinkedHashSet<>();

  private KillingInputs(OpenProblem problem, KillingCases killing, Map<String, String> smallest) {
    this.problem = problem;
    this.killing = killing;
    this.smallest = smallest;
  }

  /**
   * The inputs: the smallest that are known, else those of the cases as they were drawn.
   *
   * @param smallest the smallest inputs known of submissions that were expected to fail, by name
   */
  static Map<Kill, Killed> of(
      OpenProblem problem, RunReport report, KillingCases killing, Map<String, String> smallest) {
    KillingInputs inputs = new KillingInputs(problem, killing, smallest);
    report.findings().stream().filter(KillingInputs::blames).forEach(inputs::add);
    report.submissions().forEach(inputs::addCaught);
    return inputs.kills;
  }

  /** Whether the finding shows that a program fails on an input. */
  private static boolean blames(ReportedFinding finding) {
    return finding.caseName() != null
        && !finding.isJudgeError()
        && finding.verdict() != Verdict.DISAGREEMENT;
  }

  private void add(ReportedFinding finding) {
    Smallest small = finding.smallest();
    String input = small == null || small.file() == null ? finding.input() : small.file();
    Victim victim = new Victim(finding.submission(), finding.group());
    if (victims.add(victim)) {
      add(victim, CaseName.parse(finding.caseName()), input);
    }
  }

  private void addCaught(SubmissionReport submission) {
    List<String> caught = new ArrayList<>();
    if (submission.byGroup() != null) {
      submission.byGroup().stream()
          .map(GroupCases::caught)
          .filter(each -> each != null)
          .forEach(caught::add);
    }
    if (submission.caught() != null) {
      caught.add(submission.caught());
    }
    for (String each : caught) {
      CaseName name = CaseName.parse(each);
      Victim victim = new Victim(submission.name(), problem.problem().group(name));
      boolean isNew = victim.group() != null || isUnharmed(submission.name());
      if (isNew && victims.add(victim)) {
        add(victim, name, input(submission.name(), name));
      }
    }
  }

  private boolean isUnharmed(String submission) {
    return victims.stream().noneMatch(each -> each.submission().equals(submission));
  }

  private void add(Victim victim, CaseName found, String input) {
    kills
        .computeIfAbsent(
            new Kill(input, victim.group()), none -> new Killed(found, new ArrayList<>()))
        .submissions()
        .add(victim.submission());
  }

  /** The input of a case that caught a submission: kept from the run, else drawn again. */
  private String input(String submission, CaseName caught) {
    for (Case each : killing.bySubmission().getOrDefault(submission, List.of())) {
      if (each.name().equals(caught)) {
        return smallest.getOrDefault(submission, each.input());
      }
    }
    return problem.named(caught.toString()).draw().input();
  }
}
