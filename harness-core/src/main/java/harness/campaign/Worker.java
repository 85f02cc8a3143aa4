package harness.campaign;

import harness.cases.Case;
import java.util.ArrayList;
import java.util.List;

/** One thread of a campaign: takes ranges of cases, puts every submission through them. */
final class Worker implements Runnable {

  private final Engine engine;
  private final Campaign campaign;
  private final Quiet.Member quiet;
  private volatile List<Trial> trials = List.of();
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
  }

  Chunks.Range range() {
    return range;
  }

  @Override
  public void run() {
    try {
      openTrials();
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
      trials.forEach(Trial::close);
      if (!abandoned) {
        engine.finished();
      }
    }
  }

  private void openTrials() {
    List<Trial> opened = new ArrayList<>();
    for (int s = 0; s < campaign.submissions().size(); s++) {
      opened.add(Trial.of(engine, s, quiet));
    }
    trials = List.copyOf(opened);
  }

  private boolean takeRange() throws InterruptedException {
    if (range == null) {
      int wanted = trials.stream().mapToInt(Trial::wantedCases).max().orElse(1);
      range = engine.chunks().take(engine.chunkSize().cases(wanted));
    }
    return range != null;
  }

  private Chunk work() {
    long start = System.nanoTime();
    Chunk chunk = draw(range);
    quiet.enter();
    for (Trial trial : trials) {
      trial.run(chunk);
    }
    quiet.leave();
    engine.chunkSize().took(chunk.size(), System.nanoTime() - start);
    return chunk;
  }

  private Chunk draw(Chunks.Range drawn) {
    Case[] cases = new Case[(int) (drawn.to() - drawn.from())];
    int[] distances = new int[cases.length];
    for (int i = 0; i < cases.length; i++) {
      cases[i] = campaign.generator().draw(campaign.seed(), drawn.from() + i);
      distances[i] = campaign.puzzle().oracle().distance(cases[i].input());
    }
    return new Chunk(drawn.from(), cases, distances, campaign.submissions().size());
  }

  /**
   * Looks after the built-in solver under way, from another thread.
   *
   * @return what becomes of it when it is given up, and this worker with it; else null
   */
  Withdrawal watch() {
    for (Trial trial : trials) {
      Withdrawal withdrawal = trial instanceof SolverTrial solver ? solver.watch() : null;
      if (withdrawal != null) {
        abandoned = true;
        quiet.expel();
        return withdrawal;
      }
    }
    return null;
  }
}
