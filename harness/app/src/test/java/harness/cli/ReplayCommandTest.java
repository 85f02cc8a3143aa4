package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.campaign.Countdown;
import harness.machine.Terminal;
import harness.puzzle.MoveTrace;
import harness.reference.Drawing;
import harness.report.text.Style;
import harness.terminal.FilmPlayer;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * {@code replay}: the sources of moves and cases, exit codes, and the two ways of showing a replay.
 */
final class ReplayCommandTest {

  @TempDir private Path folder;

  private Path write(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  @Test
  void showsTheOraclesSequenceByDefault() throws IOException {
    Path file = write("k.in", CheckCommandTest.SAMPLE);
    CommandRun run = CommandRun.of("replay", "--puzzle", "knights", "--ascii", file);
    assertEquals(0, run.code(), run.err());
    assertTrue(run.out().startsWith("knights, " + file + ", case 1 of 2: shortest"), run.out());
    assertTrue(run.out().contains("\nstart: 7 left, h 5\n  1 2 3 4 5\n1 1 0 1 1 0\n"), run.out());
    assertTrue(run.out().contains("0 left, h 0  (the goal)\n"), run.out());
    assertFalse(run.out().contains("\u001b"), "escape sequences without a terminal");
  }

  @Test
  void aCaseWithoutASolutionIsDrawnAndHasNoMoves() {
    CommandRun run = CommandRun.of("replay", "--case", "knights/distance:16@1#0", "--ascii");
    assertEquals(0, run.code(), run.err());
    assertTrue(run.out().startsWith("knights/distance:16@1#0: no moves to show\n"), run.out());
    assertTrue(run.out().contains("\nstart: more than 15 left, h "), run.out());
  }

  @Test
  void marksIllegalAndWastefulStepsOfGivenMoves() throws IOException {
    Path file = write("k.in", CheckCommandTest.SAMPLE);
    CommandRun run = CommandRun.of("replay", "--puzzle", "knights", "--moves", "4,2 2,3 5,5", file);
    assertEquals(1, run.code());
    String wasted = "move 1 (4,2): 8 left, h 4  <-- a wasted move: 7 left before it\n";
    assertTrue(run.out().contains(wasted), run.out());
    assertTrue(run.out().contains("move 3  <-- move 3: no knight can jump from 5,5"), run.out());
  }

  @Test
  void aNumberChoosesACaseOfAFileOnly() {
    CommandRun run = CommandRun.of("replay", "--case", "knights/walk@1#2", "--number", "2");
    assertEquals(2, run.code());
    assertEquals("harness replay: --number needs a FILE\n", run.err());
  }

  @Test
  void showsASolversMoves() throws IOException {
    Path file = write("r.in", CheckCommandTest.ROTATION);
    CommandRun run =
        CommandRun.of(
            "replay", "--puzzle", "rotation", "--solver", "exact-table", "--number", 2, file);
    assertEquals(0, run.code(), run.err());
    assertTrue(run.out().contains("case 2 of 2: exact-table\n"), run.out());
    assertTrue(run.out().contains("move 4 (H): 0 left, h 0  (the goal)\n"), run.out());
  }

  @Test
  void showsADrawnCaseWithLinksAndAnotherHeuristic() {
    CommandRun run =
        CommandRun.of(
            "replay", "--case", "gears/walk@1#3", "--links", "--heuristic", "missing-not-halved");
    assertEquals(0, run.code(), run.err());
    assertTrue(run.out().contains("\nh missing-not-halved: "), run.out());
    assertTrue(run.out().contains("\nfrom 4 "), run.out());
  }

  @Test
  void animationFallsBackToPlainTextWithoutATerminal() throws IOException {
    Path file = write("k.in", CheckCommandTest.SAMPLE);
    CommandRun plain = CommandRun.of("replay", "--puzzle", "knights", file);
    CommandRun animated =
        CommandRun.of("replay", "--puzzle", "knights", "--animate", "--frame", "1h", file);
    assertEquals(plain, animated);
  }

  @Test
  void anAnimationPausesAfterEveryFrame() {
    ByteArrayOutputStream screen = new ByteArrayOutputStream();
    FilmPlayer player =
        new FilmPlayer(new PrintStream(screen, true, StandardCharsets.UTF_8), Style.PLAIN);
    List<Long> pauses = new ArrayList<>();
    MoveTrace film = MoveTrace.of(new Countdown(), "2\n", "--", null, Drawing.ASCII);
    player.animate("title", film, 5, pauses::add);
    assertEquals(List.of(5L, 5L, 5L), pauses);
    String shown = screen.toString(StandardCharsets.UTF_8);
    assertEquals(3, shown.split("\u001b\\[J", -1).length - 1);
    assertTrue(shown.contains("move 2 (-): 0 left  (the goal)\u001b[K\n0\u001b[K\n"), shown);
  }

  @Test
  void refusesInOneLine() throws IOException {
    Path file = write("k.in", CheckCommandTest.SAMPLE);
    Object[][] lines = {
      {"replay", "--puzzle", "knights"},
      {"replay", file},
      {"replay", "--puzzle", "knights", "--number", 3, file},
      {"replay", "--puzzle", "knights", "--number", 0, file},
      {"replay", "--puzzle", "knights", "--heuristic", "none", file},
      {"replay", "--puzzle", "knights", "--moves", "1,1", "--solver", "bfs", file},
      {"replay", "--puzzle", "rotation", file},
      {"replay", "--puzzle", "rotation", "--case", "knights/mix@1#1"},
      {"replay", "--case", "knights/mix@1#1", file},
      {"replay", "--case", "knights/distance:99@1#1"},
      {"replay", "--puzzle", "knights", folder},
    };
    for (Object[] line : lines) {
      CommandRun run = CommandRun.of(line);
      assertEquals(2, run.code(), run.err());
      assertEquals(1, run.err().lines().count(), run.err());
      assertEquals("", run.out());
    }
  }

  @Test
  void theLocaleDecidesWhetherSymbolsAreShown() {
    assertTrue(Terminal.isUtf8(Map.of("LANG", "de_DE.UTF-8")));
    assertTrue(Terminal.isUtf8(Map.of("LANG", "C", "LC_ALL", "C.utf8")));
    assertFalse(Terminal.isUtf8(Map.of("LANG", "de_DE.UTF-8", "LC_CTYPE", "C")));
    assertFalse(Terminal.isUtf8(Map.of()));
  }
}
