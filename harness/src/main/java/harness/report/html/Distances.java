package harness.report.html;

import harness.cases.Answer;
import harness.report.html.Chart.Axis;
import harness.report.html.Chart.Unit;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * The exact distances on a page.
 *
 * @param inOrder nearest first; null, for cases whose right answer is -1, comes last
 */
public record Distances(List<Integer> inOrder) {

  static final Comparator<Integer> NO_SOLUTION_LAST =
      Comparator.nullsLast(Comparator.naturalOrder());

  /** The distinct distances, in order. */
  static Distances of(Stream<Integer> known) {
    return new Distances(known.distinct().sorted(NO_SOLUTION_LAST).toList());
  }

  static String label(Integer distance) {
    return distance == null ? Integer.toString(Answer.NO_SOLUTION) : distance.toString();
  }

  /** Heading for cases at a distance. */
  static String title(Integer distance) {
    return distance == null ? "Where the right answer is -1" : "At distance " + distance;
  }

  boolean isEmpty() {
    return inOrder.isEmpty();
  }

  List<String> labels() {
    return inOrder.stream().map(Distances::label).toList();
  }

  /** The position on the axis. */
  int place(Integer distance) {
    return inOrder.indexOf(distance);
  }

  Axis axis() {
    return new Axis("exact distance", Unit.NUMBER, false, labels());
  }
}
