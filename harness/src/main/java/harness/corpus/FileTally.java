package harness.corpus;

import harness.campaign.Chunk;
import harness.cases.Judgement;
import harness.problem.JudgeFailure;
import harness.run.Expectation;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;

/** Counts results by submission of the campaign and saved file. Fed by one thread at a time. */
public final class FileTally implements Consumer<Chunk> {

  private final SavedFiles files;
  private final List<Expectation> expected;
  private final Judgement[][] worst;
  private final int[][] kills;
  private final BitSet[][] run;
  private final JudgeFailure[][] failures;

  /**
   * An empty tally.
   *
   * @param expected the expectation for each submission
   */
  public FileTally(SavedFiles files, List<Expectation> expected) {
    this.files = files;
    this.expected = List.copyOf(expected);
    this.worst = new Judgement[expected.size()][files.files().size()];
    this.kills = new int[expected.size()][files.files().size()];
    this.run = new BitSet[expected.size()][files.files().size()];
    this.failures = new JudgeFailure[expected.size()][files.files().size()];
    for (Judgement[] row : worst) {
      Arrays.fill(row, Judgement.accepted());
    }
  }

  @Override
  public void accept(Chunk chunk) {
    for (int i = 0; i < chunk.size(); i++) {
      int file = files.file(chunk.from() + i);
      for (int s = 0; s < expected.size(); s++) {
        add(chunk, i, s, s, file);
      }
    }
  }

  /**
   * Receives results of a submission on files that it has not been run on.
   *
   * @param some the files of the campaign, in which it is the only submission
   * @param numbers their numbers here
   */
  Consumer<Chunk> later(int submission, SavedFiles some, List<Integer> numbers) {
    return chunk -> {
      for (int i = 0; i < chunk.size(); i++) {
        add(chunk, i, 0, submission, numbers.get(some.file(chunk.from() + i)));
      }
    };
  }

  private void add(Chunk chunk, int i, int row, int submission, int file) {
    if (chunk.failure(row, i) != null && failures[submission][file] == null) {
      failures[submission][file] = chunk.failure(row, i);
    }
    if (chunk.outcome(row, i) != null) {
      if (run[submission][file] == null) {
        run[submission][file] = new BitSet();
      }
      run[submission][file].set((int) chunk.caseAt(i).name().index());
      add(submission, file, chunk.judgement(row, i));
    }
  }

  private void add(int submission, int file, Judgement judgement) {
    if (expected.get(submission).isKilledBy(judgement.verdict())) {
      kills[submission][file]++;
    }
    if (judgement.verdict().compareTo(worst[submission][file].verdict()) > 0) {
      worst[submission][file] = judgement;
    }
  }

  /** The number of a file's cases that kill a submission. */
  public int kills(int submission, int file) {
    return kills[submission][file];
  }

  /** Why a submission could not be judged on a case of a file; null if it could on all. */
  public JudgeFailure failure(int submission, int file) {
    return failures[submission][file];
  }

  /** Why some submission could not be judged on a case of a file; null if all could. */
  JudgeFailure anyFailure(int file) {
    return Arrays.stream(failures)
        .map(row -> row[file])
        .filter(Objects::nonNull)
        .findFirst()
        .orElse(null);
  }

  /** The worst judgement of a submission on a file; of equal ones, the first. */
  public Judgement worst(int submission, int file) {
    return worst[submission][file];
  }

  /**
   * Whether it is unknown if a file kills a submission, because some cases were not run: after the
   * submission exceeded the time limit, or because of an interruption.
   */
  boolean isUnknown(int submission, int file) {
    BitSet done = run[submission][file];
    return failures[submission][file] == null
        && kills[submission][file] == 0
        && (done == null || done.cardinality() < files.files().get(file).cases());
  }

  /** What is expected of a submission. */
  Expectation expected(int submission) {
    return expected.get(submission);
  }
}
