package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import harness.AllPuzzles;
import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** {@code harness list}, run in process. */
final class ListCommandTest {

  @TempDir private Path folder;
  @RegisterExtension private final Console console = new Console();

  private static JsonNode json(Path file) throws IOException {
    return new JsonMapper().readTree(file.toFile());
  }

  @Test
  void theListHasTheFieldsOfTheContract() throws IOException {
    Path json = folder.resolve("list.json");
    assertEquals(ExitCode.OK, console.run("list --json " + json));
    assertEquals("", console.printed());
    JsonNode puzzles = json(json).get("puzzles");
    List<String> names = new ArrayList<>();
    for (JsonNode puzzle : puzzles) {
      names.add(puzzle.get("name").textValue());
      assertTrue(puzzle.get("solvers").size() >= 2, puzzle.get("name").asText());
      for (JsonNode solver : puzzle.get("solvers")) {
        assertTrue(solver.get("name").isTextual());
        assertTrue(List.of("optimal", "none").contains(solver.get("guarantee").textValue()));
      }
      List<String> generators = new ArrayList<>();
      puzzle.get("generators").forEach(each -> generators.add(each.get("name").textValue()));
      assertTrue(generators.containsAll(List.of("uniform", "mix", "distance:ARG", "all")));
    }
    assertEquals(AllPuzzles.names().toList(), names);
  }

  @Test
  void onePuzzleCanBeListedAlone() throws IOException {
    String name = AllPuzzles.names().findFirst().orElseThrow();
    assertEquals(ExitCode.OK, console.run("list --puzzle " + name));
    assertTrue(console.printed().startsWith(name), console.printed());
    for (String other : AllPuzzles.names().skip(1).toList()) {
      assertFalse(console.printed().contains("\n" + other + "  "), console.printed());
    }
    Path json = folder.resolve("one.json");
    assertEquals(ExitCode.OK, console.run("list --puzzle " + name + " --json " + json));
    assertEquals(List.of(name), json(json).get("puzzles").findValuesAsText("name").subList(0, 1));
    assertEquals(1, json(json).get("puzzles").size());
  }

  @Test
  void aPuzzleThatIsMissingIsRefused() {
    console.assertRefused(console.run("list --puzzle chess"), "no puzzle 'chess'; available:");
  }

  @Test
  void theListHasFormatsAndComparisons() throws IOException {
    Path json = folder.resolve("list.json");
    assertEquals(ExitCode.OK, console.run("list --json " + json));
    assertTrue(json(json).get("formats").findValuesAsText("name").contains("loose"));
    assertTrue(json(json).get("comparisons").findValuesAsText("name").contains("std:rcmp6"));
    assertEquals(ExitCode.OK, console.run("list"));
    assertTrue(console.printed().contains("std:rcmp6"), console.printed());
  }

  @Test
  void theListForPeopleNamesEverySolver() {
    assertEquals(ExitCode.OK, console.run("list"));
    for (String name : List.of("knights", "rotation", "gears", "ida-star", "bfs", "boundary")) {
      assertTrue(console.printed().contains(name), name);
    }
  }
}
