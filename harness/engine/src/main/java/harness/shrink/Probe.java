package harness.shrink;

import harness.campaign.BatchSize;
import harness.cases.Case;
import harness.cases.Judgement;
import harness.cases.Limits;
import harness.cases.Output;
import harness.problem.Checker;
import harness.problem.JudgeFailure;
import harness.problem.Posed;
import harness.problem.Truth;
import harness.run.FileRun;
import harness.run.Outcome;
import harness.run.Session;
import harness.run.Submission;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * Runs a submission for shrinking, in one thread. If time runs out or the run is cancelled, results
 * are null or {@link #CUT}.
 *
 * <p>A program gets many cases in a file, more and more while nothing fails; a failing file is
 * halved until the first case that fails alone is found. A solver gets one case after another and
 * may keep tables between them; "alone" means with a fresh solver.
 */
public final class Probe implements AutoCloseable {

  /** None of the cases fails. */
  public static final int NONE = -1;

  /** Not all cases were run. */
  public static final int CUT = -2;

  private static final int LARGEST_FILE = 50_000;
  private static final int CASES_AT_ONCE = 64;

  /**
   * The means to run and judge.
   *
   * @param disputed whether a case counts even if the reference fails on it
   */
  public record Setting(Checker checker, Limits limits, boolean disputed) {

    public Setting(Checker checker, Limits limits) {
      this(checker, limits, false);
    }

    /** What is right for a case. */
    Truth truth(Case each) {
      return orUnanswered(each, checker::truth);
    }

    /** What is right for a case that is merely tried. */
    Truth tried(Case each) {
      return orUnanswered(each, checker::tried);
    }

    private Truth orUnanswered(Case each, Function<Case, Truth> asked) {
      try {
        return asked.apply(each);
      } catch (JudgeFailure failure) {
        if (!disputed) {
          throw failure;
        }
        return checker.unanswered(each, failure);
      }
    }
  }

  private final Submission submission;
  private final Setting setting;
  private final BatchSize size;
  private final RivalRuns rivals;
  private Session lasting;

  /** A probe; the rivals are null if the submission is run by itself. */
  Probe(Submission submission, Rivals rivals, Setting setting) {
    this.submission = submission;
    this.rivals = rivals == null ? null : new RivalRuns(submission, rivals, setting);
    this.setting = setting;
    this.lasting = submission.open(setting.limits());
    int judgeFile = setting.limits().casesPerFile();
    this.size =
        submission.readsFiles()
            ? new BatchSize(
                judgeFile, judgeFile == 1 ? 1 : LARGEST_FILE, setting.limits().timeNanos())
            : BatchSize.fixed(CASES_AT_ONCE);
  }

  int wantedCases() {
    return size.cases();
  }

  /** Runs a file of cases in a fresh state; returns an observation for each case. */
  public List<Observation> file(List<? extends Posed> cases, Deadline deadline) {
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
        judgement = run.fault(); // the output continues after the last answer
      }
      Observation each = compared(cases.get(k), judgement, output, run.printed(), false, deadline);
      if (each == null) {
        return null;
      }
      seen.add(each);
    }
    return seen;
  }

  /** Runs one case in a fresh state. */
  public Observation alone(Posed each, Deadline deadline) {
    List<Observation> seen = file(List.of(each), deadline);
    return seen == null ? null : seen.get(0);
  }

  /** Runs one case in the quickest way; failures must be confirmed by {@link #alone}. */
  Observation quickly(Posed posed, Deadline deadline) {
    if (!submission.readsFiles()) {
      return alone(posed, deadline);
    }
    Outcome run = deadline.isOver() ? null : lasting.tryAlone(posed.each(), deadline::isOver);
    if (run == null) {
      return null;
    }
    Judgement judgement = run.failure() == null ? judge(posed, run.output()) : run.failure();
    String printed = run.evidence().output();
    return compared(posed, judgement, run.output(), printed, run.forked(), deadline);
  }

  /** The observation of a run, judged by comparison with others if that is needed. */
  private Observation compared(
      Posed posed,
      Judgement alone,
      Output output,
      String printed,
      boolean forked,
      Deadline deadline) {
    if (rivals == null) {
      return new Observation(alone, output, printed, null, forked);
    }
    RivalRuns.Compared compared = rivals.judged(posed, output, alone, !forked, deadline);
    return compared == null
        ? null
        : new Observation(compared.judgement(), output, printed, compared.partition(), forked);
  }

  /**
   * The index of the first case that fails alone in the required way, {@link #NONE} or {@link
   * #CUT}. Many cases are run together; those that fail are run again alone.
   */
  public int firstFailing(List<? extends Posed> cases, FailureKind target, Deadline deadline) {
    return submission.readsFiles()
        ? firstInFile(cases, target, deadline)
        : firstOneByOne(cases, target, deadline);
  }

  /** A fresh session; programs need none, since each run is a new process. */
  private Session fresh() {
    return submission.readsFiles() ? lasting : submission.open(setting.limits());
  }

  private FileRun run(Session session, List<? extends Posed> cases, Deadline deadline) {
    return deadline.isOver()
        ? null
        : session.run(cases.stream().map(Posed::each).toList(), deadline::isOver);
  }

  /** 0 if a case fails alone in the required way, {@link #NONE} or {@link #CUT}. */
  public int failsAlone(Posed each, FailureKind target, Deadline deadline) {
    Observation seen = alone(each, deadline);
    return seen == null ? CUT : target.matches(seen.judgement()) ? 0 : NONE;
  }

  /** An index among the cases from another on, as an index among all. */
  private static int from(int from, int first) {
    return first < 0 ? first : from + first;
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
        int alone = failsAlone(each, target, deadline);
        if (alone != NONE) {
          return from(i, alone);
        }
        lasting = submission.open(setting.limits()); // its kept tables made it fail
      }
    }
    return NONE;
  }

  private int firstInFile(List<? extends Posed> cases, FailureKind target, Deadline deadline) {
    if (cases.size() < 2) {
      return cases.isEmpty() ? NONE : failsAlone(cases.get(0), target, deadline);
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
    return from(from, firstInFile(cases.subList(from, cases.size()), target, deadline));
  }

  /**
   * Checks the outputs for a file. If a case's result in the file differs from its result alone,
   * later outputs may belong to other cases, so the rest is run again.
   */
  private int amongOutputs(
      List<? extends Posed> cases, FileRun run, FailureKind target, Deadline deadline) {
    int answered = Math.min(cases.size(), run.outcomes().size());
    for (int k = 0; k < cases.size(); k++) {
      if (k == answered || target.matches(judge(cases.get(k), run.output(k)))) {
        int alone = failsAlone(cases.get(k), target, deadline);
        return alone == NONE ? rest(cases, k + 1, target, deadline) : from(k, alone);
      }
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
    if (rivals != null) {
      rivals.close();
    }
  }
}
