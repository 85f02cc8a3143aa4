package harness.puzzle.shrink;

import harness.cases.Answer;
import harness.cases.Reason;
import harness.reference.Drawing;
import harness.reference.Format;
import harness.reference.Puzzle;
import harness.shrink.Deadline;
import harness.shrink.FailureKind;
import harness.shrink.Observation;
import harness.shrink.Probe;
import harness.shrink.ProbePool;
import harness.shrink.Smallest;
import harness.shrink.SmallestBuilder;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

/** Describes a smallest case for reports, after running it again. */
record PuzzleSummary(
    Puzzle puzzle, Probe.Setting setting, FailureKind target, ProbePool bench, long startNanos) {

  private static final long LAST_RUN_NANOS = TimeUnit.SECONDS.toNanos(20);

  private static final Drawing WITH_LINKS = new Drawing(false, true);

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
    String answers =
        file.stream()
            .map(one -> format.print(puzzle.oracle().answer(one.input())))
            .collect(Collectors.joining());
    return SmallestBuilder.builder()
        .input(input)
        .cases(file.size())
        .bytes(input.length())
        .distance(distance)
        .claimed(answer == null ? null : answer.claimed())
        .expected(distance)
        .proven(proven)
        .triedTo(triedTo)
        .file(judgesFile(file))
        .wrong(wrong + 1)
        .picture(puzzle.draw(each.input(), WITH_LINKS))
        .output(seen == null ? "" : said(seen, each))
        .moves(answer == null ? null : answer.moves())
        .answers(answers)
        .right(format.print(right))
        .rightMoves(right.moves())
        .reason(reason(seen))
        .detail(detail(seen))
        .note(note)
        .ran(bench.ran())
        .elapsedMs((System.nanoTime() - startNanos) / 1_000_000)
        .build();
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

  private Reason reason(Observation seen) {
    boolean again = seen != null && target.matchesInFile(seen.judgement());
    return again ? seen.judgement().reason() : null;
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
