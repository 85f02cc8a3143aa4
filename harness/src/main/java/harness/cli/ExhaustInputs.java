package harness.cli;

import harness.campaign.Campaign;
import harness.campaign.run.CampaignRun;
import harness.cases.Verdict;
import harness.cli.options.OpenProblem;
import harness.cli.options.SubmissionOptions;
import harness.jury.EveryInput;
import harness.jury.OpenJury;
import harness.report.Proof;
import harness.report.ReportedFinding;
import harness.report.RunReport;
import harness.report.SubmissionReport;
import harness.submission.Submissions;
import harness.tally.Reproduction;
import harness.terminal.StatusLine;
import harness.terminal.Terminal;
import harness.terminal.UsageException;
import java.io.IOException;
import java.util.List;
import java.util.Locale;

/**
 * Runs submissions on every small input that fits a description.
 *
 * @param tokens the most tokens in an input
 * @param limit the largest absolute value of a number, and the longest text
 */
record ExhaustInputs(int tokens, long limit, SubmissionOptions options) {

  int run(OpenProblem problem) throws IOException {
    EveryInput all = all(problem.jury());
    try (Submissions submissions = options.open(problem)) {
      if (submissions.all().isEmpty() && submissions.programs().unbuilt().isEmpty()) {
        throw new UsageException("nothing to test: name a --solution");
      }
      new JuryAdvice(problem).checkComparable(submissions);
      Campaign campaign =
          options.campaign(problem.problem(), submissions, all, 0, 0, all.count(), false);
      Reproduction reproduction =
          options.reproduction(
              problem.words(), problem.caseWords(), submissions.programs(), List.of(), 0);
      CampaignRun whole = CampaignRun.within(null, campaign, submissions.programs(), chunk -> {});
      RunReport report =
          options.shrunk(whole, campaign, submissions.programs(), reproduction).report();
      List<ReportedFinding> findings =
          report.findings().stream().map(each -> withInput(each, reproduction)).toList();
      List<Proof> proofs = report.submissions().stream().map(each -> proof(each, all)).toList();
      CampaignRun run = whole.with(report.withFindings(findings).withProofs(proofs));
      options.print(run.report(), problem.problem());
      return run.exitCode("harness exhaust", options.expectFindings());
    }
  }

  private EveryInput all(OpenJury jury) {
    EveryInput all = counted(jury);
    if (all == null) {
      throw new UsageException(
          "too many inputs %s to count in %d s; lower --size or --values"
              .formatted(size(), OpenJury.COUNTING_TIME.toSeconds()));
    }
    if (all.count() == 0) {
      throw new UsageException(
          "no input fits the description " + size() + "; raise --size or --values");
    }
    Terminal.note(inputs(all));
    return all;
  }

  private EveryInput counted(OpenJury jury) {
    Terminal.showStatus("counting");
    try (StatusLine line = new StatusLine("inputs")) {
      return jury.every(tokens, limit, () -> line.step("counting"));
    }
  }

  private String inputs(EveryInput all) {
    String text =
        String.format(
            Locale.ROOT,
            "%,d inputs with at most %d tokens%s",
            all.count(),
            tokens,
            all.isWhole() ? "" : ", numbers and lengths up to " + limit);
    return text.replaceAll("(?<=\\d),(?=\\d)", " ");
  }

  private String size() {
    return "with at most %d tokens, numbers and lengths up to %d".formatted(tokens, limit);
  }

  /** Reproduces by input, since no generator can draw the case by its name. */
  private static ReportedFinding withInput(ReportedFinding each, Reproduction reproduction) {
    return each.reproduce() == null
        ? each
        : each.withReproduce(reproduction.minimizePrinted(each.submission(), each.input()));
  }

  private Proof proof(SubmissionReport each, EveryInput all) {
    long right = each.verdicts().getOrDefault(Verdict.ACCEPTED.label(), 0L);
    long run = each.verdicts().values().stream().mapToLong(Long::longValue).sum();
    boolean proven = right == all.count();
    String text =
        proven
            ? "right on all " + inputs(all)
            : "wrong on "
                + (run - right)
                + " of all "
                + inputs(all)
                + (run < all.count() ? "; " + (all.count() - run) + " not run" : "");
    return new Proof(each.name(), proven, null, proven ? right : 0, text);
  }
}
