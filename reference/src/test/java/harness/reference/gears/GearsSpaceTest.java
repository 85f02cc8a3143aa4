package harness.reference.gears;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.cases.Answer;
import harness.reference.Oracle;
import harness.reference.Replay;
import harness.reference.Space;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

final class GearsSpaceTest {

  private static final String SIMPLEST = "1 2 2 2 2\n" + "1 1 1 1 1\n".repeat(11);

  private final Oracle oracle = new Gears().oracle();
  private final Space space = new Gears().space();

  @Test
  void renumberingTheKnobsKeepsTheDistance() {
    for (String instance : List.of(Samples.SIX_TURNS, Samples.ONE_TURN)) {
      for (String twin : space.twins(instance)) {
        assertEquals(oracle.distance(instance), oracle.distance(twin));
      }
    }
    String far = space.twins(Samples.TEN_TURNS).get(30);
    assertEquals(oracle.distance(Samples.TEN_TURNS), oracle.distance(far));
  }

  @Test
  void neighboursAreATurnAway() {
    List<String> neighbours = space.neighbours(Samples.TEN_TURNS);
    assertTrue(neighbours.size() > 12 && neighbours.size() <= 24);
    for (String neighbour : neighbours) {
      assertTrue(space.neighbours(neighbour).contains(Samples.TEN_TURNS));
    }
    List<String> turned = neighbours.subList(0, 12);
    assertTrue(turned.stream().allMatch(neighbour -> oracle.distance(neighbour) >= 9));
    assertTrue(turned.stream().anyMatch(neighbour -> oracle.distance(neighbour) == 9));
  }

  @Test
  void aReversalIsSolvedByReversedSequences() {
    for (String instance : instances()) {
      String reversal = space.reversal(instance);
      assertEquals(instance, space.reversal(reversal));
      Answer answer = oracle.answer(instance);
      List<String> turns = Arrays.asList(answer.moves().split(" "));
      Collections.reverse(turns);
      Replay replay = new Gears().rules().replay(reversal, String.join(" ", turns));
      assertEquals(Replay.End.GOAL, replay.end(), replay.problem());
      assertEquals(answer.claimed(), oracle.distance(reversal));
    }
  }

  /** The samples, and instances with random links up to 8 turns from the goal. */
  private static List<String> instances() {
    List<String> instances =
        new ArrayList<>(List.of(Samples.SIX_TURNS, Samples.ONE_TURN, Samples.TEN_TURNS));
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < 40; i++) {
      LinkTable links = Samples.links(i);
      int position = Position.GOAL;
      for (int turn = 0; turn < 1 + i % 8; turn++) {
        position = links.turnBack(position, random.nextInt(Position.KNOBS));
      }
      instances.add(links.text(position));
    }
    return instances;
  }

  @Test
  void simplerInstancesAreValidAndWithoutDuplicates() {
    List<String> simpler = space.simpler(Samples.TEN_TURNS);
    assertEquals(simpler.size(), new HashSet<>(simpler).size());
    simpler.forEach(Instance::parse);
    assertFalse(simpler.contains(Samples.TEN_TURNS));
  }

  @Test
  void theSimplestInstanceHasNothingSimpler() {
    long simplest = space.simplicity(SIMPLEST);
    for (String instance : space.simpler(SIMPLEST)) {
      assertTrue(space.simplicity(instance) >= simplest);
    }
    assertTrue(space.simpler(Samples.SIX_TURNS).stream().anyMatch(this::linksAreTheSimplest));
  }

  private boolean linksAreTheSimplest(String instance) {
    return Instance.parse(instance).links().equals(Instance.parse(SIMPLEST).links());
  }

  @Test
  void fewerDraggedKnobsAreSimplerThanSmallerNumbers() {
    String last = "1 12 12 12 12\n".repeat(11) + "1 11 11 11 11\n";
    String three = "1 2 2 2 2\n".repeat(1) + "1 1 1 1 3\n" + "1 1 1 1 1\n".repeat(10);
    assertTrue(space.simplicity(last) < space.simplicity(three));
    assertFalse(space.enumerable());
  }

  @Test
  void everySmallerDistanceIsSampledWithTheSameLinks() {
    List<String> nearer = space.nearer(Samples.TEN_TURNS);
    for (int distance = 0; distance < 10; distance++) {
      int at = distance;
      assertTrue(nearer.stream().anyMatch(each -> oracle.distance(each) == at));
    }
    assertTrue(nearer.stream().allMatch(each -> oracle.distance(each) < 10));
    LinkTable links = Instance.parse(Samples.TEN_TURNS).links();
    assertTrue(nearer.stream().allMatch(each -> Instance.parse(each).links().equals(links)));
  }
}
