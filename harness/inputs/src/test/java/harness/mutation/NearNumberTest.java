package harness.mutation;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class NearNumberTest {

  private static Set<String> changed(String input, long number) {
    return IntStream.range(0, 1000)
        .mapToObj(seed -> NearNumber.of(input, number, new SplittableRandom(seed)))
        .collect(Collectors.toSet());
  }

  @ParameterizedTest
  @ValueSource(strings = {"3\n5 777 2\n", "3\n776 8 2\n", "3\n5 8 778\n", "3\n777 777 777\n"})
  void valuesBecomeTheNumberOrOneNextToIt(String wanted) {
    assertTrue(changed("3\n5 8 2\n", 777).contains(wanted));
  }

  @Test
  void valuesGetTheNumberAsTheirSum() {
    List<Long> sums =
        changed("3\n5 8 2\n", 777).stream()
            .map(each -> each.lines().toList().get(1))
            .map(line -> Arrays.stream(line.split(" ")).mapToLong(Long::parseLong).sum())
            .toList();
    assertTrue(sums.containsAll(List.of(776L, 777L, 778L)), sums.toString());
  }

  @Test
  void aLineAndItsCountGetTheSize() {
    Set<String> all = changed("3\n5 8 2\n", 20);
    for (int size : new int[] {19, 20, 21, 26, 40}) {
      assertTrue(
          all.stream()
              .map(each -> each.lines().toList())
              .anyMatch(
                  lines ->
                      lines.get(0).equals("" + size) && lines.get(1).split(" ").length == size),
          "no " + size);
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {Long.MAX_VALUE, Long.MAX_VALUE - 1, Long.MAX_VALUE / 2 + 1, 1L << 40, 8000})
  void inputsDoNotBecomeTooLong(long number) {
    for (String input : List.of("3\n5 8 2\n", "3\n1 2 3 4 5\n1 2 3 4 5\n1 2 3 4 5\n", "1\nabc\n")) {
      for (String each : changed(input, number)) {
        assertTrue(each.length() <= 1 << 17, number + ": " + each.length());
      }
    }
  }

  @Test
  void aLongerLineMayEndInWhatTheLineWas() {
    assertTrue(
        changed("3\n5 8 2\n", 20).stream()
            .anyMatch(each -> each.matches("\\d+\n(5 ){15,}5 8 2\n")));
  }

  @Test
  void linesAndTheirCountGetTheSize() {
    assertTrue(
        changed("2\n1 2\n3 4\n", 20).stream()
            .anyMatch(
                each -> each.startsWith("20\n1 2\n3 4\n1 2\n") && each.lines().count() == 21));
  }

  @Test
  void aWordAndItsLengthGetTheSize() {
    assertTrue(changed("3\nabc\n", 8).contains("8\nabcabcab\n"));
  }

  @Test
  void inputsDoNotBecomeHuge() {
    assertTrue(changed("3\n5 8 2\n", 1_000_000).stream().allMatch(each -> each.length() < 50));
  }
}
