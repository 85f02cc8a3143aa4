package harness.campaign;

import harness.cases.Case;
import harness.cases.Judgement;
import harness.cases.Output;
import harness.cases.Reason;
import harness.cases.Verdict;
import harness.problem.Checker;
import harness.problem.Dispute;
import harness.problem.JudgeFailure;
import harness.problem.Partition;
import harness.problem.Partition.Act;
import harness.run.Interaction;
import harness.run.Submission;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Compares what the submissions did on the same case, after all of them ran: all of them where no
 * answer is known, otherwise those that are trusted as much as the reference. A difference is only
 * a suspicion until each of them was run again in a fresh process.
 */
final class ComparedOutputs {

  private final Checker checker;
  private final Campaign campaign;
  private final List<Submission> submissions;
  private final List<Examiner> examiners;
  private final boolean talks;
  private final ExclusiveMeasurement.Member quiet;

  ComparedOutputs(Engine engine, List<Examiner> examiners, ExclusiveMeasurement.Member quiet) {
    this.quiet = quiet;
    this.checker = engine.checker();
    this.campaign = engine.campaign();
    this.submissions = campaign.submissions();
    this.talks = engine.campaign().problem().capability(Interaction.class).isPresent();
    this.examiners = List.copyOf(examiners);
  }

  void settle(Chunk chunk) {
    if (submissions.size() < 2 && submissions.stream().noneMatch(each -> each.claim().trusted())) {
      return;
    }
    for (int i = 0; i < chunk.size(); i++) {
      if (chunk.failure(i) == null && chunk.isRunByAny(i)) {
        settle(chunk, i);
      }
    }
  }

  private void settle(Chunk chunk, int i) {
    try {
      if (checker.isUnknown(chunk.truth(i)) && checker.believed(chunk.truth(i)) == null) {
        compare(chunk, i);
      } else if (checker.believed(chunk.truth(i)) != null) {
        dispute(chunk, i);
      }
    } catch (JudgeFailure failure) {
      chunk.fail(i, failure);
    }
  }

  /** Groups the outputs of a case that nobody else answers. */
  private void compare(Chunk chunk, int i) {
    List<Integer> voters = voters(chunk, i);
    if (run(chunk, i).size() < 2) {
      return;
    }
    Pairs pairs = new Pairs(chunk.caseAt(i), chunk.from() + i);
    Partition partition = Partition.of(acts(chunk, i, voters), pairs);
    if (!isUnanimous(chunk, i, partition, pairs)) {
      if (!repeated(chunk, i, run(chunk, i), pairs)) {
        return;
      }
      partition = Partition.of(acts(chunk, i, voters), pairs);
    }
    pairs.requireSuccess();
    for (int s : voters) {
      put(chunk, s, i, partition.judgement(submissions.get(s).name()));
    }
    for (int s : run(chunk, i)) {
      if (!voters.contains(s)) {
        put(chunk, s, i, ofOther(chunk, s, i, partition, pairs));
      }
    }
    chunk.compare(i, partition, looser(partition));
  }

  /** Runs submissions again; false if the campaign was cancelled, and the case is unfinished. */
  private boolean repeated(Chunk chunk, int i, List<Integer> rows, Pairs pairs) {
    for (int s : rows) {
      examiners.get(s).repeat(chunk, i, pairs);
      if (examiners.get(s).isOver()) {
        chunk.forget(i);
        return false;
      }
    }
    return true;
  }

  /** The submissions that ran, by row. */
  private List<Integer> run(Chunk chunk, int i) {
    List<Integer> rows = new ArrayList<>();
    for (int s = 0; s < submissions.size(); s++) {
      if (chunk.outcome(s, i) != null) {
        rows.add(s);
      }
    }
    return rows;
  }

  /** Those whose outputs count: all but the ones that are expected to fail, if there are any. */
  private List<Integer> voters(Chunk chunk, int i) {
    List<Integer> all = run(chunk, i);
    List<Integer> voters = all.stream().filter(s -> isFinding(chunk, s, i)).toList();
    return voters.isEmpty() ? all : voters;
  }

  private boolean isFinding(Chunk chunk, int s, int i) {
    return campaign.expectation(s, chunk.caseAt(i).name()).isFinding(Verdict.DISAGREEMENT);
  }

  private List<Act> acts(Chunk chunk, int i, List<Integer> rows) {
    return rows.stream()
        .map(
            s -> {
              String name = submissions.get(s).name();
              Judgement judgement = chunk.judgement(s, i);
              return judgement.isAccepted()
                  ? Act.printing(name, chunk.outcome(s, i).output())
                  : Act.failing(name, judgement);
            })
        .toList();
  }

