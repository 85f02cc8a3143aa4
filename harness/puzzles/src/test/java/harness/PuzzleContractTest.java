package harness;

import static org.junit.jupiter.api.Assertions.assertEquals;

import harness.cases.Answer;
import harness.cases.Generator;
import harness.cases.Guarantee;
import harness.cases.Solves;
import harness.generators.Enumeration;
import harness.generators.Generators;
import harness.reference.Drawing;
import harness.reference.InvalidInput;
import harness.reference.Puzzle;
import harness.reference.Replay;
import harness.reference.WeightedSearch;
import harness.run.BuiltIn;
import harness.run.Solvers;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every puzzle has all that the commands need. For a new puzzle, each test lists everything that is
 * still missing, and what to write.
 */
final class PuzzleContractTest {

  private static final int DRAWN = 20;

  private final List<String> missing = new ArrayList<>();

  private void need(boolean has, String what) {
    if (!has) {
      missing.add(what);
    }
  }

  private void assertComplete(String puzzle) {
    assertEquals("", String.join("\n", missing), puzzle + " is incomplete; add what is listed");
  }

  /** A generator by its name, or null if it is missing, which is then listed. */
  private Generator generator(String puzzle, String name, String isFor) {
    try {
      return Generators.named(puzzle, name);
    } catch (IllegalArgumentException none) {
      missing.add("the generator " + name + ", " + isFor + ": " + none.getMessage());
      return null;
    }
  }

  @ParameterizedTest
  @MethodSource("harness.AllPuzzles#names")
  void hasTheGeneratorsThatCommandsNeed(String name) {
    generator(name, "mix", "the default of stress; extend Mix");
    generator(name, "uniform", "drawn without the reference's moves");
    drawsExactly(name, 0);
    drawsExactly(name, 3);
    Generator all = generator(name, Enumeration.NAME, "for exhaust; extend SpaceEnumeration");
    need(
        all == null || all instanceof Enumeration,
        "the generator all must be an Enumeration; extend SpaceEnumeration");
    assertComplete(name);
  }

  private void drawsExactly(String name, int distance) {
    Generator generator =
        generator(name, "distance:" + distance, "cases of one exact distance, for bench and hack");
    for (int i = 0; generator != null && i < DRAWN; i++) {
      int drawn = AllPuzzles.named(name).oracle().distance(generator.draw(1, i).input());
      need(drawn == distance, generator.name() + "@1#" + i + " is at distance " + drawn);
    }
  }

  @ParameterizedTest
  @MethodSource("harness.AllPuzzles#names")
  void drawsValidCasesThatTheReferenceSolves(String name) throws IOException {
    Puzzle puzzle = AllPuzzles.named(name);
    for (Generator generator : Generators.of(name)) {
      if (generator.isComplete()) {
        for (int i = 0; i < DRAWN; i++) {
          String input = generator.draw(1, i).input();
          String where = generator.name() + "@1#" + i;
          need(input.equals(readBack(puzzle, input)), where + " is not a case of the format");
          needSolution(puzzle, input, where);
        }
      }
    }
    assertComplete(name);
  }

  private static String readBack(Puzzle puzzle, String input) throws IOException {
    byte[] file = puzzle.format().file(List.of(input)).getBytes(StandardCharsets.ISO_8859_1);
    List<String> read = new ArrayList<>();
    try {
      puzzle.format().read(new ByteArrayInputStream(file), read::add);
    } catch (InvalidInput invalid) {
      return invalid.getMessage();
    }
    return read.isEmpty() ? null : read.get(0);
  }

  private void needSolution(Puzzle puzzle, String input, String where) {
    Answer answer = puzzle.oracle().answer(input);
    if (answer.claimed() != Answer.NO_SOLUTION) {
      Replay replay = puzzle.rules().replay(input, answer.moves());
      need(replay.end() == Replay.End.GOAL, where + ": the oracle's moves do not reach the goal");
      need(
          replay.steps() == answer.claimed(),
          where + ": the oracle's number of moves differs from its count");
      need(
          answer.claimed() <= puzzle.oracle().largestDistance(),
          where + " is farther than the oracle's largestDistance");
    }
  }

  @ParameterizedTest
  @MethodSource("harness.AllPuzzles#names")
  void hasIndependentSolvers(String name) {
    List<BuiltIn> optimal =
        Solvers.of(name).stream().filter(each -> each.guarantee() == Guarantee.OPTIMAL).toList();
    need(optimal.size() >= 2, "two optimal solvers: write one file each, with @Solves");
    need(
        optimal.stream().anyMatch(each -> each.reach() == Solves.EVERYTHING),
        "an optimal solver without a reach, which solves every case");
    WeightedSearch weighted = AllPuzzles.named(name).weightedSearch();
    need(
        weighted == null || Solvers.named(name, weighted.solver()) != null,
        "the solver named by weightedSearch()");
    assertComplete(name);
  }

  @ParameterizedTest
  @MethodSource("harness.AllPuzzles#names")
  void canBeShownAndShrunk(String name) {
    Puzzle puzzle = AllPuzzles.named(name);
    String goal = AllPuzzles.goal(name);
    need(!puzzle.summary().isBlank(), "a summary");
    need(!puzzle.space().neighbours(goal).isEmpty(), "a space() with neighbours, for shrinking");
    need(puzzle.space().mostSuccessors() > 0, "mostSuccessors() of its space, for --metamorphic");
    need(
        puzzle.space().successors(goal).size() <= puzzle.space().mostSuccessors(),
        "mostSuccessors() must be at least the number of successors of any case");
    need(
        puzzle.draw(goal, Drawing.ASCII).endsWith("\n"),
        "draw() must end every line with a newline");
    need(puzzle.picture(goal) != null, "picture(), for the HTML report");
    need(!puzzle.heuristics().isEmpty(), "heuristics(): at least one estimate, for replay");
    assertComplete(name);
  }

  @ParameterizedTest
  @MethodSource("harness.AllPuzzles#names")
  void hasTheResourcesForExport(String name) throws IOException {
    Puzzle puzzle = AllPuzzles.named(name);
    for (String file :
        List.of(
            "problem.yaml",
            "problem.en.md",
            "input_validator.py",
            "output_validator.py",
            "sample/1.in")) {
      try (InputStream found = puzzle.resource(file)) {
        need(
            found != null,
            "export/"
                + file
                + " in the resources of its reference package (see the"
                + " other puzzles)");
      }
    }
    assertComplete(name);
  }

  @ParameterizedTest
  @MethodSource("harness.AllPuzzles#names")
  void hasSavedCasesAndPrograms(String name) throws IOException {
    Path saved = Path.of("..", "cases", name);
    need(
        !files(saved, ".in").isEmpty(),
        "cases/"
            + name
            + "/NAME.in and NAME.ans, and a line in the index there that says what each catches");
    for (String verdict : List.of("accepted", "wrong_answer")) {
      need(
          !files(saved.resolve("submissions").resolve(verdict), "").isEmpty(),
          "a program in cases/" + name + "/submissions/" + verdict);
    }
    assertComplete(name);
  }

  private static List<Path> files(Path folder, String ending) throws IOException {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> all = Files.list(folder)) {
      return all.filter(file -> file.toString().endsWith(ending)).toList();
    }
  }
}
