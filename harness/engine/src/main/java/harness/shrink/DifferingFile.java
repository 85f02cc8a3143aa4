package harness.shrink;

import harness.cases.Case;
import harness.cases.CaseName;
import harness.cases.Judgement;
import harness.cases.Limits;
import harness.cases.Reason;
import harness.problem.Checker;
import harness.problem.Partition;
import harness.problem.Partition.Act;
import harness.problem.Problem;
import harness.problem.Truth;
import harness.run.Outcome;
import harness.run.Session;
import harness.run.Submission;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Finds how submissions differ from each other on a user's file to which no answer is known. */
public final class DifferingFile {

  private final List<Submission> submissions;
  private final String input;

  private DifferingFile(List<Submission> submissions, String input) {
    this.submissions = submissions;
    this.input = input;
  }

  /**
   * Runs all submissions on a file.
   *
   * @param checker a checker of several submissions
   * @return at most one difference, and those that print nothing; null if they cannot be compared
   */
  public static List<Finding> find(
      Problem problem, Limits limits, Checker checker, List<Submission> all, String input) {
    Case each = new Case(new CaseName(problem.name(), "file", 0, 0), input);
    Truth truth = checker.truth(each);
    if (all.size() < 2 || !checker.isUnknown(truth)) {
      return null;
    }
    List<Act> acts = new ArrayList<>();
    for (Submission one : all) {
      try (Session session = one.open(limits)) {
        acts.add(act(one, session.runAlone(each, () -> false), each, truth, checker));
      }
    }
    Partition partition =
        Partition.of(acts, (one, other) -> checker.compare(each, one, other).isAccepted());
    return new DifferingFile(all, input).findings(partition);
  }

  private static Act act(Submission one, Outcome outcome, Case each, Truth truth, Checker checker) {
    Judgement judgement =
        outcome.failure() != null
            ? outcome.failure()
            : checker.judge(each, truth, outcome.output(), one.claim());
    return judgement.isAccepted()
        ? Act.printing(one.name(), outcome.output())
        : Act.failing(one.name(), judgement);
  }

  private List<Finding> findings(Partition partition) {
    List<Finding> findings = new ArrayList<>();
    if (partition.differs()) {
      boolean tie = partition.suspects().isEmpty();
      findings.add(
          finding(partition, partition.primary(), tie ? Rivals.Kind.TIE : Rivals.Kind.APART));
    }
    partition
        .failures()
        .forEach(
            (name, failure) -> {
              if (failure.reason() == Reason.MISSING_OUTPUT) {
                findings.add(finding(partition, name, Rivals.Kind.SILENT));
              }
            });
    return findings;
  }

  private Finding finding(Partition partition, String name, Rivals.Kind kind) {
    Submission own =
        submissions.stream().filter(one -> one.name().equals(name)).findFirst().orElseThrow();
    String first = partition.groups().get(0).names().get(0);
    List<Submission> others =
        submissions.stream()
            .filter(one -> one != own)
            .sorted(
                Comparator.<Submission, Boolean>comparing(one -> !one.name().equals(first))
                    .thenComparing(Submission::name))
            .toList();
    Judgement judgement = partition.judgement(name);
    return Finding.inGivenFile(own, judgement.verdict(), judgement.reason(), List.of(input))
        .among(new Rivals(others, kind));
  }
}