  private boolean isUnanimous(Chunk chunk, int i, Partition partition, Pairs pairs) {
    return !partition.differs()
        && partition.failures().values().stream()
            .noneMatch(each -> each.reason() == Reason.MISSING_OUTPUT)
        && run(chunk, i).stream()
            .allMatch(s -> ofOther(chunk, s, i, partition, pairs).isAccepted());
  }

  /** The judgement on a submission that does not count: it has to agree with those that lead. */
  private Judgement ofOther(Chunk chunk, int s, int i, Partition partition, Pairs pairs) {
    Judgement own = chunk.judgement(s, i);
    if (!own.isAccepted() || partition.groups().isEmpty()) {
      return own;
    }
    Output output = chunk.outcome(s, i).output();
    boolean agrees =
        partition.groups().stream()
            .limit(partition.hasMajority() ? 1 : Long.MAX_VALUE)
            .anyMatch(each -> pairs.areEqual(each.output(), output));
    return agrees
        ? own
        : new Judgement(
            Verdict.DISAGREEMENT,
            null,
            "differs from " + String.join(", ", partition.groups().get(0).names()));
  }

  /** The standard comparisons that would accept every difference. */
  private List<String> looser(Partition partition) {
    Set<String> accepting = null;
    for (int one = 0; one < partition.groups().size(); one++) {
      for (int other = 0; other < one; other++) {
        List<String> names =
            checker.looserThan(
                partition.groups().get(one).output(), partition.groups().get(other).output());
        if (accepting == null) {
          accepting = new TreeSet<>(names);
        }
        accepting.retainAll(names);
      }
    }
    return accepting == null ? List.of() : List.copyOf(accepting);
  }

  /** Looks for a case that submissions treat differently although all of them are believed. */
  private void dispute(Chunk chunk, int i) {
    Act reference = checker.believed(chunk.truth(i));
    List<Integer> believed =
        run(chunk, i).stream().filter(s -> submissions.get(s).claim().trusted()).toList();
    Pairs pairs = new Pairs(chunk.caseAt(i), chunk.from() + i);
    if (reference.output() == null) {
      if (believed.isEmpty()) {
        chunk.fail(i, checker.failure(chunk.truth(i)));
        return;
      }
      if (!repeated(chunk, i, believed, pairs)) {
        return;
      }
      if (talks && believed.stream().anyMatch(s -> chunk.judgement(s, i).isAccepted())) {
        chunk.fail(i, checker.failure(chunk.truth(i))); // an interactor compares with nobody
        return;
      }
    }
    Optional<Partition> disputed = Dispute.of(reference, believed(chunk, i, believed), pairs);
    if (disputed.isEmpty()) {
      return;
    }
    Judgement blamesNobody =
        new Judgement(
            Verdict.DISAGREEMENT, Reason.DIFFERS_FROM_REFERENCE, disputed.get().sentence());
    for (int s : run(chunk, i)) {
      boolean isOwn = !believed.contains(s);
      if (isOwn) {
        if (reference.output() == null) {
          put(chunk, s, i, Judgement.accepted());
        }
      } else if (reference.output() == null || !chunk.judgement(s, i).isAccepted()) {
        put(chunk, s, i, blamesNobody);
      }
    }
    chunk.compare(i, disputed.get(), List.of());
  }

  private List<Dispute.Believed> believed(Chunk chunk, int i, List<Integer> rows) {
    return rows.stream()
        .map(
            s ->
                new Dispute.Believed(
                    submissions.get(s).name(),
                    chunk.outcome(s, i).failure() == null ? chunk.outcome(s, i).output() : null,
                    chunk.judgement(s, i)))
        .toList();
  }

  private static void put(Chunk chunk, int s, int i, Judgement judgement) {
    if (!judgement.equals(chunk.judgement(s, i))) {
      chunk.put(s, i, chunk.outcome(s, i), judgement);
    }
  }

  /** Equality of the outputs of one case. */
  final class Pairs implements Partition.Equality {

    private final Case each;
    private final long index;
    private boolean read;
    private Judgement unread;

    private Pairs(Case each, long index) {
      this.each = each;
      this.index = index;
    }

    @Override
    public boolean areEqual(Output one, Output other) {
      if (one.equals(other)) {
        return true;
      }
      Judgement difference = quiet.trusted(index, () -> checker.compare(each, one, other));
      if (difference.verdict() == Verdict.JUDGE_ERROR) {
        unread = difference;
        return false;
      }
      read = true;
      return difference.isAccepted();
    }

    /** Blames the checker if it could read no output. */
    private void requireSuccess() {
      if (unread != null && !read) {
        throw new JudgeFailure(each.name().problem(), Reason.CHECKER_FAILED, unread.detail());
      }
    }
  }
}
