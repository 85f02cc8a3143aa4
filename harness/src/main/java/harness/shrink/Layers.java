package harness.shrink;

import harness.cases.Answer;
import harness.reference.Puzzle;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Tries all cases in order, distance by distance; the first failing one is the smallest. The first
 * cases of each distance are run one by one, to find failures that occur only at the beginning of a
 * file.
 */
final class Layers {

  private static final int HEAD = 16;

  /** Share of the time for the distance of the failing case. */
  private static final double SAME_DISTANCE = 1.0 / 3;

  /**
   * What is known about the smallest case.
   *
   * @param smallest the smallest case known to fail
   * @param proven whether all smaller cases were tried
   * @param triedTo the distance up to which all cases were tried; null if no distance was completed
   */
  record Known(RankedCase smallest, boolean proven, Integer triedTo) {}

  /** The cases of one distance: a few that are run one by one, then the rest. */
  private record Layer(Scan<RankedCase> head, Scan<RankedCase> rest) {

    RankedCase failing() {
      return head.failing() == null ? rest.failing() : head.failing();
    }

    boolean isComplete() {
      return head.isComplete() && (head.failing() != null || rest.isComplete());
    }
  }

  private final Puzzle puzzle;
  private final ProbePool bench;
  private final FailureKind target;
  private final boolean cheapAlone;
  private final Map<Integer, Layer> layers = new HashMap<>();
  private volatile RankedCase smallest;

  /**
   * Creates the layers of a puzzle that can be enumerated.
   *
   * @param failing a failing case; only smaller ones are tried
   * @param cheapAlone whether running a case alone takes little more time than in a file
   */
  Layers(
      Puzzle puzzle, ProbePool bench, FailureKind target, RankedCase failing, boolean cheapAlone) {
    this.puzzle = puzzle;
    this.bench = bench;
    this.target = target;
    this.smallest = failing;
    this.cheapAlone = cheapAlone;
  }

  /** Records a failing case found elsewhere. */
  void found(RankedCase failing) {
    smallest = failing.compareTo(smallest) < 0 ? failing : smallest;
  }

  /**
   * Looks for cases smaller than the smallest known, first at the same distance. Another call
   * continues where this one stopped.
   */
  Known below(Deadline deadline) {
    int known = smallest.distance();
    Layer same = goOn(known, deadline.share(SAME_DISTANCE));
    Integer triedTo = null;
    for (int distance : distances()) {
      boolean last = distance == known;
      if (last && same.isComplete()) {
        return new Known(smallest, true, null);
      }
      Layer layer = goOn(distance, deadline);
      if (!layer.isComplete()) {
        break;
      }
      if (last || layer.failing() != null) {
        return new Known(smallest, true, null);
      }
      triedTo = distance;
    }
    return new Known(smallest, false, triedTo);
  }

  private List<Integer> distances() {
    List<Integer> distances = new ArrayList<>();
    IntStream.rangeClosed(0, puzzle.oracle().largestDistance()).forEach(distances::add);
    distances.add(Answer.NO_SOLUTION);
    return distances;
  }

  /** Continues trying the cases of a distance that are smaller than the smallest known. */
  private Layer goOn(int distance, Deadline deadline) {
    Layer layer = layers.computeIfAbsent(distance, this::layer);
    if (!layer.head().isComplete()) {
      bench.goOn(layer.head(), 1, this::alone, deadline);
    }
    if (layer.head().failing() == null && layer.head().isComplete() && !layer.rest().isComplete()) {
      bench.goOn(layer.rest(), target, deadline);
    }
    RankedCase failing = layer.failing();
    if (failing != null && failing.compareTo(smallest) < 0) {
      smallest = failing;
      bench.look(List.of(failing), deadline); // as soon as it is known
    }
    return layer;
  }

  private Layer layer(int distance) {
    if (!target.isPossibleAt(distance)) {
      return new Layer(Scan.empty(), Scan.empty());
    }
    Iterator<RankedCase> rest = smaller(distance).iterator();
    List<RankedCase> head = new ArrayList<>();
    while (cheapAlone && head.size() < HEAD && rest.hasNext()) {
      head.add(rest.next());
    }
    return new Layer(new Scan<>(head.iterator()), new Scan<>(rest));
  }

  private int alone(Probe probe, List<RankedCase> one, Deadline deadline) {
    Observation seen = probe.alone(one.get(0), deadline);
    return seen == null ? Probe.CUT : target.matches(seen.judgement()) ? 0 : Probe.NONE;
  }

  private Stream<RankedCase> smaller(int distance) {
    return RankedCase.allAt(puzzle, distance).takeWhile(each -> each.compareTo(smallest) < 0);
  }
}
