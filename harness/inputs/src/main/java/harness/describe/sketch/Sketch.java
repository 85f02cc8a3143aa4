package harness.describe.sketch;

import java.util.List;
import java.util.Locale;

/** What an input is, with all that a picture of it shows. Texts are as in the input. */
public sealed interface Sketch {

  /** The kinds of inputs. */
  enum Kind {
    TREE,
    ROOTED_TREE,
    GRAPH,
    DIRECTED_GRAPH,
    GRID,
    MATRIX,
    PERMUTATION,
    POINTS,
    INTERVALS,
    ARRAY,
    BRACKETS;

    /** The name for people and for JSON, such as {@code rooted tree}. */
    public String label() {
      return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
  }

  /** What it is. */
  Kind kind();

  /** Whether it is small enough to be read in a picture. */
  boolean isReadable();

  /**
   * A tree or graph. Nodes are numbered from 0 here and named as in the input.
   *
   * @param nodes the names
   */
  record Network(Kind kind, List<String> nodes, List<Edge> edges) implements Sketch {

    private static final int MOST_NODES = 60;
    private static final int MOST_EDGES = 150;

    public Network {
      nodes = List.copyOf(nodes);
      edges = List.copyOf(edges);
    }

    /** Whether it is a tree, with or without a given root. */
    public boolean isTree() {
      return kind == Kind.TREE || kind == Kind.ROOTED_TREE;
    }

    /** Whether edges have a direction that matters. */
    public boolean isDirected() {
      return kind == Kind.DIRECTED_GRAPH;
    }

    @Override
    public boolean isReadable() {
      return nodes.size() <= MOST_NODES && edges.size() <= MOST_EDGES;
    }
  }

  /**
   * An edge between two nodes.
   *
   * @param label its weight; empty if it has none
   */
  record Edge(int from, int to, String label) {}

  /**
   * A grid of characters, or a matrix of numbers.
   *
   * @param cells the rows; all have the same length
   */
  record Table(Kind kind, List<List<String>> cells) implements Sketch {

    private static final int MOST_CELLS = 400;
    private static final int WIDEST = 60;

    public Table {
      cells = List.copyOf(cells);
    }

    public int rows() {
      return cells.size();
    }

    public int columns() {
      return cells.get(0).size();
    }

    @Override
    public boolean isReadable() {
      return rows() * columns() <= MOST_CELLS && columns() <= WIDEST && rows() <= WIDEST;
    }
  }

  /** An array of numbers. */
  record Sequence(List<String> values) implements Sketch {

    private static final int MOST = 60;

    public Sequence {
      values = List.copyOf(values);
    }

    @Override
    public Kind kind() {
      return Kind.ARRAY;
    }

    @Override
    public boolean isReadable() {
      return values.size() <= MOST;
    }
  }

  /**
   * A permutation of consecutive numbers.
   *
   * @param least the smallest of them
   * @param images what the number {@code least + i} goes to, at index {@code i}
   */
  record Permutation(int least, List<Integer> images) implements Sketch {

    private static final int MOST = 60;

    public Permutation {
      images = List.copyOf(images);
    }

    @Override
    public Kind kind() {
      return Kind.PERMUTATION;
    }

    @Override
    public boolean isReadable() {
      return images.size() <= MOST;
    }
  }

  /**
   * Points in a plane, or intervals on a line.
   *
   * @param pairs the coordinates, or the two ends
   */
  record Pairs(Kind kind, List<Pair> pairs) implements Sketch {

    private static final int MOST = 60;

    public Pairs {
      pairs = List.copyOf(pairs);
    }

    @Override
    public boolean isReadable() {
      return pairs.size() <= MOST;
    }
  }

  /** Two numbers. */
  record Pair(String first, String second) {}

  /**
   * A sequence of brackets.
   *
   * @param partners the index of each bracket's partner; -1 for one without
   */
  record Brackets(String text, List<Integer> partners) implements Sketch {

    private static final int MOST = 80;

    public Brackets {
      partners = List.copyOf(partners);
    }

    @Override
    public Kind kind() {
      return Kind.BRACKETS;
    }

    @Override
    public boolean isReadable() {
      return text.length() <= MOST;
    }
  }
}
