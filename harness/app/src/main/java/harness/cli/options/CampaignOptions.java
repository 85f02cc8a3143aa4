package harness.cli.options;

import harness.campaign.Campaign;
import harness.campaign.Shard;
import harness.cases.Limits;
import harness.cases.UsageException;
import harness.cases.Verdict;
import harness.compiled.Programs;
import harness.distributed.RemoteRanges;
import harness.journal.Journal;
import harness.machine.Terminal;
import harness.report.CampaignSpec;
import harness.report.RunReport;
import harness.run.Expectation;
import harness.run.Submission;
import harness.stress.CampaignRun;
import harness.stress.JournaledRun;
import harness.submission.ProgramSource;
import harness.tally.Reproduction;
import harness.tally.Unbuilt;
import harness.terminal.OutputFiles;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import picocli.CommandLine.Option;

/** Options of campaigns that keep a journal. */
public final class CampaignOptions {

  @Option(
      names = "--campaign",
      paramLabel = "DIR",
      description = "Keep a journal in DIR, to resume the run later.")
  private Path folder;

  @Option(names = "--resume", description = "Resume the campaign in DIR.")
  private boolean resume;

  @Option(
      names = "--range",
      paramLabel = "K",
      defaultValue = "10000",
      description =
          "Cases per range: the most that a kill can lose, and the unit of shards (default:"
              + " ${DEFAULT-VALUE}).")
  private long range;

  @Option(
      names = "--shard",
      paramLabel = "I/K",
      converter = OptionValues.ShardOf.class,
      description = "Run part I of K, such as 3/16; see merge --help.")
  private Shard shard;

  @Option(
      names = "--for",
      paramLabel = "TIME",
      converter = OptionValues.Time.class,
      description = "Start no case later; in a campaign, no range.")
  private Duration time;

  public boolean isWanted() {
    return folder != null;
  }

  /** Rejects options that cannot be combined. */
  public void check(boolean failFast, boolean caseName) {
    UsageException.when(folder == null && resume, "--resume needs --campaign DIR");
    UsageException.when(
        folder != null && (failFast || caseName),
        "--campaign cannot be combined with --watch, --fail-fast or --case");
    UsageException.when(
        caseName && shard != null, "--shard cannot be combined with --watch or --case");
    UsageException.when(range < 1, "--range %s: expected at least 1", range);
    if (folder != null) {
      OutputFiles.checkFolder("--campaign", folder);
      Journal.check(folder, resume);
    }
  }

  /** The seed of the campaign to resume, or null. */
  public Long seedOfResumed() throws IOException {
    return resume ? (Long) Journal.spec(folder).seed() : null;
  }

  /**
   * The number of cases if the command line does not give it: as before for a resumed campaign,
   * endless if there is a time.
   *
   * @param usual the number for any other campaign
   */
  public long cases(long first, long usual) throws IOException {
    if (resume) {
      CampaignSpec before = Journal.spec(folder);
      return before.hasNoEnd() ? Campaign.endless(first) : before.n();
    }
    return time == null ? usual : Campaign.endless(first);
  }

  /** The time after which no cases are started, or null. */
  public Duration time() {
    return time;
  }

  /** Cases in a range. */
  public long range() {
    return range;
  }

  /** Cuts a campaign into ranges. An endless campaign cannot have shards. */
  public Campaign inRanges(Campaign campaign) {
    UsageException.when(
        shard != null && campaign.isEndless(),
        "--shard needs --n: an endless run cannot be divided; give each run its own --first or"
            + " --seed");
    return campaign.inRanges(range);
  }

  /** The part of a campaign to run: the shard, or all of it. */
  public Campaign part(Campaign whole) {
    return shard == null ? whole : shard.part(whole);
  }

  /**
   * Warns if a shard is smaller than a range and cases were skipped: one run of the whole campaign
   * might skip others.
   */
  public void noteOnShard(Campaign whole, RunReport report) {
    boolean spared =
        report.submissions().stream().anyMatch(each -> each.spared().afterTimeLimit() > 0);
    if (shard != null && spared && !shard.keepsRanges(whole)) {
      Terminal.note(
          "shard: cases were skipped after exceeded time limits in this shard alone; give every"
              + " shard --range "
              + Math.max(1, whole.cases() / shard.of())
              + " or less to skip the same cases as one run");
    }
  }

  /**
   * Runs a campaign, or the rest of it.
   *
   * @param part the part to run
   * @param waves runs it on other machines; null to run it here
   */
  public CampaignRun run(
      Campaign part,
      Programs programs,
      Reproduction reproduction,
      CampaignSpec spec,
      RemoteRanges waves)
      throws IOException {
    return new JournaledRun(part, time, programs, waves).run(folder, resume, spec, reproduction);
  }

  /** Everything in the request that the counts depend on. */
  public CampaignSpec specOf(
      Campaign campaign,
      List<String> generators,
      List<ProgramSource> jury,
      Programs programs,
      String options)
      throws IOException {
    Limits limits = campaign.limits();
    Map<String, String> hashes =
        programs.sources().stream()
            .collect(Collectors.toMap(ProgramSource::name, ProgramSource::contentHash));
    return new CampaignSpec(
        new Version().getVersion()[0],
        ClassPathHash.ofThisProgram(),
        campaign.problem().name(),
        generators,
        campaign.seed(),
        campaign.first(),
        campaign.isEndless() ? null : (Long) campaign.cases(),
        range,
        campaign.batch(),
        limits.timeNanos(),
        limits.memoryBytes(),
        campaign.beyondReach(),
        campaign.anyRight(),
        options,
        jury.stream()
            .map(each -> new CampaignSpec.SubmissionSpec(each.name(), each.contentHash()))
            .toList(),
        campaign.submissions().stream().map(each -> specOf(each, hashes)).toList(),
        programs.unbuilt().stream()
            .map(Unbuilt::name)
            .map(name -> new CampaignSpec.SubmissionSpec(name, hashes.get(name)))
            .toList(),
        shard == null ? null : new CampaignSpec.Part(shard, shard.part(campaign).indexes()));
  }

  private static Map<String, List<Verdict>> inGroups(Expectation expectation) {
    Map<String, List<Verdict>> groups = new TreeMap<>();
    expectation.groups().forEach((name, own) -> groups.put(name, own.expected()));
    return groups.isEmpty() ? null : groups;
  }

  private static CampaignSpec.SubmissionSpec specOf(Submission each, Map<String, String> hashes) {
    Expectation expectation = each.expectation().excusing(Set.of());
    return new CampaignSpec.SubmissionSpec(
        each.name(),
        hashes.get(each.name()),
        expectation.withGroups(Map.of()).equals(Expectation.RIGHT) ? null : expectation.expected(),
        inGroups(expectation));
  }
}
