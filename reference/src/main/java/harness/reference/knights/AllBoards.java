package harness.reference.knights;

import harness.reference.Distribution;
import harness.reference.StateTable;
import java.util.Arrays;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** All boards by exact distance. The table takes 68 MB on top of the search's 40 MB. */
final class AllBoards implements Distribution {

  private final Census census = Census.take();

  @Override
  public long[] histogram() {
    return IntStream.of(census.histogram()).asLongStream().toArray();
  }

  @Override
  public Stream<String> farthest() {
    Layer farthest = census.farthest();
    return IntStream.range(0, farthest.size()).mapToObj(farthest::text);
  }

  @Override
  public StateTable table() {
    byte[] distances = new byte[Board.COUNT];
    Arrays.fill(distances, StateTable.UNREACHABLE);
    distances[number(Board.GOAL)] = 0;
    Flood flood = new Flood();
    while (flood.boardsReached() < Board.COUNT && flood.step() > 0) {
      byte distance = (byte) flood.distance();
      flood.forEachFound(board -> distances[number(board)] = distance);
    }
    return new StateTable("boards", "", distances);
  }

  /** A board's index in the table, ordered by empty square, then by the mask's value. */
  static int number(int board) {
    return Board.empty(board) * Ranking.MASKS + Ranking.rank(board & Board.MASK);
  }
}
