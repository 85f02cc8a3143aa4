package harness.corpus;

import harness.campaign.Chunk;
import harness.campaign.Skipped;
import harness.cases.Judgement;
import java.util.Arrays;
import java.util.function.Consumer;

/**
 * Counts by saved file what submissions made of it: {@code wrong(s, f)} for submission {@code s} of
 * the campaign and file {@code f}. Fed by one thread at a time.
 */
public final class FileTally implements Consumer<Chunk> {

  private final SavedFiles files;
  private final int submissions;
  private final Judgement[][] worst;
  private final int[][] wrong;
  private final int[][] spared;

  /** An empty tally. */
  public FileTally(SavedFiles files, int submissions) {
    this.files = files;
    this.submissions = submissions;
    this.worst = new Judgement[submissions][files.files().size()];
    this.wrong = new int[submissions][files.files().size()];
    this.spared = new int[submissions][files.files().size()];
    for (Judgement[] row : worst) {
      Arrays.fill(row, Judgement.accepted());
    }
  }

  @Override
  public void accept(Chunk chunk) {
    for (int i = 0; i < chunk.size(); i++) {
      int file = files.file(chunk.from() + i);
      for (int s = 0; s < submissions; s++) {
        if (chunk.outcome(s, i) != null) {
          add(s, file, chunk.judgement(s, i));
        } else if (chunk.spared(s, i) == Skipped.AFTER_TIME_LIMIT) {
          spared[s][file]++;
        }
      }
    }
  }

  private void add(int submission, int file, Judgement judgement) {
    if (!judgement.isAccepted()) {
      wrong[submission][file]++;
      if (judgement.verdict().compareTo(worst[submission][file].verdict()) > 0) {
        worst[submission][file] = judgement;
      }
    }
  }

  /** How many of a file's cases a submission got wrong. */
  public int wrong(int submission, int file) {
    return wrong[submission][file];
  }

  /** The worst that is said of a submission on a file, the first of its kind. */
  public Judgement worst(int submission, int file) {
    return worst[submission][file];
  }

  /** How many of a file's cases a submission was spared after it broke the time limit too often. */
  public int spared(int submission, int file) {
    return spared[submission][file];
  }
}
