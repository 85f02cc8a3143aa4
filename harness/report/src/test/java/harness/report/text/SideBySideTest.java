package harness.report.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.cases.Verdict;
import harness.report.LongText;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class SideBySideTest {

  private static String difference(String said, String right) {
    return SideBySide.difference(said, right, Verdict.WRONG_ANSWER);
  }

  private static String numbers(int to) {
    return IntStream.rangeClosed(1, to).mapToObj(n -> n + "\n").collect(Collectors.joining());
  }

  @Test
  void theFirstDifferenceIsMarked() {
    assertEquals(
        """
            said    right
          1 2       2
        > 2 10 21   10 31
               ^       ^
          3 5       6\
        """,
        difference("2\n10 21\n5\n", "2\n10 31\n6\n"));
  }

  @Test
  void blanksAreNotADifference() {
    String text = difference("1  2\n" + numbers(9), "1 2 \n" + numbers(8) + "8\n");
    assertTrue(text.contains("\n> 10 9 "), text);
  }

  @Test
  void linesThatLookTheSameAreShownByTheirCodes() {
    String text = difference("1\n\u041d\u0415\u0422\n", "1\nHET\n");
    assertTrue(text.contains("> 2 \\u{41d}\\u{415}\\u{422}   HET"), text);
    text = difference("1\n1\u00a02\n", "1\n1 2\n");
    assertTrue(text.contains("> 2 1\\u{a0}2   1 2"), text);
    text = difference("1\n1\u20032\n", "1\n1 2\n");
    assertTrue(text.contains("> 2 1\\u{2003}2   1 2"), text);
  }

  @Test
  void onlyTheLinesAroundItAreShown() {
    String text = difference(numbers(500), numbers(300) + "0\n" + numbers(200));
    assertEquals(1 + 3 + 1 + 6 + 1, text.lines().count(), text); // names, lines, caret, rest
    assertTrue(text.contains("\n> 301 301    0\n"), text);
    assertTrue(text.endsWith("... (500 and 501 lines)"), text);
  }

  @Test
  void aLineThatIsMissingIsADifference() {
    String text = difference(numbers(5), numbers(6));
    assertTrue(text.contains("> 6        6"), text);
  }

  @Test
  void longLinesShowTheDifferenceAndFit() {
    String same = numbers(3000).replace('\n', ' ');
    String text = difference(same + "left " + same, same + "right " + same);
    assertTrue(text.contains("3000 left 1 2"), text);
    assertTrue(text.contains("3000 right 1 2"), text);
    text.lines().forEach(line -> assertTrue(line.length() <= 80 - Text.INDENT, line));
  }

  /** All of it, with each character escaped, would take minutes. */
  @Test
  void ofAHugeLineOnlyThePlaceOfTheDifferenceIsShown() {
    String same = "\0".repeat(20_000_000);
    List<String> lines = difference(same + "1", same + "2").lines().toList();
    assertEquals(3, lines.size());
    assertTrue(lines.get(1).contains("\\x00\\x001"), lines.get(1));
    assertTrue(lines.get(1).contains("\\x00\\x002"), lines.get(1));
    assertTrue(lines.get(2).contains("^"), lines.get(2));
  }

  @Test
  void shortOutputsNeedNoTable() {
    assertNull(difference("3\n", "4\n"));
    assertNull(difference("", numbers(100)));
  }

  @Test
  void hiddenCharactersAreEscaped() {
    String text = difference("\033[2J\n1\n", "2\n1\n");
    assertTrue(text.contains("\\x1b[2J"), text);
  }

  @Test
  void withoutAReferenceTheOtherOutputIsCalledAnothers() {
    String text = SideBySide.difference("1\n2\n", "1\n3\n", Verdict.DISAGREEMENT);
    assertTrue(text.lines().findFirst().orElseThrow().matches(" +said +other"), text);
  }

  @Test
  void theEndOfACutTextIsNotADifference() {
    String whole = numbers(20000);
    String cut = LongText.cut(whole);
    String text = difference(cut, whole);
    assertFalse(text.contains(">"), text);
    assertFalse(text.contains("^"), text);
    assertTrue(text.contains("no difference in the first"), text);
    assertEquals(text.replace("said", ""), difference(cut, cut).replace("said", ""));
    String line = whole.replace('\n', ' ');
    String oneLine = difference(LongText.cut(line), line);
    assertFalse(oneLine.contains("^"), oneLine);
  }

  @Test
  void aDifferenceBeforeTheCutIsMarked() {
    String whole = numbers(20000);
    String wrong = LongText.cut(whole.replace("\n500\n", "\n0\n"));
    String text = difference(wrong, LongText.cut(whole));
    assertTrue(text.contains("\n> 500 0      500\n"), text);
    assertTrue(text.endsWith("... (only the beginning of these outputs was kept)"), text);
  }
}
