package harness.distributed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.campaign.IndexRange;
import harness.cases.Generator;
import harness.cli.CommandRun;
import harness.generators.Generators;
import harness.journal.Entry;
import harness.journal.Ranges;
import harness.tally.Counts;
import harness.terminal.ExitCode;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** Whatever the other machines do, ranges are passed on in order, each once. */
final class RemoteRangesTest {

  private static final long CASES = 300;
  private static final long RANGE = 10;

  /** Simulated machines, which may fail. */
  private abstract static class Machines implements RemoteEngine {
    private final List<Integer> waves = new ArrayList<>();

    abstract void work(List<IndexRange> spans, Consumer<SpanResult> results);

    @Override
    public void run(List<IndexRange> spans, Consumer<SpanResult> results) {
      waves.add(spans.size());
      work(spans, results);
    }

    @Override
    public String description() {
      return "machines";
    }

    @Override
    public int ranges() {
      return 2;
    }

    @Override
    public void cancel() {}

    @Override
    public void close() {}
  }

  private final Generator generator = Generators.named("knights", "easy");
  private final List<Entry.Done> passedOn = new ArrayList<>();

  private static SpanResult done(IndexRange span) {
    long cases = span.to() - span.from();
    return SpanResult.done(
        span,
        "here",
        new Counts(cases, 0, false, Map.of("easy", cases), List.of(), List.of(), List.of()));
  }

  private static SpanResult failed(IndexRange span) {
    return SpanResult.failed(span, "there", new IllegalStateException("no disk\nand more"));
  }

  private void run(Machines machines) throws IOException {
    RemoteRanges waves = new RemoteRanges(machines);
    Ranges ranges = new Ranges(generator, 0, CASES, RANGE);
    Consumer<String> noNews =
        news -> {
          throw new AssertionError(news);
        };
    while (!ranges.isOver()) {
      assertFalse(
          waves.run(ranges, entry -> passedOn.add((Entry.Done) entry), noNews), "not interrupted");
    }
  }

  private void assertPassedOn(long cases) {
    List<Long> starts = passedOn.stream().map(Entry.Done::from).toList();
    assertEquals(LongStream.range(0, cases / RANGE).mapToObj(i -> i * RANGE).toList(), starts);
  }

  @Test
  void resultsInAnyOrderArePassedOnInOrder() throws IOException {
    Random random = new Random(1);
    Machines machines =
        new Machines() {
          @Override
          void work(List<IndexRange> spans, Consumer<SpanResult> results) {
            List<IndexRange> shuffled = new ArrayList<>(spans);
            Collections.shuffle(shuffled, random);
            shuffled.forEach(span -> results.accept(done(span)));
          }
        };
    run(machines);
    assertPassedOn(CASES);
    assertEquals(List.of(8, 8, 8, 6), machines.waves);
  }

  @Test
  void aRangeThatFailsIsRunAgain() throws IOException {
    Machines machines =
        new Machines() {
          private int failures;

          @Override
          void work(List<IndexRange> spans, Consumer<SpanResult> results) {
            for (IndexRange span : spans) {
              boolean fails = span.from() == 50 && failures++ < 2;
              results.accept(fails ? failed(span) : done(span));
            }
          }
        };
    run(machines);
    assertPassedOn(CASES);
    assertEquals(List.of(8, 1, 1, 8, 8, 6), machines.waves);
  }

  @Test
  void aRangeThatKeepsFailingEndsTheRunAndEarlierResultsAreKept() {
    Machines machines =
        new Machines() {
          @Override
          void work(List<IndexRange> spans, Consumer<SpanResult> results) {
            spans.forEach(span -> results.accept(span.from() == 110 ? failed(span) : done(span)));
          }
        };
    RemoteFailure failure = assertThrows(RemoteFailure.class, () -> run(machines));
    assertTrue(failure.getMessage().startsWith("range 110 to 120 failed 3 times, last on there"));
    assertTrue(failure.getMessage().endsWith("no disk"), failure.getMessage());
    assertPassedOn(110);
  }

  @Test
  void aLostJobLosesOnlyMissingResults() {
    Machines machines =
        new Machines() {
          @Override
          void work(List<IndexRange> spans, Consumer<SpanResult> results) {
            for (IndexRange span : spans) {
              if (span.from() == 200) {
                throw new RemoteFailure("all machines are gone");
              }
              results.accept(done(span));
            }
          }
        };
    assertThrows(RemoteFailure.class, () -> run(machines));
    assertPassedOn(200);
  }

  @Test
  void optionsThatDoNotGoTogetherAreRefused() {
    String[] stress = {"stress", "--puzzle=knights", "--n=1", "--seed=1", "--solver=ida-star"};
    assertRefused("must be given together", stress, "--engine=spark");
    assertRefused("must be given together", stress, "--master=local");
    assertRefused("--fail-fast", stress, "--engine=spark", "--master=local", "--fail-fast");
    assertRefused("no engine 'abacus'", stress, "--engine=abacus", "--master=local");
  }

  private static void assertRefused(String why, String[] words, String... more) {
    List<Object> all = new ArrayList<>(List.of((Object[]) words));
    all.addAll(List.of(more));
    CommandRun run = CommandRun.of(all.toArray());
    assertEquals(ExitCode.USAGE, run.code(), run.err());
    assertTrue(run.err().contains(why), run.err());
  }
}
