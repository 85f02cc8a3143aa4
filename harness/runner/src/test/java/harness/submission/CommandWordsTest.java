package harness.submission;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import harness.toolchain.BadSubmission;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Commands are split as {@code sh} splits them. */
final class CommandWordsTest {

  @Test
  void quotesAndBackslashesKeepCharacters() {
    assertEquals(List.of("a", "b c", "d\"e", ""), CommandWords.split(" a 'b c'  d\\\"e '' "));
    assertEquals(List.of("x\\y", "\"", "a\\nb"), CommandWords.split("'x\\y' \"\\\"\" \"a\\nb\""));
    assertEquals(List.of(), CommandWords.split("  "));
  }

  @Test
  void anUnclosedQuoteIsRefused() {
    assertThrows(BadSubmission.class, () -> CommandWords.split("gen 'open"));
  }
}
