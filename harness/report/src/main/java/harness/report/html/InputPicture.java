package harness.report.html;

import harness.cases.Counted;
import harness.describe.sketch.Drawable;
import harness.describe.sketch.Marks;
import harness.describe.sketch.Sketch;
import harness.describe.sketch.Sketch.Brackets;
import harness.describe.sketch.Sketch.Kind;
import harness.describe.sketch.Sketch.Network;
import harness.describe.sketch.Sketch.Pairs;
import harness.describe.sketch.Sketch.Permutation;
import harness.describe.sketch.Sketch.Sequence;
import harness.describe.sketch.Sketch.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Draws what an input is. */
public final class InputPicture {

  /** Room for loops at the border of a graph. */
  private static final int MARGIN = 8;

  private static final int LONGEST = 600;

  private final Drawable input;
  private final Canvas canvas = new Canvas();
  private final List<String> remarks = new ArrayList<>();
  private int width;
  private int height;

  private InputPicture(Drawable input) {
    this.input = input;
  }

  /**
   * The picture of an input.
   *
   * @param input null for one that is not recognised
   * @return null if there is nothing to draw
   */
  public static Picture of(Drawable input, String said, String right) {
    if (input == null) {
      return null;
    }
    Marks marks = Marks.of(input.sketch(), said, right == null ? "" : right);
    return new InputPicture(input).picture(marks);
  }

  private Picture picture(Marks marks) {
    Sketch sketch = input.sketch();
    String details = draw(sketch, marks);
    if (!marks.isNone()) {
      remarks.add("said: dashed in red; right: in green");
    }
    String title = title(sketch);
    String where =
        input.first() == input.last()
            ? "line " + input.first()
            : "lines " + input.first() + " to " + input.last();
    String caption = (input.assumed() ? "Read as " : "") + title + " (" + where + ")";
    String all = caption + (remarks.isEmpty() ? "" : "; " + String.join("; ", remarks));
    return new Picture(
        title, capital(all), details, style(sketch.kind()), width, height, canvas.shapes());
  }

  private static String capital(String text) {
    return text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
  }

  private static String style(Kind kind) {
    return kind.label().replace(' ', '-');
  }

  private static String title(Sketch sketch) {
    String label = sketch.kind().label();
    String one = (sketch.kind() == Kind.ARRAY ? "an " : "a ") + label;
    if (sketch instanceof Network network) {
      String nodes = one + " of " + Counted.of(network.nodes().size(), "node");
      return network.isTree()
          ? nodes
          : nodes + " and " + Counted.of(network.edges().size(), "edge");
    }
    if (sketch instanceof Table table) {
      return one + " of " + table.rows() + " by " + table.columns();
    }
    if (sketch instanceof Pairs pairs) {
      return pairs.pairs().size() + " " + label;
    }
    if (sketch instanceof Sequence array) {
      return one + " of " + Counted.of(array.values().size(), "number");
    }
    return sketch instanceof Permutation permutation
        ? one + " of " + Counted.of(permutation.images().size(), "number")
        : label;
  }

  /** Draws it, and describes it in words. */
  private String draw(Sketch sketch, Marks marks) {
    if (sketch instanceof Network network) {
      draw(network, GraphLayout.of(network), marks);
      if (sketch.kind() == Kind.TREE) {
        remarks.add("drawn from node " + network.nodes().get(0));
      }
      return "edges: " + edges(network);
    }
    if (sketch instanceof Permutation permutation) {
      Cycles cycles = new Cycles(permutation);
      draw(cycles.network(), cycles.layout(), Marks.NONE);
      remarks.add("its cycles: " + cut(cycles.text()));
      return "cycles: " + cut(cycles.text());
    }
    if (sketch instanceof Table table) {
      TablePicture.draw(table, marks, canvas);
      size(TablePicture.width(table), TablePicture.height(table));
      return cut(
          table.cells().stream()
              .map(row -> String.join(table.kind() == Kind.GRID ? "" : " ", row))
              .collect(Collectors.joining(" / ")));
    }
    if (sketch instanceof Sequence array) {
      BarsPicture bars = new BarsPicture(array);
      bars.draw(canvas);
      size(bars.width(), bars.height());
      return cut(String.join(" ", array.values()));
    }
    if (sketch instanceof Brackets brackets) {
      BracketsPicture arcs = new BracketsPicture(brackets);
      arcs.draw(canvas);
      size(arcs.width(), arcs.height());
      long alone = brackets.partners().stream().filter(each -> each < 0).count();
      if (alone > 0) {
        remarks.add(alone + " without a partner");
      }
      return brackets.text();
    }
    return draw((Pairs) sketch);
  }

  private String draw(Pairs pairs) {
    if (pairs.kind() == Kind.POINTS) {
      PlanePicture.draw(pairs.pairs(), canvas);
      size(PlanePicture.WIDTH, PlanePicture.HEIGHT);
      remarks.add("numbered as in the input");
    } else {
      IntervalsPicture.draw(pairs.pairs(), canvas);
      size(IntervalsPicture.WIDTH, IntervalsPicture.height(pairs.pairs().size()));
    }
    return cut(
        pairs.pairs().stream()
            .map(each -> each.first() + " " + each.second())
            .collect(Collectors.joining(", ")));
  }

  private void draw(Network network, GraphLayout layout, Marks marks) {
    new NetworkPicture(network, layout, canvas).draw(marks);
    size(layout.width() + MARGIN, layout.height() + MARGIN);
  }

  private void size(int across, int down) {
    width = across;
    height = down;
  }

  private static String edges(Network network) {
    String sign = network.isDirected() ? "→" : "–";
    String all =
        network.edges().stream()
            .map(
                each ->
                    network.nodes().get(each.from())
                        + sign
                        + network.nodes().get(each.to())
                        + (each.label().isEmpty() ? "" : " (" + each.label() + ")"))
            .collect(Collectors.joining(", "));
    return all.isEmpty() ? "none" : cut(all);
  }

  private static String cut(String text) {
    return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + " …";
  }
}
