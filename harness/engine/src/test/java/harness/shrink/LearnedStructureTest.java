package harness.shrink;

import static org.junit.jupiter.api.Assertions.assertEquals;

import harness.shrink.text.Layout;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Structure is found where all drawn inputs have it, and none is invented. */
final class LearnedStructureTest {

  private final Random random = new Random(1);

  static void assertAllows(Predicate<Layout> structure, String good, String bad) {
    for (String each : good.split("\\|", -1)) {
      assertEquals(true, structure.test(Layout.of(each)), each);
    }
    for (String each : (bad.isEmpty() ? List.<String>of() : List.of(bad.split("\\|", -1)))) {
      assertEquals(false, structure.test(Layout.of(each)), each);
    }
  }

  static Predicate<Layout> learned(Supplier<String> draw) {
    return LearnedStructure.of(Stream.generate(draw).limit(200).map(Layout::of).toList());
  }

  private int upTo(int most) {
    return 1 + random.nextInt(most);
  }

  private List<Integer> numbers(int count, int most) {
    return IntStream.range(0, count).mapToObj(i -> upTo(most)).collect(Collectors.toList());
  }

  private static String counted(List<?> row) {
    return row.size() + "\n" + words(row) + "\n";
  }

  private static String words(List<?> row) {
    return row.stream().map(String::valueOf).collect(Collectors.joining(" "));
  }

  @Test
  void permutations() {
    Predicate<Layout> structure =
        learned(
            () -> {
              List<Integer> row =
                  new ArrayList<>(IntStream.rangeClosed(1, upTo(7)).boxed().toList());
              Collections.shuffle(row, random);
              return counted(row);
            });
    assertAllows(structure, "3\n3 1 2\n|1\n1\n", "2\n3 1\n|2\n1 1\n");
  }

  @Test
  void trees() {
    Predicate<Layout> structure =
        learned(
            () -> {
              int n = 1 + upTo(6);
              return n
                  + "\n"
                  + IntStream.rangeClosed(2, n)
                      .mapToObj(i -> edge(i, upTo(i - 1)))
                      .collect(Collectors.joining());
            });
    assertAllows(structure, "2\n1 2\n|3\n1 3\n2 3\n", "2\n1 1\n|3\n1 2\n1 2\n");
  }

  private String edge(int one, int other) {
    return random.nextBoolean() ? one + " " + other + "\n" : other + " " + one + "\n";
  }

  @Test
  void graphsThatMayHaveNoEdges() {
    assertAllows(
        learned(() -> graph(upTo(5), 5)),
        "1 0\n|3 3\n2 1\n3 1\n3 2\n",
        "1 1\n2 2\n|2 1\n2 2\n|2 1\n3 1\n|2 2\n2 1\n2 1\n");
    assertAllows(
        learned(
            () -> {
              List<String> cases = Stream.generate(() -> graph(upTo(5), 3)).limit(upTo(3)).toList();
              return cases.size() + "\n" + String.join("", cases);
            }),
        "2\n2 1\n2 1\n1 0\n|1\n1 0\n",
        "2\n1 1\n2 1\n1 0\n|1\n1 1\n1 1\n");
  }

  private String graph(int nodes, int most) {
    List<String> edges = new ArrayList<>();
    IntStream.rangeClosed(2, nodes)
        .forEach(i -> IntStream.range(1, i).forEach(j -> edges.add(i + " " + j + "\n")));
    Collections.shuffle(edges, random);
    List<String> some = edges.subList(0, Math.min(edges.size(), random.nextInt(most + 1)));
    return nodes + " " + some.size() + "\n" + String.join("", some);
  }

  @Test
  void textInUtf8() {
    String e = "\u00c3\u00a9";
    Supplier<String> letter = () -> List.of("a", "b", e).get(random.nextInt(3));
    assertAllows(
        learned(() -> Stream.generate(letter).limit(upTo(4)).collect(Collectors.joining()) + "\n"),
        e + "\n|a" + e + "\n",
        "a\u00c3\n|\u00a9" + e + "\n|\u00a9\u00c3\n");
    assertAllows(
        learned(() -> "ab\u00e9" + "\u00e9".repeat(upTo(3)) + "\n"), "ab\u00e9\u00e9\n", "");
  }

  @Test
  void sortedLines() {
    Supplier<List<Integer>> row = () -> numbers(upTo(6), 9).stream().sorted().toList();
    assertAllows(learned(() -> counted(row.get())), "2\n2 3\n|2\n2 2\n", "2\n3 2\n");
    assertAllows(
        learned(() -> counted(row.get().stream().distinct().toList())), "2\n2 3\n", "2\n2 2\n");
  }

  @Test
  void distinctNumbers() {
    Predicate<Layout> structure =
        learned(() -> counted(numbers(upTo(6), 8).stream().distinct().toList()));
    assertAllows(structure, "2\n7 3\n|2\n3 7\n", "2\n3 3\n");
  }

