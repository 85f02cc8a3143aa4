package harness.reference.rotation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.reference.Oracle;
import harness.reference.Space;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class RotationSpaceTest {

  /** Eight ones in the centre. */
  private static final String SOLVED = "2 2 2 2 2 2 1 1 1 2 2 1 1 3 3 1 1 1 3 3 3 3 3 3\n";

  private final Oracle oracle = new Rotation().oracle();
  private final Space space = new Rotation().space();
  private final Comparator<String> order =
      Comparator.comparingLong(space::simplicity).thenComparing(Comparator.naturalOrder());

  private static String board(Random random) {
    List<Integer> cells = new ArrayList<>();
    for (int i = 0; i < Lines.CELLS; i++) {
      cells.add(1 + i % 3);
    }
    Collections.shuffle(cells, random);
    StringBuilder text = new StringBuilder();
    cells.forEach(cell -> text.append(text.isEmpty() ? "" : " ").append(cell));
    return text.append('\n').toString();
  }

  @Test
  void simplicityIsTheNumberOfOtherCellsInTheCentre() {
    assertEquals(0, space.simplicity(SOLVED));
    assertEquals(1, space.simplicity(space.neighbours(SOLVED).get(0)));
  }

  @Test
  void theNearLayersAreComplete() {
    Set<String> solved = new HashSet<>(space.at(0).toList());
    assertEquals(space.count(0), solved.size());
    Set<String> next = new HashSet<>();
    solved.forEach(board -> next.addAll(space.neighbours(board)));
    next.removeAll(solved);
    List<String> layer = space.at(1).toList();
    assertEquals(next, new HashSet<>(layer));
    assertEquals(next.size(), layer.size());
    assertEquals(next.size(), space.count(1));
  }

  @Test
  void aSectionedLayerIsInOrder() {
    Iterator<String> boards = space.at(4).iterator();
    String before = boards.next();
    for (int i = 0; i < 5_000; i++) {
      String board = boards.next();
      assertTrue(order.compare(before, board) < 0);
      assertEquals(4, oracle.distance(board));
      before = board;
    }
    assertEquals(0, space.at(14).count());
  }

  @Test
  void aSectionedLayerHasTheSameBoardsInTheSameOrder() {
    Iterator<String> whole = new LayerSections(1);
    Iterator<String> cut = new LayerSections(1, 2);
    while (whole.hasNext()) {
      assertEquals(whole.next(), cut.next());
    }
    assertFalse(cut.hasNext());
  }

  @Test
  void boardsFoundFromTheirCommonestNumberAreTheSame() {
    Iterator<String> whole = new LayerSections(3, 0);
    Iterator<String> cut = new LayerSections(3, 4);
    String board = "";
    for (int i = 0; i < 1000 || space.simplicity(board) == 1; i++) {
      board = whole.next();
      assertEquals(board, cut.next());
    }
  }

  @Test
  void theFarthestLayerIsWhole() {
    List<String> farthest = space.at(Boards.LARGEST_DISTANCE).toList();
    assertEquals(space.count(Boards.LARGEST_DISTANCE), farthest.size());
    assertEquals(farthest, farthest.stream().sorted(order).toList());
    farthest.forEach(board -> assertEquals(Boards.LARGEST_DISTANCE, oracle.distance(board)));
  }

  @Test
  void farLayersBeginAtOnce() {
    for (int distance = 8; distance < Boards.LARGEST_DISTANCE; distance++) {
      List<String> first = space.at(distance).limit(2000).toList();
      assertEquals(first, first.stream().distinct().sorted(order).toList());
      for (String board : first) {
        assertEquals(distance, oracle.distance(board));
      }
    }
  }

  @Test
  void twinsKeepTheDistanceAndTheSimplicity() {
    Random random = new Random(1);
    for (int i = 0; i < 200; i++) {
      String board = board(random);
      List<String> twins = space.twins(board);
      assertEquals(47, twins.size());
      for (String twin : twins) {
        assertEquals(oracle.distance(board), oracle.distance(twin));
        assertEquals(space.simplicity(board), space.simplicity(twin));
      }
    }
  }

  @Test
  void allTwinsAreDrawnAndNothingElse() {
    Random random = new Random(4);
    for (String board : List.of(board(random), board(random), SOLVED)) {
      Set<String> drawn = new HashSet<>();
      for (int i = 0; i < 1000; i++) {
        drawn.add(space.twin(board, random));
      }
      assertEquals(Set.copyOf(space.twins(board)), drawn);
    }
  }

  @Test
  void neighboursAreMutual() {
    Random random = new Random(2);
    for (int i = 0; i < 200; i++) {
      String board = board(random);
      for (String neighbour : space.neighbours(board)) {
        assertTrue(space.neighbours(neighbour).contains(board));
      }
    }
  }

  @Test
  void aKeyGivesBackItsBoard() {
    Random random = new Random(3);
    for (int i = 0; i < 1000; i++) {
      long board = Boards.parse(board(random));
      assertEquals(board, BoardOrder.board(BoardOrder.key(board)));
    }
  }
}
