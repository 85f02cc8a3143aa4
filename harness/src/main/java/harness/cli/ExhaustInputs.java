package harness.cli;

import harness.cases.Verdict;
import harness.jury.EveryInput;
import harness.jury.OpenJury;
import harness.report.Proof;
import harness.report.RunReport;
import harness.report.SubmissionReport;
import harness.terminal.StatusLine;
import harness.terminal.Terminal;
import harness.terminal.UsageException;
import java.util.List;
import java.util.Locale;

/**
 * Every small input that fits a description, and what a run over all of them proves.
 *
 * @param tokens the most tokens in an input
 * @param limit the largest absolute value of a number, and the longest text
 */
record ExhaustInputs(EveryInput all, int tokens, long limit) {

  /** Counts the inputs; there must be some, and not too many. */
  static ExhaustInputs of(OpenJury jury, int tokens, long limit) {
    Terminal.showStatus("counting");
    EveryInput all;
    try (StatusLine line = new StatusLine("inputs")) {
      all = jury.every(tokens, limit, () -> line.step("counting"));
    }
    String size = "with at most %d tokens, numbers and lengths up to %d".formatted(tokens, limit);
    UsageException.when(
        all == null,
        "too many inputs %s to count in %s s; lower --size or --values",
        size,
        OpenJury.COUNTING_TIME.toSeconds());
    UsageException.when(
        all.count() == 0, "no input fits the description %s; raise --size or --values", size);
    ExhaustInputs counted = new ExhaustInputs(all, tokens, limit);
    Terminal.note(counted.text());
    return counted;
  }

  private String text() {
    String text =
        String.format(
            Locale.ROOT,
            "%,d inputs with at most %d tokens%s",
            all.count(),
            tokens,
            all.isWhole() ? "" : ", numbers and lengths up to " + limit);
    return text.replaceAll("(?<=\\d),(?=\\d)", " ");
  }

  /** What a run proves of each submission. */
  List<Proof> proofs(RunReport report) {
    return report.submissions().stream().map(this::proof).toList();
  }

  private Proof proof(SubmissionReport each) {
    long right = each.verdicts().getOrDefault(Verdict.ACCEPTED.label(), 0L);
    long run = each.verdicts().values().stream().mapToLong(Long::longValue).sum();
    boolean proven = right == all.count();
    String left = run < all.count() ? "; " + (all.count() - run) + " not run" : "";
    String text =
        proven
            ? "right on all " + text()
            : "wrong on " + (run - right) + " of all " + text() + left;
    return new Proof(each.name(), proven, null, proven ? right : 0, text);
  }
}
