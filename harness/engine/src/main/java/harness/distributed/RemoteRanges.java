package harness.distributed;

import harness.campaign.IndexRange;
import harness.journal.Entry;
import harness.journal.Ranges;
import harness.machine.Interruption;
import harness.tally.Counts;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;

/**
 * Runs a campaign's ranges on other machines in waves. A failure of the machines loses at most one
 * wave.
 */
public final class RemoteRanges {

  /** Ranges per machine in a wave: enough that no machine waits long for the slowest range. */
  private static final int RANGES_EACH = 4;

  private static final int ATTEMPTS = 3;

  /** Receives entries for the journal. */
  @FunctionalInterface
  public interface Sink {
    void accept(Entry entry) throws IOException;
  }

  private final RemoteEngine engine;
  private final Set<String> toldKinds = new HashSet<>();
  private long lastNanos = System.nanoTime();

  public RemoteRanges(RemoteEngine engine) {
    this.engine = engine;
  }

  /**
   * Runs the next ranges.
   *
   * @param sink receives findings as they arrive, and completed ranges in order
   * @param news receives what to show at once
   * @return whether it was interrupted
   * @throws RemoteFailure if the machines fail, or a range fails repeatedly
   */
  public boolean run(Ranges ranges, Sink sink, Consumer<String> news) throws IOException {
    AtomicBoolean interrupted = new AtomicBoolean();
    Thread hook =
        Interruption.onInterrupt(
            () -> {
              interrupted.set(true);
              engine.cancel();
            });
    try {
      run(next(ranges), sink, news, interrupted);
    } catch (RemoteFailure failure) {
      if (!interrupted.get() && !Interruption.isUnderWay()) {
        throw failure;
      }
      interrupted.set(true);
    } catch (UncheckedIOException e) {
      throw e.getCause();
    } finally {
      Interruption.forget(hook);
    }
    return interrupted.get();
  }

  private List<IndexRange> next(Ranges ranges) {
    List<IndexRange> wave = new ArrayList<>();
    int most = RANGES_EACH * engine.ranges();
    while (wave.size() < most && !ranges.isOver()) {
      wave.add(new IndexRange(ranges.from(), ranges.to()));
      ranges.advance();
    }
    return wave;
  }

  private void run(
      List<IndexRange> wave, Sink sink, Consumer<String> news, AtomicBoolean interrupted) {
    Queue<IndexRange> expected = new ArrayDeque<>(wave);
    Map<IndexRange, SpanResult> waiting = new HashMap<>();
    List<IndexRange> left = wave;
    for (int attempt = 1; !left.isEmpty() && !interrupted.get(); attempt++) {
      List<SpanResult> failed = new ArrayList<>();
      engine.run(
          left,
          result -> {
            if (result.failure() != null) {
              failed.add(result);
              return;
            }
            result.counts().listed().forEach(each -> found(each, sink, news));
            waiting.put(result.span(), result);
            while (waiting.containsKey(expected.peek())) {
              pass(waiting.remove(expected.remove()), sink);
            }
          });
      if (attempt == ATTEMPTS && !failed.isEmpty()) {
        SpanResult last = failed.get(failed.size() - 1);
        throw new RemoteFailure(
            "%s failed %d times, last on %s: %s"
                .formatted(last.span(), ATTEMPTS, last.host(), last.failure()));
      }
      left = failed.stream().map(SpanResult::span).toList();
    }
  }

  private void found(Counts.Listed each, Sink sink, Consumer<String> news) {
    append(sink, new Entry.Found(each));
    String kind = each.finding().submission() + ": " + each.verdict().because(each.reason());
    if (toldKinds.add(kind)) {
      news.accept(kind + " on " + each.finding().caseName());
    }
  }

  private void pass(SpanResult done, Sink sink) {
    long now = System.nanoTime();
    IndexRange span = done.span();
    append(sink, new Entry.Done(span.from(), span.to(), now - lastNanos, done.counts()));
    lastNanos = now;
  }

  private static void append(Sink sink, Entry entry) {
    try {
      sink.accept(entry);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
