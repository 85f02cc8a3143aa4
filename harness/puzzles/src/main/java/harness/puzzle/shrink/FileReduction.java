package harness.puzzle.shrink;

import harness.reference.Puzzle;
import harness.shrink.Deadline;
import harness.shrink.DeltaDebugging;
import harness.shrink.FailureKind;
import harness.shrink.Observation;
import harness.shrink.Probe;
import harness.shrink.ProbePool;
import harness.shrink.Scan;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Reduces a failing file: first the number of cases, by {@link DeltaDebugging}, then each case in
 * turn.
 */
final class FileReduction {

  /** Number of the puzzle's smallest cases that are tried as a replacement for a case. */
  private static final int SMALLEST_TRIED = 600;

  /** Maximum number of cases in a file for which all smaller files are tried. */
  private static final int MOST_PROVEN = 10;

  private final Puzzle puzzle;
  private final ProbePool bench;
  private final FailureKind target;
  private final Neighbourhood around;
  private final Map<String, Boolean> rightAlone = new ConcurrentHashMap<>();

  FileReduction(Puzzle puzzle, ProbePool bench, FailureKind target) {
    this.puzzle = puzzle;
    this.bench = bench;
    this.target = target;
    this.around = new Neighbourhood(puzzle);
  }

  /**
   * The index of the first case of a file that fails in the required way, or {@link Probe#NONE}.
   */
  int failingCase(List<RankedCase> file, Deadline deadline) {
    Integer place = bench.once(probe -> failingCase(probe, file, deadline), deadline);
    return place == null || place == Probe.CUT ? Probe.NONE : place;
  }

  /** The smallest failing file found, starting from a failing one. */
  List<RankedCase> smallest(List<RankedCase> failing, Deadline deadline) {
    List<RankedCase> file = fewer(failing, deadline);
    List<RankedCase> before;
    do {
      before = file;
      for (int place = 0; place < file.size(); place++) {
        file = withSmaller(file, place, deadline);
      }
      file = fewer(file, deadline);
    } while (!file.equals(before) && !deadline.isOver());
    return file;
  }

  /** Whether no smaller file made of these cases fails. */
  boolean isProven(List<RankedCase> file, Deadline deadline) {
    if (file.size() > MOST_PROVEN) {
      return false;
    }
    Iterator<List<RankedCase>> smaller =
        IntStream.range(1, (1 << file.size()) - 1)
            .mapToObj(chosen -> some(file, place -> (chosen >>> place & 1) != 0))
            .iterator();
    Scan<List<RankedCase>> scan = bench.scan(smaller, 1, this::fails, deadline);
    return scan.failing() == null && scan.isComplete();
  }

  private static List<RankedCase> some(List<RankedCase> file, IntPredicate chosen) {
    return IntStream.range(0, file.size()).filter(chosen).mapToObj(file::get).toList();
  }

  private List<RankedCase> fewer(List<RankedCase> file, Deadline deadline) {
    int last = failingCase(file, deadline);
    List<RankedCase> upTo = last == Probe.NONE ? file : file.subList(0, last + 1);
    return DeltaDebugging.minimize(upTo, some -> failingCase(some, deadline) != Probe.NONE);
  }

  private List<RankedCase> withSmaller(List<RankedCase> file, int place, Deadline deadline) {
    RankedCase now = file.get(place);
    Iterator<List<RankedCase>> files =
        Stream.concat(simplestOfAll(now), around.near(now, deadline).stream())
            .map(each -> with(file, place, each))
            .iterator();
    Scan<List<RankedCase>> scan = bench.scan(files, 1, this::fails, deadline);
    return scan.failing() == null ? file : scan.failing();
  }

  private Stream<RankedCase> simplestOfAll(RankedCase than) {
    if (!puzzle.space().enumerable()) {
      return Stream.of();
    }
    return IntStream.rangeClosed(0, puzzle.oracle().largestDistance())
        .boxed()
        .flatMap(distance -> RankedCase.allAt(puzzle, distance).limit(SMALLEST_TRIED))
        .limit(SMALLEST_TRIED)
        .takeWhile(each -> each.compareTo(than) < 0)
        .toList()
        .stream();
  }

  private static List<RankedCase> with(List<RankedCase> file, int place, RankedCase instead) {
    List<RankedCase> changed = new ArrayList<>(file);
    changed.set(place, instead);
    return List.copyOf(changed);
  }

  private int fails(Probe probe, List<List<RankedCase>> one, Deadline deadline) {
    return Math.min(0, failingCase(probe, one.get(0), deadline)); // 0 for the only file
  }

  private int failingCase(Probe probe, List<RankedCase> file, Deadline deadline) {
    List<Observation> seen = probe.file(file, deadline);
    if (seen == null) {
      return Probe.CUT;
    }
    for (int place = 0; place < file.size(); place++) {
      if (target.matchesInFile(seen.get(place).judgement())
          && (!target.needsFile() || isRightAlone(probe, file.get(place), deadline))) {
        return place;
      }
    }
    return Probe.NONE;
  }

  private boolean isRightAlone(Probe probe, RankedCase each, Deadline deadline) {
    Boolean right = rightAlone.get(each.input());
    if (right == null) {
      Observation alone = probe.alone(each, deadline);
      if (alone == null) {
        return false;
      }
      right = alone.judgement().isAccepted();
      rightAlone.put(each.input(), right);
    }
    return right;
  }
}
