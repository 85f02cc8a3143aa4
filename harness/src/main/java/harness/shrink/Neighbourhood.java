package harness.shrink;

import harness.cases.Answer;
import harness.reference.Puzzle;
import harness.reference.Space;
import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Queue;
import java.util.Set;
import java.util.TreeSet;

/** The smaller cases around one, in order. */
final class Neighbourhood {

  private static final int WIDE = 500;

  private final Puzzle puzzle;
  private final Space space;

  Neighbourhood(Puzzle puzzle) {
    this.puzzle = puzzle;
    this.space = puzzle.space();
  }

  /** Those one move away. */
  List<RankedCase> near(RankedCase each, Deadline deadline) {
    // beside a solved case all lie farther away
    return each.distance() == 0
        ? List.of()
        : smaller(each, space.neighbours(each.input()), deadline);
  }

  /** A sample of those in the same graph, of every smaller distance. */
  List<RankedCase> sample(RankedCase each, Deadline deadline) {
    return smaller(each, space.nearer(each.input()), deadline);
  }

  /** Those with something made simpler. */
  List<RankedCase> simpler(RankedCase each, Deadline deadline) {
    return smaller(each, space.simpler(each.input()), deadline);
  }

  /** Those that a symmetry makes equal. */
  List<RankedCase> twins(RankedCase each) {
    return space.twins(each.input()).stream()
        .map(twin -> RankedCase.at(puzzle, twin, each.distance()))
        .filter(twin -> twin.compareTo(each) < 0)
        .sorted()
        .toList();
  }

  /** Those reached by several moves, none of which leads farther away. */
  List<RankedCase> wide(RankedCase each, Deadline deadline) {
    if (each.distance() == 0) {
      return List.of();
    }
    TreeSet<RankedCase> smaller = new TreeSet<>();
    Set<String> seen = new HashSet<>(Set.of(each.input()));
    Queue<RankedCase> open = new ArrayDeque<>(List.of(each));
    while (!open.isEmpty() && seen.size() < WIDE && !deadline.isOver()) {
      RankedCase next = open.remove();
      space.neighbours(next.input()).stream()
          .filter(seen::add)
          .map(input -> notFarther(input, each))
          .filter(Objects::nonNull)
          .forEach(
              found -> {
                open.add(found);
                if (found.compareTo(each) < 0) {
                  smaller.add(found);
                }
              });
    }
    return List.copyOf(smaller);
  }

  private List<RankedCase> smaller(RankedCase than, List<String> inputs, Deadline deadline) {
    return inputs.parallelStream()
        .map(input -> deadline.isOver() ? null : notFarther(input, than))
        .filter(found -> found != null && found.compareTo(than) < 0)
        .sorted()
        .toList();
  }

  /** A case with its place in the order, or null when it is farther away than another. */
  private RankedCase notFarther(String input, RankedCase than) {
    if (than.distance() == Answer.NO_SOLUTION) {
      return RankedCase.of(puzzle, input);
    }
    int distance = puzzle.oracle().distanceWithin(input, than.distance());
    return distance == Answer.NO_SOLUTION ? null : RankedCase.at(puzzle, input, distance);
  }
}
