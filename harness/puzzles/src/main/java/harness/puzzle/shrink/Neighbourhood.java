package harness.puzzle.shrink;

import harness.cases.Answer;
import harness.reference.Puzzle;
import harness.shrink.Deadline;
import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Queue;
import java.util.Set;
import java.util.TreeSet;

/** The smaller cases in the neighbourhood of a case, in order. */
record Neighbourhood(Puzzle puzzle) {

  private static final int WIDE = 500;

  /** The smaller cases one move away. */
  List<RankedCase> near(RankedCase each, Deadline deadline) {
    // all neighbours of a solved case are farther away
    return each.distance() == 0
        ? List.of()
        : smaller(each, puzzle.space().neighbours(each.input()), deadline);
  }

  /** A sample of cases in the same graph, at every smaller distance. */
  List<RankedCase> sample(RankedCase each, Deadline deadline) {
    return smaller(each, puzzle.space().nearer(each.input()), deadline);
  }

  /** The cases with something made simpler. */
  List<RankedCase> simpler(RankedCase each, Deadline deadline) {
    return smaller(each, puzzle.space().simpler(each.input()), deadline);
  }

  /** The cases that are equal under a symmetry. */
  List<RankedCase> twins(RankedCase each) {
    return puzzle.space().twins(each.input()).stream()
        .map(twin -> RankedCase.at(puzzle, twin, each.distance()))
        .filter(twin -> twin.compareTo(each) < 0)
        .sorted()
        .toList();
  }

  /** The cases reached by several moves, none of which increases the distance. */
  List<RankedCase> wide(RankedCase each, Deadline deadline) {
    if (each.distance() == 0) {
      return List.of();
    }
    TreeSet<RankedCase> smaller = new TreeSet<>();
    Set<String> seen = new HashSet<>(Set.of(each.input()));
    Queue<RankedCase> open = new ArrayDeque<>(List.of(each));
    while (!open.isEmpty() && seen.size() < WIDE && !deadline.isOver()) {
      RankedCase next = open.remove();
      puzzle.space().neighbours(next.input()).stream()
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

  /** A case with its rank; null if it is farther away than another. */
  private RankedCase notFarther(String input, RankedCase than) {
    if (than.distance() == Answer.NO_SOLUTION) {
      return RankedCase.of(puzzle, input);
    }
    int distance = puzzle.oracle().distanceWithin(input, than.distance());
    return distance == Answer.NO_SOLUTION ? null : RankedCase.at(puzzle, input, distance);
  }
}
