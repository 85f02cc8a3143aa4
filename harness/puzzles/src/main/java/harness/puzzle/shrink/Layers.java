package harness.puzzle.shrink;

import harness.cases.Answer;
import harness.reference.Puzzle;
import harness.shrink.Deadline;
import harness.shrink.FailureKind;
import harness.shrink.Probe;
import harness.shrink.ProbePool;
import harness.shrink.Scan;
import java.util.ArrayList;
import java.util.HashMap;
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

  private final Puzzle puzzle;
  private final ProbePool bench;
  private final FailureKind target;
  private final boolean cheapAlone;
  private final Map<Integer, Scan<RankedCase>> layers = new HashMap<>();
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

  void found(RankedCase failing) {
    smallest = failing.compareTo(smallest) < 0 ? failing : smallest;
  }

  /**
   * Looks for cases smaller than the smallest known, first at the same distance. Another call
   * continues where this one stopped.
   */
  Known below(Deadline deadline) {
    int known = smallest.distance();
    Scan<RankedCase> same = goOn(known, deadline.share(SAME_DISTANCE));
    Integer triedTo = null;
    for (int distance : distances()) {
      boolean last = distance == known;
      if (last && same.isComplete()) {
        return new Known(smallest, true, null);
      }
      Scan<RankedCase> layer = goOn(distance, deadline);
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
  private Scan<RankedCase> goOn(int distance, Deadline deadline) {
    Scan<RankedCase> layer = layers.computeIfAbsent(distance, this::layer);
    if (!layer.isComplete()) {
      bench.goOn(layer, Integer.MAX_VALUE, this::firstFailing, deadline);
    }
    RankedCase failing = layer.failing();
    if (failing != null && failing.compareTo(smallest) < 0) {
      smallest = failing;
      bench.look(List.of(failing), deadline); // as soon as it is known
    }
    return layer;
  }

  private Scan<RankedCase> layer(int distance) {
    Stream<RankedCase> cases = target.isPossibleAt(distance) ? smaller(distance) : Stream.of();
    return new Scan<>(cases.iterator(), cheapAlone ? HEAD : 0);
  }

  private int firstFailing(Probe probe, List<RankedCase> cases, Deadline until) {
    return cheapAlone && cases.size() == 1
        ? probe.failsAlone(cases.get(0), target, until)
        : probe.firstFailing(cases, target, until);
  }

  private Stream<RankedCase> smaller(int distance) {
    return RankedCase.allAt(puzzle, distance).takeWhile(each -> each.compareTo(smallest) < 0);
  }
}
