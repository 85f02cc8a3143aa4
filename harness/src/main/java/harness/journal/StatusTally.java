package harness.journal;

import harness.cases.Verdict;
import harness.journal.CampaignStatus.Findings;
import harness.journal.CampaignStatus.SubmissionStatus;
import harness.journal.JournalReader.Unread;
import harness.report.CampaignSpec;
import harness.tally.Counts;
import harness.tally.SubmissionCounts;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;

/** Adds up a journal's records as they are read. */
final class StatusTally implements Consumer<Entry> {

  /** Labels as in the journal, since they are only displayed. */
  private record Kind(String submission, String verdict, String reason) {
    Findings findings(long count, String firstCase) {
      return new Findings(submission, verdict, reason, count, firstCase);
    }
  }

  /** Identifies a finding: a killed range that is run again finds the same ones. */
  private record Seen(Kind kind, long index) {}

  private static final class Submission {
    private final Map<Verdict, Long> verdicts = new TreeMap<>();
    private long spared;

    private void add(SubmissionCounts counts) {
      verdicts.merge(Verdict.ACCEPTED, counts.accepted(), Long::sum);
      counts.verdicts().forEach((verdict, cases) -> verdicts.merge(verdict, cases, Long::sum));
      spared += counts.spared().values().stream().mapToLong(Long::longValue).sum();
    }

    private SubmissionStatus status(String name) {
      Map<String, Long> labelled = new LinkedHashMap<>();
      verdicts.forEach((verdict, cases) -> labelled.put(verdict.label(), cases));
      return new SubmissionStatus(name, labelled, spared);
    }
  }

  private final Map<String, Submission> submissions = new LinkedHashMap<>();
  private final Map<Kind, Long> kinds = new LinkedHashMap<>();
  private final Map<Kind, String> firstCases = new LinkedHashMap<>();
  private final Map<Seen, String> uncounted = new LinkedHashMap<>();
  private CampaignSpec spec;
  private boolean judgeErred;
  private long done;
  private long found;
  private long elapsedNanos;

  @Override
  public void accept(Entry entry) {
    if (entry instanceof Entry.Opened opened) {
      open(opened.asked());
    } else if (entry instanceof Entry.Found hit) {
      Counts.Listed each = hit.finding();
      uncounted.put(new Seen(kind(each), each.index()), each.finding().caseName());
    } else if (entry instanceof Entry.Done range) {
      uncounted.clear();
      elapsedNanos += range.elapsedNanos();
      add(range.counts());
    }
  }

  private void open(CampaignSpec opened) {
    spec = opened;
    spec.submissions().forEach(each -> submissions.put(each.name(), new Submission()));
    for (CampaignSpec.SubmissionSpec each : spec.unbuilt()) {
      kinds.put(new Kind(each.name(), Verdict.COMPILE_ERROR.label(), null), 1L);
      found++;
    }
  }

  private void add(Counts counts) {
    done += counts.done();
    found += counts.found();
    judgeErred |= counts.judgeErred();
    for (SubmissionCounts each : counts.submissions()) {
      submissions.computeIfAbsent(each.name(), name -> new Submission()).add(each);
    }
    for (Counts.KindCount each : counts.kinds()) {
      String submission = counts.submissions().get(each.submission()).name();
      String reason = each.reason() == null ? null : each.reason().label();
      kinds.merge(new Kind(submission, each.verdict().label(), reason), each.findings(), Long::sum);
    }
    counts.listed().forEach(each -> firstCases.putIfAbsent(kind(each), each.finding().caseName()));
  }

  private static Kind kind(Counts.Listed each) {
    return new Kind(
        each.finding().submission(),
        each.verdict().label(),
        each.reason() == null ? null : each.reason().label());
  }

  CampaignStatus status(Instant lastWritten, Unread unread) {
    Long n = spec.hasNoEnd() ? null : (Long) spec.cases().size();
    return new CampaignStatus(
        spec.problem(),
        spec.seed(),
        String.join(",", spec.generators()),
        spec.cases().from(),
        n,
        done,
        found,
        judgeErred,
        elapsedNanos / 1_000_000,
        isRateKnown() ? done / (elapsedNanos / 1e9) : null,
        isRateKnown() && n != null ? (Long) leftMillis(n) : null,
        lastWritten.toString(),
        unread.records(),
        unread.tailBytes(),
        spec,
        submissions.entrySet().stream()
            .map(entry -> entry.getValue().status(entry.getKey()))
            .toList(),
        findings(kinds, firstCases),
        uncountedFindings());
  }

  private boolean isRateKnown() {
    return done > 0 && elapsedNanos > 0;
  }

  private long leftMillis(long n) {
    return Math.round((n - done) * (elapsedNanos / 1e6 / done));
  }

  private List<Findings> uncountedFindings() {
    Map<Kind, Long> counts = new LinkedHashMap<>();
    Map<Kind, String> cases = new LinkedHashMap<>();
    uncounted.forEach(
        (seen, caseName) -> {
          counts.merge(seen.kind(), 1L, Long::sum);
          cases.putIfAbsent(seen.kind(), caseName);
        });
    return findings(counts, cases);
  }

  private static List<Findings> findings(Map<Kind, Long> counts, Map<Kind, String> firstCases) {
    return counts.entrySet().stream()
        .map(each -> each.getKey().findings(each.getValue(), firstCases.get(each.getKey())))
        .toList();
  }
}
