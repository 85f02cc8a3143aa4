package harness.reference.gears;

import harness.reference.Distribution;
import harness.reference.StateTable;
import java.util.Arrays;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** All positions of one link table by exact distance. */
final class AllPositions implements Distribution {

  private final DistanceTable table;

  AllPositions(String input) {
    table = DistanceTable.of(Instance.parse(input).links());
  }

  @Override
  public long[] histogram() {
    return table.histogram();
  }

  @Override
  public long unreachable() {
    return Position.COUNT - Arrays.stream(table.histogram()).sum();
  }

  @Override
  public Stream<String> farthest() {
    int largest = table.largest();
    return IntStream.range(0, table.size(largest))
        .mapToObj(rank -> table.links().text(table.position(largest, rank)));
  }

  @Override
  public StateTable table() {
    byte[] distances = new byte[Position.COUNT];
    IntStream.range(0, Position.COUNT)
        .parallel()
        .forEach(position -> distances[position] = entry(table.distance(position)));
    return new StateTable("positions", table.links().text(Position.GOAL), distances);
  }

  /** The distance as a byte, which is enough for all but freak tables. */
  private static byte entry(int distance) {
    if (distance >= (StateTable.UNREACHABLE & 0xff)) {
      throw new ArithmeticException("a distance of " + distance + " does not fit a byte");
    }
    return (byte) distance;
  }
}
