package harness.campaign;

import harness.cases.Case;
import harness.generators.Related;
import java.util.ArrayList;
import java.util.List;

/** One thread of a campaign: takes ranges of cases, puts every submission through them. */
final class Worker implements Runnable {

  private final Engine engine;
  private final Campaign campaign;
  private final ExclusiveMeasurement.Member quiet;
  private final Metamorphic metamorphic;
  private volatile List<Examiner> examiners = List.of();
  private volatile Chunks.Range range;
  private volatile boolean abandoned;

  /**
   * A worker.
   *
   * @param first a range to begin with, or null
   */
  Worker(Engine engine, Chunks.Range first) {
    this.engine = engine;
    this.campaign = engine.campaign();
    this.quiet = engine.quiet().new Member();
    this.range = first;
    this.metamorphic =
        Related.isDrawnBy(campaign.generator()) ? new Metamorphic(campaign.puzzle()) : null;
  }

  Chunks.Range range() {
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
    } catch (Throwable thrown) { // a defect of the harness: handed to the thread that reports it
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
      opened.add(Examiner.of(engine, s, quiet));
    }
    examiners = List.copyOf(opened);
  }

  private boolean takeRange() throws InterruptedException {
    if (range == null) {
      int wanted = examiners.stream().mapToInt(Examiner::wantedCases).max().orElse(1);
      range = engine.chunks().take(engine.chunkSize().cases(wanted));
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
    if (!abandoned && metamorphic != null) {
      metamorphic.judge(chunk);
    }
    engine.chunkSize().took(chunk.size(), System.nanoTime() - start);
    return chunk;
  }

  private Chunk draw(Chunks.Range drawn) {
    Case[] cases = new Case[(int) (drawn.to() - drawn.from())];
    int[] distances = new int[cases.length];
    for (int i = 0; i < cases.length; i++) {
      cases[i] = draw(drawn.from() + i);
      distances[i] = campaign.puzzle().oracle().distance(cases[i].input());
    }
    return new Chunk(drawn.from(), cases, distances, campaign.submissions().size());
  }

  private Case draw(long index) {
    try {
      return campaign.generator().draw(campaign.seed(), index);
    } catch (IllegalArgumentException impossible) {
      throw new CannotDraw(impossible.getMessage());
    }
  }

  /**
   * Looks after the built-in solver under way, from another thread.
   *
   * @return what becomes of it when it is given up, and this worker with it; else null
   */
  Withdrawal watch() {
    for (Examiner examiner : examiners) {
      Withdrawal withdrawal = examiner instanceof SolverExaminer solver ? solver.watch() : null;
      if (withdrawal != null) {
        abandoned = true;
        quiet.expel();
        return withdrawal;
      }
    }
    return null;
  }
}
