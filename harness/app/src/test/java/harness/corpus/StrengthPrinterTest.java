package harness.corpus;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.report.text.Style;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is claimed of the smallest set of tests. */
final class StrengthPrinterTest {

  private static Strength.FileStrength file(String name, String kills, List<String> notRun) {
    return new Strength.FileStrength(
        name, List.of(kills), List.of(kills), notRun, List.of(), List.of(), null);
  }

  private static String printed(boolean proven, List<String> notRun, boolean finished) {
    Strength strength =
        new Strength(
            List.of("slow", "wrong"),
            List.of(file("1", "slow", List.of()), file("2", "wrong", notRun)),
            List.of("1", "2"),
            proven,
            List.of(),
            List.of());
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    PrintStream stream = new PrintStream(out, true, StandardCharsets.UTF_8);
    new StrengthPrinter(stream, Style.PLAIN, "test")
        .print("same", strength, finished, null, List.of());
    return out.toString(StandardCharsets.UTF_8);
  }

  @Test
  void aProvenSetIsTheSmallest() {
    String text = printed(true, List.of(), true);
    assertTrue(text.contains("smallest set, 2 tests: 1, 2\n"), text);
    assertFalse(text.contains("left out"), text);
  }

  @Test
  void aSetIsNotCalledSmallestIfRunsWereLeftOut() {
    String text = printed(false, List.of("slow"), true);
    assertFalse(text.contains("smallest set"), text);
    assertTrue(text.contains("2 tests are enough: 1, 2\n"), text);
    assertTrue(text.contains("1 run was left out after time-outs, so fewer may do\n"), text);
  }

  @Test
  void anInterruptedRunDoesNotBlameTimeOuts() {
    String text = printed(false, List.of("slow"), false);
    assertTrue(text.contains("1 run was left out, so fewer may do\n"), text);
  }

  @Test
  void aGreedySetIsNotCalledSmallest() {
    String text = printed(false, List.of(), true);
    assertFalse(text.contains("smallest set"), text);
    assertTrue(text.contains("may not be smallest"), text);
  }
}
