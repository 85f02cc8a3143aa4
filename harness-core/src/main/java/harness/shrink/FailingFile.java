package harness.shrink;

import harness.cases.Judgement;
import harness.cases.Limits;
import harness.cases.Reason;
import harness.cases.Verdict;
import harness.judge.Judge;
import harness.reference.Puzzle;
import harness.run.Submission;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;

/** Finds out what is wrong in a file that the user has. */
public final class FailingFile {

  private static final long LONGEST_NANOS = TimeUnit.HOURS.toNanos(1);

  private FailingFile() {}

  /**
   * Runs a submission on a file: the first case that fails alone is the finding, else the file up
   * to the first case that fails in it.
   *
   * @param inputs the cases of the file, at least one
   * @param anyShortest accept any shortest sequence where the puzzle wants a particular one
   * @return null when nothing fails
   */
  public static Finding find(
      Puzzle puzzle,
      Limits limits,
      boolean anyShortest,
      Submission submission,
      List<String> inputs) {
    Probe.Setting setting = new Probe.Setting(puzzle, new Judge(puzzle, anyShortest), limits);
    Deadline deadline = Deadline.in(LONGEST_NANOS, () -> false);
    List<Sized> cases = inputs.stream().map(input -> Sized.of(puzzle, input)).toList();
    try (Bench bench = new Bench(submission, setting, 1)) {
      List<Judgement> inFile = judgements(bench, fileOf(puzzle, cases), deadline);
      for (int i = 0; i < cases.size(); i++) {
        if (i >= inFile.size() || !inFile.get(i).isAccepted()) {
          List<Judgement> alone = judgements(bench, cases.subList(i, i + 1), deadline);
          if (!alone.isEmpty() && !alone.get(0).isAccepted()) {
            return finding(submission, alone.get(0), inputs.subList(i, i + 1));
          }
        }
      }
      return onlyInFile(submission, inFile, inputs);
    }
  }

  /** The cases that one run is given: all of them, where the judge's files hold several. */
  private static List<Sized> fileOf(Puzzle puzzle, List<Sized> cases) {
    return puzzle.limits().casesPerFile() == 1 ? cases.subList(0, 1) : cases;
  }

  private static Finding onlyInFile(
      Submission submission, List<Judgement> inFile, List<String> inputs) {
    int first =
        IntStream.range(0, inFile.size())
            .filter(i -> !inFile.get(i).isAccepted())
            .findFirst()
            .orElse(-1);
    if (first < 0) {
      return null;
    }
    Judgement judgement = inFile.get(first);
    boolean wholeRun = judgement.verdict() != Verdict.WRONG_ANSWER;
    List<String> file = wholeRun ? inputs : inputs.subList(0, first + 1);
    boolean limit = new Target(judgement.verdict(), judgement.reason()).hangsOnTime();
    return finding(
        submission,
        limit
            ? judgement
            : new Judgement(
                judgement.verdict(), Reason.DEPENDS_ON_EARLIER_CASE, judgement.detail()),
        file);
  }

  private static List<Judgement> judgements(Bench bench, List<Sized> file, Deadline deadline) {
    List<Seen> seen = bench.once(probe -> probe.file(file, deadline), deadline);
    return seen == null ? List.of() : seen.stream().map(Seen::judgement).toList();
  }

  private static Finding finding(Submission submission, Judgement judgement, List<String> file) {
    return new Finding(
        submission, judgement.verdict(), judgement.reason(), new ArrayList<>(file), List::of);
  }
}
