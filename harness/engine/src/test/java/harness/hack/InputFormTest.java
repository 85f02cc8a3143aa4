package harness.hack;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

final class InputFormTest {

  private static final InputForm PERMUTATIONS =
      InputForm.of(
          List.of(
              "8\n3 1 2 8 5 7 6 4\n",
              "9\n9 3 1 2 8 5 7 6 4\n",
              "10\n9 3 10 1 2 8 5 7 6 4\n",
              "9\n4 7 2 9 1 6 8 5 3\n"));

  @Test
  void aRowInAnotherOrderFits() {
    assertTrue(PERMUTATIONS.test("8\n1 2 3 4 5 6 7 8\n"));
    assertTrue(PERMUTATIONS.test("10\n10 9 8 7 6 5 4 3 2 1\n"));
  }

  @Test
  void aRepeatedTokenDoesNotFitIfNoneWasSeen() {
    assertFalse(PERMUTATIONS.test("8\n1 1 3 4 5 6 7 8\n"));
  }

  @Test
  void aWrongCountDoesNotFit() {
    assertFalse(PERMUTATIONS.test("9\n1 2 3 4 5 6 7 8\n"));
  }

  @Test
  void aValueBeyondTheSeenRangeDoesNotFit() {
    assertFalse(PERMUTATIONS.test("8\n1 2 3 4 5 6 7 11\n"));
  }

  @Test
  void aRowThatWasAlwaysSortedMustBeSorted() {
    InputForm sorted = InputForm.of(List.of("2\n1 5\n", "3\n2 2 4\n", "2\n2 4\n"));
    assertTrue(sorted.test("3\n1 2 4\n"));
    assertFalse(sorted.test("3\n2 1 4\n"));
  }
}
