package harness.describe.sketch;

import harness.describe.sketch.Sketch.Edge;
import harness.describe.sketch.Sketch.Kind;
import harness.describe.sketch.Sketch.Network;
import harness.describe.sketch.Sketch.Table;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The nodes or cells that outputs name. Most outputs name none, even if their numbers could be
 * nodes: only paths, counted lists, and grids like the input are taken for what they seem to be.
 * What is right must name some; else nothing is marked.
 *
 * @param said what the submission named: indices of nodes, or of cells row by row
 * @param right what it should have named
 */
public record Marks(Set<Integer> said, Set<Integer> right) {

  public static final Marks NONE = new Marks(Set.of(), Set.of());

  /** A path of fewer nodes may be other numbers. */
  private static final int SHORTEST_PATH = 3;

  /** So may a list of fewer. */
  private static final int SHORTEST_LIST = 2;

  public Marks {
    said = Set.copyOf(said);
    right = Set.copyOf(right);
  }

  /** What two outputs name in an input. */
  public static Marks of(Sketch sketch, String said, String right) {
    List<List<String>> one = lines(said);
    List<List<String>> other = lines(right);
    if (sketch instanceof Network network) {
      Set<Integer> wanted = nodes(network, other);
      return wanted.isEmpty() ? NONE : new Marks(nodes(network, one), wanted);
    }
    if (sketch instanceof Table table && table.kind() == Kind.GRID) {
      Set<Integer> wanted = cells(table, other);
      return wanted.isEmpty() ? differing(table, one, other) : new Marks(cells(table, one), wanted);
    }
    return NONE;
  }

  public boolean isNone() {
    return equals(NONE);
  }

  private static List<List<String>> lines(String text) {
    return text.strip().lines().map(each -> List.of(each.strip().split("\\s+", -1))).toList();
  }

  /** A path, or a list after the number of its elements; else nothing. */
  private static Set<Integer> nodes(Network network, List<List<String>> lines) {
    boolean counted =
        lines.size() == 2
            && lines.get(0).size() == 1
            && lines.get(0).get(0).equals(Integer.toString(lines.get(1).size()));
    if (lines.isEmpty() || (lines.size() != 1 && !counted)) {
      return Set.of();
    }
    List<Integer> nodes =
        lines.get(lines.size() - 1).stream().map(network.nodes()::indexOf).toList();
    Set<Integer> named = new HashSet<>(nodes);
    boolean isList = counted && named.size() == nodes.size() && nodes.size() >= SHORTEST_LIST;
    boolean isPath = nodes.size() >= SHORTEST_PATH && isPath(network, nodes);
    return !named.contains(-1) && (isList || isPath) ? named : Set.of();
  }

  private static boolean isPath(Network network, List<Integer> nodes) {
    Set<List<Integer>> joined = new HashSet<>();
    for (Edge each : network.edges()) {
      joined.add(List.of(each.from(), each.to()));
      if (!network.isDirected()) {
        joined.add(List.of(each.to(), each.from()));
      }
    }
    return IntStream.range(1, nodes.size())
        .allMatch(i -> joined.contains(List.of(nodes.get(i - 1), nodes.get(i))));
  }

  /** A path of neighbouring cells, one in each line, perhaps after their number. */
  private static Set<Integer> cells(Table table, List<List<String>> lines) {
    boolean counted =
        !lines.isEmpty()
            && lines.get(0).size() == 1
            && lines.get(0).get(0).equals(Integer.toString(lines.size() - 1));
    List<List<String>> pairs = lines.subList(counted ? 1 : 0, lines.size());
    if (pairs.size() < SHORTEST_PATH || pairs.stream().anyMatch(each -> each.size() != 2)) {
      return Set.of();
    }
    List<long[]> cells = new ArrayList<>();
    for (List<String> each : pairs) {
      long row = LoopRows.small(each.get(0));
      long column = LoopRows.small(each.get(1));
      if (row < 1 || row > table.rows() || column < 1 || column > table.columns()) {
        return Set.of();
      }
      cells.add(new long[] {row - 1, column - 1});
    }
    boolean isPath =
        IntStream.range(1, cells.size())
            .allMatch(
                i ->
                    Math.abs(cells.get(i)[0] - cells.get(i - 1)[0])
                            + Math.abs(cells.get(i)[1] - cells.get(i - 1)[1])
                        == 1);
    return isPath
        ? cells.stream()
            .map(each -> (int) (each[0] * table.columns() + each[1]))
            .collect(Collectors.toSet())
        : Set.of();
  }

  /** The cells that the output changed and those to be changed, if both outputs are such grids. */
  private static Marks differing(Table table, List<List<String>> said, List<List<String>> right) {
    return hasSize(table, said) && hasSize(table, right)
        ? new Marks(changed(table, said), changed(table, right))
        : NONE;
  }

  private static boolean hasSize(Table table, List<List<String>> lines) {
    return lines.size() == table.rows()
        && lines.stream()
            .allMatch(each -> each.size() == 1 && each.get(0).length() == table.columns());
  }

  private static Set<Integer> changed(Table table, List<List<String>> lines) {
    Set<Integer> changed = new HashSet<>();
    for (int row = 0; row < table.rows(); row++) {
      for (int column = 0; column < table.columns(); column++) {
        String now = lines.get(row).get(0).substring(column, column + 1);
        if (!now.equals(table.cells().get(row).get(column))) {
          changed.add(row * table.columns() + column);
        }
      }
    }
    return changed;
  }
}
