package harness.corpus;

import harness.campaign.Chunk;
import harness.cases.Case;
import harness.cases.Judgement;
import harness.run.Submission;
import harness.shrink.Finding;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** Keeps the first cases of a campaign that kill each submission. Fed by one thread at a time. */
public final class KillingCases implements Consumer<Chunk> {

  private final List<? extends Submission> submissions;
  private final int most;
  private final Map<String, List<Case>> cases = new LinkedHashMap<>();
  private final List<Finding> first = new ArrayList<>();

  /**
   * Keeps at most this many cases for each.
   *
   * @param submissions in the campaign's order
   */
  public KillingCases(List<? extends Submission> submissions, int most) {
    this.submissions = List.copyOf(submissions);
    this.most = most;
    submissions.forEach(each -> cases.put(each.name(), new ArrayList<>()));
  }

  @Override
  public void accept(Chunk chunk) {
    for (int s = 0; s < submissions.size(); s++) {
      Submission submission = submissions.get(s);
      List<Case> kept = cases.get(submission.name());
      for (int i = 0; i < chunk.size() && kept.size() < most; i++) {
        Judgement judgement = chunk.judgement(s, i);
        if (judgement != null && submission.expectation().isKilledBy(judgement.verdict())) {
          if (kept.isEmpty()) {
            first.add(toShrink(submission, judgement, chunk.caseAt(i)));
          }
          kept.add(chunk.caseAt(i));
        }
      }
    }
  }

  private static Finding toShrink(Submission killed, Judgement judgement, Case each) {
    List<String> file = List.of(each.input());
    return new Finding(killed, judgement.verdict(), judgement.reason(), file, List::of);
  }

  /** The first case of each submission as a task for the shrinker. */
  public List<Finding> toShrink() {
    return first;
  }

  /** Whether no more cases would be kept. */
  public boolean isComplete() {
    return cases.values().stream().allMatch(each -> each.size() == most);
  }

  /** The cases by submission, in the order of the campaign. */
  public Map<String, List<Case>> bySubmission() {
    return cases;
  }
}
