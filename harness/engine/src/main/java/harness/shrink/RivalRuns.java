package harness.shrink;

import harness.cases.Judgement;
import harness.cases.Output;
import harness.cases.Reason;
import harness.cases.Verdict;
import harness.problem.Checker;
import harness.problem.Dispute;
import harness.problem.JudgeFailure;
import harness.problem.Partition;
import harness.problem.Partition.Act;
import harness.problem.Posed;
import harness.run.Outcome;
import harness.run.Session;
import harness.run.Submission;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Runs the other submissions of a finding that shows only in comparison with them, and judges the
 * finding's own submission by what they do. Used by one thread.
 */
final class RivalRuns implements AutoCloseable {

  /** What is judged of a submission that is compared; the partition is null if it is not whole. */
  record Compared(Judgement judgement, Partition partition) {

    private static Compared plainly(Judgement judgement) {
      return new Compared(judgement, null);
    }
  }

  /** A difference of another kind than the one looked for. */
  private static final Judgement OTHERWISE =
      new Judgement(Verdict.DISAGREEMENT, Reason.NONDETERMINISTIC, "differs in another way");

  private final Submission own;
  private final Rivals rivals;
  private final Probe.Setting setting;
  private final Map<Submission, Session> sessions = new HashMap<>();

  RivalRuns(Submission own, Rivals rivals, Probe.Setting setting) {
    this.own = own;
    this.rivals = rivals;
    this.setting = setting;
  }

  /**
   * Judges the submission on a case.
   *
   * @param output what it printed; null if it failed
   * @param alone its failure, or its judgement without the others
   * @param plain whether all others run, each in a fresh process; otherwise only as many as needed,
   *     in the quickest way
   * @return null if time is up
   */
  Compared judged(Posed posed, Output output, Judgement alone, boolean plain, Deadline deadline) {
    try {
      return rivals.kind() == Rivals.Kind.DISPUTED
          ? disputed(posed, output, alone, plain, deadline)
          : compared(posed, output, alone, plain, deadline);
    } catch (JudgeFailure failure) {
      return Compared.plainly(failure.named());
    }
  }

  private Compared compared(
      Posed posed, Output output, Judgement alone, boolean plain, Deadline deadline) {
    if (output == null || !alone.isAccepted()) {
      return Compared.plainly(alone);
    }
    List<Act> acts = new ArrayList<>(List.of(Act.printing(own.name(), output)));
    Partition.Equality equality = equality(posed);
    for (Submission each : rivals.others()) {
      Act act = act(each, posed, plain, deadline);
      if (act == null) {
        return null;
      }
      acts.add(act);
      if (acts.size() == 2 && rivals.kind() != Rivals.Kind.SILENT) {
        if (act.output() == null || equality.areEqual(act.output(), output)) {
          return Compared.plainly(Judgement.accepted());
        }
        if (!plain) {
          return Compared.plainly(new Judgement(Verdict.DISAGREEMENT, null, ""));
        }
      }
    }
    Partition partition = Partition.of(acts, equality);
    Judgement judgement = partition.judgement(own.name());
    boolean asWanted =
        switch (rivals.kind()) {
          case APART -> partition.suspects().contains(own.name());
          case TIE -> !judgement.isAccepted() || partition.differs();
          default -> true;
        };
    if (!asWanted) {
      return Compared.plainly(judgement.isAccepted() ? judgement : OTHERWISE);
    }
    return new Compared(
        rivals.kind() == Rivals.Kind.TIE
            ? new Judgement(Verdict.DISAGREEMENT, null, partition.sentence())
            : judgement,
        partition);
  }

  private Compared disputed(
      Posed posed, Output output, Judgement alone, boolean plain, Deadline deadline) {
    Checker checker = setting.checker();
    Act reference = checker.believed(posed.truth());
    if (reference == null || (reference.output() != null && alone.isAccepted())) {
      return Compared.plainly(alone);
    }
    List<Dispute.Believed> believed = new ArrayList<>();
    believed.add(new Dispute.Believed(own.name(), output, alone));
    for (Submission each : rivals.others()) {
      Outcome outcome = outcome(each, posed, plain, deadline);
      if (outcome == null) {
        return null;
      }
      Output printed = outcome.failure() == null ? outcome.output() : null;
      believed.add(new Dispute.Believed(each.name(), printed, judgement(each, posed, outcome)));
    }
    return Dispute.of(reference, believed, equality(posed))
        .map(
            partition ->
                new Compared(
                    new Judgement(
                        Verdict.DISAGREEMENT, Reason.DIFFERS_FROM_REFERENCE, partition.sentence()),
                    partition))
        .orElse(Compared.plainly(alone));
  }

  private Partition.Equality equality(Posed posed) {
    return (one, other) -> setting.checker().compare(posed.each(), one, other).isAccepted();
  }

  private Act act(Submission each, Posed posed, boolean plain, Deadline deadline) {
    Outcome outcome = outcome(each, posed, plain, deadline);
    if (outcome == null) {
      return null;
    }
    Judgement judgement = judgement(each, posed, outcome);
    return judgement.isAccepted()
        ? Act.printing(each.name(), outcome.output())
        : Act.failing(each.name(), judgement);
  }

  private Judgement judgement(Submission each, Posed posed, Outcome outcome) {
    return outcome.failure() != null
        ? outcome.failure()
        : setting.checker().judge(posed.each(), posed.truth(), outcome.output(), each.claim());
  }

  private Outcome outcome(Submission each, Posed posed, boolean plain, Deadline deadline) {
    if (deadline.isOver()) {
      return null;
    }
    Session session = sessions.computeIfAbsent(each, one -> one.open(setting.limits()));
    return plain
        ? session.runAlone(posed.each(), deadline::isOver)
        : session.tryAlone(posed.each(), deadline::isOver);
  }

  @Override
  public void close() {
    sessions.values().forEach(Session::close);
  }
}
