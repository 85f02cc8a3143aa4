package harness.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import harness.cases.UsageException;
import harness.run.Expectation;
import java.io.IOException;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The spellings of null in YAML, and merge keys. */
final class NullsAndMergesTest extends WrittenPackage {

  @BeforeEach
  void writeProgram() {
    file("problem.yaml", "name: x\n");
    file("submissions/accepted/a.py", "print(1)\n");
    file("generators/gen.py", "print(1)\n");
  }

  private Set<String> tests() throws IOException {
    return read().tests().stream().map(PackageTest::name).collect(Collectors.toSet());
  }

  private List<String> commands() throws IOException {
    return read().generators().stream().map(GeneratorRule::text).sorted().toList();
  }

  @ParameterizedTest
  @ValueSource(strings = {"~", "null", "Null", "NULL", ""})
  void everySpellingOfNullIsNothing(String none) throws IOException {
    file("problem.yaml", "problem_format_version: 2025-09\nname: x\nlimits: %s\n".formatted(none));
    file("submissions/mixed/m.py", "print(1)\n");
    file("submissions/submissions.yaml", "mixed/m.py: %s\n".formatted(none));
    file(
        "generators/generators.yaml",
        "data: {secret: {data: {small: %s, big: gen.py 2}}, sample: %s}\n".formatted(none, none));
    assertEquals(Set.of("secret/big"), tests());
    assertEquals(
        Expectation.ANY,
        read().submissions().entrySet().stream()
            .filter(each -> each.getKey().endsWith("m.py"))
            .findFirst()
            .orElseThrow()
            .getValue());
  }

  @ParameterizedTest
  @ValueSource(strings = {"'~'", "\"null\"", "!!str ~"})
  void aQuotedNullIsAText(String text) {
    file("problem.yaml", "name: x\nlimits: {time_limit: %s}\n".formatted(text));
    assertThrows(UsageException.class, this::read);
  }

  @ParameterizedTest
  @ValueSource(strings = {"~", "Null", ""})
  void aLimitThatIsNullIsNotStated(String none) throws IOException {
    file("problem.yaml", "name: x\nlimits: {time_limit: %s, memory: 512}\n".formatted(none));
    assertEquals(512L << 20, read().limits().limits().memoryBytes());
  }

  @Test
  void mergedMapsAddTheirEntriesUnlessTheMapHasItsOwn() throws IOException {
    file(
        "generators/generators.yaml",
        """
        base: &base {data: {a: gen.py 1, b: gen.py 2}}
        data:
          sample: {data: {}}
          secret:
            data:
              <<: {a: gen.py 1, b: gen.py 2}
              b: gen.py 3
        """);
    assertEquals(Set.of("secret/a", "secret/b"), tests());
    assertEquals(List.of("gen.py 1", "gen.py 3"), commands());
  }

  @Test
  void ofAListOfMergedMapsTheFirstWins() throws IOException {
    file(
        "generators/generators.yaml",
        """
        x: [&one {a: gen.py 1}, &two {a: gen.py 2, b: gen.py 2, c: gen.py 2}]
        data:
          secret:
            data:
              c: gen.py 3
              <<: [*one, *two]
        """);
    assertEquals(Set.of("secret/a", "secret/b", "secret/c"), tests());
    assertEquals(List.of("gen.py 1", "gen.py 2", "gen.py 3"), commands());
  }

  @Test
  void aMergeOfSomethingElseIsRefusedWithItsLine() {
    file("problem.yaml", "name: x\nlimits:\n  <<: 5\n");
    UsageException refused = assertThrows(UsageException.class, this::read);
    assertEquals(
        folder + "/problem.yaml:3: limits: expected a map after <<, found '5'",
        refused.getMessage());
  }

  @Test
  @Timeout(60)
  void aMapThatMergesItselfIsRefused() {
    file("problem.yaml", "name: x\nlimits: &l\n  <<: *l\n");
    assertThrows(UsageException.class, this::read);
    file("problem.yaml", "name: x\nlimits: &l\n  <<: &k [*k]\n");
    assertThrows(UsageException.class, this::read);
    file("problem.yaml", "name: x\nlimits: &l\n  !!merge x: *l\n");
    assertThrows(UsageException.class, this::read);
  }

  @Test
  void aQuotedMergeKeyIsAKey() throws IOException {
    file("problem.yaml", "name: x\nlimits:\n  '<<': 5\n");
    file("generators/generators.yaml", "");
    assertEquals(
        List.of(folder + "/problem.yaml:3: limits.<<: unknown key; left out"), read().notes());
  }
}
