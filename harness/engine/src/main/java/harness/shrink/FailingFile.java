package harness.shrink;

import harness.cases.Case;
import harness.cases.CaseName;
import harness.cases.Judgement;
import harness.cases.Limits;
import harness.cases.Reason;
import harness.cases.Verdict;
import harness.problem.Checker;
import harness.problem.Posed;
import harness.problem.Problem;
import harness.run.Submission;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * Finds the failures in a user's file. Each failing case is run again alone: if it fails alone, it
 * is a finding by itself; otherwise the finding is the file.
 */
public final class FailingFile {

  private static final long LONGEST_NANOS = TimeUnit.HOURS.toNanos(1);

  /** Maximum time spent looking for more after the first finding. */
  private static final long LONGEST_FOR_MORE_NANOS = TimeUnit.SECONDS.toNanos(10);

  private static final int MOST_OF_A_KIND = 3;

  /**
   * What was seen of a file.
   *
   * @param findings at most {@value #MOST_OF_A_KIND} of each verdict and reason, in order of first
   *     occurrence; empty if nothing fails
   * @param printed the beginning of the output for the whole file; null for a built-in solver, or
   *     if the file took several runs
   */
  public record Seen(List<Finding> findings, String printed) {}

  private final Submission submission;
  private final List<String> inputs;
  private final List<Posed> cases;
  private final int casesOfARun;
  private final ProbePool bench;
  private final List<Finding> findings = new ArrayList<>();
  private final Map<FailureKind, Integer> ofKind = new HashMap<>();
  private Deadline deadline = Deadline.in(LONGEST_NANOS, () -> false);
  private String printed;

  /** Judgement of a run that failed as a whole, or of a case that is right alone, or null. */
  private Judgement failedRun;

  private FailingFile(
      Submission submission,
      List<String> inputs,
      List<Posed> cases,
      int casesOfARun,
      ProbePool bench) {
    this.submission = submission;
    this.inputs = inputs;
    this.cases = cases;
    this.casesOfARun = casesOfARun;
    this.bench = bench;
  }

  /**
   * Runs a submission on a file.
   *
   * @param inputs the cases of the file, at least one
   * @param checker of the problem
   */
  public static Seen find(
      Problem problem, Limits limits, Checker checker, Submission submission, List<String> inputs) {
    List<Posed> cases = inputs.stream().map(input -> posed(problem, checker, input)).toList();
    // all cases if the judge's files hold several
    int casesOfARun = problem.limits().casesPerFile() == 1 ? 1 : inputs.size();
    try (ProbePool bench = new ProbePool(submission, new Probe.Setting(checker, limits), 1)) {
      return new FailingFile(submission, inputs, cases, casesOfARun, bench).find();
    }
  }

  private static Posed posed(Problem problem, Checker checker, String input) {
    Case each = new Case(new CaseName(problem.name(), "file", 0, 0), input);
    return Posed.of(each, checker.truth(each));
  }

  private Seen find() {
    for (int from = 0; from < cases.size() && !deadline.isOver(); ) {
      from = run(from);
    }
    if (failedRun != null && !ofKind.containsKey(FailureKind.of(failedRun))) {
      // otherwise it failed in the same way as one of its cases
      boolean limit = FailureKind.of(failedRun).hangsOnTime();
      add(failedRun.verdict(), limit ? failedRun.reason() : unseenAlone(inputs.size()), inputs);
    }
    return new Seen(List.copyOf(findings), printed);
  }

  /** Runs the cases from an index on, and returns the index to continue from. */
  private int run(int from) {
    List<Observation> inFile = seen(from, Math.min(cases.size(), from + casesOfARun));
    if (!inFile.isEmpty() && inFile.size() == cases.size()) {
      printed = inFile.get(0).printed();
    }
    for (int i = from; i < from + inFile.size() && !deadline.isOver(); i++) {
      Observation there = inFile.get(i - from);
      if (!there.judgement().isAccepted()) {
        examine(from, i, there.judgement());
        if (there.output() == null && there.judgement().verdict() == Verdict.WRONG_ANSWER) {
          return i + 1; // the output ends before this case, so later cases are unknown
        }
      }
    }
    return from + Math.max(1, inFile.size());
  }

  /** Examines a case that failed in the file of the cases from an index on. */
  private void examine(int from, int at, Judgement inFile) {
    if (isWellKnown(FailureKind.of(inFile)) && inFile.verdict() == Verdict.WRONG_ANSWER) {
      return;
    }
    List<Observation> seen = seen(at, at + 1);
    if (seen.isEmpty()) {
      return;
    }
    Judgement alone = seen.get(0).judgement();
    if (!alone.isAccepted()) {
      add(alone.verdict(), alone.reason(), inputs.subList(at, at + 1));
    } else if (inFile.verdict() == Verdict.WRONG_ANSWER) {
      int given = Math.min(cases.size() - from, casesOfARun);
      add(inFile.verdict(), unseenAlone(given), inputs.subList(from, at + 1));
    } else if (failedRun == null) {
      failedRun = inFile;
    }
  }

  /**
   * The reason for a case that fails in a file but is right alone. With a single case both runs are
   * the same.
   */
  private static Reason unseenAlone(int cases) {
    return cases == 1 ? Reason.NONDETERMINISTIC : Reason.DEPENDS_ON_EARLIER_CASE;
  }

  private boolean isWellKnown(FailureKind kind) {
    return ofKind.getOrDefault(kind, 0) >= MOST_OF_A_KIND;
  }

  private void add(Verdict verdict, Reason reason, List<String> file) {
    FailureKind kind = new FailureKind(verdict, reason);
    if (findings.isEmpty()) {
      deadline = Deadline.in(LONGEST_FOR_MORE_NANOS, () -> false);
    }
    if (!isWellKnown(kind)) {
      ofKind.merge(kind, 1, Integer::sum);
      findings.add(Finding.inGivenFile(submission, verdict, reason, file));
    }
  }

  /** The observations of a run of some cases; empty if it hangs. */
  private List<Observation> seen(int from, int to) {
    List<Posed> file = cases.subList(from, to);
    List<Observation> seen = bench.once(probe -> probe.file(file, deadline), deadline);
    return seen == null ? List.of() : seen;
  }
}
