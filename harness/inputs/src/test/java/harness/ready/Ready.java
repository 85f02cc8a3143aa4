package harness.ready;

import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** Ready inputs, drawn and split into numbers. */
final class Ready {

  private Ready() {}

  static String text(String call, long seed) {
    return ReadyCall.parse("std:" + call).seeded(seed).draw();
  }

  /** The lines as numbers. */
  static List<long[]> rows(String call, long seed) {
    return text(call, seed).lines().map(Ready::numbers).toList();
  }

  private static long[] numbers(String line) {
    return line.isEmpty()
        ? new long[0]
        : Stream.of(line.split(" ", -1)).mapToLong(Long::parseLong).toArray();
  }

  /** Whether edges, which are rows with two ends from 1, join all nodes. */
  static boolean connects(int nodes, List<long[]> edges) {
    Parts parts = new Parts(nodes);
    long joined =
        edges.stream().filter(each -> parts.join((int) each[0] - 1, (int) each[1] - 1)).count();
    return joined == Math.max(0, nodes - 1);
  }

  static boolean areWithin(LongStream numbers, long least, long most) {
    return numbers.allMatch(each -> least <= each && each <= most);
  }
}
