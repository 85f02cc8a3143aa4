package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Two accepted submissions of a package, of which the harness chooses one as the reference, differ
 * on inputs that are no tests. Whoever is blamed, it must be by more than the other's word.
 */
final class AcceptedSubmissionsTest {

  @TempDir private Path temporary;
  private Path problem;

  @BeforeEach
  void write() throws IOException {
    problem = temporary.resolve("same");
    write("problem.yaml", "name: Same\n");
    write("data/secret/1.in", "5\n");
    write("data/secret/1.ans", "5\n");
    write(
        "input_validators/number.sh",
        "read n; read -r more && exit 43; case $n in ''|*[!0-9]*|0*|????*) exit 43; esac; exit 42\n");
    write("submissions/accepted/a.sh", "read n; echo $n\n");
    write("submissions/accepted/b.sh", "read n; [ $n -le 5 ] || n=5; echo $n\n");
  }

  private Path write(String name, String text) throws IOException {
    Path file = problem.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }

  private JsonNode drawn(Object... words) throws IOException {
    List<Object> all = new ArrayList<>(List.of("--n", "60", "--seed", "1"));
    all.addAll(Arrays.asList(words));
    return finding(all.toArray());
  }

  private JsonNode finding(Object... words) throws IOException {
    Path json = temporary.resolve("run.json");
    List<Object> all = new ArrayList<>(List.of("stress", "--problem", problem, "--json", json));
    all.addAll(Arrays.asList(words));
    CommandRun run = CommandRun.of(all.toArray());
    assertEquals(ExitCode.FINDINGS, run.code(), run.err() + run.out());
    JsonNode findings = JsonMapper.builder().build().readTree(json.toFile()).get("findings");
    assertEquals(1, findings.size(), findings::toString);
    assertEquals("b", findings.get(0).get("submission").textValue());
    return findings.get(0);
  }

  private static void assertVerdict(String verdict, String reason, JsonNode finding) {
    assertEquals(verdict, finding.get("verdict").textValue(), finding::toString);
    assertEquals(reason, finding.get("reason").textValue(), finding::toString);
  }

  @Test
  void theyDisagreeAndNeitherIsBlamed() throws IOException {
    JsonNode finding = drawn();
    assertVerdict("disagreement", "differs-from-reference", finding);
    String detail = finding.get("detail").textValue();
    assertTrue(
        detail.startsWith("differs from a, which is also expected to be accepted: "), detail);
    assertEquals("6\n", finding.get("smallest").get("input").textValue());
    assertEquals(finding.get("input"), finding.get("right"));
    String again = finding.get("reproduce").textValue();
    assertTrue(again.contains("accepted/b.sh "), again);
    JsonNode repeated =
        finding("--case", finding.get("case").textValue(), "--solution", "b", "--no-shrink");
    assertVerdict("disagreement", "differs-from-reference", repeated);
  }

  @Test
  void aTestOfThePackageDecides() throws IOException {
    write("data/secret/2.in", "7\n");
    write("data/secret/2.ans", "7\n");
    CommandRun run = CommandRun.of("verify", "--problem", problem);
    assertEquals(ExitCode.FINDINGS, run.code(), run.err() + run.out());
    assertTrue(run.out().contains("b: wrong-answer (differs-from-reference)"), run.out());
  }

  @Test
  void aCheckerThatAcceptsOnlyOneOfThemDecides() throws IOException {
    write(
        "output_validators/larger.sh",
        "read said; read right < $2; [ $said -ge $right ] && exit 42; exit 43\n");
    write("problem.yaml", "name: Same\nvalidation: custom\n");
    assertVerdict("wrong-answer", "rejected-by-checker", drawn());
  }

  @Test
  void aSolutionThatTheAuthorNamesDecides() throws IOException {
    write("generators/generators.yaml", "solution: /submissions/accepted/a.sh\ndata: {}\n");
    assertVerdict("wrong-answer", "differs-from-reference", drawn());
  }

  @Test
  void aProgramOfTheUserIsBlamed() throws IOException {
    Path own = temporary.resolve("b.sh");
    Files.copy(problem.resolve("submissions/accepted/b.sh"), own);
    assertVerdict("wrong-answer", "differs-from-reference", drawn("--solution", own));
  }
}
