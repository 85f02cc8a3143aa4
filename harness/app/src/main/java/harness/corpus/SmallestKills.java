package harness.corpus;

import harness.campaign.Campaign;
import harness.cases.Verdict;
import harness.cli.options.ShrinkOptions;
import harness.compiled.Submissions;
import harness.report.RunReport;
import harness.report.SubmissionReport;
import harness.shrink.Finding;
import harness.shrink.Shrinking;
import harness.shrink.Smallest;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Makes the cases small on which submissions fail as expected, which no finding does. */
public record SmallestKills(Campaign campaign, Submissions submissions, ShrinkOptions options) {

  /**
   * The smallest inputs found, by the names of the submissions. A case that is killing because it
   * takes too long stays as it is: large inputs are what shows that.
   */
  public Map<String, String> inputs(KillingCases killing, RunReport report) {
    if (!options.isWanted() || report.interrupted()) {
      return Map.of();
    }
    Set<String> asExpected =
        report.submissions().stream()
            .filter(each -> each.caught() != null)
            .map(SubmissionReport::name)
            .collect(Collectors.toSet());
    List<Finding> caught =
        killing.toShrink().stream()
            .filter(each -> asExpected.contains(each.submission().name()))
            .filter(each -> each.verdict() != Verdict.TIME_LIMIT_EXCEEDED)
            .toList();
    List<Smallest> smallest =
        options.shrink(
            progress -> Shrinking.of(campaign, options.proveNanos(), progress),
            caught,
            submissions.programs()::close);
    Map<String, String> inputs = new HashMap<>();
    for (int i = 0; i < caught.size(); i++) {
      if (smallest.get(i) != null && smallest.get(i).file() != null) {
        inputs.put(caught.get(i).submission().name(), smallest.get(i).file());
      }
    }
    return inputs;
  }
}
