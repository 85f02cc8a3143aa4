package harness.shrink.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class SmallerInputsTest {

  /** A count, and on the next line that many numbers from 0 to 5. */
  private static final Form LISTS =
      form("1\n0\n", "2\n5 1\n", "3\n0 2 5\n", "1\n5\n", "3\n1 0 4\n");

  private static Form form(String... drawn) {
    return Form.of(Stream.of(drawn).map(Layout::of).toList());
  }

  private static List<String> smaller(Form form, String than, long limit) {
    return SmallerInputs.of(form, Layout.of(than), limit, 1000).orElseThrow().stream()
        .map(Layout::text)
        .toList();
  }

  @Test
  void allThatAreSmallerAreListedInOrder() {
    assertEquals(
        List.of("1\n0\n", "1\n1\n", "2\n0 0\n", "2\n0 1\n"), smaller(LISTS, "2\n1 0\n", 1));
  }

  @Test
  void fewerTokensAreSmallerWhateverTheirValues() {
    assertEquals(
        List.of("1\n0\n", "1\n1\n", "1\n2\n", "1\n3\n", "1\n4\n", "1\n5\n"),
        smaller(LISTS, "2\n0 0\n", 100));
  }

  @Test
  void textsUseOnlyTheCharactersSeenThere() {
    Form words = form("1\na\n", "2\nab\n", "3\nbab\n");
    assertEquals(List.of("1\na\n", "1\nb\n", "2\naa\n", "2\nab\n"), smaller(words, "2\nba\n", 5));
  }

  @Test
  void textsThatAreAllLongerThanTheLimitAreNotListed() {
    String letters = "ab".repeat(32);
    Form words = form("1\n" + letters + "\n", "2\n" + letters + letters + "\n");
    assertEquals(List.of(), smaller(words, "2\n" + letters + letters + "\n", 63));
  }

  @Test
  void tooManyAreNotListed() {
    Optional<SortedSet<Layout>> listed = SmallerInputs.of(LISTS, Layout.of("3\n5 5 5\n"), 5, 50);
    assertTrue(listed.isEmpty());
  }

  @Test
  void inputsWithEndlessEmptyLinesAreNotListed() {
    Form empty = form("1\n2\n3\n\n", "2\n2\n3\n4 5\n\n");
    assertTrue(SmallerInputs.of(empty, Layout.of("1\n2\n3\n\n"), 5, 1000).isEmpty());
  }

  @Test
  void aLimitLiesBeyondAllDrawnInputs() {
    assertTrue(LISTS.goesBeyond(4));
    assertFalse(LISTS.goesBeyond(5));
  }
}
