package harness.journal;

import harness.campaign.IndexRange;
import harness.campaign.Shard;
import harness.report.CampaignSpec;
import harness.report.CampaignSpec.SubmissionSpec;
import harness.tally.Reproduction;
import java.util.List;
import java.util.Map;

/** What small campaigns are asked. */
final class Specs {

  /** Of a campaign of built-in solvers. */
  static final Reproduction REPRODUCTION =
      new Reproduction("knights", List.of("mix"), 1, Map.of(), "", "");

  private Specs() {}

  /**
   * A campaign of one solver.
   *
   * @param n null for no end
   */
  static CampaignSpec of(String problem, long seed, long first, Long n) {
    return of(problem, seed, first, n, false, List.of(), null);
  }

  /** One of knights with seed 1. */
  static CampaignSpec of(long first, Long n) {
    return of("knights", 1, first, n);
  }

  /** One of which a program could not be compiled. */
  static CampaignSpec unbuilt(long n, String name) {
    return of("knights", 1, 0, n, false, List.of(new SubmissionSpec(name, "0f")), null);
  }

  /** One beyond the reach of its solver. */
  static CampaignSpec beyondReach(long n) {
    return of("knights", 1, 0, n, true, List.of(), null);
  }

  /** One of two shards. */
  static CampaignSpec shard(long n, int number, long from, long to) {
    CampaignSpec.Part part = new CampaignSpec.Part(new Shard(number, 2), new IndexRange(from, to));
    return of("knights", 1, 0, n, false, List.of(), part);
  }

  private static CampaignSpec of(
      String problem,
      long seed,
      long first,
      Long n,
      boolean beyondReach,
      List<SubmissionSpec> unbuilt,
      CampaignSpec.Part part) {
    return new CampaignSpec(
        "1",
        "ab",
        problem,
        List.of("mix"),
        seed,
        first,
        n,
        10,
        0,
        1_000_000_000,
        1 << 27,
        beyondReach,
        false,
        "",
        List.of(new SubmissionSpec("mine", null)),
        unbuilt,
        part);
  }
}
