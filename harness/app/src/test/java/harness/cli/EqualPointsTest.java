package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import harness.Thorough;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Points and results by group are equal however a run is divided. */
final class EqualPointsTest {

  @TempDir private Path folder;

  @BeforeEach
  void write() throws IOException {
    GroupedPackage problem = new GroupedPackage(folder.resolve("problem"));
    problem.legacy();
    problem.submission("partially_accepted/small", "@EXPECTED_GRADES@ AC WA", 10);
    problem.submission("partially_accepted/large", "@EXPECTED_GRADES@ AC AC", 5, 20);
    problem.file("generators/gen.sh", "echo $(($1 + $2 % 9))\n");
    problem.file(
        "generators/generators.yaml",
        """
        solution: /submissions/accepted/right.sh
        data:
          secret:
            data:
              easy: {data: {'3': 'gen.sh 1 {seed}'}}
              hard: {data: {'3': 'gen.sh 90 {seed}'}}
        """);
  }

  private JsonNode run(String name, String command, String... more) throws IOException {
    Path json = folder.resolve(name + ".json");
    List<Object> words =
        new ArrayList<>(List.of(command, "--problem", folder.resolve("problem"), "--json", json));
    words.addAll(List.of(more));
    CommandRun run = CommandRun.of(words.toArray());
    assertTrue(run.code() <= 1, run.err());
    return Untimed.read(json);
  }

  private JsonNode stress(String name, String... more) throws IOException {
    List<String> words = new ArrayList<>(List.of("--seed=1", "--n=40", "--range=5", "--no-shrink"));
    words.addAll(List.of(more));
    return run(name, "stress", words.toArray(String[]::new));
  }

  @Test
  void pointsDoNotDependOnThreads() throws IOException {
    JsonNode one = run("one", "verify", "--threads=1");
    assertEquals(40, one.at("/submissions/2/score").asInt(), one::toString);
    assertEquals(one, run("four", "verify", "--threads=4"));
  }

  @Thorough
  @Test
  void resultsByGroupDoNotDependOnThreadsOrInterruptions() throws IOException {
    JsonNode whole = stress("whole", "--threads=1");
    assertEquals(2, whole.at("/submissions/1/by_group").size(), whole::toString);
    assertEquals(whole, stress("four", "--threads=4"));
    String campaign = "--campaign=" + folder.resolve("campaign");
    JsonNode begun = stress("begun", campaign, "--threads=1", "--for=1ms");
    assertTrue(begun.get("done").asInt() < 40, begun::toString);
    assertEquals(whole, stress("resumed", campaign, "--resume", "--threads=4"));
  }
}
