package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import harness.Thorough;
import harness.reference.Puzzles;
import harness.reference.Space;
import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ExhaustCommandTest {

  private static final String STAR_LINKS = "1 2 2 2 2\n" + "1 1 1 1 1\n".repeat(11);

  @TempDir private Path folder;

  private static CommandRun exhaust(Object... more) {
    Object[] all = new Object[more.length + 3];
    all[0] = "exhaust";
    all[1] = "--threads";
    all[2] = "2";
    System.arraycopy(more, 0, all, 3, more.length);
    return CommandRun.of(all);
  }

  private static long boards(int within) {
    Space space = Puzzles.named("knights").orElseThrow().space();
    return IntStream.rangeClosed(0, within).mapToLong(space::count).sum();
  }

  @Test
  void provesASolverOnAllCasesUpToADistance() throws IOException {
    Path json = folder.resolve("r.json");
    CommandRun run =
        exhaust(
            "--puzzle",
            "knights",
            "--solver",
            "ida-star,bfs",
            "--max-distance",
            "5",
            "--json",
            json);
    assertEquals(ExitCode.OK, run.code(), run.err());
    long boards = boards(5);
    assertTrue(
        run.out().contains("ida-star: all " + boards + " boards within 5 moves: accepted"),
        run.out());
    JsonNode report = JsonMapper.builder().build().readTree(json.toFile());
    assertEquals(boards, report.get("n").asLong());
    JsonNode proof = report.get("proofs").get(1);
    assertEquals("bfs", proof.get("submission").asText());
    assertTrue(proof.get("proven").asBoolean());
    assertEquals(5, proof.get("within_distance").asInt());
  }

  @Thorough
  @Test
  void reportsHowFarAWrongProgramIsRight() throws IOException {
    Path liar =
        Files.writeString(
            folder.resolve("liar.py"),
            "for i in range(int(input())):\n  b=[input() for _ in range(5)]\n  print(0 if b==['11111','01111','00*11','00001','00000'] else 1)\n");
    CommandRun run =
        exhaust("--puzzle", "knights", "--solution", liar, "--max-distance", "2", "--no-shrink");
    assertEquals(ExitCode.FINDINGS, run.code(), run.err());
    String said = run.out().replaceAll("\\s+", " ");
    assertTrue(said.contains("all " + boards(1) + " boards within 1 move: accepted"), said);
    assertTrue(
        said.contains(boards(2) - boards(1) + " of all " + boards(2) + " that were run are wrong"),
        said);
  }

  @Test
  void aSolverIsProvenWithinItsReach() {
    CommandRun run =
        exhaust("--puzzle", "rotation", "--solver", "exact-table", "--max-distance", "1");
    assertEquals(ExitCode.OK, run.code(), run.err());
    assertTrue(run.out().contains("all 347 490 boards within 1 move: accepted"), run.out());
  }

  @Test
  void anInstanceHasItsOwnPositionsAndTheirNamesReproduceThem() throws IOException {
    Path file = Files.writeString(folder.resolve("star.in"), STAR_LINKS);
    CommandRun run =
        exhaust(
            "--puzzle",
            "gears",
            "--instance",
            file,
            "--solver",
            "ida-star",
            "--max-distance",
            "2",
            "--json",
            "-");
    assertEquals(ExitCode.OK, run.code(), run.err());
    JsonNode report = JsonMapper.builder().build().readTree(run.out());
    String slowest = report.get("submissions").get(0).get("slowest").asText();
    assertTrue(slowest.startsWith("gears/all:2222" + "1111".repeat(11) + "@0#"), slowest);
    assertEquals(ExitCode.OK, CommandRun.of("stress", "--case", slowest, "--solver", "bfs").code());
  }

  @Test
  void aSeededInstanceIsTheSameAgain() {
    String drawn = CommandRun.of("generate", "--case", "gears/all@7#100").out();
    assertFalse(drawn.isEmpty());
    assertEquals(drawn, CommandRun.of("generate", "--case", "gears/all@7#100").out());
  }

  @ParameterizedTest
  @CsvSource({
    "knights --max-distance 16, expected 0 to 15",
    "knights --max-distance -1, expected 0 to 15",
    "knights --unsolvable --max-distance 3, --unsolvable comes after distance 15",
    "knights --instance x, all cases of knights are one graph",
    "knights --seed 1, nothing is drawn",
    "gears --instance /nowhere/x, cannot read",
    "gears --instance x --seed 1, nothing is drawn",
  })
  void badOptionsAreReported(String options, String complaint) {
    CommandRun run = exhaust((Object[]) ("--puzzle " + options).split(" "));
    assertEquals(ExitCode.USAGE, run.code(), run.err());
    String last = run.err().strip();
    assertTrue(last.contains(complaint), last);
  }
}
