package harness.reference.knights;

import harness.cases.Answer;
import harness.reference.Space;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * All boards. The fewer misplaced knights a board has, the simpler it is. The boards at a distance
 * up to 15 are sorted in memory, eight bytes each; the 65.9 million whose answer is -1 are
 * streamed.
 */
final class KnightsSpace implements Space {

  @Override
  public List<String> neighbours(String input) {
    int board = Board.parse(input);
    List<String> neighbours = new ArrayList<>();
    for (int move = 0; move < Board.moves(board); move++) {
      neighbours.add(Board.text(Board.move(board, move)));
    }
    return neighbours;
  }

  @Override
  public int mostSuccessors() {
    return 8; // knights that can jump to one square
  }

  /** A move changes the colour of the empty square, so the two distances differ by exactly one. */
  @Override
  public String contradiction(String input, int claimed, String neighbour, int neighbourClaimed) {
    if (claimed == Answer.NO_SOLUTION && neighbourClaimed == Answer.NO_SOLUTION) {
      return null;
    }
    if (claimed == Answer.NO_SOLUTION || neighbourClaimed == Answer.NO_SOLUTION) {
      return Math.max(claimed, neighbourClaimed) == Ball.RADIUS
          ? null
          : "a neighbour of a board beyond 15 moves needs at least 15";
    }
    return Math.abs(claimed - neighbourClaimed) == 1
        ? null
        : "the distances of two boards one move apart differ by exactly one";
  }

  @Override
  public List<String> twins(String input) {
    String twin = Board.text(Board.twin(Board.parse(input)));
    return twin.equals(input) ? List.of() : List.of(twin);
  }

  @Override
  public List<String> features(String input) {
    int board = Board.parse(input);
    return List.of(
        "empty " + Board.squareName(Board.empty(board)), "misplaced " + Board.misplaced(board));
  }

  @Override
  public String variation(String input, RandomGenerator random) {
    return Space.exchanged(input, "01*", random);
  }

  @Override
  public long simplicity(String input) {
    return BoardOrder.misplaced(BoardOrder.key(input));
  }

  @Override
  public boolean enumerable() {
    return true;
  }

  @Override
  public long count(int distance) {
    if (distance == Answer.NO_SOLUTION) {
      return Board.COUNT - IntStream.rangeClosed(0, Ball.RADIUS).mapToLong(this::count).sum();
    }
    return distance > Ball.RADIUS ? 0 : Ball.get().layer(distance).size();
  }

  @Override
  public Stream<String> at(int distance) {
    if (distance == Answer.NO_SOLUTION) {
      return unsolvable();
    }
    return distance > Ball.RADIUS ? Stream.of() : sorted(Ball.get().layer(distance));
  }

  private static Stream<String> sorted(Layer layer) {
    long[] keys =
        IntStream.range(0, layer.size())
            .parallel()
            .mapToLong(number -> BoardOrder.key(layer.text(number)))
            .toArray();
    Arrays.parallelSort(keys);
    return Arrays.stream(keys).mapToObj(BoardOrder::text);
  }

  private static Stream<String> unsolvable() {
    Ball ball = Ball.get();
    return StreamSupport.stream(
            Spliterators.spliteratorUnknownSize(
                new MisplacedBoards(), Spliterator.ORDERED | Spliterator.NONNULL),
            false)
        .filter(board -> ball.distance(Board.parse(board)) == Ball.OUTSIDE);
  }
}
