package harness.hack;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

final class HackReportTest {

  private static Reading reading(long micros) {
    return new Reading("1\n", 1, micros * 1000, micros * 1000, 0, false);
  }

  /** The costliest of these cases was measured again alone, and took less. */
  @Test
  void noQuantileExceedsTheMaximum() {
    List<Reading> drawn = List.of(reading(10), reading(20), reading(2100));
    HackReport.Usual usual = HackReport.Usual.of(drawn, reading(2000));
    assertEquals(2000, usual.maxUs());
    assertEquals(2000, usual.p99Us());
    assertEquals(20, usual.p50Us());
  }
}
