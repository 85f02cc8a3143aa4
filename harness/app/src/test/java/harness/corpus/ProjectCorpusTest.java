package harness.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.AllPuzzles;
import harness.Thorough;
import harness.campaign.Trial;
import harness.cases.BadCorpus;
import harness.cases.Corpus;
import harness.cases.Guarantee;
import harness.cases.SavedCase;
import harness.reference.Puzzle;
import harness.reference.Puzzles;
import harness.report.RunReport;
import harness.run.Solvers;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The project's own saved cases are valid, exact, explained, and solved by every solver. */
final class ProjectCorpusTest {

  /** Above any limit: this tests answers, and a loaded machine must not fail a solver. */
  private static final long PATIENT_MILLIS = 60_000;

  /** The puzzle whose saved cases take its solvers longest. */
  private static final String SLOW = "gears";

  private static Puzzle puzzle(String name) {
    return Puzzles.named(name).orElseThrow();
  }

  private static Corpus corpus(String name) throws BadCorpus {
    return Corpus.load(Path.of("..", "cases", name));
  }

  @ParameterizedTest
  @MethodSource("harness.AllPuzzles#names")
  void everyFileNamesATrapAndSaysWhatItCatches(String name) throws BadCorpus {
    List<SavedCase> cases = corpus(name).cases();
    assertFalse(cases.isEmpty(), name);
    Set<String> reasons = new HashSet<>();
    for (SavedCase each : cases) {
      assertTrue(SavedCase.isTrapName(each.name()), each.name());
      assertFalse(each.why().isBlank(), each.name());
      assertTrue(reasons.add(each.why()), "same explanation as another file: " + each.name());
    }
  }

  @ParameterizedTest
  @MethodSource("harness.AllPuzzles#names")
  void everyFileIsInTheJudgesFormatAndExact(String name) throws BadCorpus, IOException {
    Puzzle puzzle = puzzle(name);
    Set<List<String>> contents = new HashSet<>();
    for (SavedFile file : SavedFile.readAll(puzzle, corpus(name))) {
      String text = Files.readString(corpus(name).folder().resolve(file.name() + ".in"));
      assertEquals(puzzle.format().file(file.inputs()), text, file.name());
      assertTrue(contents.add(file.inputs()), "same cases as another file: " + file.name());
    }
  }

  static Stream<String> quickPuzzles() {
    return AllPuzzles.names().filter(each -> !each.equals(SLOW));
  }

  @ParameterizedTest
  @MethodSource("quickPuzzles")
  void everySolverIsAcceptedOnEveryFileWithinItsReach(String name) throws BadCorpus {
    assertAccepted(name);
  }

  @Thorough
  @Test
  void everySolverIsAcceptedOnEverySlowFileWithinItsReach() throws BadCorpus {
    assertAccepted(SLOW);
  }

  private static void assertAccepted(String name) throws BadCorpus {
    SavedFiles files = new SavedFiles(name, SavedFile.readAll(puzzle(name), corpus(name)));
    Trial trial =
        new Trial(puzzle(name))
            .generator(files)
            .cases(files.cases())
            .threads(2)
            .millis(PATIENT_MILLIS);
    Solvers.of(name).stream()
        .filter(solver -> solver.guarantee() == Guarantee.OPTIMAL)
        .forEach(trial::submission);
    RunReport report = trial.run();
    assertEquals(List.of(), report.findings());
    assertEquals(files.cases(), report.done());
  }
}
