package harness.shrink.text;

import java.math.BigInteger;
import java.util.List;
import java.util.function.UnaryOperator;

/** Moves each integer as near to 0 as a search can, after {@link LowerValues}. */
final class LowestValues implements Pass {

  @Override
  public Layout shrink(Layout failing, Trials trials) {
    return ValueSearch.ofEach(failing, trials, LowestValues::lower);
  }

  /** Whether the value just below fails, too. */
  private static boolean goesDown(ValueSearch search) {
    return search.firstFailing(List.of(search.value().subtract(BigInteger.ONE))) == 0;
  }

  private static void lower(ValueSearch search) {
    while (search.value().signum() > 0 && goesDown(search)) {
      BigInteger half = search.value().shiftRight(1);
      if (search.firstFailing(List.of(half)) > 0) {
        search.search(half, search.value(), UnaryOperator.identity());
      }
    }
  }
}
