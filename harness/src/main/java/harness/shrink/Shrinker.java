package harness.shrink;

import harness.cases.Answer;
import harness.cases.Reason;
import harness.reference.Puzzle;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Supplier;

/**
 * Makes findings of one kind small: one submission, one verdict, one reason. There is one smallest
 * case for all of them, whichever they are.
 */
final class Shrinker {

  /** So many cases are tried in order before any walk. */
  private static final long FEW = 500_000;

  /** The part of the time after which it is known how fast that goes. */
  private static final double FIRST_LOOK = 0.25;

  /** How much faster than that it may go for the rest to be worth trying. */
  private static final double HOPE = 2;

  /** The part of what is then left for the rest of them. */
  private static final double ALL_BUT_A_WALK = 0.9;

  /** The part of the time that the walks may take before everything in order is tried. */
  private static final double WALKS = 0.6;

  /** The part of that for the walk that is the same for all findings. */
  private static final double EVERYBODYS = 0.7;

  /** Walks from other draws, since one may end where nothing smaller is near. */
  private static final int MORE_WALKS = 40;

  /** The part of a walk's time for a good place to start from. */
  private static final double STARTS = 0.3;

  /** The part of the time for finding a failing case among the draws that are everybody's. */
  private static final double DRAWS = 0.35;

  /** The part of the walk's time for the same in a puzzle that cannot be enumerated. */
  private static final double DRAWS_OF_MIX = 0.5;

  /** A fresh start that takes longer is not repeated for many cases. */
  private static final long CHEAP_START_NANOS = 20_000_000;

  private final Puzzle puzzle;
  private final FailureKind target;
  private final List<Finding> findings;
  private final ProbePool bench;
  private final Description description;

  /**
   * A shrinker.
   *
   * @param findings all of one kind, at least one
   */
  Shrinker(Puzzle puzzle, Probe.Setting setting, List<Finding> findings, ProbePool pool) {
    Finding first = findings.get(0);
    this.puzzle = puzzle;
    this.target = new FailureKind(first.verdict(), first.reason());
    this.findings = findings;
    this.bench = pool;
    this.description = new Description(puzzle, setting, target, bench);
  }

  /** The first finding as it is, described alike. */
  Smallest unchanged() {
    return asItIs("as it is", Deadline.in(Long.MAX_VALUE / 4, () -> false));
  }

  /** The smallest that was found in time; null where not even the finding was seen again. */
  Smallest smallest(Deadline deadline) {
    if (target.reason() == Reason.NONDETERMINISTIC) {
      return asItIs("another answer each time: not made smaller", deadline);
    }
    if (target.reason() == Reason.DISAGREES_WITH_TWIN) {
      return asItIs(
          "a case and its relative, which contradict each other: not made smaller", deadline);
    }
    if (target.needsFile()) {
      return file(findings.get(0).file(), deadline);
    }
    List<RankedCase> alone = seenAlone(deadline);
    if (!alone.isEmpty()) {
      return target.hangsOnTime() ? slow(alone, deadline) : single(alone, deadline);
    }
    if (target.hangsOnTime()) {
      boolean single = findings.get(0).file().size() == 1;
      return asItIs(
          single
              ? "not seen again when measured alone: not made smaller"
              : "a time limit that only a whole file breaks: not made smaller",
          deadline);
    }
    List<String> file = new ArrayList<>(findings.get(0).before().get());
    file.addAll(findings.get(0).file());
    return file(file, deadline);
  }

  /** The cases that fail when run again alone. */
  private List<RankedCase> seenAlone(Deadline deadline) {
    List<RankedCase> alone = new ArrayList<>();
    for (Finding finding : findings) {
      RankedCase each = RankedCase.of(puzzle, finding.file().get(finding.file().size() - 1));
      List<Observation> seen = bench.look(List.of(each), deadline);
      if (seen != null && target.matches(seen.get(0).judgement())) {
        alone.add(each);
      }
    }
    return alone;
  }

  private Smallest single(List<RankedCase> failing, Deadline deadline) {
    return puzzle.space().enumerable()
        ? description.ofCase(inOrder(failing, deadline))
        : description.ofCase(new Layers.Known(ofGraphs(failing, deadline), false, null));
  }

  /**
   * Tries all smaller cases in order: at once where they are few, else below what a walk finds,
   * since all cases tried in order are worth more than a long walk.
   */
  private Layers.Known inOrder(List<RankedCase> failing, Deadline deadline) {
    RankedCase nearest = Collections.min(failing);
    Layers layers = new Layers(puzzle, bench, target, nearest, startsCheaply(nearest, deadline));
    boolean few = areFewBelow(nearest);
    Layers.Known known = few ? atOnce(layers, nearest, deadline) : null;
    if (known != null) {
      return known;
    }
    Draws draws = new Draws(puzzle, bench, target);
    RankedCase drawn = draws.first(nearest, deadline.share(DRAWS));
    if (drawn != null) {
      layers.found(drawn);
      known = !few && areFewBelow(drawn) ? atOnce(layers, drawn, deadline) : null;
      if (known != null) {
        return known;
      }
    }
    Deadline walks = deadline.share(WALKS);
    Walk walk = new Walk(bench, new Neighbourhood(puzzle), target);
    Deadline first = walks.share(EVERYBODYS);
    RankedCase everybodys = drawn == null ? null : nearestEnd(walk, draws, drawn, first);
    layers.found(nearer(everybodys, () -> ownWalk(walk, failing, walks)));
    return layers.below(deadline);
  }

