package harness.corpus.export;

import harness.cases.Case;
import harness.cases.Judgement;
import harness.cases.Limits;
import harness.cases.Verdict;
import harness.export.TimeLimit;
import harness.problem.Claim;
import harness.puzzle.Distance;
import harness.puzzle.PuzzleChecker;
import harness.reference.Puzzle;
import harness.run.FileRun;
import harness.run.ForeignProgram;
import harness.run.Session;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * The results of a program on the package's data.
 *
 * @param program its name
 * @param verdicts all its verdicts, up to the file that ended the trial
 * @param fault the judgement on the file that ended the trial, else on a file that it failed;
 *     accepted if there is none
 * @param faultFile name of that file, empty if there is none
 * @param slowestNanos maximum CPU time for a file
 * @param slowestFile name of that file
 */
public record Trial(
    String program,
    Set<Verdict> verdicts,
    Judgement fault,
    String faultFile,
    long slowestNanos,
    String slowestFile)
    implements TimeLimit.Timed {

  public Trial {
    verdicts = Set.copyOf(verdicts);
  }

  /**
   * Runs a program on files in order until a verdict ends the trial.
   *
   * @param limits for each file; all files must be of the judge's size
   * @param goesOn verdicts that do not end the trial
   */
  public static Trial run(
      Puzzle puzzle,
      ForeignProgram program,
      Limits limits,
      List<AnsweredFile> files,
      Set<Verdict> goesOn) {
    PuzzleChecker judge = new PuzzleChecker(puzzle, false);
    Set<Verdict> verdicts = EnumSet.noneOf(Verdict.class);
    Judgement fault = Judgement.accepted();
    String faultFile = "";
    long slowest = 0;
    String slowestFile = "";
    try (Session session = program.open(limits)) {
      for (int i = 0; i < files.size() && goesOn.containsAll(verdicts); i++) {
        AnsweredFile file = files.get(i);
        FileRun result = session.run(file.cases(puzzle), () -> false);
        Judgement judgement = judgement(puzzle, judge, file, result);
        verdicts.add(judgement.verdict());
        if (!judgement.isAccepted() && (fault.isAccepted() || goesOn.contains(fault.verdict()))) {
          fault = judgement;
          faultFile = file.name();
        }
        if (result.cpuNanos() > slowest) {
          slowest = result.cpuNanos();
          slowestFile = file.name();
        }
      }
    }
    return new Trial(program.name(), verdicts, fault, faultFile, slowest, slowestFile);
  }

  /**
   * Whether the program fits its folder: it gets the expected verdict on some file, and accepted on
   * all others.
   */
  public boolean shows(Verdict expected) {
    return verdicts.contains(expected)
        && verdicts.stream().allMatch(each -> each == expected || each == Verdict.ACCEPTED)
        && (expected != Verdict.ACCEPTED || verdicts.size() == 1);
  }

  private static Judgement judgement(
      Puzzle puzzle, PuzzleChecker judge, AnsweredFile file, FileRun result) {
    if (result.runFailed()) {
      return result.fault();
    }
    List<Case> cases = file.cases(puzzle);
    for (int i = 0; i < result.outcomes().size(); i++) {
      Judgement judged =
          judge.judge(
              cases.get(i),
              Distance.of(file.answers().get(i).claimed()),
              result.output(i),
              Claim.OF_PROGRAM);
      if (!judged.isAccepted()) {
        return judged;
      }
    }
    return result.fault() == null ? Judgement.accepted() : result.fault();
  }
}
