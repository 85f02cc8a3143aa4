package harness.campaign;

import harness.campaign.Withdrawals.Withdrawal;
import harness.cases.Case;
import harness.cases.Judgement;
import harness.cases.Verdict;
import harness.problem.CaseGroups;
import harness.problem.JudgeFailure;
import harness.problem.Posed;
import harness.run.Outcome;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/** One thread of a campaign. It takes ranges of cases and runs every submission on them. */
final class Worker implements Runnable {

  private final Engine engine;
  private final Campaign campaign;
  private final ExclusiveMeasurement.Member quiet;
  private final CaseGroups groups;
  private volatile List<Examiner> examiners = List.of();
  private volatile IndexRange range;
  private volatile boolean abandoned;

  /** A worker that begins with a range; null for none. */
  Worker(Engine engine, IndexRange first) {
    this.engine = engine;
    this.campaign = engine.campaign();
    this.quiet = engine.quiet().new Member();
    this.range = first;
    this.groups = campaign.problem().power(CaseGroups.class).orElse(null);
  }

  IndexRange range() {
    return range;
  }

  @Override
  public void run() {
    try {
      openExaminers();
      while (!abandoned && !engine.isCancelled() && takeRange()) {
        Chunk chunk = work();
        if (!abandoned) {
          engine.chunks().give(chunk);
          range = null;
        }
      }
    } catch (Throwable thrown) { // a defect of the harness: passed to the thread that reports it
      engine.failed(thrown);
    } finally {
      quiet.leave();
      examiners.forEach(Examiner::close);
      if (!abandoned) {
        engine.finished();
      }
    }
  }

  private void openExaminers() {
    List<Examiner> opened = new ArrayList<>();
    for (int s = 0; s < campaign.submissions().size(); s++) {
      opened.add(new Examiner(engine, s, quiet));
    }
    examiners = List.copyOf(opened);
  }

  private boolean takeRange() throws InterruptedException {
    if (range == null) {
      int wanted = examiners.stream().mapToInt(Examiner::wantedCases).max().orElse(1);
      range = engine.chunks().take(wanted);
    }
    return range != null;
  }

  private Chunk work() {
    long start = System.nanoTime();
    Chunk chunk = draw(range);
    quiet.enter();
    for (Examiner examiner : examiners) {
      if (!abandoned) {
        examiner.run(chunk);
      }
    }
    quiet.leave();
    if (!abandoned && !engine.checker().knowsTruth()) {
      compareOutputs(chunk);
    }
    if (!abandoned && groups != null) {
      compareGroups(chunk);
    }
    engine.chunks().took(chunk.size(), System.nanoTime() - start);
    return chunk;
  }

  private Chunk draw(IndexRange drawn) {
    List<Case> cases = new ArrayList<>((int) (drawn.to() - drawn.from()));
    Map<Integer, JudgeFailure> undrawn = new HashMap<>();
    campaign
        .generator()
        .expect(campaign.seed(), LongStream.range(drawn.from(), drawn.to()).boxed().toList());
    for (int i = 0; i < drawn.to() - drawn.from(); i++) {
      try {
        cases.add(draw(drawn.from() + i));
      } catch (JudgeFailure failure) {
        cases.add(nothing(drawn.from() + i));
        undrawn.put(i, failure);
      }
    }
    Chunk chunk = new Chunk(drawn.from(), cases, campaign.submissions().size());
    undrawn.forEach(chunk::fail);
    engine.checker().expect(chunk.sound());
    for (int i = 0; i < chunk.size() && !engine.isCancelled(); i++) {
      if (chunk.failure(i) == null) {
        pose(chunk, i);
      }
    }
    return chunk;
  }

  private Case draw(long index) {
    try {
      return campaign.generator().draw(campaign.seed(), index);
    } catch (IllegalArgumentException impossible) {
      throw new CannotDraw(impossible.getMessage());
    }
  }

  private Case nothing(long index) {
    return new Case(campaign.generator().caseName(campaign.seed(), index), "");
  }

  private void pose(Chunk chunk, int i) {
    try {
      chunk.settle(i, engine.checker().truth(chunk.caseAt(i)));
    } catch (JudgeFailure failure) {
      chunk.fail(i, failure);
    }
  }

  /** Compares the submissions' outputs with each other if there is no reference. */
  private void compareOutputs(Chunk chunk) {
    for (int i = 0; i < chunk.size(); i++) {
      int first = -1;
      for (int s = 0; s < campaign.submissions().size(); s++) {
        if (chunk.outcome(s, i) == null || !chunk.judgement(s, i).isAccepted()) {
          continue;
        }
        if (first < 0) {
          first = s;
        } else {
          compare(chunk, i, first, s);
        }
      }
    }
  }

  private void compare(Chunk chunk, int i, int one, int other) {
    Outcome outcome = chunk.outcome(other, i);
    try {
      Judgement difference =
          engine
              .checker()
              .compare(chunk.caseAt(i), chunk.outcome(one, i).output(), outcome.output());
      if (!difference.isAccepted()) {
        String differs = "differs from " + campaign.submissions().get(one).name() + ": ";
        String detail = differs + difference.detail();
        chunk.put(other, i, outcome, new Judgement(Verdict.DISAGREEMENT, null, detail));
      }
    } catch (JudgeFailure failure) {
      chunk.fail(i, failure);
    }
  }

  /** Searches groups of cases for truths that contradict each other. */
  private void compareGroups(Chunk chunk) {
    for (int i = 0; i < chunk.size(); i++) {
      if (groups.begins(chunk.caseAt(i).name())) {
        int first = i;
        List<Posed> group =
            IntStream.range(first, Math.min(first + groups.size(), chunk.size()))
                .mapToObj(k -> Posed.of(chunk.caseAt(k), chunk.truth(k)))
                .toList();
        for (CaseGroups.Contradiction each : groups.contradictions(group)) {
          chunk.disbelieve(first + each.place(), each.why());
        }
      }
    }
  }

  /** The withdrawal if its solver hangs, which ends the worker; called from another thread. */
  Withdrawal watch() {
    for (Examiner examiner : examiners) {
      Withdrawal withdrawal = examiner.watch();
      if (withdrawal != null) {
        abandoned = true;
        quiet.expel();
        return withdrawal;
      }
    }
    return null;
  }
}
