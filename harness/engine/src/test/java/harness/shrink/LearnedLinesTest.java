package harness.shrink;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What the lines of drawn inputs have in common is kept. */
final class LearnedLinesTest {

  private final Random random = new Random(1);

  private int upTo(int most) {
    return 1 + random.nextInt(most);
  }

  private static void assertAllows(Supplier<String> draw, String good, String bad) {
    LearnedStructureTest.assertAllows(LearnedStructureTest.learned(draw), good, bad);
  }

  private static String lines(List<String> lines) {
    return lines.size()
        + "\n"
        + lines.stream().map(each -> each + "\n").collect(Collectors.joining());
  }

  private static String words(int count, IntFunction<Object> word) {
    return IntStream.range(0, count)
        .mapToObj(i -> "" + word.apply(i))
        .collect(Collectors.joining(" "));
  }

  @Test
  void queriesOfSeveralKinds() {
    assertAllows(
        () -> {
          int n = upTo(6);
          return n
              + " "
              + lines(
                  Stream.generate(
                          () -> {
                            int left = upTo(n);
                            int right = left + random.nextInt(n - left + 1);
                            return random.nextBoolean()
                                ? "1 " + left + " " + upTo(9)
                                : "2 " + left + " " + right;
                          })
                      .limit(upTo(6))
                      .toList());
        },
        "2 1\n1 2 1\n|2 1\n2 1 2\n|2 2\n1 1 9\n2 2 2\n",
        "2 1\n1 3 1\n|2 1\n2 2 1\n|2 1\n2 1 3\n");
  }

  @Test
  void kindsWithDifferentNumbersOfTokens() {
    assertAllows(
        () -> {
          List<String> all = new ArrayList<>();
          int depth = 0;
          for (int left = upTo(8); left > 0; left--) {
            boolean pops = depth > 0 && random.nextBoolean();
            all.add(pops ? "pop" : "push " + upTo(9));
            depth += pops ? -1 : 1;
          }
          return lines(all);
        },
        "1\npush 3\n|2\npush 1\npop\n|3\npush 1\npush 1\npop\n",
        "1\npush\n|1\npop\n|2\npush 1\npop 1\n|3\npush 1\npop\npop\n");
  }

  @Test
  void distinctLines() {
    assertAllows(
        () -> {
          Set<String> points = new HashSet<>();
          int n = upTo(6);
          while (points.size() < n) {
            points.add(random.nextInt(5) + " " + random.nextInt(5));
          }
          return lines(List.copyOf(points));
        },
        "2\n0 0\n0 1\n|2\n3 3\n1 1\n",
        "2\n0 0\n0 0\n");
  }

  @Test
  void linesSortedByOneNumber() {
    assertAllows(
        () ->
            lines(
                Stream.generate(() -> random.nextInt(20))
                    .limit(upTo(6))
                    .sorted()
                    .map(each -> each + " " + upTo(9))
                    .toList()),
        "2\n0 5\n0 1\n|2\n3 1\n4 1\n",
        "2\n1 1\n0 2\n");
  }

  @Test
  void parents() {
    assertAllows(
        () -> {
          int n = 1 + upTo(7);
          return n + "\n" + words(n - 1, i -> upTo(i + 1)) + "\n";
        },
        "3\n1 2\n|4\n1 1 3\n",
        "3\n2 1\n|4\n1 1 4\n");
  }

  @Test
  void symmetricTables() {
    assertAllows(
        () -> {
          int n = upTo(4);
          int[][] table = new int[n][n];
          for (int i = 0; i < n; i++) {
            for (int j = 0; j < i; j++) {
              table[i][j] = upTo(9);
              table[j][i] = table[i][j];
            }
          }
          return lines(Stream.of(table).map(row -> words(n, i -> row[i])).toList());
        },
        "2\n0 3\n3 0\n|1\n0\n",
        "2\n0 3\n1 0\n|2\n1 3\n3 1\n|3\n0 1 1\n1 0\n1 1 0\n");
  }

  @Test
  void lettersThatOccurOnce() {
    assertAllows(
        () -> {
          int width = 1 + upTo(4);
          List<String> cells = new ArrayList<>(List.of("S", "T"));
          int height = upTo(3);
          while (cells.size() < width * height) {
            cells.add(random.nextBoolean() ? "." : "#");
          }
          Collections.shuffle(cells, random);
          return height
              + " "
              + width
              + "\n"
              + String.join("", cells).replaceAll(".{" + width + "}", "$0\n");
        },
        "1 3\nS.T\n|2 2\nST\n##\n",
        "1 3\nS.S\n|1 3\n...\n|2 2\nST\nT.\n");
  }

  @Test
  void ordinaryLinesAreNotRestricted() {
    assertAllows(
        () -> lines(Stream.generate(() -> upTo(9) + " " + upTo(9)).limit(upTo(6)).toList()),
        "2\n1 1\n1 1\n|2\n9 1\n1 9\n|1\n9 9\n",
        "");
    assertAllows(
        () -> {
          int n = upTo(4);
          return lines(Stream.generate(() -> words(n, i -> upTo(3))).limit(n).toList());
        },
        "2\n1 2\n3 1\n|3\n1 1 1\n2 3 2\n3 3 3\n",
        "");
  }
}
