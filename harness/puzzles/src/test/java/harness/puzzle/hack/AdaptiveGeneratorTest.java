package harness.puzzle.hack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.builtin.PuzzleProblem;
import harness.campaign.Campaign;
import harness.campaign.CampaignBuilder;
import harness.campaign.Chunk;
import harness.campaign.Engine;
import harness.cases.Answer;
import harness.cases.Case;
import harness.cases.Generator;
import harness.cases.Guarantee;
import harness.cases.Solver;
import harness.cases.Solves;
import harness.generators.Generators;
import harness.reference.Puzzle;
import harness.reference.Puzzles;
import harness.run.BuiltIn;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Draws concentrate where answers are wrong, and spread if none are. */
final class AdaptiveGeneratorTest {

  private static final int CASES = 6000;
  private static final int COLUMNS = 6;

  private final Puzzle knights = Puzzles.named("knights").orElseThrow();

  /** Answers one move too many if the empty square is in a corner and the board is far. */
  private Answer wrongFarFromACorner(String input) {
    Answer right = knights.oracle().answer(input);
    return isCornered(input) && right.claimed() > 8 ? Answer.of(right.claimed() + 2, null) : right;
  }

  private static boolean isCornered(String board) {
    int star = board.indexOf('*');
    int row = star / COLUMNS;
    int column = star % COLUMNS;
    return (row == 0 || row == 4) && (column == 0 || column == 4);
  }

  /** The number of wrong answers in the second half of the cases. */
  private int wrong(Generator generator, Consumer<Chunk> learn) {
    Solver solver = (input, budget) -> wrongFarFromACorner(input);
    BuiltIn submission = new BuiltIn("wrong", Guarantee.OPTIMAL, Solves.EVERYTHING, () -> solver);
    Campaign campaign =
        CampaignBuilder.builder()
            .problem(new PuzzleProblem(knights))
            .generator(generator)
            .seed(7)
            .cases(CASES)
            .submissions(List.of(submission))
            .limits(knights.limits())
            .threads(1)
            .build();
    int[] wrong = new int[1];
    new Engine(
            campaign,
            chunk -> {
              learn.accept(chunk);
              for (int i = 0; i < chunk.size(); i++) {
                boolean late = chunk.from() + i >= CASES / 2;
                wrong[0] += late && !chunk.judgement(0, i).isAccepted() ? 1 : 0;
              }
            })
        .run();
    return wrong[0];
  }

  @Test
  void drawsConcentrateWhereAnswersAreWrong() {
    AdaptiveGenerator steering = new AdaptiveGenerator(knights);
    int steered = wrong(steering, steering::learn);
    int unsteered = wrong(Generators.named("knights", "mix"), chunk -> {});
    assertTrue(steered > 5 * unsteered, steered + " of " + CASES / 2 + ", else " + unsteered);
  }

  @Test
  void withoutFailuresAllGeneratorsAreTried() {
    AdaptiveGenerator steering = new AdaptiveGenerator(knights);
    Set<String> names = new HashSet<>();
    for (int index = 0; index < 500; index++) {
      names.add(steering.draw(7, index).name().generator());
    }
    assertTrue(names.containsAll(List.of("corner", "trap", "deepest", "uniform", "distance:9")));
  }

  @Test
  void aDrawnCaseIsReproducedByItsName() {
    AdaptiveGenerator steering = new AdaptiveGenerator(knights);
    for (int index = 0; index < 200; index++) {
      Case drawn = steering.draw(7, index);
      Generator named = Generators.named("knights", drawn.name().generator());
      assertEquals(drawn.input(), named.draw(7, drawn.name().index()).input());
      assertEquals(drawn.input(), steering.draw(7, index).input());
    }
  }
}
