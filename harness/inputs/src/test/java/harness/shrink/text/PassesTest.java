package harness.shrink.text;

import static harness.shrink.text.Shrunk.shrunk;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigInteger;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Each pass alone, on predicates that leave it only one result. */
final class PassesTest {

  /** An integer of an input, or a value that no test expects. */
  private static int number(Layout input, int line, int place) {
    return line < input.size() && place < input.line(line).size()
        ? Integer.parseInt(input.line(line).get(place))
        : -1000;
  }

  private static boolean has(Layout input, String token) {
    return input.lines().stream().anyMatch(line -> line.contains(token));
  }

  /** Whether the input is a count of lines followed by that many lines. */
  private static boolean countsLines(Layout input) {
    return input.size() > 0 && input.line(0).size() == 1 && number(input, 0, 0) == input.size() - 1;
  }

  @Test
  void droppedLinesLowerTheirCount() {
    assertEquals(
        "2\n5 5\n7 7\n",
        shrunk(
            new DropLines(),
            "5\n1 1\n5 5\n6 6\n7 7\n8 8\n",
            input -> countsLines(input) && has(input, "5") && has(input, "7")));
  }

  @Test
  void linesWithoutACountAreDroppedToo() {
    assertEquals(
        "b\nd\n",
        shrunk(new DropLines(), "a\nb\nc\nd\ne\n", input -> has(input, "b") && has(input, "d")));
  }

  @Test
  void droppedTokensLowerTheirCount() {
    Predicate<Layout> counted = input -> number(input, 0, 0) == input.line(1).size();
    assertEquals(
        "1\n9\n", shrunk(new DropTokens(), "4\n3 9 2 1\n", counted.and(input -> has(input, "9"))));
  }

  @Test
  void twoLinesWithTheSameCountLoseTheSameTokens() {
    Predicate<Layout> valid =
        input ->
            number(input, 0, 0) == input.line(1).size()
                && number(input, 0, 0) == input.line(2).size();
    assertEquals(
        "1\n9\n6\n",
        shrunk(new DropTokens(), "4\n3 9 2 1\n5 6 7 8\n", valid.and(input -> has(input, "9"))));
  }

  @Test
  void aCountOnTheSameLineIsLowered() {
    Predicate<Layout> valid = input -> number(input, 0, 0) == input.line(0).size() - 1;
    assertEquals(
        "1 9\n", shrunk(new DropTokens(), "3 8 9 7\n", valid.and(input -> has(input, "9"))));
  }

  @Test
  void droppedCharactersLowerTheirCount() {
    Predicate<Layout> valid = input -> number(input, 0, 0) == input.line(1).get(0).length();
    assertEquals(
        "2\nxy\n",
        shrunk(
            new DropCharacters(),
            "5\nabxcy\n",
            valid.and(input -> input.text().contains("x") && input.text().contains("y"))));
  }

  @Test
  void aColumnOfAGridIsDroppedAsAWhole() {
    Predicate<Layout> valid =
        input ->
            IntStream.of(1, 2).allMatch(i -> input.line(i).get(0).length() == number(input, 0, 1));
    assertEquals(
        "2 1\n#\n.\n",
        shrunk(
            new DropCharacters(),
            "2 3\n.#.\n...\n",
            valid.and(input -> input.text().contains("#"))));
  }

  @Test
  void bracketsAreDroppedInPairs() {
    Predicate<Layout> deep = input -> input.text().contains("((");
    assertEquals(
        "(())\n",
        shrunk(new DropBrackets(), "()(()(()))\n", deep.and(input -> isBalanced(input.text()))));
  }

  private static boolean isBalanced(String text) {
    int depth = 0;
    for (char each : text.strip().toCharArray()) {
      depth += each == '(' ? 1 : -1;
      if (depth < 0) {
        return false;
      }
    }
    return depth == 0;
  }

