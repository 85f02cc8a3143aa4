package harness.repair;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Not each change with which a program is right shows its mistake. */
final class LikelyChangesTest {

  private static SourceChange change(ChangeKind kind, int line, String text) {
    List<Edit> edits = List.of(new Edit(10 * line, 10 * line + 1, text));
    return new SourceChange(line, text, kind, edits, List.of());
  }

  private static List<Integer> named(SourceChange... right) {
    return LikelyChanges.named(List.of(right), 1).stream().map(SourceChange::line).toList();
  }

  @Test
  void onlyTheMostUsualKindIsNamed() {
    assertEquals(
        List.of(2, 5),
        named(
            change(ChangeKind.BOUND, 2, "<="),
            change(ChangeKind.BOUND, 5, "<="),
            change(ChangeKind.SHIFTED, 1, "a + 1"),
            change(ChangeKind.OPPOSITE, 3, ">")));
  }

  @Test
  void aLineIsNamedOnce() {
    assertEquals(
        List.of(2), named(change(ChangeKind.NAME, 2, "a"), change(ChangeKind.NAME, 2, "b")));
    assertEquals(List.of(), named());
  }

  @Test
  void nothingIsNamedIfSeveralLinesMendByChance() {
    assertEquals(
        List.of(), named(change(ChangeKind.NAME, 2, "a"), change(ChangeKind.NAME, 3, "a")));
  }

  @Test
  void twoLinesMayBeNamedIfThatIsNotByChance() {
    SourceChange one = change(ChangeKind.NAME, 2, "a");
    SourceChange other = change(ChangeKind.NAME, 3, "a");
    assertEquals(List.of(one, other), LikelyChanges.named(List.of(one, other), 2));
  }

  @Test
  void anyValueMendsIfALargerOneAndASmallerOneDo() {
    SourceChange larger = change(ChangeKind.ONE_OFF, 2, "4");
    assertTrue(LikelyChanges.anyValueMends(List.of(larger, change(ChangeKind.ONE_OFF, 2, "2"))));
    assertFalse(
        LikelyChanges.anyValueMends(
            Stream.of(larger, change(ChangeKind.ONE_OFF, 3, "2"), change(ChangeKind.BOUND, 2, "<"))
                .toList()));
  }
}
