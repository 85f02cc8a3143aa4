package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Problems written in the format of Hydro, and read again. */
final class ExportHydroTest {

  @TempDir private Path temporary;

  private CommandRun export(Path problem, int code) {
    CommandRun run =
        CommandRun.of(
            "export", "--problem", problem, "--format=hydro", "--n=0", "--seed=1", "--out", out());
    assertEquals(code, run.code(), run.err());
    return run;
  }

  private Path out() {
    return temporary.resolve("written");
  }

  private JsonNode verified(Path problem, Path solution) throws IOException {
    Path json = temporary.resolve("report.json");
    CommandRun run =
        CommandRun.of("verify", "--problem", problem, "--solution", solution, "--json", json);
    assertTrue(Files.exists(json), run.err());
    for (JsonNode each : new JsonMapper().readTree(json.toFile()).get("submissions")) {
      if (each.get("name").asText().equals("tried")) {
        return each;
      }
    }
    throw new AssertionError(run.out());
  }

  private static List<String> points(JsonNode submission) {
    return submission.get("groups").findValues("score").stream().map(JsonNode::asText).toList();
  }

  @ParameterizedTest
  @ValueSource(strings = {"lemon", "syzoj"})
  void aSubmissionGetsTheSameVerdictsAndPoints(String name) throws IOException {
    Path problem = PackageCopy.of(name, temporary);
    export(problem, ExitCode.OK);
    String code =
        name.equals("lemon")
            ? "read a b < larger.in; echo $a > larger.out\n"
            : "read n < print.in; [ $n -lt 5 ] && echo $n > print.out || echo 0 > print.out\n";
    Path tried = Files.writeString(temporary.resolve("tried.sh"), code);
    JsonNode before = verified(problem, tried);
    JsonNode after = verified(out(), tried);
    assertEquals(before.get("verdicts"), after.get("verdicts"));
    assertEquals(before.get("score"), after.get("score"));
    assertEquals(before.get("max_score"), after.get("max_score"));
    assertEquals(points(before), points(after));
  }

  @Test
  void whatIsLostIsNoted() throws IOException {
    String said = export(PackageCopy.of("lemon", temporary), ExitCode.OK).err();
    assertTrue(said.contains("the format hydro keeps only right submissions: first"), said);
  }

  @Test
  void aCheckerThatHydroCannotCallIsRefused() throws IOException {
    String said = export(PackageCopy.of("icpc-legacy", temporary), ExitCode.USAGE).err();
    assertEquals(1, said.lines().filter(each -> each.startsWith("harness export: ")).count(), said);
  }
}
