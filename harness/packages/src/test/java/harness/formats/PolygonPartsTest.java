package harness.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import harness.draw.ArgumentTemplate;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Polygon packages with several test sets, and commands with quotes. */
final class PolygonPartsTest extends WrittenPackage {

  private void writeProblem(String sets) throws IOException {
    Files.createDirectories(folder.resolve("files"));
    Files.writeString(folder.resolve("files/gen.py"), "print(1)\n");
    Files.writeString(
        folder.resolve("problem.xml"),
        "<problem><judging>"
            + sets
            + """
            </judging><files><executables><executable><source path="files/gen.py"/></executable>
            </executables></files></problem>
            """);
  }

  private static String set(String name, int millis) {
    return """
    <testset name="%s"><time-limit>%d</time-limit><memory-limit>%d</memory-limit>
    <input-path-pattern>%s/%%02d</input-path-pattern>
    <answer-path-pattern>%s/%%02d.a</answer-path-pattern>
    <tests><test method="generated" cmd="gen 1"/></tests></testset>
    """
        .formatted(name, millis, millis << 20, name, name);
  }

  private void assertLimitsAndNewTest(int millis, String newTest) throws IOException {
    assertEquals(millis * 1_000_000L, read().limits().limits().timeNanos());
    assertEquals((long) millis << 20, read().limits().limits().memoryBytes());
    TestPlace place = ProblemFormats.named("polygon").newTest(folder, "kills", 1).orElseThrow();
    assertEquals(List.of(newTest), place.inputs());
    assertEquals(List.of(newTest + ".a"), place.answers());
  }

  @Test
  void theTestSetNamedTestsGivesTheLimitsAndGetsNewTests() throws IOException {
    writeProblem(set("pretests", 500) + set("tests", 1000));
    assertLimitsAndNewTest(1000, "tests/02");
    assertEquals(
        "problem.xml: in the test set tests, add <test method=\"manual\"/> as test 2,"
            + " and set <test-count> to 2",
        ProblemFormats.named("polygon").newTest(folder, "kills", 1).orElseThrow().byHand());
  }

  @Test
  void otherwiseTheFirstTestSetDoes() throws IOException {
    writeProblem(set("pretests", 500) + set("final", 1000));
    assertLimitsAndNewTest(500, "pretests/02");
  }

  @Test
  void commandsAreQuotedAsInAShell() throws IOException {
    writeProblem(
        """
        <testset name="tests"><tests>
        <test cmd="gen 3 &quot;a b&quot; 1"/>
        <test cmd="gen 'c  &quot;d' e\\ f\\\\ &quot;&quot; &quot;\\&quot;\\g&quot;h"/>
        <test cmd="gen 'open"/>
        </tests></testset>
        """);
    ProblemPackage problem = read();
    List<List<String>> words =
        List.of(List.of("3", "a b", "1"), List.of("c  \"d", "e f\\", "", "\"\\gh"));
    assertEquals(words, problem.generated().stream().map(GeneratedTest::arguments).toList());
    assertEquals(
        words,
        problem.generators().stream()
            .map(GeneratorRule::arguments)
            .map(ArgumentTemplate::withoutSeedAdded)
            .map(each -> each.draw(new SplittableRandom(1), 1))
            .toList());
    assertEquals(
        List.of(
            folder
                + "/problem.xml:4: <test>: expected a command with closed quotes, found 'gen 'open';"
                + " left out"),
        problem.notes());
  }

  @Test
  void validatorsLearnTheTestSetAndTheGroupOfATest() throws IOException {
    file("files/val.py", "print(1)\n");
    writeProblem(
        """
        <testset name="main">
        <input-path-pattern>tests/%d</input-path-pattern>
        <answer-path-pattern>tests/%d.a</answer-path-pattern>
        <tests>
        <test method="manual" group="a b"/>
        <test method="generated" group="2" cmd="gen 2"/>
        <test method="generated" cmd="gen 3"/>
        </tests></testset>
        """);
    file("tests/1", "1\n");
    file("tests/1.a", "1\n");
    String text = Files.readString(folder.resolve("problem.xml"));
    file(
        "problem.xml",
        text.replace(
            "</problem>",
            "<assets><validators><validator><source path=\"files/val.py\"/></validator>"
                + "</validators></assets></problem>"));
    List<TestJudging> judgings = read().tests().stream().map(PackageTest::judging).toList();
    assertEquals(
        List.of("--testset", "main", "--group", "a b"),
        judgings.get(0).validators().get(0).call().arguments());
    assertEquals(
        List.of("--testset", "main", "--group", "2"),
        judgings.get(1).validators().get(0).call().arguments());
    assertNull(judgings.get(2));
  }
}
