package harness.reference.gears;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import harness.cases.Answer;
import harness.reference.Oracle;
import harness.reference.Replay;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GearsOracleTest {

  private final Oracle oracle = new GearsOracle();

  @Test
  void samplesHaveTheirKnownDistances() {
    assertDistance(6, Samples.SIX_TURNS);
    assertDistance(1, Samples.ONE_TURN);
    assertDistance(10, Samples.TEN_TURNS);
  }

  @Test
  void aSolvedInstanceNeedsNoTurns() {
    String solved = Samples.links(1).text(Position.GOAL);
    assertEquals(0, oracle.distance(solved));
    assertEquals(Answer.of(0, ""), oracle.answer(solved));
  }

  @Test
  void anOddSumHasNoSolution() {
    String odd = Samples.links(1).text(1);
    assertEquals(Answer.NO_SOLUTION, oracle.distance(odd));
    assertEquals(Answer.noSolution(), oracle.answer(odd));
  }

  @Test
  void anEvenSumThatTheLinksDoNotReachHasNoSolution() {
    LinkTable star = Samples.star();
    DistanceTable table = DistanceTable.compute(star);
    int position = 0;
    while (table.distance(position) >= 0 || Position.sumModulo4(position) % 2 != 0) {
      position++;
    }
    assertEquals(Answer.NO_SOLUTION, oracle.distance(star.text(position)));
    assertEquals(Answer.noSolution(), oracle.answer(star.text(position)));
  }

  @ParameterizedTest
  @ValueSource(longs = {21, 22})
  void bidirectionalSearchAgreesWithTheTable(long seed) {
    DistanceTable table = DistanceTable.compute(Samples.links(seed));
    SplittableRandom random = new SplittableRandom(seed);
    for (int distance = 0; distance <= 10; distance++) {
      for (int i = 0; i < 50; i++) {
        int position = table.position(distance, random.nextInt(table.size(distance)));
        Instance instance = new Instance(table.links(), position);
        int[] path = ShallowSearch.path(instance, ShallowSearch.REACH);
        if (distance > ShallowSearch.REACH) {
          assertNull(path, "beyond its reach");
        } else {
          assertEquals(distance, path.length);
          for (int knob : path) {
            position = table.links().turn(position, knob);
          }
          assertEquals(Position.GOAL, position);
        }
      }
    }
  }

  @Test
  void renumberingTheKnobsKeepsTheDistance() {
    LinkTable links = Samples.links(4);
    SplittableRandom random = new SplittableRandom(4);
    for (int twin = 0; twin < 3; twin++) {
      int[] renamed = permutation(random);
      LinkTable renamedLinks = renumber(links, renamed);
      for (int i = 0; i < 200; i++) {
        int position = Samples.evenPosition(random);
        int renamedPosition = 0;
        for (int knob = 0; knob < 12; knob++) {
          renamedPosition =
              Position.with(renamedPosition, renamed[knob], Position.state(position, knob));
        }
        assertEquals(
            oracle.distance(links.text(position)),
            oracle.distance(renamedLinks.text(renamedPosition)));
      }
    }
  }

  private static int[] permutation(SplittableRandom random) {
    int[] numbers = new int[12];
    for (int i = 0; i < 12; i++) {
      int j = random.nextInt(i + 1);
      numbers[i] = numbers[j];
      numbers[j] = i;
    }
    return numbers;
  }

  private static LinkTable renumber(LinkTable links, int[] renamed) {
    int[][] rows = new int[12][4];
    for (int knob = 0; knob < 12; knob++) {
      for (int state = 0; state < 4; state++) {
        rows[renamed[knob]][state] = renamed[links.link(knob, state)];
      }
    }
    return LinkTable.of(rows);
  }

  private void assertDistance(int distance, String input) {
    assertEquals(distance, oracle.distance(input));
    // Once from the bidirectional search, once from the table.
    assertRightAnswer(distance, input);
    DistanceTable.of(Instance.parse(input).links());
    assertEquals(distance, oracle.distance(input));
    assertRightAnswer(distance, input);
  }

  private void assertRightAnswer(int distance, String input) {
    Answer answer = oracle.answer(input);
    assertEquals(distance, answer.claimed());
    Replay replay = new GearsRules().replay(input, answer.moves());
    assertEquals(Replay.End.GOAL, replay.end(), replay.problem());
    assertEquals(distance, replay.steps());
  }

  @Test
  void aDistanceWithinABoundIsTheDistanceOrNone() {
    Oracle oracle = new Gears().oracle();
    assertEquals(6, oracle.distanceWithin(Samples.SIX_TURNS, 6));
    assertEquals(-1, oracle.distanceWithin(Samples.SIX_TURNS, 5));
    assertEquals(-1, oracle.distanceWithin(Samples.TEN_TURNS, 8));
    assertEquals(10, oracle.distanceWithin(Samples.TEN_TURNS, 12));
  }
}
