package harness.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.builtin.PuzzleProblem;
import harness.campaign.Trial;
import harness.cases.Answer;
import harness.problem.RightAnswers;
import harness.reference.Puzzle;
import harness.reference.knights.Knights;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SavedFindingsTest {

  private final Puzzle puzzle = new Knights();
  @TempDir private Path folder;

  private List<ReportedFinding> findings() {
    return new Trial(puzzle)
        .cases(200)
        .solver("denies", () -> (input, budget) -> Answer.noSolution())
        .run()
        .findings();
  }

  private List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  private static SavedFindings saved(Path folder, Puzzle puzzle) {
    return new SavedFindings(
        folder, puzzle.name(), new PuzzleProblem(puzzle).capability(RightAnswers.class));
  }

  @Test
  void aFindingIsSavedInJudgesFiles() throws IOException {
    ReportedFinding finding = findings().get(0);
    Path saved = saved(folder, puzzle).save(finding);
    assertEquals("1\n" + finding.input(), Files.readString(saved));
    List<String> names = names();
    assertEquals(4, names.size());
    String stem = "wrong-answer-false-unsolvable-d" + finding.expected() + "-";
    assertTrue(names.stream().allMatch(name -> name.startsWith(stem)), names.toString());
    String path = saved.toString();
    assertEquals(finding.right(), Files.readString(Path.of(path.replace(".in", ".ans"))));
    assertEquals("-1\n", Files.readString(Path.of(path.replace(".in", ".out"))));
  }

  @Test
  void theOutputsOfAllSubmissionsThatFailOnACaseAreSaved() throws IOException {
    ReportedFinding first = findings().get(0);
    ReportedFinding second = first.withSubmission("the other/one").withOutput("99\n");
    Path saved = null;
    for (ReportedFinding each : List.of(first, second, first, second)) {
      saved = saved(folder, puzzle).save(each);
    }
    assertEquals(6, names().size(), names().toString());
    String path = saved.toString();
    assertEquals("-1\n", Files.readString(Path.of(path.replace(".in", ".out"))));
    String other = path.replace(".in", ".the_other_one");
    assertEquals("99\n", Files.readString(Path.of(other + ".out")));
    assertTrue(
        Files.readString(Path.of(other + ".json")).contains("\"submission\" : \"the other/one\""));
  }

  @Test
  void existingFilesAreNotSavedAgain() throws IOException {
    List<ReportedFinding> findings = findings();
    for (ReportedFinding finding : findings) {
      saved(folder, puzzle).save(finding);
    }
    List<String> before = names();
    for (ReportedFinding finding : findings) {
      saved(folder, puzzle).save(finding);
    }
    assertEquals(before, names());
  }
}
