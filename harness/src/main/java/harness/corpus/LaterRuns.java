package harness.corpus;

import harness.campaign.Campaign;
import harness.campaign.run.CampaignRun;
import harness.run.Submission;
import harness.submission.Programs;
import harness.tally.Tally;
import harness.terminal.ExitCode;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;

/**
 * Runs wrong programs on the files that they skipped after they exceeded the time limit, one at a
 * time, so that none is skipped again. Programs that no file kills come first. It ends early once
 * the smallest set of files is known.
 *
 * @param tally the results so far, which receives the others
 * @param time start no run after this time
 */
record LaterRuns(
    CorpusRun corpus, ProblemTests tests, Programs programs, FileTally tally, Duration time) {

  /**
   * Runs the programs.
   *
   * @return the worst exit code of the runs
   */
  int run() {
    long start = System.nanoTime();
    BooleanSupplier enough = () -> System.nanoTime() - start >= time.toNanos();
    for (int program : withUnknownResults()) {
      if (Strength.of(tally).proven() || enough.getAsBoolean()) {
        return ExitCode.OK;
      }
      int code = CorpusRun.harnessCode(run(program, enough));
      if (code != ExitCode.OK) {
        return code;
      }
    }
    return ExitCode.OK;
  }

  private List<Integer> withUnknownResults() {
    List<String> survivors = Strength.of(tally).survivors();
    return IntStream.range(0, tally.submissions().size())
        .filter(p -> !unknown(p).isEmpty())
        .boxed()
        .sorted(
            Comparator.comparing(p -> !survivors.contains(tally.submissions().get(p).name())))
        .toList();
  }

  private List<Integer> unknown(int program) {
    return IntStream.range(0, tally.files().size())
        .filter(file -> tally.at(program, file).isUnknown())
        .boxed()
        .toList();
  }

  private CampaignRun run(int program, BooleanSupplier enough) {
    List<Integer> numbers = unknown(program);
    SavedFiles files =
        new SavedFiles(
            tests.problem().name(), numbers.stream().map(tally.files()::get).toList());
    List<Submission> alone = List.of(tally.submissions().get(program));
    Campaign campaign =
        corpus.campaign(tests.problem(), files, alone).cases(files.cases()).build().inRanges(1);
    return CampaignRun.of(
        campaign,
        new Tally(campaign, List.of()),
        programs,
        tally.later(program, files, numbers),
        enough);
  }
}
