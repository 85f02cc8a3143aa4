package harness.shrink;

import harness.cases.Reason;
import harness.reference.Puzzle;
import harness.run.Submission;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Makes findings of one kind small: one submission, one verdict, one reason. There is one smallest
 * case for all of them, whichever they are.
 */
final class Shrinker implements AutoCloseable {

  /** The part of the time that the walks may take before everything in order is tried. */
  private static final double WALKS = 0.6;

  /** The part of that for the walk that is the same for all findings. */
  private static final double EVERYBODYS = 0.7;

  /** The part of a walk's time for a good place to start from. */
  private static final double STARTS = 0.3;

  /** The part of a walk's time for finding a failing case among the draws that are everybody's. */
  private static final double DRAWS = 0.5;

  /** A fresh start that takes longer is not repeated for many cases. */
  private static final long CHEAP_START_NANOS = 20_000_000;

  private final Puzzle puzzle;
  private final Target target;
  private final List<Finding> findings;
  private final Bench bench;
  private final Description description;

  /**
   * A shrinker.
   *
   * @param findings all of one kind, at least one
   */
  Shrinker(Probe.Setting setting, List<Finding> findings, int threads) {
    Finding first = findings.get(0);
    Submission submission = first.submission();
    this.puzzle = setting.puzzle();
    this.target = new Target(first.verdict(), first.reason());
    this.findings = findings;
    this.bench = new Bench(submission, setting, threads);
    this.description = new Description(puzzle, target, bench);
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
    List<Sized> alone = seenAlone(deadline);
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
  private List<Sized> seenAlone(Deadline deadline) {
    List<Sized> alone = new ArrayList<>();
    for (Finding finding : findings) {
      Sized each = Sized.of(puzzle, finding.file().get(finding.file().size() - 1));
      List<Seen> seen = bench.look(List.of(each), deadline);
      if (seen != null && target.matches(seen.get(0).judgement())) {
        alone.add(each);
      }
    }
    return alone;
  }

  private Smallest single(List<Sized> failing, Deadline deadline) {
    boolean enumerable = puzzle.space().enumerable();
    // all cases tried in order are worth more than a long walk
    Sized smallest = walked(failing, enumerable ? deadline.share(WALKS) : deadline);
    if (!enumerable) {
      return description.ofCase(new Layers.Known(smallest, false, null));
    }
    Layers layers = new Layers(puzzle, bench, target, startsCheaply(smallest, deadline));
    Layers.Known known = layers.below(smallest, deadline);
    return description.ofCase(known);
  }

  /**
   * Where a walk ends that begins at the first failing case of the same draws for all findings;
   * what the findings themselves lead to only where that lies nearer.
   */
  private Sized walked(List<Sized> failing, Deadline deadline) {
    Walk walk = new Walk(bench, new Neighbourhood(puzzle), target);
    Sized nearest = failing.stream().min(Comparator.naturalOrder()).orElseThrow();
    Deadline first = deadline.share(EVERYBODYS);
    Sized drawn = new Draws(puzzle, bench, target).first(nearest, first.share(DRAWS));
    if (drawn == null) {
      return walk.from(start(walk, failing, deadline.share(STARTS)), deadline);
    }
    Sized smallest = walk.from(walk.start(drawn, first.share(STARTS)), first);
    if (!puzzle.space().enumerable()
        && Sized.rank(smallest.distance()) <= Sized.rank(nearest.distance())) {
      return smallest;
    }
    Sized walked = walk.from(start(walk, failing, deadline.share(STARTS)), deadline);
    return Sized.rank(smallest.distance()) <= Sized.rank(walked.distance()) ? smallest : walked;
  }

  private static Sized start(Walk walk, List<Sized> failing, Deadline deadline) {
    return failing.stream()
        .map(each -> walk.start(each, deadline))
        .min(Comparator.naturalOrder())
        .orElseThrow();
  }

  private boolean startsCheaply(Sized each, Deadline deadline) {
    long start = System.nanoTime();
    bench.look(List.of(each), deadline);
    return System.nanoTime() - start < CHEAP_START_NANOS;
  }

  private Smallest slow(List<Sized> failing, Deadline deadline) {
    Sized end =
        new Walk(bench, new Neighbourhood(puzzle), target)
            .slowlyFrom(failing.get(0), deadline.share(WALKS));
    return description.ofCase(new Layers.Known(end, false, null));
  }

  private Smallest file(List<String> inputs, Deadline deadline) {
    List<Sized> file = inputs.stream().map(input -> Sized.of(puzzle, input)).toList();
    FileReduction reduction = new FileReduction(puzzle, bench, target);
    if (reduction.failingCase(file, deadline) == Probe.NONE) {
      return asItIs("not seen again: not made smaller", deadline);
    }
    if (target.hangsOnTime()) {
      return description.ofFile(file, file.size() - 1, false, "a time limit: not made smaller");
    }
    List<Sized> smallest = reduction.smallest(file, deadline);
    boolean proven = reduction.isProven(smallest, deadline);
    int wrong = reduction.failingCase(smallest, deadline);
    return description.ofFile(
        smallest, wrong == Probe.NONE ? smallest.size() - 1 : wrong, proven, "");
  }

  private Smallest asItIs(String note, Deadline deadline) {
    List<Sized> file =
        findings.get(0).file().stream().map(input -> Sized.of(puzzle, input)).toList();
    return deadline.isOver() ? null : description.ofFile(file, file.size() - 1, false, note);
  }

  @Override
  public void close() {
    bench.close();
  }
}
