package harness.campaign;

import harness.cases.Case;
import harness.cases.Judgement;
import harness.run.Outcome;

/**
 * Consecutive cases with all that came of them. Row {@code s} of each table is submission {@code s}
 * of the campaign, column {@code i} is case {@code from + i}. A cell without outcome was spared.
 */
public final class Chunk {

  private final long from;
  private final Case[] cases;
  private final int[] distances;
  private final Outcome[][] outcomes;
  private final Judgement[][] judgements;
  private final Skipped[][] spared;

  Chunk(long from, Case[] cases, int[] distances, int submissions) {
    this.from = from;
    this.cases = cases;
    this.distances = distances;
    this.outcomes = new Outcome[submissions][cases.length];
    this.judgements = new Judgement[submissions][cases.length];
    this.spared = new Skipped[submissions][cases.length];
  }

  /** Index of the first case. */
  public long from() {
    return from;
  }

  /** Number of cases. */
  public int size() {
    return cases.length;
  }

  /** Number of submissions. */
  int submissions() {
    return outcomes.length;
  }

  /** Case {@code i} of the chunk. */
  public Case caseAt(int i) {
    return cases[i];
  }

  /** Exact distance of case {@code i}, or {@link harness.cases.Answer#NO_SOLUTION}. */
  public int distance(int i) {
    return distances[i];
  }

  /** What came of submission {@code s} on case {@code i}, or null where it was not run. */
  public Outcome outcome(int s, int i) {
    return outcomes[s][i];
  }

  /** The judgement, null exactly where there is no outcome. */
  public Judgement judgement(int s, int i) {
    return judgements[s][i];
  }

  /** Why it was not run, or null where it was run or the campaign was cancelled before it. */
  public Skipped spared(int s, int i) {
    return spared[s][i];
  }

  /** Whether every submission was run on case {@code i} or spared it; false after cancelling. */
  public boolean isFinished(int i) {
    for (int s = 0; s < outcomes.length; s++) {
      if (outcomes[s][i] == null && spared[s][i] == null) {
        return false;
      }
    }
    return true;
  }

  void put(int s, int i, Outcome outcome, Judgement judgement) {
    outcomes[s][i] = outcome;
    judgements[s][i] = judgement;
  }

  /** Drops what came of a case that the submission was not to be given. */
  void drop(int s, int i) {
    put(s, i, null, null);
    spare(s, i, Skipped.AFTER_TIME_LIMIT);
  }

  void spare(int s, int i, Skipped why) {
    spared[s][i] = why;
  }
}
