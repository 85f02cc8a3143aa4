package harness.shrink;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import harness.Thorough;
import harness.builtin.PuzzleProblem;
import harness.cases.Reason;
import harness.cases.Verdict;
import harness.process.ProgramHost;
import harness.reference.Puzzle;
import harness.reference.knights.Knights;
import harness.run.ForeignProgram;
import harness.sandbox.Isolation;
import harness.submission.Compilation;
import harness.submission.Compiler;
import harness.submission.ProgramSource;
import harness.toolchain.Languages;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** C++ programs with one planted mistake each. */
@Timeout(120) // a test that hangs fails instead of running forever
final class ProgramShrinkingTest {

  private static final Path RIGHT =
      Path.of("..", "cases", "knights", "submissions", "accepted", "ida-star.cpp");
  private static final String SOLVED = "11111\n01111\n00*11\n00001\n00000\n";
  private static final String FOUR_MOVES = "11*11\n01101\n01111\n00001\n00000\n";
  private static final String SEVEN_MOVES = "10110\n01*11\n10111\n01001\n00000\n";
  private static final long PROVE_NANOS = TimeUnit.SECONDS.toNanos(60); // ends by itself
  private static final Path CACHE = Path.of("target", "zoo-cache").toAbsolutePath();

  private final Puzzle puzzle = new Knights();
  @TempDir private Path folder;
  private Languages languages;
  private ProgramHost host;

  @BeforeEach
  void open() throws Exception {
    languages = Languages.load(List.of());
    Path source = Files.copy(RIGHT, folder.resolve("source.cpp"));
    assumeTrue(
        languages.status(languages.of(source).orElseThrow()).available(), "no C++ compiler here");
    host = ProgramHost.open(CACHE, Isolation.NONE);
  }

  @AfterEach
  void close() {
    if (host != null) {
      host.close();
    }
  }

  private ForeignProgram planted(String right, String wrong) throws Exception {
    String source = Files.readString(RIGHT);
    assertTrue(source.contains(right), "the program has changed: " + right);
    Files.writeString(folder.resolve("planted.cpp"), source.replace(right, wrong));
    ProgramSource submission = ProgramSource.parse("planted.cpp", languages, folder);
    Compilation compiled = new Compiler(host, languages, CACHE).compile(submission);
    return new ForeignProgram(
        "planted",
        ((Compilation.Ready) compiled).program(),
        host,
        new PuzzleProblem(puzzle).files());
  }

  /** The only finding in a file. */
  private Finding find(ForeignProgram program, String... boards) {
    List<Finding> all = findAll(program, boards);
    assertEquals(1, all.size(), all::toString);
    return all.get(0);
  }

  private List<Finding> findAll(ForeignProgram program, String... boards) {
    return FailingFile.find(
            new PuzzleProblem(puzzle),
            puzzle.limits(),
            new PuzzleProblem(puzzle).checker(false),
            program,
            List.of(boards))
        .findings();
  }

  private Smallest smallest(Finding finding) {
    return new Shrinking(
            new PuzzleProblem(puzzle),
            puzzle.limits(),
            new PuzzleProblem(puzzle).checker(false),
            2,
            PROVE_NANOS,
            doing -> {})
        .run(List.of(finding))
        .get(0);
  }

  @Test
  void denyingSolvedBoardsShrinksToTheGoal() throws Exception {
    ForeignProgram denies = planted("answer);", "answer == 0 ? -1 : answer);");
    Smallest smallest = smallest(find(denies, SEVEN_MOVES, SOLVED));
    assertEquals(SOLVED, smallest.input());
    assertEquals(-1, smallest.claimed());
    assertEquals("-1\n", smallest.output());
    assertTrue(smallest.proven());
  }

  @Thorough
  @Test
  void stoppingAfterASolvedBoardShrinksToTwoSolvedBoards() throws Exception {
    ForeignProgram stops = planted("answer);", "answer); if (answer == 0) return 0;");
    Finding finding = find(stops, SEVEN_MOVES, FOUR_MOVES, SOLVED, SEVEN_MOVES, FOUR_MOVES);
    assertEquals(Reason.DEPENDS_ON_EARLIER_CASE, finding.reason());
    Smallest smallest = smallest(finding);
    assertEquals(SOLVED + SOLVED, smallest.input());
    assertEquals("2\n" + SOLVED + SOLVED, smallest.file());
    assertEquals("0\n0\n", smallest.answers());
    assertTrue(smallest.proven());
  }

  @Thorough
  @Test
  void crashingAtADistanceShrinksToTheFirstBoardThere() throws Exception {
    ForeignProgram crashes = planted("answer);", "answer); if (answer >= 6) abort();");
    assertEquals(List.of(), findAll(crashes, SOLVED, FOUR_MOVES));
    Smallest smallest = smallest(find(crashes, SOLVED, SEVEN_MOVES, FOUR_MOVES));
    assertEquals(puzzle.space().at(6).findFirst().orElseThrow(), smallest.input());
    assertTrue(smallest.proven());
  }

  @Thorough
  @Test
  void eachKindInAFileIsAFindingAtMostThreeTimes() throws Exception {
    ForeignProgram both = planted("answer);", "answer == 0 ? -1 : answer == 4 ? 5 : answer);");
    List<Finding> all =
        findAll(both, SOLVED, SOLVED, FOUR_MOVES, SOLVED, SEVEN_MOVES, SOLVED, FOUR_MOVES);
    assertEquals(
        List.of(
            Reason.FALSE_UNSOLVABLE,
            Reason.FALSE_UNSOLVABLE,
            Reason.NOT_OPTIMAL,
            Reason.FALSE_UNSOLVABLE,
            Reason.NOT_OPTIMAL),
        all.stream().map(Finding::reason).toList());
    assertEquals(List.of(FOUR_MOVES), all.get(2).file());
  }

  @Thorough
  @Test
  void aCrashDoesNotHideWrongAnswersInTheSameFile() throws Exception {
    ForeignProgram both =
        planted("answer);", "answer == 0 ? -1 : answer); if (answer >= 6) abort();");
    List<Finding> all = findAll(both, SEVEN_MOVES, FOUR_MOVES, SOLVED);
    assertEquals(
        List.of(Verdict.RUN_TIME_ERROR, Verdict.WRONG_ANSWER),
        all.stream().map(Finding::verdict).toList());
    assertEquals(List.of(SOLVED), all.get(1).file());
  }
}
