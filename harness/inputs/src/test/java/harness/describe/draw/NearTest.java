package harness.describe.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.describe.Description;
import java.time.Duration;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Draws of a description that contain a number. */
final class NearTest {

  private static final Duration TIME = Duration.ofSeconds(10);

  private static final Description ROW =
      Description.parse("INT(1,200000,n) NEWLINE\nREP(n,SPACE) INT(1,1000000000) END NEWLINE\n");

  private static String drawn(Description form, long number, int seed) throws Drawer.NotFound {
    return form.drawNear(number, 8, Strategy.UNIFORM, new SplittableRandom(seed), TIME);
  }

  @Test
  void theNumberAndItsNeighboursAreValuesSumsAndSizes() throws Drawer.NotFound {
    Set<Long> sizes = new HashSet<>();
    Set<Long> values = new HashSet<>();
    Set<Long> sums = new HashSet<>();
    for (int seed = 0; seed < 300; seed++) {
      String input = drawn(ROW, 1000, seed);
      assertTrue(ROW.accepts(input, TIME), input);
      long[] row =
          Arrays.stream(input.lines().toList().get(1).split(" "))
              .mapToLong(Long::parseLong)
              .toArray();
      sizes.add((long) row.length);
      Arrays.stream(row).forEach(values::add);
      sums.add(Arrays.stream(row).sum());
    }
    Set<Long> near = Set.of(999L, 1000L, 1001L);
    assertTrue(sizes.containsAll(near) && sizes.contains(2000L), sizes.toString());
    assertTrue(values.containsAll(near));
    assertTrue(sums.contains(1000L));
  }

  @Test
  void theLengthOfATextIsASize() throws Drawer.NotFound {
    Description word = Description.parse("REGEX(\"[a-z]{1,5000}\") NEWLINE\n");
    Set<Integer> lengths = new HashSet<>();
    for (int seed = 0; seed < 100; seed++) {
      lengths.add(drawn(word, 1234, seed).length() - 1);
    }
    assertTrue(lengths.containsAll(Set.of(1233, 1234, 1235)), lengths.toString());
  }

  @Test
  void aNumberWithoutAPlaceIsNotFound() {
    Description small = Description.parse("INT(1,9) NEWLINE\n");
    assertThrows(Drawer.NotFound.class, () -> drawn(small, 1000, 1));
  }

  @Test
  void aSeedAlwaysHasTheSameInput() throws Drawer.NotFound {
    assertEquals(drawn(ROW, 77, 5), drawn(ROW, 77, 5));
  }
}
