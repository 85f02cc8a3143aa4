package harness.ready;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.LongStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Arrays, permutations, partitions, strings, brackets and grids are what they are called. */
final class ReadyListsTest {

  private static final int TRIES = 100;

  @Property(tries = TRIES)
  void aPermutationHasTheCyclesThatAreAsked(
      @ForAll @IntRange(max = 1000) int seed, @ForAll @IntRange(min = 1, max = 5) int cycles) {
    long[] image = Ready.rows("permutation n=[5..12] base=0 cycles=" + cycles, seed).get(1);
    Set<Long> seen = new HashSet<>();
    int found = 0;
    for (int i = 0; i < image.length; i++) {
      boolean isNew = false;
      for (long at = i; seen.add(at); at = image[(int) at]) {
        isNew = true;
      }
      found += isNew ? 1 : 0;
    }
    assertEquals(cycles, found);
    assertEquals(image.length, LongStream.of(image).distinct().count());
  }

  @Property(tries = TRIES)
  void aPermutationHasEachNumberOnce(@ForAll @IntRange(max = 1000) int seed) {
    List<long[]> rows = Ready.rows("permutation n=[1..12]", seed);
    long[] sorted = LongStream.of(rows.get(1)).sorted().toArray();
    assertEquals(List.of(rows.get(0)[0]), List.of((long) sorted.length));
    for (int i = 0; i < sorted.length; i++) {
      assertEquals(i + 1, sorted[i]);
    }
  }

  @Property(tries = TRIES)
  void anArrayStaysInItsRangeAndBelowItsSum(@ForAll @IntRange(max = 10_000) int seed) {
    List<long[]> rows = Ready.rows("array n=[1..9] a=[-3..20] sum=30", seed);
    assertEquals(rows.get(0)[0], rows.get(1).length);
    assertTrue(Ready.areWithin(LongStream.of(rows.get(1)), -3, 20));
    assertTrue(LongStream.of(rows.get(1)).sum() <= 30);
  }

  @Property(tries = TRIES)
  void theNumbersOfADistinctArrayDiffer(@ForAll @IntRange(max = 1000) int seed) {
    long[] all = Ready.rows("array n=[1..50] a=[1..9] distinct", seed).get(1);
    assertEquals(all.length, LongStream.of(all).distinct().count());
    assertTrue(Ready.areWithin(LongStream.of(all), 1, 9));
  }

  @Test
  void aSortedArrayIsSortedAndAnAntiQuicksortArrayHasItsLargestNumberInTheMiddle() {
    long[] sorted = Ready.rows("array n=50 a=[1..1000] shape=sorted", 1).get(1);
    assertTrue(LongStream.range(1, 50).allMatch(i -> sorted[(int) i - 1] <= sorted[(int) i]));
    long[] anti = Ready.rows("array n=51 a=[1..51] shape=anti-quicksort", 1).get(1);
    assertEquals(51, LongStream.of(anti).distinct().count());
    assertEquals(51, anti[25]);
  }

  @Property(tries = TRIES)
  void aPartitionHasItsSum(@ForAll @IntRange(max = 1000) int seed) {
    List<long[]> rows = Ready.rows("partition n=[1..20] k=[1..6] head=n,k", seed);
    assertEquals(rows.get(0)[1], rows.get(1).length);
    assertEquals(rows.get(0)[0], LongStream.of(rows.get(1)).sum());
    assertTrue(Ready.areWithin(LongStream.of(rows.get(1)), 1, 20));
  }

  @ParameterizedTest
  @CsvSource({
    "n=8 letters=ab shape=fibonacci, babbabab",
    "n=8 letters=ab shape=thue-morse, abbabaab",
    "n=8 letters=ab shape=de-bruijn, aaababbb",
    "n=9 letters=abc shape=de-bruijn, aabacbbcc",
    "n=5 letters=a shape=fibonacci, aaaaa"
  })
  void wordsOfMathematicsAreTheirBeginnings(String call, String expected) {
    String text = Ready.text("string " + call, 4).strip();
    if (call.contains("fibonacci")) {
      assertEquals("abaababa".substring(0, text.length()), text.length() == 5 ? "abaab" : text);
    } else {
      assertEquals(expected, text);
    }
  }

