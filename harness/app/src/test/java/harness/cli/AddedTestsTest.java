package harness.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import harness.Thorough;
import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code harness stress --save} adds tests to packages of every format. */
final class AddedTestsTest {

  @TempDir private Path temporary;

  private static CommandRun save(Path problem, String solution, Object... more) {
    Object[] words = {
      "stress", "--problem", problem, "--n=24", "--seed=1", "--solution", solution, "--save"
    };
    return CommandRun.of(Stream.concat(Stream.of(words), Stream.of(more)).toArray());
  }

  private static Map<String, byte[]> contents(Path folder) throws IOException {
    Map<String, byte[]> contents = new TreeMap<>();
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path each : all.filter(Files::isRegularFile).toList()) {
        contents.put(folder.relativize(each).toString(), Files.readAllBytes(each));
      }
    }
    return contents;
  }

  /** The test files on which a submission fails. */
  private List<String> killing(Path problem, String solution) throws IOException {
    Path json = temporary.resolve("verify.json");
    CommandRun run =
        CommandRun.of("verify", "--problem", problem, "--solution", solution, "--json", json);
    assertEquals(ExitCode.FINDINGS, run.code(), run.err());
    JsonNode report = new JsonMapper().readTree(json.toFile());
    return report.get("files").findParents("failed").stream()
        .filter(each -> each.get("failed").has(solution))
        .map(each -> each.get("name").asText())
        .toList();
  }

  @Thorough
  @ParameterizedTest
  @CsvSource({
    "icpc-legacy,     first,    data/secret/kills-first.in,     secret/kills-first",
    "polygon,         first,    tests/04,                       tests/04",
    "library-checker, first,    gen/kills_first_00.in,          kills_first_00"
  })
  void aCaseThatKillsASubmissionBecomesATestThatIsReadBack(
      String name, String solution, String file, String test) throws IOException {
    assertBecomesATest(name, solution, file, test);
  }

  @Thorough
  @ParameterizedTest
  @CsvSource({
    "icpc-2025,       first,    data/secret/kills-first.in,     secret/kills-first",
    "rbx,             wa-first, tests/manual/kills-wa-first.in, tests/manual/kills-wa-first",
  })
  void aCaseThatKillsASubmissionBecomesATestInOtherFormats(
      String name, String solution, String file, String test) throws IOException {
    assertBecomesATest(name, solution, file, test);
  }

  private void assertBecomesATest(String name, String solution, String file, String test)
      throws IOException {
    Path problem = PackageCopy.of(name, temporary);
    weaken(problem);
    Map<String, byte[]> before = contents(problem);
    CommandRun run = save(problem, solution);
    assertEquals(ExitCode.FINDINGS, run.code(), run.err());
    assertTrue(run.err().contains("saved " + problem.resolve(file) + ", which kills "), run.err());
    Map<String, byte[]> after = contents(problem);
    for (Map.Entry<String, byte[]> each : before.entrySet()) {
      assertArrayEquals(each.getValue(), after.get(each.getKey()), each.getKey());
    }
    assertTrue(after.containsKey(file), after.keySet().toString());
    addByHand(problem, run.err());
    assertTrue(killing(problem, solution).contains(test), test);
  }

  @Thorough
  @ParameterizedTest
  @ValueSource(strings = {"--campaign", "--engine=here --campaign"})
  void aCampaignAddsTestsToo(String words) throws IOException {
    Path problem = PackageCopy.of("polygon", temporary);
    weaken(problem);
    List<Object> more = new ArrayList<>(List.of("--no-shrink"));
    more.addAll(List.of(words.split(" ")));
    more.add(temporary.resolve("campaign"));
    if (words.contains("engine")) {
      more.add("--master");
      more.add(Files.createDirectories(temporary.resolve("worker")));
    }
    CommandRun run = save(problem, "first", more.toArray());
    assertEquals(ExitCode.FINDINGS, run.code(), run.err());
    assertTrue(run.err().contains("saved " + problem.resolve("tests/04")), run.err());
    addByHand(problem, run.err());
    assertTrue(killing(problem, "first").contains("tests/04"));
  }

  /** Weakens every test so that it does not kill the submission that prints the first number. */
  private static void weaken(Path problem) throws IOException {
    try (Stream<Path> all = Files.walk(problem)) {
      for (Path each : all.filter(Files::isRegularFile).toList()) {
        if (each.toString().matches(".*(\\.in|tests/01)")) {
          Files.writeString(each, "2 1\n");
        } else if (each.toString().matches(".*(\\.ans|tests/01.a)")) {
          Files.writeString(each, "2\n");
        }
      }
    }
  }

  /** Adds the lines that the command says must be added by hand. */
  private static void addByHand(Path problem, String said) throws IOException {
    for (String line : said.lines().filter(each -> each.contains(": add ")).toList()) {
      Path file = problem.resolve(line.substring(0, line.indexOf(": add ")));
      String text = Files.readString(file);
      String braces = line.contains("{") ? line.substring(line.indexOf('{')) : "";
      switch (file.getFileName().toString()) {
        case "generators.yaml" -> {
          String entry = line.replaceFirst(".*: (\\S+: \\{.*)", "$1");
          text = text.replaceFirst("(?<=  secret:\n    data:\n)", "      " + entry + "\n");
        }
        case "problem.xml" ->
            text =
                text.replace("</tests>", "<test method=\"manual\"/></tests>")
                    .replaceFirst("(?<=<test-count>)\\d+", line.replaceFirst(".* ", ""));
        case "problem.rbx.yml" ->
            text = text.replace("testcases:\n", "testcases:\n  - " + braces + "\n");
        case "info.toml" ->
            text += line.replaceFirst(".*with (.*) and (.*)", "\n[[tests]]\n$1\n$2\n");
        default -> throw new AssertionError(line);
      }
      Files.writeString(file, text);
    }
  }

  @Thorough
  @Test
  void anExistingTestIsNotSavedAgain() throws IOException {
    Path problem = PackageCopy.of("polygon", temporary);
    weaken(problem);
    save(problem, "first", "--no-shrink");
    Map<String, byte[]> before = contents(problem);
    CommandRun again = save(problem, "first", "--no-shrink");
    assertTrue(again.err().contains("not saved: "), again.err());
    assertEquals(before.keySet(), contents(problem).keySet());
    Files.writeString(problem.resolve("tests/04"), "something else\n");
    save(problem, "first", "--no-shrink");
    assertEquals("something else\n", Files.readString(problem.resolve("tests/04")));
    assertTrue(Files.exists(problem.resolve("tests/05")));
  }

  @Test
  void casesThatCatchAWrongSubmissionAreSavedToAnotherFolderToo() throws IOException {
    Path weak = PackageCopy.of("polygon", temporary);
    weaken(weak);
    Path problem = PackageCopy.zippedFolder(weak, temporary.resolve("polygon.zip"));
    Path folder = temporary.resolve("new");
    CommandRun run =
        CommandRun.of("stress", "--problem", problem, "--n=12", "--seed=1", "--save", folder);
    assertEquals(ExitCode.OK, run.code(), run.err());
    Set<String> saved = contents(folder).keySet();
    assertTrue(saved.containsAll(Set.of("tests/04", "tests/04.a")), saved.toString());
  }

  private void assertNothingIsWrittenOutside(Path problem, String solution, Object... more)
      throws IOException {
    weaken(problem);
    Map<String, byte[]> before = contents(temporary);
    CommandRun run = save(problem, solution, more);
    assertEquals(ExitCode.FINDINGS, run.code(), run.err());
    assertTrue(run.err().contains("not saved: a case that kills "), run.err());
    assertTrue(run.err().contains(" lies outside "), run.err());
    assertEquals(before.keySet(), contents(temporary).keySet());
  }

  @ParameterizedTest
  @ValueSource(strings = {"../out/%02d", "tests/../../out/%02d", "ABSOLUTE/%02d"})
  void aPolygonPatternLeadsNowhereElse(String pattern) throws IOException {
    Path problem = PackageCopy.of("polygon", temporary);
    Path out = Files.createDirectory(temporary.resolve("out"));
    Path xml = problem.resolve("problem.xml");
    String theirs = pattern.replace("ABSOLUTE", out.toString());
    Files.writeString(
        xml,
        Files.readString(xml)
            .replace("<input-path-pattern>tests/%02d<", "<input-path-pattern>" + theirs + "<"));
    assertNothingIsWrittenOutside(problem, "first", "--no-shrink");
  }

  @Test
  void anRbxPatternLeadsNowhereElse() throws IOException {
    Path problem = PackageCopy.of("rbx", temporary);
    Files.createDirectory(temporary.resolve("out"));
    Path file = problem.resolve("problem.rbx.yml");
    Files.writeString(
        file,
        Files.readString(file)
            .replace("testcases:\n", "testcases:\n  - {name: o, testcaseGlob: '../out/r*.in'}\n"));
    assertNothingIsWrittenOutside(problem, "wa-first", "--no-shrink");
  }

  private Path outsideInsteadOf(Path tests) throws IOException {
    if (Files.exists(tests)) {
      Files.move(tests, temporary.resolve("moved"));
    }
    return Files.createSymbolicLink(tests, Files.createDirectory(temporary.resolve("out")));
  }

  @Test
  void aFolderOfTestsThatIsALinkIsNotWrittenThrough() throws IOException {
    Path problem = PackageCopy.of("icpc-legacy", temporary);
    outsideInsteadOf(problem.resolve("data/secret"));
    assertNothingIsWrittenOutside(problem, "first", "--no-shrink");
  }

  /** The inputs that a file of generators copies. */
  @Thorough
  @Test
  void aFolderOfCopiesThatIsALinkIsNotWrittenThrough() throws IOException {
    Path problem = PackageCopy.of("icpc-2025", temporary);
    outsideInsteadOf(problem.resolve("generators/manual"));
    assertNothingIsWrittenOutside(problem, "first");
  }

  @Test
  void aTestThatAGeneratorMakesIsNotSavedAgain() throws IOException {
    Path problem = PackageCopy.of("polygon", temporary);
    weaken(problem);
    save(problem, "first", "--no-shrink");
    Path saved = problem.resolve("tests/04");
    String input = Files.readString(saved).strip().replace("\n", "\\n");
    Files.delete(saved);
    Files.delete(problem.resolve("tests/04.a"));
    Files.writeString(problem.resolve("files/again.py"), "print('" + input + "')\n");
    Path xml = problem.resolve("problem.xml");
    Files.writeString(
        xml,
        Files.readString(xml)
            .replace("</tests>", "<test cmd=\"again 1\" method=\"generated\"/></tests>")
            .replace(
                "</executables>",
                "<executable><source path=\"files/again.py\" type=\"python.3\"/></executable>"
                    + "</executables>"));
    CommandRun again = save(problem, "first", "--no-shrink");
    assertEquals(ExitCode.FINDINGS, again.code(), again.err());
    assertTrue(again.err().contains("not saved: the test tests/04 already kills"), again.err());
    assertFalse(again.err().contains("not compared"), again.err());
    assertFalse(Files.exists(problem.resolve("tests/05")), again.err());
  }

  @Test
  void aFormatWithoutAPlaceForTestsNeedsAFolder() throws IOException {
    Path zip = PackageCopy.zipped("polygon", temporary);
    for (Object[] words :
        new Object[][] {
          {"stress", "--problem", zip, "--save"},
          {"stress", "--puzzle", "knights", "--save"},
          {"minimize", "--puzzle", "knights", "--solver", "bfs", "file", "--save"}
        }) {
      CommandRun run = CommandRun.of(words);
      assertEquals(ExitCode.USAGE, run.code());
      assertTrue(run.err().contains("--save"), run.err());
      assertEquals(1, run.err().lines().filter(each -> each.contains("--save")).count());
      assertFalse(run.err().contains("\tat "), run.err());
    }
  }
}
