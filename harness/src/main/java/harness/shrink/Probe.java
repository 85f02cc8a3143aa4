package harness.shrink;

import harness.campaign.BatchSize;
import harness.cases.Judgement;
import harness.cases.Limits;
import harness.cases.Output;
import harness.problem.Checker;
import harness.problem.JudgeFailure;
import harness.problem.Posed;
import harness.run.FileRun;
import harness.run.Outcome;
import harness.run.Session;
import harness.run.Submission;
import java.util.ArrayList;
import java.util.List;

/**
 * A submission under examination, in one thread. Wherever time ran out or the run was cancelled,
 * the result is null, or {@link #CUT}.
 *
 * <p>A program is given many cases in a file, more and more as long as nothing goes wrong; a file
 * whose run fails is halved until the first case that fails alone is found. A solver is given case
 * after case; one that keeps tables keeps them between cases, and "alone" is a fresh one.
 */
final class Probe implements AutoCloseable {

  /** None of the cases fails. */
  static final int NONE = -1;

  /** Not all cases were run. */
  static final int CUT = -2;

  private static final int LARGEST_FILE = 50_000;
  private static final int CASES_AT_ONCE = 64;

  /** What is needed to run and judge. */
  record Setting(Checker checker, Limits limits) {}

  private final Submission submission;
  private final Setting setting;
  private final BatchSize size;
  private Session lasting;

  Probe(Submission submission, Setting setting) {
    this.submission = submission;
    this.setting = setting;
    this.lasting = submission.open(setting.limits());
    int judgeFile = setting.limits().casesPerFile();
    this.size =
        submission.readsFiles()
            ? new BatchSize(
                judgeFile, judgeFile == 1 ? 1 : LARGEST_FILE, setting.limits().timeNanos())
            : BatchSize.fixed(CASES_AT_ONCE);
  }

  /** How many cases it likes to be given at once. */
  int wantedCases() {
    return size.cases();
  }

  /** Runs a file of these cases, as if nothing had been run before; what is said of each. */
  List<Observation> file(List<? extends Posed> cases, Deadline deadline) {
    FileRun run = run(fresh(), cases, deadline);
    if (run == null) {
      return null;
    }
    List<Observation> seen = new ArrayList<>();
    for (int k = 0; k < cases.size(); k++) {
      boolean last = k == cases.size() - 1;
      Output output = run.output(k);
      Judgement judgement = output == null ? run.fault() : judge(cases.get(k), output);
      if (last && judgement.isAccepted() && run.fault() != null) {
        judgement = run.fault(); // the output goes on after the last answer
      }
      seen.add(new Observation(judgement, output, run.printed(), false));
    }
    return seen;
  }

  /** Runs one case, as if nothing had been run before. */
  Observation alone(Posed each, Deadline deadline) {
    List<Observation> seen = file(List.of(each), deadline);
    return seen == null ? null : seen.get(0);
  }

  /** Runs one case in the quickest way there is; {@link #alone} proves what that finds. */
  Observation quickly(Posed posed, Deadline deadline) {
    if (!submission.readsFiles()) {
      return alone(posed, deadline);
    }
    Outcome run = deadline.isOver() ? null : lasting.tryAlone(posed.each(), deadline::isOver);
    if (run == null) {
      return null;
    }
    Judgement judgement = run.failure() == null ? judge(posed, run.output()) : run.failure();
    return new Observation(judgement, run.output(), run.evidence().output(), run.forked());
  }

  /**
   * The place of the first case that fails alone as the target says, {@link #NONE} or {@link #CUT}.
   * The cases are run many at a time; what fails then is run again alone.
   */
  int firstFailing(List<? extends Posed> cases, FailureKind target, Deadline deadline) {
    return submission.readsFiles()
        ? firstInFile(cases, target, deadline)
        : firstOneByOne(cases, target, deadline);
  }

  /** A program is fresh each time anyway. */
  private Session fresh() {
    return submission.readsFiles() ? lasting : submission.open(setting.limits());
  }

  private FileRun run(Session session, List<? extends Posed> cases, Deadline deadline) {
    return deadline.isOver()
        ? null
        : session.run(cases.stream().map(Posed::each).toList(), deadline::isOver);
  }

  private int firstOneByOne(List<? extends Posed> cases, FailureKind target, Deadline deadline) {
    for (int i = 0; i < cases.size(); i++) {
      Posed each = cases.get(i);
      FileRun run = run(lasting, List.of(each), deadline);
      if (run == null) {
        return CUT;
      }
      Output output = run.output(0);
      if (target.matches(output == null ? run.fault() : judge(each, output))) {
        Observation alone = alone(each, deadline);
        if (alone == null) {
          return CUT;
        }
        if (target.matches(alone.judgement())) {
          return i;
        }
        lasting = submission.open(setting.limits()); // what it keeps leads it astray
      }
    }
    return NONE;
  }

  private int firstInFile(List<? extends Posed> cases, FailureKind target, Deadline deadline) {
    if (cases.isEmpty()) {
      return NONE;
    }
    if (cases.size() == 1) {
      Observation seen = alone(cases.get(0), deadline);
      return seen == null ? CUT : target.matches(seen.judgement()) ? 0 : NONE;
    }
    FileRun run = run(lasting, cases, deadline);
    if (run == null) {
      return CUT;
    }
    if (run.fault() == null) {
      size.wentWell(cases.size(), run.cpuNanos());
    } else if (run.runFailed()) {
      size.wasTooLarge();
      return inHalves(cases, target, deadline);
    }
    return amongOutputs(cases, run, target, deadline);
  }

  private int inHalves(List<? extends Posed> cases, FailureKind target, Deadline deadline) {
    int half = cases.size() / 2;
    int first = firstInFile(cases.subList(0, half), target, deadline);
    return first == NONE ? rest(cases, half, target, deadline) : first;
  }

  private int rest(List<? extends Posed> cases, int from, FailureKind target, Deadline deadline) {
    int first = firstInFile(cases.subList(from, cases.size()), target, deadline);
    return first < 0 ? first : from + first;
  }

  /**
   * Looks through the outputs for a file. From a case on that is not in the file what it is alone,
   * outputs may belong to other cases, and the rest is run again.
   */
  private int amongOutputs(
      List<? extends Posed> cases, FileRun run, FailureKind target, Deadline deadline) {
    int answered = Math.min(cases.size(), run.outcomes().size());
    for (int k = 0; k < answered; k++) {
      if (target.matches(judge(cases.get(k), run.output(k)))) {
        Observation alone = alone(cases.get(k), deadline);
        if (alone == null) {
          return CUT;
        }
        return target.matches(alone.judgement()) ? k : rest(cases, k + 1, target, deadline);
      }
    }
    if (answered < cases.size()) {
      int first = firstInFile(cases.subList(answered, answered + 1), target, deadline);
      return first == NONE
          ? rest(cases, answered + 1, target, deadline)
          : first == CUT ? CUT : answered;
    }
    return run.fault() == null ? NONE : inHalves(cases, target, deadline);
  }

  private Judgement judge(Posed posed, Output output) {
    try {
      return setting.checker().judge(posed.each(), posed.truth(), output, submission.claim());
    } catch (JudgeFailure failure) {
      return failure.named();
    }
  }

  @Override
  public void close() {
    lasting.close();
  }
}
