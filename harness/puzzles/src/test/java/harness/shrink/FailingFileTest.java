package harness.shrink;

import static org.junit.jupiter.api.Assertions.assertEquals;

import harness.builtin.PuzzleProblem;
import harness.campaign.Countdown;
import harness.cases.Answer;
import harness.cases.Guarantee;
import harness.cases.Reason;
import harness.cases.Solves;
import harness.run.BuiltIn;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

final class FailingFileTest {

  /** The reasons found in a file if only the first run is wrong. */
  private static List<Reason> reasons(String... inputs) {
    PuzzleProblem problem = new PuzzleProblem(new Countdown());
    AtomicInteger runs = new AtomicInteger();
    BuiltIn wrongAtFirst =
        new BuiltIn(
            "wrong-at-first",
            Guarantee.NONE,
            Solves.EVERYTHING,
            () ->
                (input, budget) ->
                    runs.getAndIncrement() == 0
                        ? Answer.noSolution()
                        : new Countdown.Right().solve(input, budget));
    return FailingFile.find(
            problem, problem.limits(), problem.checker(false), wrongAtFirst, List.of(inputs))
        .findings()
        .stream()
        .map(Finding::reason)
        .toList();
  }

  @Test
  void aFileOfOneCaseThatIsRightTheSecondTimeIsNondeterministic() {
    assertEquals(List.of(Reason.NONDETERMINISTIC), reasons("5\n"));
  }
}