  @Test
  void wholeCasesAreDroppedAndTheirNumberIsLowered() {
    assertEquals(
        "1\n2\n9 9\n8 8\n",
        shrunk(
            new DropCases(),
            "3\n1\n7 7\n2\n9 9\n8 8\n1\n6 6\n",
            input -> isOfCases(input) && has(input, "9")));
  }

  /** Whether the input is a number of cases, each a number of lines followed by those lines. */
  private static boolean isOfCases(Layout input) {
    int next = 1;
    for (int each = 0; each < number(input, 0, 0) && next > 0; each++) {
      next += 1 + number(input, next, 0);
    }
    return next == input.size();
  }

  @Test
  void aVertexIsDroppedWithItsEdgesAndTheRestIsRenumbered() {
    // a triangle must stay
    assertEquals(
        "3 3\n1 2\n2 3\n3 1\n",
        shrunk(new DropLabels(), "5 5\n1 2\n2 4\n4 1\n3 4\n5 3\n", PassesTest::isGraph));
  }

  private static boolean isGraph(Layout input) {
    int vertices = number(input, 0, 0);
    Set<Integer> ends = new TreeSet<>();
    for (List<String> edge : input.lines().subList(1, input.size())) {
      edge.forEach(end -> ends.add(Integer.parseInt(end)));
    }
    return number(input, 0, 1) == input.size() - 1
        && input.size() > 3
        && input.lines().stream().allMatch(line -> line.size() == 2)
        && input.lines().stream().skip(1).allMatch(edge -> !edge.get(0).equals(edge.get(1)))
        && input.lines().stream().map(TreeSet::new).distinct().count() == input.size()
        && ends.stream().allMatch(end -> end >= 1 && end <= vertices);
  }

  @Test
  void anElementOfAPermutationIsDroppedAndTheGapIsClosed() {
    assertEquals(
        "2\n2 1\n",
        shrunk(
            new DropLabels(),
            "4\n1 4 2 3\n",
            input ->
                isPermutation(input)
                    && !input.line(1).stream().sorted().toList().equals(input.line(1))));
  }

  private static boolean isPermutation(Layout input) {
    List<String> sorted =
        IntStream.rangeClosed(1, number(input, 0, 0)).mapToObj(Integer::toString).toList();
    return input.size() == 2 && input.line(1).stream().sorted().toList().equals(sorted);
  }

  @Test
  void aRowIsDroppedWithItsColumn() {
    assertEquals(
        "1\n7\n",
        shrunk(
            new DropLabels(),
            "3\n1 2 3\n4 5 6\n8 9 7\n",
            input ->
                has(input, "7")
                    && countsLines(input)
                    && input.lines().subList(1, input.size()).stream()
                        .allMatch(row -> row.size() == number(input, 0, 0))));
  }

  @Test
  void anEdgeOfATreeIsContracted() {
    assertEquals(
        "2\n1 2\n",
        shrunk(
            new ContractEdges(),
            "4\n1 2\n2 3\n3 4\n",
            input -> number(input, 0, 0) == input.size() && input.size() > 1));
  }

  @Test
  void aTallGridIsTransposed() {
    assertEquals(
        "1 3\n.#.\n",
        shrunk(
            new Transpose(),
            "3 1\n.\n#\n.\n",
            input ->
                input.text().contains("#")
                    && input.lines().stream()
                        .skip(1)
                        .allMatch(row -> row.get(0).length() == number(input, 0, 1))));
  }

  @Test
  void valuesBecomeSimpleOrShorter() {
    assertEquals(
        "0 10 64\n",
        shrunk(
            LowerValues::inFewSteps,
            "5 999 -128\n",
            input ->
                number(input, 0, 1) >= 4 && number(input, 0, 2) * number(input, 0, 2) > 60 * 60));
  }

