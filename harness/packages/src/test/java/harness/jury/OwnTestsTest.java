package harness.jury;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.cases.Reason;
import harness.formats.DataFile;
import harness.problem.JudgeFailure;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Small tests that are changed under a validator. An input is a count and as many numbers. */
final class OwnTestsTest {

  @TempDir private Path temporary;

  /**
   * Accepts up to 50 numbers from 1 to 9999.
   *
   * @param strict whether it demands two lines
   */
  private record Counted(boolean strict) implements JuryValidator {

    @Override
    public String name() {
      return "validator";
    }

    @Override
    public void validate(String input) {
      boolean isLaidOut = !strict || input.matches("\\d+\n\\d+( \\d+)*\n");
      String[] tokens = input.strip().split("\\s+", -1);
      boolean isCounted = isLaidOut && tokens[0].equals("" + (tokens.length - 1));
      for (String each : tokens) {
        isCounted &= each.matches("[1-9]\\d{0,3}");
      }
      if (!isCounted || tokens.length > 51) {
        throw new JudgeFailure(name(), Reason.INVALID_INPUT, "no");
      }
    }
  }

  private Set<String> drawn(JuryValidator validator) throws IOException {
    Path test = temporary.resolve("1.in");
    Files.writeString(test, "3\n4 1 6\n");
    OwnTests tests =
        OwnTests.beside(
            "sum", "mutations", List.of(new DataFile("1", test, null)), List.of(validator));
    Set<String> drawn = new HashSet<>();
    for (int index = 1; index < 300; index++) {
      drawn.add(tests.draw(1, index).input());
    }
    return drawn;
  }

  @Test
  void whatIsDrawnIsValidAndOfManySizes() throws IOException {
    Set<String> drawn = drawn(new Counted(true));
    drawn.forEach(new Counted(true)::validate);
    for (int size : List.of(1, 2, 4, 5)) {
      assertTrue(drawn.stream().anyMatch(each -> each.startsWith(size + "\n")), "" + size);
    }
  }

  @Test
  void theLargestNumberIsTried() throws IOException {
    Set<String> drawn = drawn(new Counted(true));
    assertTrue(drawn.stream().anyMatch(each -> each.contains("9999")), drawn.toString());
    assertTrue(drawn.stream().anyMatch(each -> each.matches("(?s).*9999 .*9999.*")), "twice");
  }

  @Test
  void blanksStayWhereTheyAreIfAValidatorDoesNotCare() throws IOException {
    Set<String> drawn = drawn(new Counted(false));
    drawn.forEach(new Counted(true)::validate);
    assertEquals(Set.of(3), Set.copyOf(drawn.stream().map(OwnTestsTest::numbers).toList()));
    assertTrue(drawn.size() > 50, drawn.toString());
  }

  private static int numbers(String input) {
    return input.strip().split("\\s+", -1).length - 1;
  }
}
