package harness.reference.knights;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.cases.Answer;
import harness.reference.Oracle;
import harness.reference.Space;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class KnightsSpaceTest extends RandomBoards {

  private static final int UNSOLVABLE_READ = 20_000;

  private final Oracle oracle = new Knights().oracle();
  private final Space space = new Knights().space();
  private final Comparator<String> order =
      Comparator.comparingLong(space::simplicity).thenComparing(Comparator.naturalOrder());

  @Test
  void theGoalIsTheSimplestBoard() {
    assertEquals(0, space.simplicity(PlainBoards.GOAL));
    assertEquals(List.of(PlainBoards.GOAL), space.at(0).toList());
    assertEquals(List.of(), space.twins(PlainBoards.GOAL));
  }

  @Test
  void everyLayerHasTheBoardsOfAPlainSearchInOrder() {
    List<List<String>> layers = new ArrayList<>();
    for (int distance = 0; distance <= 8; distance++) {
      layers.add(new ArrayList<>());
    }
    PlainBoards.distances(8).forEach((board, distance) -> layers.get(distance).add(board));
    for (int distance = 0; distance <= 8; distance++) {
      List<String> expected = layers.get(distance);
      expected.sort(order);
      assertEquals(expected, space.at(distance).toList());
      assertEquals(expected.size(), space.count(distance));
    }
  }

  @Test
  void theFarthestLayerIsInOrderAndComplete() {
    Iterator<String> boards = space.at(15).iterator();
    String before = boards.next();
    long count = 1;
    while (boards.hasNext()) {
      String board = boards.next();
      assertTrue(order.compare(before, board) < 0);
      before = board;
      count++;
    }
    assertEquals(space.count(15), count);
    assertEquals(0, space.at(16).count());
    assertEquals(0, space.count(16));
  }

  @Test
  void unsolvableBoardsComeInOrder() {
    List<String> first = space.at(Answer.NO_SOLUTION).limit(UNSOLVABLE_READ).toList();
    for (int i = 0; i < first.size(); i++) {
      assertEquals(Answer.NO_SOLUTION, oracle.distance(first.get(i)));
      assertTrue(i == 0 || order.compare(first.get(i - 1), first.get(i)) < 0);
    }
    long misplaced = space.simplicity(first.get(UNSOLVABLE_READ - 1));
    assertTrue(new HashSet<>(first).containsAll(boardsAt(16, misplaced - 1)));
  }

  private List<String> boardsAt(int distance, long mostMisplaced) {
    Layer layer = Layers.at(distance);
    return IntStream.range(0, layer.size())
        .mapToObj(layer::text)
        .filter(board -> space.simplicity(board) <= mostMisplaced)
        .toList();
  }

  @Test
  void allBoardsAreCounted() {
    long boards = space.count(Answer.NO_SOLUTION);
    for (int distance = 0; distance <= 15; distance++) {
      boards += space.count(distance);
    }
    assertEquals(Board.COUNT, boards);
  }

  @Test
  void everyBoardWithFewMisplacedKnightsComesUpOnce() {
    List<String> near =
        IntStream.rangeClosed(0, 10).boxed().flatMap(d -> boardsAt(d, 3).stream()).toList();
    Iterator<String> all = new MisplacedBoards();
    Set<String> seen = new HashSet<>();
    for (String board = all.next(); space.simplicity(board) <= 3; board = all.next()) {
      assertTrue(seen.add(board), board);
    }
    assertFalse(near.isEmpty());
    assertTrue(seen.containsAll(near));
  }

  @Property
  void twinsKeepTheDistance(@ForAll("boards") int board) {
    for (String twin : space.twins(Board.text(board))) {
      assertEquals(oracle.distance(Board.text(board)), oracle.distance(twin));
      assertEquals(space.simplicity(Board.text(board)), space.simplicity(twin));
    }
  }

  @Property
  void neighboursAreMutual(@ForAll("boards") int board) {
    for (String neighbour : space.neighbours(Board.text(board))) {
      assertTrue(space.neighbours(neighbour).contains(Board.text(board)));
    }
  }

  @Property
  void aKeyGivesBackItsBoard(@ForAll("boards") int board) {
    assertEquals(Board.text(board), BoardOrder.text(BoardOrder.key(Board.text(board))));
  }
}
