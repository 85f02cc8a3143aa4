package harness.shrink;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.shrink.text.Candidate;
import harness.shrink.text.Layout;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class LastExceedingTest {

  private static final Deadline PLENTY = Deadline.in(TimeUnit.MINUTES.toNanos(1), () -> false);

  private int rounds;

  /** Of the inputs 1000, 999 and so on, those above a given number exceed the limit. */
  private String last(int inputs, int limit, long limitNanos) {
    List<Layout> all =
        IntStream.range(0, inputs).mapToObj(each -> Layout.of("" + (1000 - each))).toList();
    return new LastExceeding((some, until) -> first(some, limit), limitNanos)
        .of(all, PLENTY)
        .text();
  }

  private Candidate first(Stream<Candidate> some, int limit) {
    rounds++;
    return some.filter(each -> Integer.parseInt(each.layout().text()) > limit)
        .findFirst()
        .orElse(null);
  }

  @Test
  void theLastThatExceedsTheLimitIsFound() {
    for (int inputs = 1; inputs <= 20; inputs++) {
      for (int exceed = 1; exceed <= inputs; exceed++) {
        assertEquals("" + (1001 - exceed), last(inputs, 1000 - exceed, 0), inputs + " " + exceed);
      }
    }
  }

  @Test
  void oneRoundIsEnoughIfAllExceedIt() {
    assertEquals("901", last(100, 0, 0));
    assertEquals(1, rounds);
  }

  @Test
  void eachRoundLeavesAboutAThird() {
    last(81, 970, 0);
    assertTrue(rounds <= 6, "rounds: " + rounds);
  }

  @Test
  void noRoundStartsThatWouldNotEndInTime() {
    assertEquals("1000", last(100, 0, TimeUnit.MINUTES.toNanos(2)));
    assertEquals(0, rounds);
  }
}
