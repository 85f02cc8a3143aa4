package harness.describe.learn;

import static org.junit.jupiter.api.Assertions.assertEquals;

import harness.describe.Description;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Numbers that bound others are proposed as bounds. */
final class BoundsTest {

  private final Random random = new Random(1);

  private int from(int least, int most) {
    return least + random.nextInt(most - least + 1);
  }

  /** The draft without remarks; all samples must fit it. */
  private static String draft(Supplier<String> draw) throws Exception {
    List<String> samples = Stream.generate(draw).limit(200).toList();
    String draft = Proposal.of(samples).text();
    for (String each : samples) {
      Description.parse(draft).validate(each, Duration.ofSeconds(5));
    }
    return draft.replaceAll(" *# seen.*", "");
  }

  @Test
  void ofIntervalsAndIndices() throws Exception {
    assertEquals(
        """
        INT(1,10,n) SPACE INT(1,10,m) NEWLINE
        REP(m)
          INT(1,n,a) SPACE INT(a,n) NEWLINE
        END
        """,
        draft(
            () -> {
              int n = from(1, 9);
              return lines(
                  from(1, 4),
                  n,
                  () -> {
                    int left = from(1, n);
                    return left + " " + from(left, n);
                  });
            }));
  }

  @Test
  void ofEndsThatDiffer() throws Exception {
    assertEquals(
        """
        INT(1,10,n) SPACE INT(1,10,m) NEWLINE
        REP(m)
          INT(1,n,a) SPACE INT(1,n,b) NEWLINE ASSERT(b != a)
        END
        """,
        draft(
            () -> {
              int n = from(2, 9);
              return lines(
                  from(1, 9),
                  n,
                  () -> {
                    int one = from(1, n);
                    return one + " " + (1 + (one - 1 + from(1, n - 1)) % n);
                  });
            }));
  }

  private static String lines(int count, int n, Supplier<String> line) {
    return Stream.generate(line)
        .limit(count)
        .map(each -> each + "\n")
        .collect(Collectors.joining("", n + " " + count + "\n", ""));
  }

  @Test
  void ofNumbersWithSeveralBounds() throws Exception {
    assertEquals(
        "INT(1,10,n) SPACE INT(1,10,m) SPACE INT(1,m,k) NEWLINE ASSERT(k <= n)\n",
        draft(
            () -> {
              int n = from(1, 9);
              int m = from(1, 9);
              return n + " " + m + " " + from(1, Math.min(n, m)) + "\n";
            }));
    assertEquals(
        """
        INT(1,10,n) SPACE INT(1,10,m) SPACE INT(1,10,k) NEWLINE
        REP(n,SPACE) INT(1,m,a) ASSERT(a <= k) END NEWLINE
        """,
        draft(
            () -> {
              int n = from(3, 5);
              int m = from(1, 8);
              int k = from(1, 8);
              return n + " " + m + " " + k + "\n" + words(n, Math.min(m, k));
            }));
  }

  @Test
  void ofEachTestCase() throws Exception {
    assertEquals(
        """
        INT(1,10,t) NEWLINE
        REP(t)
          INT(1,10,n) SPACE INT(1,n) NEWLINE
          REP(n,SPACE) INT(1,n) END NEWLINE
        END
        """,
        draft(
            () -> {
              int count = from(1, 3);
              return count
                  + "\n"
                  + Stream.generate(() -> from(1, 9))
                      .limit(count)
                      .map(n -> n + " " + from(1, n) + "\n" + words(n, n))
                      .collect(Collectors.joining());
            }));
  }

  private String words(int count, int most) {
    return Stream.generate(() -> "" + from(1, most))
        .limit(count)
        .collect(Collectors.joining(" ", "", "\n"));
  }

  @Test
  void notOfNumbersThatAreOrderedByChance() throws Exception {
    assertEquals(
        "INT(1,100) SPACE INT(1,10) SPACE INT(1,10) NEWLINE\n",
        draft(() -> from(10, 99) + " " + from(1, 9) + " " + from(5, 9) + "\n"));
  }
}
