package harness.distributed;

import harness.campaign.IndexRange;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.function.Consumer;

/** Receives results in any order and passes them on in the order of the ranges. */
final class SpansInOrder implements Consumer<SpanResult> {

  private final Consumer<SpanResult> inOrder;
  private final Queue<IndexRange> expected = new ArrayDeque<>();
  private final Map<IndexRange, SpanResult> waiting = new HashMap<>();

  /**
   * Waits for the first result.
   *
   * @param spans the expected ranges, in order
   * @param inOrder receives the results
   */
  SpansInOrder(List<IndexRange> spans, Consumer<SpanResult> inOrder) {
    this.expected.addAll(spans);
    this.inOrder = inOrder;
  }

  @Override
  public void accept(SpanResult result) {
    waiting.put(result.span(), result);
    while (!expected.isEmpty() && waiting.containsKey(expected.peek())) {
      inOrder.accept(waiting.remove(expected.remove()));
    }
  }
}