  @Test
  void valuesBecomeTheLowestThatStillFail() {
    BigInteger limit = BigInteger.valueOf(Integer.MAX_VALUE);
    OneByOne trials =
        new OneByOne(
            input ->
                new BigInteger(input.line(0).get(1)).compareTo(limit) > 0
                    && number(input, 0, 2) <= -3);
    Layout lowest = LowerValues.toTheLowest(Layout.of("5 999999999999 -7\n"), trials);
    assertEquals("0 2147483648 -3\n", lowest.text());
    assertEquals(true, trials.asked() < 100, "runs: " + trials.asked());
  }

  @Test
  void manyValuesAreSetAtOnce() {
    OneByOne trials = new OneByOne(input -> has(input, "9"));
    String many = "5 ".repeat(64) + "9" + " 5".repeat(63);
    Layout set = new SetValues().shrink(Layout.of(many), trials);
    assertEquals("0 ".repeat(64) + "9" + " 0".repeat(63), set.text());
    assertEquals(true, trials.asked() < 60, "runs: " + trials.asked());
  }

  @Test
  void ranksKeepOrderAndEquality() {
    assertEquals(
        "3\n1 0 1\n",
        shrunk(
            new CompressValues(),
            "3\n70 50 70\n",
            input ->
                number(input, 0, 0) == 3
                    && input.line(1).get(0).equals(input.line(1).get(2))
                    && number(input, 1, 1) < number(input, 1, 0)));
  }

  @Test
  void lettersBecomeEarlierOnes() {
    assertEquals(
        "aab\n",
        shrunk(
            new LowerLetters(),
            "qzx\n",
            input -> input.line(0).get(0).charAt(2) > input.line(0).get(0).charAt(0)));
  }

  @Test
  void linesAreSortedAndSoAreTheirTokens() {
    Predicate<Layout> sameLines =
        input ->
            input.size() == 4
                && input.lines().stream()
                    .skip(1)
                    .map(Set::copyOf)
                    .collect(Collectors.toSet())
                    .equals(Set.of(Set.of("2", "3"), Set.of("1", "3"), Set.of("1", "2")));
    assertEquals(
        "4 3\n1 2\n1 3\n2 3\n",
        shrunk(
            new SortValues(),
            "4 3\n2 3\n3 1\n2 1\n",
            sameLines.and(input -> number(input, 0, 0) == 4)));
  }

  @Test
  void neighboursAreSwappedIfNotAllCanBeSorted() {
    assertEquals(
        "2 1 3 9\n",
        shrunk(
            new SortValues(),
            "9 2 1 3\n",
            input -> input.line(0).indexOf("2") < input.line(0).indexOf("1")));
  }

  @Test
  void digitsAreDroppedAndLowered() {
    assertEquals(
        "1010\n",
        shrunk(
            new LowerDigits(),
            "2470\n",
            input -> number(input, 0, 0) > 1000 && number(input, 0, 0) % 10 == 0));
    assertEquals(
        "10\n",
        shrunk(
            new LowerDigits(),
            "8724960\n",
            input -> number(input, 0, 0) > 0 && number(input, 0, 0) % 10 == 0));
  }

  @Test
  void digitsOfDecimalsAreLowered() {
    assertEquals(
        "0.00 5.01\n",
        shrunk(
            new LowerDigits(),
            "2.22 8.22\n",
            input ->
                input.line(0).stream().allMatch(each -> each.matches("[0-9]\\.[0-9][0-9]"))
                    && Double.parseDouble(input.line(0).get(1)) > 5));
  }

  @Test
  void decimalsGetNoNeedlessZeros() {
    Predicate<Layout> any = input -> Double.parseDouble(input.line(0).get(0)) > -1.5;
    assertEquals(
        "10.0\n",
        shrunk(new LowerDigits(), "13.5\n", input -> any.test(input) && input.bytes() == 5));
    assertEquals(
        "-0.1\n",
        shrunk(
            new LowerDigits(),
            "-1.2\n",
            input ->
                any.test(input) && input.line(0).get(0).startsWith("-") && input.bytes() == 5));
  }
}
