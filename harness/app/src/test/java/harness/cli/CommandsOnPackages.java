package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import harness.terminal.ExitCode;
import java.io.IOException;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Runs each command on small packages. All packages ask for the larger of two numbers; a wrong
 * submission in each prints the first.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class CommandsOnPackages {

  /** Long enough for Python to start, so that submissions that loop cost little. */
  private static final String LIMIT = "--time-limit=300ms";

  /** Marks a test that runs for each package. */
  @Retention(RetentionPolicy.RUNTIME)
  @Target(ElementType.METHOD)
  @ParameterizedTest
  @MethodSource("packages")
  private @interface EachPackage {}

  @TempDir private Path temporary;

  /** The names of the packages. */
  abstract List<String> packages();

  private static Path problem(String name) {
    return Path.of("src", "test", "packages", name);
  }

  private static String wrong(String name) {
    return name.equals("rbx") ? "wa-first" : "first";
  }

  private Path file(String text) throws IOException {
    return Files.writeString(Files.createTempFile(temporary, "", ""), text);
  }

  private static CommandRun run(int code, Object... words) {
    CommandRun run = CommandRun.of(words);
    assertEquals(code, run.code(), Arrays.toString(words) + run.err() + run.out());
    return run;
  }

  /** Runs a command, which must succeed, and reads the JSON that it writes. */
  private JsonNode json(Object... words) throws IOException {
    Path file = temporary.resolve("report.json");
    run(ExitCode.OK, Stream.concat(Stream.of(words), Stream.<Object>of("--json", file)).toArray());
    return new JsonMapper().readTree(file.toFile());
  }

  private static List<String> texts(JsonNode list, String field) {
    return list.findParents(field).stream().map(each -> each.get(field).asText()).toList();
  }

  @EachPackage
  void listShowsWhatWasUnderstood(String name) throws IOException {
    JsonNode understood = json("list", "--problem", problem(name)).get("problem");
    assertEquals(name, understood.get("name").asText());
    assertTrue(texts(understood.get("submissions"), "name").contains(wrong(name)));
    assertFalse(understood.get("generators").isEmpty(), understood.toString());
    assertEquals(1, understood.get("references").size(), understood.toString());
    String shown = run(ExitCode.OK, "list", "--problem", problem(name)).out();
    for (String part : List.of("limits", "generators", "validators", "checker", wrong(name))) {
      assertTrue(shown.contains("  " + part), shown);
    }
  }

  @EachPackage
  void stressCatchesOnlyTheWrongSubmissions(String name) throws IOException {
    JsonNode report = json("stress", "--problem", problem(name), "--n=12", "--seed=1", LIMIT);
    assertEquals(12, report.get("n").asInt());
    for (JsonNode each : report.get("submissions")) {
      boolean mayPass = each.get("expected").toString().contains("\"accepted\"");
      assertEquals(mayPass, each.get("caught").isNull(), each.get("name").asText());
    }
  }

  @EachPackage
  void verifyRunsTheTestsOfThePackage(String name) throws IOException {
    JsonNode report = json("verify", "--problem", problem(name), LIMIT);
    JsonNode understood = json("list", "--problem", problem(name)).get("problem");
    int generated = understood.get("generated_tests").asInt();
    assertEquals(understood.get("tests").asInt() + generated, report.get("files").size());
    assertEquals(name.equals("icpc-legacy"), generated == 0);
    List<JsonNode> failed = report.get("files").findValues("failed");
    assertTrue(failed.stream().anyMatch(each -> each.has(wrong(name))), failed.toString());
    for (JsonNode each : report.get("submissions")) {
      String expected = each.get("expected").toString();
      boolean fails = failed.stream().anyMatch(file -> file.has(each.get("name").asText()));
      assertTrue(fails || expected.contains("\"accepted\""), each.get("name").asText());
      assertFalse(fails && expected.equals("[\"accepted\"]"), each.get("name").asText());
    }
  }

  @EachPackage
  void strengthFindsOneTestThatKillsAllWrongSubmissions(String name) throws IOException {
    JsonNode report = json("verify", "--strength", "--problem", problem(name), LIMIT);
    ReportSchema.of("strength").accepts(report);
    assertEquals("[]", report.get("survivors").toString());
    assertTrue(report.get("proven").asBoolean());
    assertEquals(1, report.get("smallest").size());
    String smallest = report.at("/smallest/0").asText();
    for (JsonNode file : report.get("files")) {
      if (file.get("name").asText().equals(smallest)) {
        assertEquals(report.get("programs"), file.get("kills"));
      }
    }
  }

  @EachPackage
  void generatedInputsAreValidAndAnswered(String name) throws IOException {
    Path out = temporary.resolve("generated");
    run(ExitCode.OK, "generate", "--problem", problem(name), "--n=4", "--seed=1", "--out", out);
    for (int i = 0; i < 4; i++) {
      Path input = out.resolve("%s-1-%04d.in".formatted(name, i));
      run(ExitCode.OK, "validate", "--problem", problem(name), input);
      long largest =
          Stream.of(Files.readString(input).strip().split(" "))
              .mapToLong(Long::parseLong)
              .max()
              .orElseThrow();
      String answer = Files.readString(out.resolve("%s-1-%04d.ans".formatted(name, i)));
      assertEquals(largest + "", answer.strip());
    }
  }

  @EachPackage
  void validateAcceptsAValidInputAndRefusesAnInvalidOne(String name) throws IOException {
    CommandRun valid = run(ExitCode.OK, "validate", "--problem", problem(name), file("3 5\n"));
    assertEquals("ok", valid.out().strip());
    Path letters = file("a b\n");
    CommandRun refused = run(ExitCode.USAGE, "validate", "--problem", problem(name), letters);
    assertTrue(refused.err().contains("harness validate: " + letters), refused.err());
  }

  @EachPackage
  void checkAcceptsTheLargerNumberAndRefusesTheSmaller(String name) throws IOException {
    Path input = file("3 5\n");
    run(ExitCode.OK, "check", "--problem", problem(name), input, file("5\n"), file("5\n"));
    run(ExitCode.FINDINGS, "check", "--problem", problem(name), input, file("3\n"), file("5\n"));
    run(ExitCode.OK, "check", "--problem", problem(name), input, file("5\n"));
    run(ExitCode.FINDINGS, "check", "--problem", problem(name), input, file("3\n"));
  }

  @EachPackage
  void minimizeMakesAFailingInputOfASubmissionSmaller(String name) throws IOException {
    Path smallest = temporary.resolve("smallest.in");
    run(
        ExitCode.FINDINGS,
        "minimize",
        "--problem",
        problem(name),
        "--solution",
        wrong(name),
        "--out",
        smallest,
        file("3 5\n"));
    List<String> numbers = List.of(Files.readString(smallest).strip().split(" "));
    assertEquals(2, numbers.size());
    assertTrue(Integer.parseInt(numbers.get(0)) < Integer.parseInt(numbers.get(1)));
    assertTrue(Integer.parseInt(numbers.get(1)) < 5, numbers.toString());
    run(
        ExitCode.OK,
        "minimize",
        "--problem",
        problem(name),
        "--solution",
        wrong(name),
        file("5 3\n"));
  }
}
