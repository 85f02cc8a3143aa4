package harness.shrink.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class ShorterTrialsTest {

  /** A count, and on the next line that many numbers from 0 to 50. */
  private static final Form LISTS =
      Form.of(
          Stream.of("3\n0 50 7\n", "4\n5 12 9 0\n", "7\n1 2 3 4 5 6 7\n").map(Layout::of).toList());

  private final OneByOne all = new OneByOne(input -> true);
  private final Trials shorter = new ShorterTrials(all, LISTS.shorter());

  private Layout first(String than, String... candidates) {
    return shorter.smaller(Layout.of(than), Stream.of(candidates).map(Layout::of));
  }

  @Test
  void aSmallerValueOfTheSameLengthIsNotTried() {
    assertEquals("3\n5 1 7\n", first("3\n5 1 7\n", "3\n5 0 7\n").text());
    assertEquals(0, all.asked());
  }

  @Test
  void fewerTokensOrBytesAreTried() {
    assertEquals("2\n5 1\n", first("3\n5 1 7\n", "2\n5 1\n").text());
    assertEquals("3\n5 1 7\n", first("3\n5 12 7\n", "3\n5 1 7\n").text());
  }

  @Test
  void anInputWhoseCountIsWrongIsNotTried() {
    assertEquals("3\n5 1 7\n", first("3\n5 1 7\n", "3\n5 1\n", "2\n5\n").text());
    assertEquals(0, all.asked());
  }

  @Test
  void aFormThatRefusesManyLargeInputsInARowEndsTheTrials() {
    Layout large = Layout.of("3\n" + "1 ".repeat(1 << 16) + "1\n");
    Layout than = Layout.of("4\n" + "1 ".repeat(1 << 17) + "1\n");
    AtomicInteger compared = new AtomicInteger();
    Stream<Candidate> refused =
        Stream.generate(() -> new Candidate(large, compared.getAndIncrement())).limit(3000);
    assertNull(shorter.firstFailing(than, refused));
    assertTrue(compared.get() < 2000, "compared: " + compared);
    assertTrue(shorter.isOver());
    assertFalse(all.isOver());
  }

  @Test
  void variableSizesShrinkToOneAndFixedOnesStay() {
    assertFalse(LISTS.test(Layout.of("1\n5\n")));
    assertTrue(LISTS.shorter().test(Layout.of("1\n5\n")));
    assertFalse(LISTS.shorter().test(Layout.of("5\n")));
    assertFalse(LISTS.shorter().test(Layout.of("1\n51\n")));
  }

  @Test
  void fewRunsMakeAnInputShort() {
    OneByOne trials =
        new OneByOne(
            input ->
                input.size() == 2
                    && Numbers.count(input.line(0).get(0)) == input.line(1).size()
                    && input.line(1).contains("12"));
    assertEquals(
        "1\n12\n", TextReduction.shorter(Layout.of("7\n9 12 44 0 31 2 8\n"), trials, LISTS).text());
    assertTrue(trials.asked() <= 40, "runs: " + trials.asked());
  }
}
