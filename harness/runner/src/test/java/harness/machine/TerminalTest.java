package harness.machine;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.junit.jupiter.api.Test;

final class TerminalTest {

  @Test
  void coloursAreForTerminalsThatMayKnowThem() {
    assertTrue(Terminal.wantsColour(Map.of("TERM", "xterm")));
    assertTrue(Terminal.wantsColour(Map.of()));
    assertFalse(Terminal.wantsColour(Map.of("TERM", "dumb")));
  }

  @Test
  void coloursCanBeDisabled() {
    assertFalse(Terminal.wantsColour(Map.of("TERM", "xterm", "NO_COLOR", "1")));
    assertTrue(Terminal.wantsColour(Map.of("TERM", "xterm", "NO_COLOR", "")));
  }
}
