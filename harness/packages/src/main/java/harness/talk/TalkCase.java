package harness.talk;

import harness.cases.Case;
import harness.cases.CaseName;
import harness.cases.Judgement;
import harness.cases.Limits;
import harness.cases.UsageException;
import harness.formats.DataFile;
import harness.jury.JuryProblem;
import harness.jury.OpenJury;
import harness.machine.InputFiles;
import harness.problem.Checker;
import harness.problem.Claim;
import harness.problem.Truth;
import harness.process.Talk;
import harness.run.ForeignProgram;
import harness.run.Outcome;
import harness.run.Session;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Function;

/**
 * The case of a talk.
 *
 * @param problem the problem that judges it; for a test, with that test's answer and flags
 */
public record TalkCase(Case each, JuryProblem problem) {

  private static final String INPUT_END = ".in";

  /**
   * Finds the case.
   *
   * @param text the name of one of the problem's tests, a file, or the name of a case
   * @param named draws a case by its name
   * @throws UsageException if the text is none of these
   */
  public static TalkCase of(OpenJury jury, String text, Function<String, Case> named)
      throws IOException {
    for (DataFile test : jury.parts().data()) {
      if (isMeant(test, text)) {
        byte[] answer =
            test.answer() == null
                ? null
                : test.read(test.answer()).getBytes(StandardCharsets.ISO_8859_1);
        JuryProblem problem =
            jury.ofTests(unused -> test, answer == null ? null : unused -> answer);
        return of(jury, test.text(), problem);
      }
    }
    if (Files.exists(Path.of(text))) {
      byte[] input = InputFiles.bytes(Path.of(text));
      return of(jury, new String(input, StandardCharsets.ISO_8859_1), jury.problem());
    }
    if (text.contains("@")) {
      return new TalkCase(named.apply(text), jury.problem());
    }
    throw new UsageException(
        text + ": not a file, not a test of " + jury.problem().name() + ", and not a case name");
  }

  private static boolean isMeant(DataFile test, String text) throws IOException {
    Path path = Path.of(text);
    return text.equals(test.name())
        || text.equals(test.name() + INPUT_END)
        || (Files.exists(path) && Files.isSameFile(path, test.input()));
  }

  private static TalkCase of(OpenJury jury, String input, JuryProblem problem) {
    return new TalkCase(
        new Case(new CaseName(jury.problem().name(), "file", 0, 0), input), problem);
  }

  /** Runs a talk about this case; the watcher is notified of everything that is said. */
  public Result watch(ForeignProgram program, Limits limits, Talk.Watcher watcher) {
    Checker checker = problem.checker(false);
    Truth truth = checker.truth(each);
    try (Session session = program.of(problem).watched(limits, watcher)) {
      Outcome outcome = session.runAlone(each, () -> false);
      Judgement judgement =
          outcome.failure() == null
              ? checker.judge(each, truth, outcome.output(), Claim.OF_PROGRAM)
              : outcome.failure();
      return new Result(judgement, outcome.cpuNanos(), outcome.wallNanos());
    }
  }

  /** The result of a talk, with the submission's times in nanoseconds. */
  public record Result(Judgement judgement, long cpuNanos, long wallNanos) {}
}
