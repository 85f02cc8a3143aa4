package harness.shrink.text;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class InnerBlanksTest {

  private static InnerBlanks of(String... inputs) {
    return InnerBlanks.of(Stream.of(inputs).map(Layout::of).toList());
  }

  @Test
  void aCarriageReturnStaysAtTheEndOfItsLine() {
    InnerBlanks windows = of("2\r\n3 4\r\n", "1\r\n5\r\n");
    assertTrue(windows.test(Layout.of("3\r\n1 2 3\r\n")));
    for (String wrong : List.of("\r1\n5\r\n", "1\r\n5\n", "1\r\r\n5\r\n", "1\n5\n")) {
      assertFalse(windows.test(Layout.of(wrong)), wrong);
    }
  }

  @Test
  void aTabStaysBetweenWords() {
    InnerBlanks table = of("a\tb\tc\n", "d\n");
    assertTrue(table.test(Layout.of("d\te\n")));
    assertFalse(table.test(Layout.of("\td\n")));
    assertFalse(table.test(Layout.of("d\t\te\n")));
  }

  @Test
  void plainInputsHaveNone() {
    assertTrue(of("2\n3 4\n").test(Layout.of("1 2 3\n")));
    assertFalse(of("2\n3 4\n").test(Layout.of("1\t2 3\n")));
  }
}
