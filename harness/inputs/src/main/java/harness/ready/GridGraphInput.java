package harness.ready;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A planar graph: the neighbours in a grid, of which some edges may be missing. */
final class GridGraphInput extends ReadyInput {

  private static final int PERCENT = 100;

  GridGraphInput() {
    super(
        "grid-graph",
        "a planar graph: the cells of a grid and edges between neighbours",
        "n,m",
        Parameter.size("rows", "[1..4]", "rows of the grid"),
        Parameter.size("columns", "[1..4]", "columns of the grid"),
        Parameter.size("missing", "[0..40]", "percentage of edges that are left out"),
        Parameter.flag("connected", "leaves out no edge that connects the graph"),
        Nodes.WEIGHT,
        Nodes.ORDERED);
  }

  @Override
  boolean isNumbered() {
    return true;
  }

  @Override
  void draw(Values values, InputLines to) {
    int rows = values.size("rows", 1, MOST_ITEMS);
    int columns = values.fitting("columns", 1, MOST_ITEMS / rows, " for rows=" + rows);
    List<int[]> all = new ArrayList<>();
    for (int cell = 0; cell < rows * columns; cell++) {
      if ((cell + 1) % columns != 0) {
        all.add(new int[] {cell, cell + 1});
      }
      if (cell + columns < rows * columns) {
        all.add(new int[] {cell, cell + columns});
      }
    }
    List<int[]> kept = kept(all, rows * columns, values);
    values.set("n", (long) rows * columns);
    values.set("m", kept.size());
    new Nodes(rows * columns, values).write(kept, true, to);
  }

  private static List<int[]> kept(List<int[]> all, int nodes, Values values) {
    int missing = values.size("missing", 0, PERCENT);
    List<int[]> order = new ArrayList<>(all);
    Collections.shuffle(order, values.shuffling());
    int spared = (int) ((long) all.size() * missing / PERCENT);
    Parts parts = new Parts(nodes);
    List<int[]> kept = new ArrayList<>();
    List<int[]> others = new ArrayList<>();
    for (int[] each : order) {
      (values.has("connected") && parts.join(each[0], each[1]) ? kept : others).add(each);
    }
    kept.addAll(others.subList(Math.min(spared, others.size()), others.size()));
    return kept;
  }
}
