package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
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
  private String out;

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
    assertTrue(detail.matches("1 of 2 prints \\d+: a; 1 prints 5: b"), detail);
    assertEquals("6\n", finding.get("smallest").get("input").textValue());
    assertEquals(finding.get("input"), finding.get("groups").get(0).get("output"));
    assertEquals("[]", finding.get("suspects").toString());
    assertFalse(finding.has("right"));
    String again = finding.get("reproduce").textValue();
    assertTrue(again.contains("accepted/b.sh "), again);
    JsonNode repeated =
        finding("--case", finding.get("case").textValue(), "--solution", "b", "--no-shrink");
    assertVerdict("disagreement", "differs-from-reference", repeated);
  }

  /** An input that only the validator expects, as in a package whose goal is unreachable. */
  private void surprise(String reference, String... others) throws IOException {
    String odd = "read n; [ $((n %% 2)) = 0 ] && { %s; exit; }; echo $n\n";
    write("submissions/accepted/a.sh", odd.formatted(reference));
    for (int i = 0; i < others.length; i++) {
      write("submissions/accepted/" + (char) ('b' + i) + ".sh", odd.formatted(others[i]));
    }
  }

  private JsonNode run(int n) throws IOException {
    Path json = temporary.resolve("run.json");
    CommandRun run =
        CommandRun.of("stress", "--problem", problem, "--json", json, "--n", n, "--seed", "1");
    assertEquals(ExitCode.FINDINGS, run.code(), run.err() + run.out());
    out = run.out();
    return ReportSchema.of("run").read(json);
  }

  private String smallest(JsonNode report) {
    assertEquals(1, report.get("findings").size(), out);
    assertVerdict("disagreement", "differs-from-reference", report.get("findings").get(0));
    assertTrue(out.contains("finding 1: disputed input: disagreement"), out);
    assertTrue(out.contains("probably the validator accepts"), out);
    return report.get("findings").get(0).get("smallest").get("detail").textValue();
  }

  @Test
  void anInputThatNoneOfThemExpectsIsOneFindingCrashOrNot() throws IOException {
    surprise("true", "kill -6 $$", "echo 1", "echo 2");
    JsonNode report = run(20);
    assertEquals(
        "1 of 4 prints nothing: a; 1 prints 1: c; 1 prints 2: d; 1 fails with run-time-error"
            + " (signal): b",
        smallest(report));
    assertTrue(report.get("compared").get("disputed").asInt() > 2, report::toString);
    assertTrue(out.matches("(?s).*\\n\\d+ disputed inputs in 20 cases\n"), out);
  }

  @Test
  void aReferenceThatFailsIsNotBlamedIfOthersAreBelieved() throws IOException {
    surprise("exit 1", "echo 1", "echo 1");
    assertEquals("2 of 3 print 1: b, c; 1 fails: a", smallest(run(20)));
  }

  /** An interactor that rejects whatever is said on an input that the statement excludes. */
  private void interactive() throws IOException {
    write("problem.yaml", "name: Same\nvalidation: custom interactive\n");
    write(
        "output_validators/talk.sh",
        "read n <$1; echo $n; read m; [ $((n % 2)) = 1 ] && [ \"$m\" = $n ] && exit 42; exit 43\n");
    write("submissions/accepted/b.sh", "read n; echo $n\n");
  }

  @Test
  void aTalkThatNoneOfThemCanWinIsDisputed() throws IOException {
    interactive();
    write("submissions/wrong_answer/w.sh", "read n; echo 1\n");
    assertEquals(
        "1 of 2 fails: a; 1 fails with wrong-answer (rejected-by-checker): b", smallest(run(20)));
  }

  @Test
  void aReferenceThatLosesATalkThatAnotherWinsIsAJudgeError() throws IOException {
    interactive();
    write("submissions/accepted/a.sh", "read n; [ $((n % 2)) = 1 ] || n=1; echo $n\n");
    write(
        "output_validators/talk.sh",
        "read n <$1; echo $n; read m; [ \"$m\" = $n ] && exit 42; exit 43\n");
    JsonNode report = run(60);
    assertEquals(1, report.get("findings").size(), out);
    assertVerdict("judge-error", "reference-failed", report.get("findings").get(0));
  }

  @Test
  void aReferenceThatFailsAloneIsAJudgeError() throws IOException {
    surprise("exit 1");
    Files.delete(problem.resolve("submissions/accepted/b.sh"));
    write("submissions/wrong_answer/w.sh", "echo 0\n");
    JsonNode finding = run(20).get("findings").get(0);
    assertVerdict("judge-error", "reference-failed", finding);
  }

  @Test
  void aCrashAmongOthersThatAgreeIsItsOwn() throws IOException {
    surprise("echo 1", "echo 1", "kill -6 $$");
    JsonNode report = run(20);
    assertEquals(1, report.get("findings").size(), out);
    JsonNode finding = report.get("findings").get(0);
    assertVerdict("run-time-error", "signal", finding);
    assertEquals("c", finding.get("submission").textValue());
  }

  @Test
  void thoseThatAreExpectedToFailAreNoPartOfADispute() throws IOException {
    surprise("echo 1", "echo 1");
    write("submissions/wrong_answer/w.sh", "echo 0\n");
    Path json = temporary.resolve("run.json");
    CommandRun run =
        CommandRun.of("stress", "--problem", problem, "--json", json, "--n", "20", "--seed", "1");
    assertEquals(ExitCode.OK, run.code(), run.out());
    surprise("echo 1", "echo 2");
    JsonNode finding = run(20).get("findings").get(0);
    assertEquals("1 of 2 prints 1: a; 1 prints 2: b", finding.get("detail").textValue());
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