  /**
   * Tries all in order for a while, and goes on as long as that promises to come to an end.
   *
   * @return null where there are too many for the time
   */
  private Layers.Known atOnce(Layers layers, RankedCase than, Deadline deadline) {
    long before = bench.ran();
    long start = System.nanoTime();
    Layers.Known known = layers.below(deadline.share(FIRST_LOOK));
    long ran = bench.ran() - before;
    double promised = (double) ran * deadline.leftNanos() / (System.nanoTime() - start);
    if (!known.proven() && HOPE * promised > nearerThan(than) - ran) {
      known = layers.below(deadline.share(ALL_BUT_A_WALK));
    }
    return known.proven() ? known : null;
  }

  private boolean areFewBelow(RankedCase each) {
    return nearerThan(each) <= FEW;
  }

  /** How many cases lie nearer than one, or any number above {@link #FEW}. */
  private long nearerThan(RankedCase each) {
    int farthest =
        each.distance() == Answer.NO_SOLUTION ? puzzle.oracle().largestDistance() : each.distance();
    long count = 0;
    for (int distance = 0; distance < farthest && count <= FEW; distance++) {
      count += puzzle.space().at(distance).limit(FEW + 1 - count).count();
    }
    return count;
  }

  /** The same where cases cannot be enumerated, each having a graph of its own. */
  private RankedCase ofGraphs(List<RankedCase> failing, Deadline deadline) {
    Walk walk = new Walk(bench, new Neighbourhood(puzzle), target);
    Deadline first = deadline.share(EVERYBODYS);
    RankedCase drawn =
        new Draws(puzzle, bench, target).first(Collections.min(failing), first.share(DRAWS_OF_MIX));
    RankedCase everybodys = drawn == null ? null : drawnWalk(walk, drawn, first);
    boolean near =
        everybodys != null
            && RankedCase.rank(everybodys.distance())
                <= RankedCase.rank(Collections.min(failing).distance());
    return near // the time for the others' walk is then left for this one
        ? walk.from(everybodys, deadline)
        : nearer(everybodys, () -> ownWalk(walk, failing, deadline));
  }

  /**
   * Where a walk ends that begins at the same draw for all findings; or the first walk from another
   * of its distance that ends nearer to the goal.
   */
  private static RankedCase nearestEnd(
      Walk walk, Draws draws, RankedCase drawn, Deadline deadline) {
    RankedCase end = drawnWalk(walk, drawn, deadline);
    for (int i = 0; i < MORE_WALKS && !deadline.isOver(); i++) {
      RankedCase start = draws.another(drawn.distance(), i, deadline);
      RankedCase other = start == null ? end : walk.from(start, deadline);
      if (other.distance() < end.distance()) {
        return other;
      }
    }
    return end;
  }

  /** Where a walk ends that begins at the same draw for all findings. */
  private static RankedCase drawnWalk(Walk walk, RankedCase drawn, Deadline deadline) {
    return walk.from(walk.start(drawn, deadline.share(STARTS)), deadline);
  }

  /** Where a walk ends that begins at the findings. */
  private static RankedCase ownWalk(Walk walk, List<RankedCase> failing, Deadline deadline) {
    Deadline starts = deadline.share(STARTS);
    return walk.from(
        Collections.min(failing.stream().map(each -> walk.start(each, starts)).toList()), deadline);
  }

  /** What everybody finds, unless what these findings lead to lies nearer. */
  private static RankedCase nearer(RankedCase everybodys, Supplier<RankedCase> own) {
    RankedCase other = own.get();
    return everybodys != null
            && RankedCase.rank(everybodys.distance()) <= RankedCase.rank(other.distance())
        ? everybodys
        : other;
  }

  private boolean startsCheaply(RankedCase each, Deadline deadline) {
    long start = System.nanoTime();
    bench.look(List.of(each), deadline);
    return System.nanoTime() - start < CHEAP_START_NANOS;
  }

  private Smallest slow(List<RankedCase> failing, Deadline deadline) {
    RankedCase end =
        new Walk(bench, new Neighbourhood(puzzle), target)
            .slowlyFrom(failing.get(0), deadline.share(WALKS));
    return description.ofCase(new Layers.Known(end, false, null));
  }

  private Smallest file(List<String> inputs, Deadline deadline) {
    List<RankedCase> file = inputs.stream().map(input -> RankedCase.of(puzzle, input)).toList();
    FileReduction reduction = new FileReduction(puzzle, bench, target);
    if (reduction.failingCase(file, deadline) == Probe.NONE) {
      return asItIs("not seen again: not made smaller", deadline);
    }
    if (target.hangsOnTime()) {
      return description.ofFile(file, file.size() - 1, false, "a time limit: not made smaller");
    }
    List<RankedCase> smallest = reduction.smallest(file, deadline);
    boolean proven = reduction.isProven(smallest, deadline);
    int wrong = reduction.failingCase(smallest, deadline);
    return description.ofFile(
        smallest, wrong == Probe.NONE ? smallest.size() - 1 : wrong, proven, "");
  }

  private Smallest asItIs(String note, Deadline deadline) {
    List<RankedCase> file =
        findings.get(0).file().stream().map(input -> RankedCase.of(puzzle, input)).toList();
    return deadline.isOver() ? null : description.ofFile(file, file.size() - 1, false, note);
  }
}
