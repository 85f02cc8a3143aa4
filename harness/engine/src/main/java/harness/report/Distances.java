package harness.report;

import harness.cases.Answer;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * The exact distances of some results.
 *
 * @param inOrder nearest first; null, for cases whose right answer is -1, comes last
 */
public record Distances(List<Integer> inOrder) {

  public static final Comparator<Integer> NO_SOLUTION_LAST =
      Comparator.nullsLast(Comparator.naturalOrder());

  /** The distinct distances, in order. */
  public static Distances of(Stream<Integer> known) {
    return new Distances(known.distinct().sorted(NO_SOLUTION_LAST).toList());
  }

  public static String label(Integer distance) {
    return distance == null ? Integer.toString(Answer.NO_SOLUTION) : distance.toString();
  }

  public boolean isEmpty() {
    return inOrder.isEmpty();
  }

  public List<String> labels() {
    return inOrder.stream().map(Distances::label).toList();
  }

  /** The position on an axis. */
  public int place(Integer distance) {
    return inOrder.indexOf(distance);
  }
}
