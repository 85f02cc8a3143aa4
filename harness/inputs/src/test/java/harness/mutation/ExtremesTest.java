package harness.mutation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** How large and small numbers may be, found by trial. */
final class ExtremesTest {

  private static final int ENOUGH = 10_000;

  private static List<Long> numbers(String valid, Predicate<String> isValid) {
    return numbers(Extremes.of(List.of(valid), answers(isValid), ENOUGH));
  }

  private static List<Long> numbers(List<String> found) {
    return found.stream().map(each -> Long.valueOf(each.strip())).toList();
  }

  private static Function<String, Extremes.Answer> answers(Predicate<String> isValid) {
    return input -> isValid.test(input) ? Extremes.Answer.VALID : Extremes.Answer.INVALID;
  }

  private static Predicate<String> within(long least, long most) {
    return input -> {
      for (String each : input.strip().split("\\s+", -1)) {
        long number = Long.parseLong(each);
        if (number < least || number > most) {
          return false;
        }
      }
      return true;
    };
  }

  @Test
  void theLargestAndTheSmallestNumberAreFound() {
    for (long most : List.of(8L, 9L, 1000L, 200_000L, 1_000_000_000L, 999_999_999_999_999_999L)) {
      for (long least : List.of(-most, -1L, 0L, 1L, 5L)) {
        assertEquals(List.of(most, least), numbers("7\n", within(least, most)));
      }
    }
  }

  @Test
  void aNumberThatCannotChangeIsLeftAlone() {
    List<String> none = Extremes.of(List.of("3\n1 2 3\n"), answers(input -> false), ENOUGH);
    assertEquals(List.of(), none);
  }

  @Test
  void allButOneNumberStayAsTheyAre() {
    Predicate<String> ordered =
        input -> {
          String[] tokens = input.strip().split("\\s+", -1);
          return Long.parseLong(tokens[0]) < Long.parseLong(tokens[1]) && within(1, 50).test(input);
        };
    List<String> found = Extremes.of(List.of("10 20\n"), answers(ordered), ENOUGH);
    assertEquals(List.of("19 20\n", "10 50\n", "1 20\n", "10 11\n"), found);
  }

  @Test
  void wordsAreNoNumbers() {
    assertEquals(List.of(), numbers("abc -x 1.5\n", input -> true));
  }

  @Test
  void numbersBeyondSixtyBitsAreNotTried() {
    assertEquals(
        List.of(1_000_000_000_000_000_000L, -1_000_000_000_000_000_000L),
        numbers("7\n", input -> true));
  }

  @Test
  void aRoundLimitTakesFewTrials() {
    for (long most : List.of(1000L, 200_000L, 1_000_000_000L)) {
      List<String> tried = new ArrayList<>();
      List<String> found =
          Extremes.of(
              List.of("7\n"),
              answers(
                  input -> {
                    tried.add(input);
                    return within(1, most).test(input);
                  }),
              ENOUGH);
      assertEquals(List.of(most, 1L), numbers(found));
      assertTrue(tried.size() <= 30, most + ": " + tried.size());
    }
  }

  @Test
  void trialsAreLimitedAndWhatIsFoundIsValid() {
    for (int most = 0; most < 40; most++) {
      List<String> tried = new ArrayList<>();
      Predicate<String> valid = within(1, 1_000_000);
      List<String> found =
          Extremes.of(
              List.of("7 8 9\n", "5\n"),
              answers(
                  input -> {
                    tried.add(input);
                    return valid.test(input);
                  }),
              most);
      assertEquals(most, tried.size());
      assertTrue(found.stream().allMatch(valid), found.toString());
    }
  }

  @Test
  void aNumberThatIsASizeIsLeftAloneAndSoAreAllAfterTheSecond() {
    List<String> tooLarge = new ArrayList<>();
    List<String> found =
        Extremes.of(
            List.of("7 8 9 10\n"),
            input -> {
              String[] tokens = input.strip().split(" ", -1);
              if (Long.parseLong(tokens[0]) >= 1000 || Long.parseLong(tokens[2]) >= 1000) {
                tooLarge.add(input);
                return Extremes.Answer.TOO_LARGE;
              }
              return answers(within(1, 5000)).apply(input);
            },
            ENOUGH);
    assertEquals(2, tooLarge.size());
    assertEquals(List.of("7 5000 9 10\n"), found);
  }
}
