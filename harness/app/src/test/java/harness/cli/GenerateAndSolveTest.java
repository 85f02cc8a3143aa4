package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.reference.Puzzle;
import harness.reference.Puzzles;
import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code harness solve} solves the files that {@code harness generate} writes. */
final class GenerateAndSolveTest {

  /** A board that needs seven moves. */
  private static final String SAMPLE = "10110\n01*11\n10111\n01001\n00000\n";

  @TempDir private Path folder;
  @RegisterExtension private final Console console = new Console();

  @ParameterizedTest
  @ValueSource(strings = {"knights", "rotation"})
  void solvedFilesEqualTheGeneratedAnswers(String puzzle) throws IOException {
    for (Path file : generated(puzzle, 25, 3)) {
      assertEquals(answers(file), solved(puzzle, file));
    }
  }

  @Test
  void solvedGearsHaveTheGeneratedCountsAndReachTheGoal() throws IOException {
    Puzzle gears = Puzzles.named("gears").orElseThrow();
    for (Path file : generated("gears", 5, 5)) {
      List<String> answer = solved("gears", file).lines().toList();
      assertEquals(answers(file).lines().findFirst().orElseThrow(), answer.get(0));
      int steps = gears.rules().replay(Files.readString(file), answer.get(1)).steps();
      assertEquals(answer.get(0), Integer.toString(steps));
    }
  }

  private List<Path> generated(String puzzle, int n, int files) throws IOException {
    assertEquals(
        ExitCode.OK,
        console.run(
            "generate --puzzle %s --generator easy,walk --n %d --seed 5 --out %s"
                .formatted(puzzle, n, folder)));
    try (Stream<Path> found = Files.list(folder)) {
      List<Path> inputs = found.filter(file -> file.toString().endsWith(".in")).sorted().toList();
      assertEquals(files, inputs.size());
      return inputs;
    }
  }

  private static String answers(Path input) throws IOException {
    return Files.readString(Path.of(input.toString().replaceFirst("in$", "ans")));
  }

  private String solved(String puzzle, Path file) {
    console.clear();
    assertEquals(
        ExitCode.OK,
        console.run("solve --puzzle %s --solver bidirectional-bfs %s".formatted(puzzle, file)));
    return console.printed();
  }

  @Test
  void generatedFilesAreNotOverwrittenUnlessForced() {
    String generate = "generate --puzzle knights --generator easy --n 3 --seed 5 --out " + folder;
    assertEquals(ExitCode.OK, console.run(generate));
    console.clear();
    console.assertRefused(console.run(generate), "already exists; use --force or another folder");
    assertEquals(ExitCode.OK, console.run(generate + " --force"));
  }

  @Test
  void aCaseIsPrintedFromItsName() {
    assertEquals(
        ExitCode.OK, console.run("generate --puzzle knights --generator boundary --seed 42 --n 3"));
    List<String> all = console.printed().lines().toList();
    console.clear();
    assertEquals(ExitCode.OK, console.run("generate --case knights/boundary@42#2"));
    List<String> expected = new ArrayList<>(List.of("1"));
    expected.addAll(all.subList(11, 16));
    assertEquals(expected, console.printed().lines().toList());
  }

  @Test
  void answersBeforeAFaultInTheInputArePrinted() {
    console.type("2\n" + SAMPLE);
    assertEquals(ExitCode.USAGE, console.run("solve --puzzle knights --solver ida-star"));
    assertEquals("7\n", console.printed());
    assertTrue(
        console.complained().contains("standard input: line 7, column 1: "), console.complained());
  }

  @Test
  void solvePrintsTheMovesOnRequest() {
    console.type("1\n" + SAMPLE);
    assertEquals(ExitCode.OK, console.run("solve --puzzle knights --solver ida-star --moves"));
    List<String> lines = console.printed().lines().toList();
    assertEquals(2, lines.size());
    assertEquals("7", lines.get(0));
    assertTrue(lines.get(1).matches("[1-5],[1-5]( [1-5],[1-5]){6}"), lines.get(1));
  }
}
