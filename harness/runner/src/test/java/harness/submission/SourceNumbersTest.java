package harness.submission;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.submission.LiteralScanner.Literal;
import harness.toolchain.Languages;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SourceNumbersTest {

  private static List<Long> values(String text, boolean hashComments) {
    return LiteralScanner.literals(text, hashComments).stream().map(Literal::value).toList();
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '"',
      delimiter = '|',
      value = {
        "int x = 77777;| 77777",
        "0x1fUL| 31",
        "0b101| 5",
        "1'000'000| 1000000",
        "1_000_000usize| 1000000",
        "2e5 + 7| 200007",
        "1LL << 40| 1099511627776",
        "10 ** 9 + 7| 1000000007",
        "2 * 1000 - 1| 1999",
        "5.0| 5"
      })
  void aConstantIsReadAsItsLanguageReadsIt(String text, long value) {
    assertEquals(List.of(value), values(text, false));
  }

  @Test
  void namesTextsCommentsAndFractionsHoldNoConstants() {
    assertEquals(List.of(), values("a1000 \"55\\\"66\" '7' // 88\n /* 99 */ 1e-9 0.5", false));
    assertEquals(List.of(12L, 34L), values("x = 12 // 34 # 56\n", true));
  }

  @Test
  void absurdConstantsAreIgnored() {
    String digits = "9".repeat(100_000);
    assertEquals(List.of(), values(digits + " 1e99 0x" + digits, false));
    assertEquals(List.of(1L, 99L), values("1 << 99", false));
    assertEquals(List.of(4L), values("' 4", false));
  }

  @Test
  void sizesOfArraysComeBeforeUnusualNumbersAndTheseBeforeUsualOnes() {
    assertEquals(
        List.of(1005L, 314L, 1_000_000_007L, 64L),
        SourceNumbers.telling(
            LiteralScanner.literals(
                "const int M = 1e9 + 7, W = 64; if (x == 314) y = 2; int a[1005]; z = 314;",
                false)));
  }

  @Test
  void manyConstantsAreCut() {
    StringBuilder many = new StringBuilder();
    for (int i = 100; i < 10_000; i++) {
      many.append(i).append(';');
    }
    assertEquals(32, SourceNumbers.telling(LiteralScanner.literals(many.toString(), false)).size());
  }

  @Test
  void programsTakeTurns(@TempDir Path folder) throws IOException {
    Path one = Files.writeString(folder.resolve("one.py"), "print(111, 222)\n");
    Path other = Files.writeString(folder.resolve("other.cpp"), "int main() { return 333 + 111; }");
    List<ProgramSource> programs =
        List.of(one, other).stream()
            .map(each -> ProgramSource.parse(each.toString(), Languages.load(List.of()), folder))
            .toList();
    assertEquals(List.of(111L, 444L, 222L), SourceNumbers.of(programs));
    Files.delete(one);
    assertTrue(SourceNumbers.of(programs).equals(List.of(444L)), "an unreadable file counts");
  }
}
