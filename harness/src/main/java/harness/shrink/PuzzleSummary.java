package harness.shrink;

import harness.cases.Answer;
import harness.reference.Drawing;
import harness.reference.Format;
import harness.reference.Puzzle;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

/** Describes a smallest case for reports, after running it again. */
final class PuzzleSummary {

  private static final long LAST_RUN_NANOS = TimeUnit.SECONDS.toNanos(20);

  private static final Drawing WITH_LINKS = new Drawing(false, true);

  private final Puzzle puzzle;
  private final Probe.Setting setting;
  private final FailureKind target;
  private final ProbePool bench;
  private final long startNanos = System.nanoTime();

  PuzzleSummary(Puzzle puzzle, Probe.Setting setting, FailureKind target, ProbePool bench) {
    this.puzzle = puzzle;
    this.setting = setting;
    this.target = target;
    this.bench = bench;
  }

  Smallest ofCase(Layers.Known known) {
    return of(List.of(known.smallest()), 0, known.proven(), known.triedTo(), "");
  }

  /**
   * Describes a file.
   *
   * @param wrong index of the wrong case, from 0
   */
  Smallest ofFile(List<RankedCase> file, int wrong, boolean proven, String note) {
    return of(file, wrong, proven, null, note);
  }

  private Smallest of(
      List<RankedCase> file, int wrong, boolean proven, Integer triedTo, String note) {
    Deadline lastRun = Deadline.in(LAST_RUN_NANOS, () -> false);
    List<Observation> all = bench.look(file, lastRun);
    Observation seen = all == null ? null : all.get(wrong);
    Answer answer = seen == null ? null : (Answer) seen.output();
    RankedCase each = file.get(wrong);
    Integer distance = each.distance() == Answer.NO_SOLUTION ? null : each.distance();
    Format format = puzzle.format();
    Answer right = puzzle.oracle().answer(each.input());
    String input = file.stream().map(RankedCase::input).collect(Collectors.joining());
    return new Smallest(
        input,
        file.size(),
        input.length(),
        null,
        distance,
        answer == null ? null : answer.claimed(),
        distance,
        proven,
        triedTo,
        judgesFile(file),
        wrong + 1,
        puzzle.draw(each.input(), WITH_LINKS),
        seen == null ? "" : said(seen, each),
        answer == null ? null : answer.moves(),
        file.stream()
            .map(one -> format.print(puzzle.oracle().answer(one.input())))
            .collect(Collectors.joining()),
        format.print(right),
        right.moves(),
        reason(seen),
        detail(seen),
        note,
        bench.ran(),
        null,
        (System.nanoTime() - startNanos) / 1_000_000,
        null,
        null,
        null);
  }

  private String judgesFile(List<RankedCase> file) {
    boolean fits = file.size() == 1 || puzzle.limits().casesPerFile() > 1;
    return fits ? puzzle.format().file(file.stream().map(RankedCase::input).toList()) : null;
  }

  private String said(Observation seen, RankedCase each) {
    return seen.printed() != null
        ? seen.printed()
        : setting.checker().account(each.each(), each.truth(), seen.output()).said();
  }

  private String reason(Observation seen) {
    boolean again = seen != null && target.matchesInFile(seen.judgement());
    return again ? Smallest.label(seen.judgement().reason()) : null;
  }

  private String detail(Observation seen) {
    if (seen == null) {
      return "not seen again";
    }
    return target.matchesInFile(seen.judgement())
        ? seen.judgement().detail()
        : "seen before; the last run was " + seen.judgement().verdict().label();
  }
}
