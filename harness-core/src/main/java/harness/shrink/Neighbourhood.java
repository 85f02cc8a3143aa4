package harness.shrink;

import harness.reference.Puzzle;
import harness.reference.Space;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** The smaller cases around one, in order. */
final class Neighbourhood {

  private static final int WIDE = 1000;

  private final Puzzle puzzle;
  private final Space space;

  Neighbourhood(Puzzle puzzle) {
    this.puzzle = puzzle;
    this.space = puzzle.space();
  }

  /** Those one move away, and twins. */
  List<Sized> near(Sized each) {
    TreeSet<Sized> smaller = new TreeSet<>();
    if (each.distance() != 0) { // beside a solved case all lie farther away
      add(smaller, each, sized(space.neighbours(each.input())));
    }
    add(
        smaller,
        each,
        space.twins(each.input()).stream().map(twin -> Sized.at(puzzle, twin, each.distance())));
    return List.copyOf(smaller);
  }

  /** Those with something made simpler. */
  List<Sized> simpler(Sized each) {
    TreeSet<Sized> smaller = new TreeSet<>();
    add(smaller, each, sized(space.simpler(each.input())));
    return List.copyOf(smaller);
  }

  /** Those reached by several moves, none of which leads farther away. */
  List<Sized> wide(Sized each, Deadline deadline) {
    if (each.distance() == 0) {
      return List.of();
    }
    TreeSet<Sized> smaller = new TreeSet<>();
    Set<String> seen = new HashSet<>(Set.of(each.input()));
    Queue<Sized> open = new ArrayDeque<>(List.of(each));
    while (!open.isEmpty() && seen.size() < WIDE && !deadline.isOver()) {
      Sized next = open.remove();
      space.neighbours(next.input()).stream()
          .filter(seen::add)
          .map(input -> Sized.of(puzzle, input))
          .filter(found -> Sized.rank(found.distance()) <= Sized.rank(each.distance()))
          .forEach(
              found -> {
                open.add(found);
                add(smaller, each, Stream.of(found));
              });
    }
    return List.copyOf(smaller);
  }

  private Stream<Sized> sized(List<String> inputs) {
    return inputs.parallelStream().map(input -> Sized.of(puzzle, input)).toList().stream();
  }

  private static void add(Collection<Sized> smaller, Sized than, Stream<Sized> found) {
    found.filter(each -> each.compareTo(than) < 0).forEach(smaller::add);
  }
}
