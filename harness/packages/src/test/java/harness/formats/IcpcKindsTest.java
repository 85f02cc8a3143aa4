package harness.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.cases.UsageException;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The kinds of problems that problem.yaml may declare, and keys that it may not. */
final class IcpcKindsTest extends WrittenPackage {

  private static final String MODERN = "problem_format_version: 2025-09\n";
  private static final String VALIDATIONS =
      "default, custom, interactive, multi-pass, score, scoring, submit-answer";
  private static final String TYPES = "pass-fail, scoring, interactive, multi-pass, submit-answer";

  @BeforeEach
  void aTest() throws IOException {
    file("data/secret/1.in", "1\n");
    file("data/secret/1.ans", "1\n");
  }

  private ProblemPackage read(String problem) throws IOException {
    file("problem.yaml", "name: x\n" + problem);
    return read();
  }

  private void assertRefused(String why, String problem) {
    UsageException refused = assertThrows(UsageException.class, () -> read(problem));
    assertEquals(folder.resolve("problem.yaml") + ":" + why, refused.getMessage());
  }

  @ParameterizedTest
  @ValueSource(strings = {"custom interactve", "custm", "passfail"})
  void anUnknownValidationIsRefused(String kind) throws IOException {
    file("output_validators/check.py", "print(1)\n");
    assertRefused(
        "2: validation: expected one of " + VALIDATIONS + ", found '" + kind + "'",
        "validation: " + kind + "\n");
  }

  @Test
  void anUnknownTypeIsRefused() {
    String expected = ": type: expected one of " + TYPES + ", found ";
    assertRefused("3" + expected + "'passfail'", MODERN + "type: passfail\n");
    assertRefused("5" + expected + "'interactve'", MODERN + "type:\n- pass-fail\n- interactve\n");
    assertRefused("2" + expected + "'custom'", "type: custom\n");
  }

  @ParameterizedTest
  @CsvSource({
    "'validation: custom score'",
    "'validation: custom interactive multi-pass'",
    "'type: pass-fail\nvalidation: custom'",
    "'problem_format_version: 2025-09\ntype: [scoring, interactive]'",
    "'problem_format_version: 2025-09\ntype:'"
  })
  void knownKindsAreRead(String problem) throws IOException {
    file("output_validators/check.py", "print(1)\n");
    read(problem + "\n").notes().forEach(each -> assertTrue(each.startsWith("points "), each));
  }

  @Test
  void aCustomValidationWithoutAProgramIsRefused() throws IOException {
    String why = "2: validation: custom, but there is no program in output_validators";
    assertRefused(why, "validation: custom\n");
    file("output_validators/validate.h", "\n");
    assertRefused(why, "validation: custom\n");
  }

  @Test
  void outputValidatorsThatAreNotUsedAreNoted() throws IOException {
    file("output_validators/README.md", "\n");
    assertEquals(List.of(), read("validation: default\n").notes());
    file("output_validators/one/check.py", "print(1)\n");
    file("output_validators/two.py", "print(1)\n");
    List<String> noted = List.of("output_validators: not used, because the validation is default");
    assertEquals(noted, read("validation: default\n").notes());
    assertEquals(noted, read("").notes());
    assertEquals(List.of(), read("validation: custom\n").notes());
  }

  @Test
  void anUnknownLimitIsNoted() throws IOException {
    assertEquals(
        List.of(
            folder.resolve("problem.yaml") + ":4: limits.timelimit: unknown key; left out",
            folder.resolve("problem.yaml") + ":5: limits.mem: unknown key; left out"),
        read("limits:\n  memory: 512\n  timelimit: 1\n  mem: 2\n  time_multiplier: 3\n").notes());
  }
}
