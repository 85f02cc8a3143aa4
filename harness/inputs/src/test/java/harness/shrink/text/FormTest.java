package harness.shrink.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class FormTest {

  private static Form of(String... drawn) {
    return Form.of(Stream.of(drawn).map(Layout::of).toList());
  }

  /** The form of enough inputs that common features are not accidental. */
  private static Form ofMany(Function<SplittableRandom, String> generator) {
    SplittableRandom random = new SplittableRandom(1);
    return of(Stream.generate(() -> generator.apply(random)).limit(40).toArray(String[]::new));
  }

  /** Lines of two numbers from 1 to 9. */
  private static String pairs(SplittableRandom random, int lines) {
    return Stream.generate(() -> random.nextInt(1, 10) + " " + random.nextInt(1, 10) + "\n")
        .limit(lines)
        .collect(Collectors.joining());
  }

  /** A count, and on the next line that many numbers. */
  private static String list(SplittableRandom random) {
    int numbers = random.nextInt(1, 4);
    return numbers
        + "\n"
        + Stream.generate(() -> Integer.toString(random.nextInt(10)))
            .limit(numbers)
            .collect(Collectors.joining(" "))
        + "\n";
  }

  private static void assertAllows(boolean allowed, Form form, String input) {
    assertEquals(allowed, form.test(Layout.of(input)), input);
  }

  @Test
  void aCountOfTokensMustBeRight() {
    Form form = of("2\n5 9\n", "1\n0\n", "3\n1 2 9\n");
    assertAllows(true, form, "2\n0 7\n");
    assertAllows(false, form, "2\n0\n");
    assertAllows(false, form, "1\n0 7\n");
  }

  @Test
  void everyLengthOfNumberCountsEvenBetweenOthers() {
    assertAllows(true, of("9 9 9 900000 1000000\n"), "9 9 9 1 1\n");
    assertAllows(false, of("9 9 9 900000 700000 800000\n"), "9 9 9 1 1 1\n");
    assertAllows(true, of("9 9 9 900000 1234 70000\n"), "9 9 9 1 1 1\n");
    assertAllows(false, of("9 9 9 -90000 5 70000\n"), "9 9 9 -100001 1 1\n");
  }

  @Test
  void aCountOfLinesMustBeRight() {
    Form form =
        ofMany(
            random -> {
              int lines = random.nextInt(1, 6);
              return lines + " " + random.nextInt(10) + "\n" + pairs(random, lines);
            });
    assertAllows(true, form, "2 4\n1 1\n1 1\n");
    assertAllows(false, form, "3 4\n1 1\n1 1\n");
  }

  @Test
  void aTreeHasOneLineLessThanItsCount() {
    Form form =
        ofMany(
            random -> {
              int vertices = random.nextInt(1, 6);
              return vertices + "\n" + pairs(random, vertices - 1);
            });
    assertAllows(true, form, "3\n1 2\n2 3\n");
    assertAllows(false, form, "2\n1 2\n2 1\n");
  }

  @Test
  void theLengthOfATextMustBeRight() {
    Form form = of("2\nab\n", "1\nb\n", "4\nabab\n");
    assertAllows(true, form, "3\naba\n");
    assertAllows(false, form, "3\nab\n");
    assertAllows(false, form, "2\nac\n");
  }

  @Test
  void countsInsideCasesMustBeRight() {
    Form form =
        ofMany(
            random -> {
              int cases = random.nextInt(1, 5);
              return cases
                  + "\n"
                  + Stream.generate(() -> list(random)).limit(cases).collect(Collectors.joining());
            });
    assertAllows(true, form, "2\n2\n5 5\n1\n3\n");
    assertAllows(false, form, "2\n2\n5\n1\n3\n");
    assertAllows(false, form, "3\n2\n5 5\n1\n3\n");
  }

  @Test
  void valuesStayWithinTheSeenRange() {
    Form form = of("2 9\n", "5 4\n");
    assertAllows(true, form, "3 9\n");
    assertAllows(false, form, "1 9\n");
    assertAllows(false, form, "3 10\n");
    assertAllows(false, form, "x 9\n");
    assertAllows(false, form, "3\n");
  }

  @Test
  void aLargeRangeEndsAtAPowerOfTen() {
    Form form = of("1 6543 -4321\n", "2 8765 -1234\n");
    assertAllows(true, form, "2 10000 -10000\n");
    assertAllows(false, form, "2 10001 -4321\n");
    assertAllows(false, form, "2 6543 -10001\n");
    assertAllows(false, form, "2 6542 -4321\n");
    assertAllows(false, form, "3 6543 -4321\n");
  }

  /** As many intervals as the first line says. */
  private static String intervals(SplittableRandom random) {
    int lines = random.nextInt(1, 7);
    return lines
        + "\n"
        + Stream.generate(() -> random.nextInt(1, 11))
            .limit(lines)
            .map(from -> from + " " + random.nextInt(from, 11) + "\n")
            .collect(Collectors.joining());
  }

  @Test
  void allLinesOfAListHaveTheSameRanges() {
    assertAllows(true, ofMany(FormTest::intervals), "2\n1 1\n1 1\n");
    assertAllows(false, ofMany(FormTest::intervals), "2\n1 1\n0 1\n");
  }

  @Test
  void allTokensOfAListHaveTheSameRange() {
    Form form = of("3\n4 2 1\n", "1\n3\n", "2\n2 4\n", "4\n3 3 1 2\n");
    assertAllows(true, form, "3\n1 1 4\n");
    assertAllows(false, form, "3\n1 1 5\n");
  }

  @Test
  void aNarrowerRangeOfAListsBeginningIsKept() {
    Form parents =
        ofMany(
            random -> {
              int nodes = random.nextInt(2, 9);
              return nodes
                  + "\n"
                  + Stream.iterate(1, each -> each + 1)
                      .limit(nodes - 1)
                      .map(most -> Integer.toString(random.nextInt(1, most + 1)))
                      .collect(Collectors.joining(" "))
                  + "\n";
            });
    assertAllows(true, parents, "3\n1 2\n");
    assertAllows(false, parents, "3\n2 1\n");
  }

  @Test
  void aLinesFirstNumberThatSaysItsLengthIsNotOfTheList() {
    Form form =
        ofMany(
            random -> {
              int lines = random.nextInt(1, 5);
              return lines
                  + "\n"
                  + Stream.generate(() -> list(random).replaceFirst("\n", " "))
                      .limit(lines)
                      .collect(Collectors.joining());
            });
    assertAllows(true, form, "1\n2 9 9\n");
    assertAllows(false, form, "1\n9 9 9\n");
  }
}