  @Property(tries = 3 * TRIES)
  void aStringHasItsLengthAndLetters(@ForAll @IntRange(max = 10_000) int seed) {
    List<String> lines =
        Ready.text("string n=[0..20] letters=[x..z] head=k,n k=2", seed).lines().toList();
    String[] head = lines.get(0).split(" ", -1);
    assertEquals("2", head[0]);
    assertEquals(3, lines.size());
    for (String each : lines.subList(1, 3)) {
      assertEquals(Integer.parseInt(head[1]), each.length());
      assertTrue(each.matches("[xyz]*"), each);
    }
  }

  @Property(tries = TRIES)
  void palindromesAndPeriodsRepeat(@ForAll @IntRange(max = 1000) int seed) {
    String same = Ready.text("string n=[1..20] shape=palindrome", seed).strip();
    assertEquals(same, new StringBuilder(same).reverse().toString());
    String periodic = Ready.text("string n=[3..20] shape=periodic period=3", seed).strip();
    assertEquals(periodic.substring(3), periodic.substring(0, periodic.length() - 3));
  }

  @Property(tries = TRIES)
  void bracketsMatchUnlessOneIsWrong(
      @ForAll @IntRange(max = 1000) int seed, @ForAll boolean isWrong) {
    String form = isWrong ? "one-wrong" : "balanced";
    String text = Ready.text("brackets pairs=[1..8] kinds=[1..4] form=" + form, seed).strip();
    assertEquals(!isWrong, isBalanced(text), text);
  }

  private static boolean isBalanced(String text) {
    Deque<Character> open = new ArrayDeque<>();
    for (int i = 0; i < text.length(); i++) {
      char each = text.charAt(i);
      int kind = ")]}>".indexOf(each);
      if (kind < 0) {
        open.push(each);
      } else if (open.isEmpty() || open.pop() != "([{<".charAt(kind)) {
        return false;
      }
    }
    return open.isEmpty();
  }

  @Property(tries = TRIES)
  void aGridHasItsMarksAndOneAreaIfItIsConnected(@ForAll @IntRange(max = 1000) int seed) {
    String call = "grid rows=[2..7] columns=[2..7] walls=[0..60] marks=S connected";
    List<String> lines = Ready.text(call, seed).lines().toList();
    String[] head = lines.get(0).split(" ", -1);
    int rows = Integer.parseInt(head[0]);
    int columns = Integer.parseInt(head[1]);
    String cells = String.join("", lines.subList(1, lines.size()));
    assertEquals(rows * columns, cells.length());
    assertEquals(1, cells.chars().filter(each -> each == 'S').count());
    Parts parts = new Parts(rows * columns);
    long floor = cells.chars().filter(each -> each != '#').count();
    for (int i = 0; i < cells.length(); i++) {
      boolean isFloor = cells.charAt(i) != '#';
      if (isFloor && (i + 1) % columns > 0 && cells.charAt(i + 1) != '#' && parts.join(i, i + 1)) {
        floor--;
      }
      int below = i + columns;
      if (isFloor && below < cells.length() && cells.charAt(below) != '#' && parts.join(i, below)) {
        floor--;
      }
    }
    assertEquals(1, floor);
  }

  @Test
  void aMatrixMayBeSymmetricAndItsDigitsJoined() {
    List<long[]> rows = Ready.rows("matrix rows=4 symmetric a=[-9..9]", 1);
    assertEquals(List.of(4L, 4L), LongStream.of(rows.get(0)).boxed().toList());
    for (int i = 1; i <= 4; i++) {
      for (int j = 1; j <= 4; j++) {
        assertEquals(rows.get(i)[j - 1], rows.get(j)[i - 1]);
      }
    }
    assertTrue(Ready.text("matrix rows=2 columns=3 joined head=none", 1).matches("(\\d{3}\n){2}"));
  }

  @Test
  void numbersHaveTheNamesOfTheHead() {
    for (int seed = 0; seed < 50; seed++) {
      long[] row = Ready.rows("numbers head=a,b a=[1..9] b=[0..a]", seed).get(0);
      assertTrue(row.length == 2 && 0 <= row[1] && row[1] <= row[0] && row[0] <= 9);
    }
    assertFalse(Ready.text("numbers n=5", 1).contains(" "));
  }
}
