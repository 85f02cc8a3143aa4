package harness.puzzle.shrink;

import harness.cases.Reason;
import harness.reference.Puzzle;
import harness.shrink.Deadline;
import harness.shrink.FailureKind;
import harness.shrink.Finding;
import harness.shrink.Observation;
import harness.shrink.Probe;
import harness.shrink.ProbePool;
import harness.shrink.Shrinker;
import harness.shrink.Smallest;
import java.util.ArrayList;
import java.util.List;

/**
 * Shrinks the findings of one kind: the same submission, verdict and reason. They all share one
 * smallest case.
 */
public final class PuzzleShrinker implements Shrinker {

  /** Share of the time for a walk if the verdict depends on time. */
  private static final double SLOW_WALK = 0.6;

  private final Puzzle puzzle;
  private final FailureKind target;
  private final List<Finding> findings;
  private final ProbePool bench;
  private final PuzzleSummary summary;

  /** A shrinker as {@link Shrinker.Maker} makes them. */
  public PuzzleShrinker(
      Puzzle puzzle, Probe.Setting setting, List<Finding> findings, ProbePool pool) {
    this.puzzle = puzzle;
    this.target = findings.get(0).kind();
    this.findings = findings;
    this.bench = pool;
    this.summary = new PuzzleSummary(puzzle, setting, target, bench, System.nanoTime());
  }

  @Override
  public Smallest unchanged() {
    return asItIs(Smallest.AS_FOUND, Deadline.in(Long.MAX_VALUE / 4, () -> false));
  }

  @Override
  public Smallest smallest(Deadline deadline) {
    if (target.isUnsteady()) {
      return asItIs("a different answer each time: not made smaller", deadline);
    }
    if (target.reason() == Reason.DISAGREES_WITH_TWIN) {
      return asItIs("a case and a related case contradict each other: not made smaller", deadline);
    }
    if (target.needsFile()) {
      return file(findings.get(0).file(), deadline);
    }
    List<RankedCase> alone = seenAlone(deadline);
    if (!alone.isEmpty()) {
      return target.hangsOnTime() ? slow(alone, deadline) : single(alone, deadline);
    }
    if (target.hangsOnTime()) {
      String note =
          findings.get(0).file().size() == 1
              ? "not seen again when measured alone: not made smaller"
              : "only a whole file exceeds the time limit: not made smaller";
      return asItIs(note, deadline);
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
        ? summary.ofCase(new OrderedSearch(puzzle, bench, target, failing, deadline).smallest())
        : found(walks().smallestEndOfGraphs(failing, deadline));
  }

  private Smallest slow(List<RankedCase> failing, Deadline deadline) {
    return found(walks().slowEnd(failing.get(0), deadline.share(SLOW_WALK)));
  }

  private Walks walks() {
    return new Walks(puzzle, bench, target);
  }

  /** Describes a case without knowing whether smaller ones fail. */
  private Smallest found(RankedCase end) {
    return summary.ofCase(new Layers.Known(end, false, null));
  }

  private Smallest file(List<String> inputs, Deadline deadline) {
    List<RankedCase> file = ranked(inputs);
    FileReduction reduction = new FileReduction(puzzle, bench, target);
    if (reduction.failingCase(file, deadline) == Probe.NONE) {
      return asItIs("not seen again: not made smaller", deadline);
    }
    if (target.hangsOnTime()) {
      return summary.ofFile(
          file, file.size() - 1, false, "depends on a time limit: not made smaller");
    }
    List<RankedCase> smallest = reduction.smallest(file, deadline);
    boolean proven = reduction.isProven(smallest, deadline);
    int wrong = reduction.failingCase(smallest, deadline);
    return summary.ofFile(smallest, wrong == Probe.NONE ? smallest.size() - 1 : wrong, proven, "");
  }

  private Smallest asItIs(String note, Deadline deadline) {
    List<RankedCase> file = ranked(findings.get(0).file());
    return deadline.isOver() ? null : summary.ofFile(file, file.size() - 1, false, note);
  }

  private List<RankedCase> ranked(List<String> inputs) {
    return inputs.stream().map(input -> RankedCase.of(puzzle, input)).toList();
  }
}
