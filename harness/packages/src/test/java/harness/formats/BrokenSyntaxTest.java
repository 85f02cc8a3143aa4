package harness.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.cases.UsageException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A description with broken syntax is refused in one line, also where a parser says several. */
final class BrokenSyntaxTest extends WrittenPackage {

  @ParameterizedTest
  @CsvSource({
    "problem.yaml, name: &",
    "problem.yaml, name: *",
    "problem.yaml, %",
    "problem.yaml, name: !<",
    "problem.yaml, '{'",
    "problem.rbx.yml, name: &",
    "problem.xml, <problem",
    "problem.xml, '<problem short-name=\"a'",
    "info.toml, title =",
    "info.toml, 'title = \"\"\"a'",
  })
  void isRefusedInOneLine(String file, String text) {
    file(file, text + "\n");
    UsageException refused = assertThrows(UsageException.class, this::read);
    assertEquals(1, refused.getMessage().lines().count(), refused.getMessage());
    assertTrue(refused.getMessage().contains(file), refused.getMessage());
  }
}
