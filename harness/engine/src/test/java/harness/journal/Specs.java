package harness.journal;

import harness.campaign.IndexRange;
import harness.campaign.Shard;
import harness.report.CampaignSpec;
import harness.report.CampaignSpec.SubmissionSpec;
import harness.tally.Reproduction;
import java.util.List;
import java.util.Map;

/** Specifications of small campaigns. */
final class Specs {

  /** The reproduction of a campaign of built-in solvers. */
  static final Reproduction REPRODUCTION =
      new Reproduction("--puzzle knights", "", List.of("mix"), 1, Map.of(), "", "");

  private Specs() {}

  /**
   * A campaign of one solver.
   *
   * @param n null for an endless campaign
   */
  static CampaignSpec of(String problem, long seed, long first, Long n) {
    return of(problem, seed, first, n, false, List.of(), null);
  }

  /** A campaign on knights with seed 1. */
  static CampaignSpec of(long first, Long n) {
    return of("knights", 1, first, n);
  }

  /** A campaign with a program that does not compile. */
  static CampaignSpec unbuilt(long n, String name) {
    return of("knights", 1, 0, n, false, List.of(new SubmissionSpec(name, "0f")), null);
  }

  /** A campaign beyond the reach of its solver. */
  static CampaignSpec beyondReach(long n) {
    return of("knights", 1, 0, n, true, List.of(), null);
  }

  /** A campaign of two shards. */
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
        List.of(),
        List.of(new SubmissionSpec("mine", null)),
        unbuilt,
        part);
  }
}
