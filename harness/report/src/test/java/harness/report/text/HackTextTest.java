package harness.report.text;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.hack.HackReport;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The text of a search that did not get to its end. */
final class HackTextTest {

  private static String text(boolean interrupted) {
    return text(interrupted, 0.014, false);
  }

  private static String text(boolean interrupted, double ofLimit, boolean breaksLimit) {
    HackReport.Slowest slowest =
        new HackReport.Slowest("1\n", 3, 14_000, 9, ofLimit, breaksLimit, "1\n", 2, null);
    HackReport report =
        new HackReport(
            "knights",
            "knights",
            "bfs",
            "slow",
            1,
            2000,
            interrupted,
            1,
            1000,
            slowest,
            new HackReport.Usual(0, 0, 0, 0, 0, 0),
            List.of(new HackReport.AtDistance(3, "1\n", 14_000, 9, 0, 0, 0, null, false)),
            List.of(),
            List.of("this was not done"));
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8);
    new HackText(out, report, Style.PLAIN).print(null, "again");
    return bytes.toString(StandardCharsets.UTF_8);
  }

  @Test
  void whatWasCutShortIsSaidWithTheReason() {
    String late = text(false);
    assertTrue(late.contains("  cut off   time was up: this was not done\n"), late);
    String interrupted = text(true);
    assertTrue(interrupted.contains("  cut off   interrupted: this was not done\n"), interrupted);
  }

  @Test
  void aLimitOfMemoryIsNotThatOfTime() {
    String late = text(false, 1.2, true);
    assertTrue(late.contains("\nexceeds the limit: one case takes 120.0% of 1s\n"), late);
    String large = text(false, 0.07, true);
    assertFalse(large.contains("exceeds the limit: one case takes"), large);
    assertTrue(large.contains("\nexceeds the limit of memory or wall time, "), large);
  }

  @Test
  void noCasesHaveNoTime() {
    String text = text(false);
    assertTrue(text.contains(" 3          14ms      9       0          -      -      -\n"), text);
  }
}
