package harness.process;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class EscapedProcessesTest {

  @Test
  void nothingIsReportedIfAllWereEnded() {
    assertEquals(Optional.empty(), new EscapedProcesses(3, List.of()).complaint("mine"));
  }

  @Test
  void processesThatCouldNotBeEndedAreReportedInOneLine() {
    assertEquals(
        Optional.of("harness: processes that mine left running could not be ended: 17, 4711"),
        new EscapedProcesses(3, List.of(17L, 4711L)).complaint("mine"));
  }
}
