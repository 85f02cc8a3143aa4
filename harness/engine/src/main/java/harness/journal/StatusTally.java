package harness.journal;

import harness.cases.Reason;
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

  private record Kind(String submission, Verdict verdict, Reason reason) {

    static Kind of(Counts.Listed each) {
      return new Kind(each.finding().submission(), each.verdict(), each.reason());
    }

    Findings findings(long count, String firstCase) {
      return new Findings(submission, verdict, reason, count, firstCase);
    }

    Findings sum(Findings one, Findings more) {
      String firstCase = one.firstCase() == null ? more.firstCase() : one.firstCase();
      return findings(one.count() + more.count(), firstCase);
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
      return new SubmissionStatus(name, verdicts, spared);
    }
  }

  private final Map<String, Submission> submissions = new LinkedHashMap<>();
  private final Map<Kind, Findings> kinds = new LinkedHashMap<>();
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
      uncounted.put(new Seen(Kind.of(each), each.index()), each.finding().caseName());
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
      count(kinds, new Kind(each.name(), Verdict.COMPILE_ERROR, null), 1, null);
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
      count(kinds, new Kind(submission, each.verdict(), each.reason()), each.findings(), null);
    }
    for (Counts.Listed each : counts.listed()) {
      Findings first = Kind.of(each).findings(0, each.finding().caseName());
      kinds.computeIfPresent(Kind.of(each), (kind, known) -> kind.sum(known, first));
    }
  }

  /** Adds findings of a kind; the first case that is not null is kept. */
  private static void count(Map<Kind, Findings> all, Kind kind, long more, String caseName) {
    all.merge(kind, kind.findings(more, caseName), kind::sum);
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
        List.copyOf(kinds.values()),
        uncountedFindings());
  }

  private boolean isRateKnown() {
    return done > 0 && elapsedNanos > 0;
  }

  private long leftMillis(long n) {
    return Math.round((n - done) * (elapsedNanos / 1e6 / done));
  }

  private List<Findings> uncountedFindings() {
    Map<Kind, Findings> all = new LinkedHashMap<>();
    uncounted.forEach((seen, caseName) -> count(all, seen.kind(), 1, caseName));
    return List.copyOf(all.values());
  }
}
