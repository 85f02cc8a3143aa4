package harness.corpus;

import harness.campaign.run.CampaignRun;
import harness.problem.Problem;
import harness.run.Submission;
import harness.submission.Programs;
import harness.terminal.ExitCode;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Runs wrong programs on the files that they skipped after they exceeded the time limit. Programs
 * that no file kills come first. It ends early once the smallest set of files is known.
 *
 * @param wrong in the order of the tally
 * @param time start no run after this time
 */
record LaterRuns(
    CorpusRun corpus,
    Problem problem,
    SavedFiles files,
    List<Submission> wrong,
    Programs programs,
    Duration time) {

  /**
   * Adds the results to a tally.
   *
   * @return the worst exit code of the runs
   */
  int addTo(FileTally tally) {
    long start = System.nanoTime();
    int code = ExitCode.OK;
    for (int p : order(tally)) {
      List<Integer> numbers = unknown(tally, p);
      if (strength(tally).proven() || System.nanoTime() - start >= time.toNanos()) {
        return code;
      }
      SavedFiles some =
          new SavedFiles(problem.name(), numbers.stream().map(files.files()::get).toList());
      CampaignRun run =
          corpus.eachAlone(
              problem,
              some,
              wrong.get(p),
              programs,
              tally.later(p, some, numbers),
              () -> System.nanoTime() - start >= time.toNanos());
      int its = run.exitCode("harness verify", false);
      code = its == ExitCode.FINDINGS ? code : ExitCode.worse(code, its);
      if (code != ExitCode.OK) {
        return code;
      }
    }
    return code;
  }

  Strength strength(FileTally tally) {
    return Strength.of(
        wrong.stream().map(Submission::name).toList(),
        files.files().stream().map(CaseFile::name).toList(),
        tally);
  }

  /** The programs with unknown results. */
  private List<Integer> order(FileTally tally) {
    List<String> survivors = strength(tally).survivors();
    return IntStream.range(0, wrong.size())
        .filter(p -> !unknown(tally, p).isEmpty())
        .boxed()
        .sorted(Comparator.comparing(p -> !survivors.contains(wrong.get(p).name())))
        .toList();
  }

  private List<Integer> unknown(FileTally tally, int program) {
    return IntStream.range(0, files.files().size())
        .filter(f -> tally.isUnknown(program, f))
        .boxed()
        .toList();
  }
}
