package harness.shrink.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class LayoutTest {

  @ParameterizedTest
  @ValueSource(strings = {"", "\n", "1", "1\n", "1 2\n\n 3  4 \r\n", "\n\n", "a\n b"})
  void nothingOfATextIsLost(String text) {
    Layout layout = Layout.of(text);
    assertEquals(text, layout.text());
    assertEquals(text.length(), layout.bytes());
  }

  @Test
  void tokensAreCountedWithoutBlanks() {
    assertEquals(3, Layout.of("1  2\n\n 3\n").tokens());
  }

  @Test
  void inputsAreOrderedByTokensThenBytesThenValuesThenText() {
    List<Layout> ordered =
        Stream.of("10000", "0 9", "1 0", "-1 0", "a 10", "0 0 0").map(Layout::of).toList();
    for (int i = 0; i + 1 < ordered.size(); i++) {
      assertTrue(ordered.get(i).compareTo(ordered.get(i + 1)) < 0, ordered.get(i).text());
    }
  }
}