  @Test
  void numbersThatBoundOthers() {
    assertAllows(
        learned(() -> between(1, 9, "%d %d\n") + words(numbers(3, 50)) + "\n"),
        "5 2\n1 1 1\n|2 2\n1 1 1\n",
        "1 2\n1 1 1\n");
    assertAllows(
        learned(() -> 1 + random.nextInt(3) + "\n" + between(0, 9, "%2$d %1$d\n")),
        "1\n3 3\n|1\n0 7\n",
        "1\n4 3\n");
    assertAllows(
        learned(
            () -> {
              int q = upTo(4);
              int n = upTo(9);
              return "%d %d\n%s\n".formatted(n, q, words(numbers(n, 90)))
                  + Stream.generate(() -> upTo(n) + "\n").limit(q).collect(Collectors.joining());
            }),
        "2 1\n5 5\n2\n|1 2\n5\n1\n1\n",
        "2 1\n5 5\n3\n|1 2\n5\n1\n2\n");
  }

  @Test
  void numbersThatAreNeverEqual() {
    assertAllows(
        learned(
            () ->
                Stream.generate(() -> between(0, 9, "%2$d %1$d\n"))
                    .filter(each -> each.charAt(0) != each.charAt(2))
                    .limit(3)
                    .collect(Collectors.joining("", "3\n", ""))),
        "3\n0 1\n8 9\n2 5\n",
        "3\n0 1\n8 8\n2 5\n|3\n0 1\n9 8\n2 5\n");
  }

  /** Two numbers, of which the second is at most the first. */
  private String between(int least, int most, String format) {
    int high = least + random.nextInt(most - least + 1);
    return String.format(format, high, least + random.nextInt(high - least + 1));
  }

  @Test
  void multiplesAndValuesFarApart() {
    assertAllows(
        learned(() -> counted(numbers(upTo(6), 9).stream().map(each -> 2 * each).toList())),
        "2\n4 2\n",
        "2\n3 3\n");
    assertAllows(
        learned(() -> counted(numbers(1 << random.nextInt(5), 9))), "2\n3 1\n", "3\n1 1 1\n");
  }

  @Test
  void bracketsAndWords() {
    Predicate<Layout> brackets = learned(() -> balanced(upTo(4)) + "\n");
    assertAllows(brackets, "()\n|(())\n", "((\n|)(\n");
    Predicate<Layout> words =
        learned(() -> words(numbers(upTo(5), 2)).replace("1", "push").replace("2", "pop") + "\n");
    assertAllows(words, "pop\n|push pop\n", "php\n|push p\n");
  }

  private String balanced(int pairs) {
    if (pairs == 0) {
      return "";
    }
    int inside = random.nextInt(pairs);
    return "(" + balanced(inside) + ")" + balanced(pairs - 1 - inside);
  }

  @Test
  void ordinaryInputsAreNotRestricted() {
    assertAllows(
        learned(() -> counted(numbers(upTo(6), 9))),
        "2\n3 1\n|2\n1 1\n|3\n1 2 3\n|3\n3 2 1\n|4\n5 5 5 5\n",
        "");
    assertAllows(
        learned(() -> words(numbers(3, 9)) + "\n" + words(numbers(2, 20)) + "\n"),
        "1 1 1\n1 1\n|9 1 9\n1 9\n|1 9 1\n20 1\n",
        "");
    assertAllows(
        learned(
            () ->
                random
                        .ints(upTo(4), 'a', 'e')
                        .mapToObj(each -> "" + (char) each)
                        .collect(Collectors.joining())
                    + "\n"),
        "a\n|dcba\n|aaa\n",
        "");
  }

  @Test
  void whatMarksTheEndOfALine() {
    Predicate<Layout> structure =
        learned(() -> (words(numbers(upTo(4) - 1, 5)) + " -1\n").stripLeading());
    assertAllows(structure, "-1\n|1 5 -1\n", "1 5\n|1 -1 5\n|1 -1 -1\n|1 0\n");
    Predicate<Layout> afterACount =
        learned(() -> "7\n" + words(numbers(upTo(4), 5)) + " 0\n" + upTo(5) + " 0\n");
    assertAllows(afterACount, "7\n1 5 0\n2 0\n", "7\n1 5\n2 0\n|7\n1 0\n2\n");
  }

  @Test
  void whatMarksTheEndOfAnInput() {
    Predicate<Layout> structure =
        learned(
            () ->
                Stream.generate(() -> upTo(5) + " " + upTo(5) + "\n")
                        .limit(upTo(4))
                        .collect(Collectors.joining())
                    + "0 0\n");
    assertAllows(structure, "1 2\n0 0\n", "1 2\n|0 0\n0 0\n|0 0\n1 2\n");
  }

  @Test
  void aCountThatIsAlwaysEven() {
    Predicate<Layout> structure = learned(() -> counted(numbers(2 * upTo(3), 9)));
    assertAllows(structure, "2\n1 2\n|4\n1 1 1 1\n", "3\n1 2 3\n");
  }
}
