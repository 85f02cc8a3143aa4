package harness.corpus;

import harness.campaign.Chunk;
import harness.campaign.Skipped;
import harness.cases.Judgement;
import harness.problem.JudgeFailure;
import harness.run.Expectation;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

/** Counts results by submission of the campaign and saved file. Fed by one thread at a time. */
public final class FileTally implements Consumer<Chunk> {

  private final SavedFiles files;
  private final List<Expectation> expected;
  private final Judgement[][] worst;
  private final int[][] kills;
  private final int[][] spared;
  private final JudgeFailure[] failures;

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
    this.spared = new int[expected.size()][files.files().size()];
    this.failures = new JudgeFailure[files.files().size()];
    for (Judgement[] row : worst) {
      Arrays.fill(row, Judgement.accepted());
    }
  }

  @Override
  public void accept(Chunk chunk) {
    for (int i = 0; i < chunk.size(); i++) {
      int file = files.file(chunk.from() + i);
      if (chunk.failure(i) != null && failures[file] == null) {
        failures[file] = chunk.failure(i);
      }
      for (int s = 0; s < expected.size(); s++) {
        if (chunk.outcome(s, i) != null) {
          add(s, file, chunk.judgement(s, i));
        } else if (chunk.spared(s, i) == Skipped.AFTER_TIME_LIMIT) {
          spared[s][file]++;
        }
      }
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

  /** Why a case of a file could not be judged; null if all could. */
  public JudgeFailure failure(int file) {
    return failures[file];
  }

  /** The worst judgement of a submission on a file; of equal ones, the first. */
  public Judgement worst(int submission, int file) {
    return worst[submission][file];
  }

  /**
   * The number of a file's cases that a submission skipped after it exceeded the time limit too
   * often.
   */
  public int spared(int submission, int file) {
    return spared[submission][file];
  }
}
