package harness.campaign;

import harness.campaign.Withdrawals.Withdrawal;
import harness.cases.Case;
import harness.cases.Output;
import harness.problem.CaseGroups;
import harness.problem.JudgeFailure;
import harness.problem.Posed;
import harness.problem.Truth;
import harness.run.SanitizedRuns;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
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
  private final boolean anyTrusted;
  private volatile List<Examiner> examiners = List.of();
  private volatile IndexRange range;
  private ComparedOutputs compared;

  /** Null until a case needs them. */
  private SanitizedRuns.Session sanitized;

  /** A worker that begins with a range; null for none. */
  Worker(Engine engine, IndexRange first) {
    this.engine = engine;
    this.campaign = engine.campaign();
    this.quiet = engine.quiet().new Member();
    this.range = first;
    this.anyTrusted = campaign.submissions().stream().anyMatch(each -> each.claim().trusted());
    this.groups = campaign.problem().capability(CaseGroups.class).orElse(null);
  }

  /** The range at work; once the worker is given up, it stays the same and is not passed on. */
  IndexRange range() {
    return range;
  }

  List<Examiner> examiners() {
    return examiners;
  }

  /**
   * Whether this worker was given up. That happens only while it runs a case, so it never changes
   * between a range's last case and the next range.
   */
  private boolean isAbandoned() {
    return examiners.stream().anyMatch(Examiner::isAbandoned);
  }

  @Override
  public void run() {
    try {
      engine.rehearse();
      openExaminers();
      while (!isAbandoned() && !engine.isCancelled() && takeRange()) {
        Chunk chunk = work();
        if (!isAbandoned()) {
          engine.chunks().give(chunk);
          range = null;
        }
      }
    } catch (Throwable thrown) { // a defect of the harness: passed to the thread that reports it
      engine.failed(thrown);
    } finally {
      quiet.leave();
      examiners.forEach(Examiner::close);
      if (sanitized != null) {
        sanitized.close();
      }
      if (!isAbandoned()) {
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
    compared = new ComparedOutputs(engine, examiners, quiet);
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
      if (!isAbandoned()) {
        examiner.run(chunk);
      }
    }
    if (!isAbandoned()) {
      compared.settle(chunk);
      sanitize(chunk);
    }
    quiet.leave();
    if (!isAbandoned() && groups != null) {
      compareGroups(chunk);
    }
    engine.chunks().took(chunk.size(), System.nanoTime() - start);
    return chunk;
  }

  /** Runs programs again, with checks for undefined behaviour, where their outputs are right. */
  private void sanitize(Chunk chunk) {
    for (int i = 0; i < chunk.wanted() && !engine.isCancelled(); i++) {
      Map<String, Output> right = right(chunk, i);
      if (!right.isEmpty() && campaign.sanitized().include(chunk.from() + i)) {
        quiet.pauseIfRequested();
        if (sanitized == null) {
          sanitized = campaign.sanitized().open();
        }
        chunk.sanitize(i, sanitized.on(chunk.caseAt(i), right));
      }
    }
  }

  private Map<String, Output> right(Chunk chunk, int i) {
    Map<String, Output> right = new LinkedHashMap<>();
    for (int s = 0; s < campaign.submissions().size(); s++) {
      if (chunk.isRight(s, i)) {
        right.put(campaign.submissions().get(s).name(), chunk.outcome(s, i).output());
      }
    }
    return right;
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
    String generator = campaign.generator().caseName(campaign.seed(), index).generator();
    if (engine.isDropped(generator)) {
      throw RepeatedFailures.ofDropped(generator);
    }
    try {
      return quiet.trusted(index, () -> campaign.generator().draw(campaign.seed(), index));
    } catch (IllegalArgumentException impossible) {
      throw new CannotDraw(impossible.getMessage());
    }
  }

  private Case nothing(long index) {
    return new Case(campaign.generator().caseName(campaign.seed(), index), "");
  }

  private void pose(Chunk chunk, int i) {
    try {
      chunk.settle(i, truth(chunk.caseAt(i), chunk.from() + i));
    } catch (JudgeFailure failure) {
      chunk.fail(i, failure);
    }
  }

  /** What is right for a case; if the reference fails, others that are believed may still run. */
  private Truth truth(Case each, long index) {
    try {
      return quiet.trusted(index, () -> engine.checker().truth(each));
    } catch (JudgeFailure failure) {
      if (!anyTrusted) {
        throw failure;
      }
      return engine.checker().unanswered(each, failure);
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
        quiet.expel();
        return withdrawal;
      }
    }
    return null;
  }
}
