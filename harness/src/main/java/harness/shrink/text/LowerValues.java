package harness.shrink.text;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.Stream;

/**
 * Moves each integer towards 0 in few steps: to a simple value, or to fewer digits. {@link
 * LowestValues} does the rest, in many steps.
 */
final class LowerValues implements Pass {

  private static final List<BigInteger> SIMPLE =
      Stream.of(0, 1, 2, 3, 10).map(BigInteger::valueOf).toList();

  @Override
  public Layout shrink(Layout failing, Trials trials) {
    return ValueSearch.ofEach(failing, trials, LowerValues::lower);
  }

  private static void lower(ValueSearch search) {
    search.dropSign();
    BigInteger from = search.value();
    List<BigInteger> simple = SIMPLE.stream().filter(each -> each.compareTo(from) < 0).toList();
    boolean isSimple = search.firstFailing(simple) < simple.size() || simple.isEmpty();
    if (!isSimple && search.firstFailing(List.of(from.shiftRight(1))) == 0) {
      int bits = from.bitLength() - 1;
      search.search(
          BigInteger.ZERO,
          BigInteger.valueOf(bits),
          kept -> from.shiftRight(bits + 1 - kept.intValue()));
    }
  }
}
