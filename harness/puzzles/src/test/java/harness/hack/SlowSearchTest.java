package harness.hack;

import static org.junit.jupiter.api.Assertions.assertEquals;

import harness.builtin.PuzzleProblem;
import harness.cases.Guarantee;
import harness.cases.Solver;
import harness.cases.Solves;
import harness.reference.Puzzle;
import harness.reference.Puzzles;
import harness.run.BuiltIn;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** A search ends when its time is up, and says what it did not get to. */
final class SlowSearchTest {

  private final Puzzle knights = Puzzles.named("knights").orElseThrow();
  private final AtomicInteger runs = new AtomicInteger();

  private HackReport search(long nanos) {
    Solver solver =
        (input, budget) -> {
          runs.incrementAndGet();
          return knights.oracle().answer(input);
        };
    BuiltIn submission = new BuiltIn("right", Guarantee.OPTIMAL, Solves.EVERYTHING, () -> solver);
    return new SlowSearch(
            new PuzzleProblem(knights),
            submission,
            knights.limits(),
            Long.MAX_VALUE,
            1,
            1,
            known -> {})
        .run(nanos);
  }

  @Test
  void onlyTheRunBeforeTheClockIsMadeIfThereIsNoTime() {
    HackReport report = search(1);
    assertEquals(1, runs.get());
    assertEquals(
        List.of("the slowest case was not measured again, alone, 3 times"), report.cutShort());
  }

  /** Cases that take microseconds: the last part of a second is enough to measure them again. */
  @Test
  void nothingIsCutShortIfThereIsTime() {
    assertEquals(List.of(), search(TimeUnit.SECONDS.toNanos(2)).cutShort());
  }
}
