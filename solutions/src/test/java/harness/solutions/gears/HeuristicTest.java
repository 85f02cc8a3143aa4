package harness.solutions.gears;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** The facts about missing steps that the informed solvers rely on, checked on the plain model. */
class HeuristicTest {

  @Test
  void halfTheMissingStepsNeverOverestimates() {
    Instance solved = Instance.parse(Samples.TEN);
    Random random = new Random(1);
    for (int i = 0; i < 50_000; i++) {
      Instance start = solved.withRandomStates(random);
      int distance = ExactDistances.SAMPLE_TEN.of(start);
      if (distance >= 0) {
        assertTrue(h(start) <= distance, start.input());
        assertEquals(h(start) % 2, distance % 2, "parity is known from the start");
      }
    }
  }

  @Property(tries = 2000)
  void turnChangesHalfTheMissingStepsByMinusOneOneOrThree(
      @ForAll long seed, @ForAll @IntRange(min = 1, max = 12) int knob) {
    Random random = new Random(seed);
    Instance state = Instance.solvedWithRandomLinks(random).withRandomStates(random);
    int dragged = state.link(knob, state.state(knob));
    int leavingTheGoal = (state.state(knob) == 1 ? 1 : 0) + (state.state(dragged) == 1 ? 1 : 0);
    int change = state.turned(knob).missingSteps() - state.missingSteps();
    assertEquals(2 * (2 * leavingTheGoal - 1), change);
  }

  @Property(tries = 2000)
  void turningBackUndoesATurn(@ForAll long seed, @ForAll @IntRange(min = 1, max = 12) int knob) {
    Random random = new Random(seed);
    Instance state = Instance.solvedWithRandomLinks(random).withRandomStates(random);
    assertEquals(state.input(), state.turned(knob).beforeTurning(knob).input());
    assertEquals(state.input(), state.beforeTurning(knob).turned(knob).input());
  }

  private static int h(Instance instance) {
    return instance.missingSteps() / 2;
  }
}
