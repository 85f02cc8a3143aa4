package harness.campaign;

import harness.cases.Case;
import harness.cases.Judgement;
import harness.cases.Reason;
import harness.problem.JudgeFailure;
import harness.problem.Partition;
import harness.problem.Stratum;
import harness.problem.Truth;
import harness.run.Outcome;
import harness.run.SanitizedRun;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Consecutive cases with their results. In each table, row {@code s} is submission {@code s} of the
 * campaign and column {@code i} is case {@code from + i}. A cell without outcome was skipped.
 */
public final class Chunk {

  private final long from;
  private final Case[] cases;
  private final Truth[] truths;
  private final JudgeFailure[] failures;
  private final JudgeFailure[][] unjudged;
  private final Outcome[][] outcomes;
  private final Judgement[][] judgements;
  private final Skipped[][] spared;
  private int size;
  private final Partition[] partitions;
  private final List<List<String>> looser;
  private final List<List<SanitizedRun>> sanitized;
  private int wanted;

  Chunk(long from, List<Case> cases, int submissions) {
    this.from = from;
    this.cases = cases.toArray(Case[]::new);
    this.truths = new Truth[cases.size()];
    this.failures = new JudgeFailure[cases.size()];
    this.unjudged = new JudgeFailure[submissions][cases.size()];
    this.outcomes = new Outcome[submissions][cases.size()];
    this.judgements = new Judgement[submissions][cases.size()];
    this.spared = new Skipped[submissions][cases.size()];
    this.size = cases.size();
    this.wanted = size;
    this.partitions = new Partition[cases.size()];
    this.looser = new ArrayList<>(Collections.nCopies(cases.size(), List.of()));
    this.sanitized = new ArrayList<>(Collections.nCopies(cases.size(), List.of()));
  }

  /** Index of the first case. */
  public long from() {
    return from;
  }

  /** Number of cases. */
  public int size() {
    return size;
  }

  /** Cuts off the cases from {@code i} on: the run has ended before them. */
  void cutOff(int i) {
    size = i;
  }

  /** How many of the first cases are to be run: all, unless the campaign ends with one of them. */
  int wanted() {
    return wanted;
  }

  /** Makes case {@code i} the last to be run. */
  void endAfter(int i) {
    wanted = Math.min(wanted, i + 1);
  }

  long inputCharacters() {
    return Arrays.stream(cases).mapToLong(each -> each.input().length()).sum();
  }

  /** Number of submissions. */
  public int submissions() {
    return outcomes.length;
  }

  /** Case {@code i} of the chunk. */
  public Case caseAt(int i) {
    return cases[i];
  }

  /** The cases without a judge failure so far. */
  List<Case> sound() {
    return IntStream.range(0, cases.length)
        .filter(i -> failures[i] == null)
        .mapToObj(i -> cases[i])
        .toList();
  }

  /** The truth for case {@code i}; null if the judge failed on it. */
  public Truth truth(int i) {
    return truths[i];
  }

  /** The stratum of case {@code i}; null if the judge failed on it. */
  public Stratum stratum(int i) {
    return truths[i].stratum();
  }

  /** The judge failure that withdrew the case from all submissions; null if there was none. */
  public JudgeFailure failure(int i) {
    return failures[i];
  }

  /** The judge failure because of which submission {@code s} has no judgement; null if none. */
  public JudgeFailure failure(int s, int i) {
    return failures[i] != null ? failures[i] : unjudged[s][i];
  }

  /**
   * The judge failure on case {@code i} to report: that of the case, else that of the first
   * submission that has no judgement because of one; null if there was none.
   */
  public JudgeFailure anyFailure(int i) {
    for (int s = 0; s < unjudged.length; s++) {
      if (failure(s, i) != null) {
        return failure(s, i);
      }
    }
    return failures[i];
  }

  /** The outcome of submission {@code s} on case {@code i}, or null if it was not run or judged. */
  public Outcome outcome(int s, int i) {
    return outcomes[s][i];
  }

  /** The judgement; null exactly if there is no outcome. */
  public Judgement judgement(int s, int i) {
    return judgements[s][i];
  }

  /** Whether submission {@code s} was run on case {@code i} and accepted. */
  public boolean isRight(int s, int i) {
    return judgements[s][i] != null && judgements[s][i].isAccepted();
  }

  /** How the submissions of case {@code i} were compared with each other; null if they were not. */
  public Partition partition(int i) {
    return failures[i] == null ? partitions[i] : null;
  }

  /** The standard comparisons that would accept all differences in that partition, by name. */
  public List<String> looser(int i) {
    return looser.get(i);
  }

  /** The runs with checks for undefined behaviour on case {@code i}. */
  public List<SanitizedRun> sanitized(int i) {
    return sanitized.get(i);
  }

  /** Records the runs with checks for undefined behaviour on case {@code i}. */
  void sanitize(int i, List<SanitizedRun> runs) {
    sanitized.set(i, List.copyOf(runs));
  }

  /** Records how the submissions of case {@code i} compare with each other. */
  void compare(int i, Partition partition, List<String> accepting) {
    partitions[i] = partition;
    looser.set(i, List.copyOf(accepting));
  }

  /** Why the case was skipped; null if it was run or the campaign was cancelled first. */
  public Skipped spared(int s, int i) {
    return spared[s][i];
  }

  /**
   * Whether case {@code i} is done: run or skipped by every submission, or the judge failed. False
   * after cancelling.
   */
  public boolean isFinished(int i) {
    for (int s = 0; s < outcomes.length; s++) {
      if (outcomes[s][i] == null && spared[s][i] == null && failure(s, i) == null) {
        return false;
      }
    }
    return true;
  }

  /** Whether any submission was run on case {@code i} and judged. */
  public boolean isRunByAny(int i) {
    return Arrays.stream(outcomes).anyMatch(row -> row[i] != null);
  }

  void settle(int i, Truth truth) {
    truths[i] = truth;
  }

  /**
   * Drops the result of submission {@code s} on case {@code i}, which the judge failed to judge.
   */
  void fail(int s, int i, JudgeFailure failure) {
    put(s, i, null, null);
    unjudged[s][i] = failure;
  }

  /** Withdraws case {@code i}: no submission is run on it, and all its results are dropped. */
  void fail(int i, JudgeFailure failure) {
    for (int s = 0; s < outcomes.length; s++) {
      put(s, i, null, null);
      spared[s][i] = null;
    }
    failures[i] = failure;
  }

  /**
   * Marks the truth of case {@code i} as contradictory; every submission that was run on it gets
   * this as its verdict.
   */
  void disbelieve(int i, String why) {
    Judgement judgement = Judgement.judgeError(Reason.DISAGREES_WITH_TWIN, why);
    for (int s = 0; s < outcomes.length; s++) {
      if (outcomes[s][i] != null) {
        judgements[s][i] = judgement;
      }
    }
  }

  void put(int s, int i, Outcome outcome, Judgement judgement) {
    if (failure(s, i) == null) {
      outcomes[s][i] = outcome;
      judgements[s][i] = judgement;
    }
  }

  /** Drops all results of a case, which is then unfinished. */
  void forget(int i) {
    for (int s = 0; s < outcomes.length; s++) {
      put(s, i, null, null);
    }
    partitions[i] = null;
  }

  /** Drops the result of a case that the submission should have skipped. */
  void drop(int s, int i, Skipped why) {
    put(s, i, null, null);
    skip(s, i, why);
  }

  void skip(int s, int i, Skipped why) {
    spared[s][i] = why;
  }
}
