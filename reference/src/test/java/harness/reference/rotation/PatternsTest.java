package harness.reference.rotation;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PatternsTest {

  private final Patterns patterns = Patterns.get();

  @Test
  void countsByDistanceMatchThePublishedOnes() {
    int[] published = {
      1, 8, 44, 208, 876, 3220, 10498, 30236, 73982, 146466, 208170, 178588, 72941, 10045, 188
    };
    int[] counts =
        IntStream.rangeClosed(0, patterns.largestDistance()).map(patterns::count).toArray();
    assertArrayEquals(published, counts);
  }

  @Test
  void everyDistanceAgreesWithAPlainSearchOfAllPatterns() {
    byte[] plain = plainDistances();
    int compared = 0;
    for (int pattern = 0; pattern < plain.length; pattern++) {
      if (Integer.bitCount(pattern) == 8) {
        assertEquals(plain[pattern], patterns.distance(pattern));
        compared++;
      }
    }
    assertEquals(PatternIndex.COUNT, compared);
  }

  @Test
  void nearerLettersLeadOneMoveNearerAndNoMoveChangesTheDistanceByMore() {
    int farthestStep = 0;
    for (int distance = 0; distance <= patterns.largestDistance(); distance++) {
      for (int place = 0; place < patterns.count(distance); place++) {
        int pattern = patterns.pattern(distance, place);
        int letters = 0;
        for (int letter = 0; letter < Lines.COUNT; letter++) {
          int after = patterns.distance(patterns.move(letter, pattern));
          farthestStep = Math.max(farthestStep, Math.abs(after - distance));
          letters |= after < distance ? 1 << letter : 0;
        }
        assertEquals(letters, patterns.nearerLetters(pattern));
      }
    }
    assertEquals(1, farthestStep);
  }

  @Test
  void patternsAtADistanceAreDistinctAndAtThatDistance() {
    Set<Integer> seen = new HashSet<>();
    for (int distance = 0; distance <= patterns.largestDistance(); distance++) {
      for (int place = 0; place < patterns.count(distance); place++) {
        int pattern = patterns.pattern(distance, place);
        assertEquals(distance, patterns.distance(pattern));
        assertTrue(seen.add(pattern));
      }
    }
    assertEquals(PatternIndex.COUNT, seen.size());
  }

  @Test
  void classesPartitionThePatternsOfEachDistance() {
    for (int distance = 0; distance <= patterns.largestDistance(); distance++) {
      int members = 0;
      for (int c = patterns.firstClass(distance); c < patterns.firstClass(distance + 1); c++) {
        int representative = patterns.representative(c);
        long images =
            IntStream.range(0, Symmetries.COUNT)
                .map(symmetry -> Symmetries.get().mask(symmetry, representative))
                .distinct()
                .count();
        assertEquals(images, patterns.classSize(c));
        members += patterns.classSize(c);
      }
      assertEquals(patterns.count(distance), members);
    }
  }

  @Test
  void theTableIsBuiltOnce() {
    assertSame(patterns, Patterns.get());
  }

  /** Breadth-first search over all masks, cell by cell, with the lines of {@link PlainGame}. */
  private static byte[] plainDistances() {
    int[][] sources = new int[Lines.COUNT][];
    for (int letter = 0; letter < Lines.COUNT; letter++) {
      String moved = PlainGame.move("abcdefghijklmnopqrstuvwx", PlainGame.LETTERS.charAt(letter));
      sources[letter] = moved.chars().map(c -> c - 'a').toArray();
    }
    byte[] distances = new byte[1 << 24];
    Arrays.fill(distances, (byte) -1);
    int[] queue = new int[PatternIndex.COUNT];
    queue[0] = Lines.CENTRE.stream().mapToInt(cell -> 1 << cell).sum();
    distances[queue[0]] = 0;
    int end = 1;
    for (int head = 0; head < end; head++) {
      for (int[] source : sources) {
        int next = 0;
        for (int cell = 0; cell < source.length; cell++) {
          next |= (queue[head] >>> source[cell] & 1) << cell;
        }
        if (distances[next] < 0) {
          distances[next] = (byte) (distances[queue[head]] + 1);
          queue[end++] = next;
        }
      }
    }
    return distances;
  }
}
