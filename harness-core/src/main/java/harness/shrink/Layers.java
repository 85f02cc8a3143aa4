package harness.shrink;

import harness.cases.Answer;
import harness.reference.Puzzle;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * All cases in order, distance by distance: where one fails and all before it do not, it is the
 * smallest. The first cases of each distance are run one by one too, for what goes wrong only at
 * the beginning of a file.
 */
final class Layers {

  private static final int HEAD = 16;

  /** The part of the time for the distance of the case that fails. */
  private static final double BESIDE = 1.0 / 3;

  /**
   * What is known of the smallest case.
   *
   * @param smallest the smallest one known to fail
   * @param proven whether all smaller ones were tried
   * @param triedTo the distance up to which all were tried, null where none were
   */
  record Known(Sized smallest, boolean proven, Integer triedTo) {}

  private final Puzzle puzzle;
  private final Bench bench;
  private final Target target;
  private final boolean cheapAlone;

  /**
   * The cases of a puzzle.
   *
   * @param cheapAlone whether a case alone takes little more time than one among others
   */
  Layers(Puzzle puzzle, Bench bench, Target target, boolean cheapAlone) {
    this.puzzle = puzzle;
    this.bench = bench;
    this.target = target;
    this.cheapAlone = cheapAlone;
  }

  /** Looks for cases that are smaller than one that fails: first among those of its distance. */
  Known below(Sized failing, Deadline deadline) {
    if (!puzzle.space().enumerable()) {
      return new Known(failing, false, null);
    }
    Scan<Sized> beside = scan(failing.distance(), failing, deadline.share(BESIDE));
    Sized smallest = smaller(beside, failing, deadline);
    Integer triedTo = null;
    for (int distance : distances()) {
      boolean last = distance == failing.distance();
      if (last && beside.isComplete()) {
        return new Known(smallest, true, null);
      }
      Scan<Sized> scan = scan(distance, smallest, deadline);
      smallest = smaller(scan, smallest, deadline);
      if (!scan.isComplete()) {
        break;
      }
      if (last || scan.failing() != null) {
        return new Known(smallest, true, null);
      }
      triedTo = distance;
    }
    return new Known(smallest, false, triedTo);
  }

  /** The first failure of a scan, looked at as soon as it is known; else what there was. */
  private Sized smaller(Scan<Sized> scan, Sized before, Deadline deadline) {
    if (scan.failing() == null) {
      return before;
    }
    bench.look(List.of(scan.failing()), deadline);
    return scan.failing();
  }

  private List<Integer> distances() {
    List<Integer> distances = new ArrayList<>();
    IntStream.rangeClosed(0, puzzle.oracle().largestDistance()).forEach(distances::add);
    distances.add(Answer.NO_SOLUTION);
    return distances;
  }

  /** Tries the cases of a distance that are smaller than one. */
  private Scan<Sized> scan(int distance, Sized than, Deadline deadline) {
    if (!target.isPossibleAt(distance)) {
      return new Scan<>(List.<Sized>of().iterator());
    }
    if (cheapAlone) {
      Scan<Sized> head =
          bench.scan(smaller(distance, than).limit(HEAD).iterator(), 1, this::alone, deadline);
      if (head.failing() != null || !head.isComplete()) {
        return head;
      }
    }
    return bench.scan(smaller(distance, than).iterator(), target, deadline);
  }

  private int alone(Probe probe, List<Sized> one, Deadline deadline) {
    Seen seen = probe.alone(one.get(0), deadline);
    return seen == null ? Probe.CUT : target.matches(seen.judgement()) ? 0 : Probe.NONE;
  }

  private Stream<Sized> smaller(int distance, Sized than) {
    return puzzle
        .space()
        .at(distance)
        .map(input -> Sized.at(puzzle, input, distance))
        .takeWhile(each -> each.compareTo(than) < 0);
  }
}
