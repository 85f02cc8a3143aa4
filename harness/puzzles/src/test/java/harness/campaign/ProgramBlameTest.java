package harness.campaign;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import harness.Thorough;
import harness.builtin.PuzzleProblem;
import harness.cases.Answer;
import harness.cases.Generator;
import harness.cases.Judgement;
import harness.cases.Limits;
import harness.cases.Reason;
import harness.cases.Verdict;
import harness.process.Program;
import harness.process.ProgramHost;
import harness.reference.Puzzle;
import harness.reference.Puzzles;
import harness.run.ForeignProgram;
import harness.run.Outcome;
import harness.sandbox.Isolation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The cases that a program is blamed for, and the reasons, when it is given many in a file. The
 * programs are shell scripts that know the right answers and make one mistake.
 */
@Timeout(120) // a test that hangs fails instead of running forever
final class ProgramBlameTest {

  private static final Puzzle KNIGHTS = Puzzles.named("knights").orElseThrow();
  private static final int JUDGE_FILE = 10;
  private static final long MEMORY_BYTES = 64L << 20;
  private static final long LONG_NANOS = 10_000_000_000L;
  private static final int BOARDS = 40;

  /** Case 100 + i has distance i % 10, so that the farthest case of a file of ten is the last. */
  private static final long FIRST = 100;

  private static final List<String> INPUTS = inputs();

  @TempDir private static Path cache;
  private static ProgramHost host;
  @TempDir private Path folder;

  @BeforeAll
  static void openHost() throws IOException {
    host = ProgramHost.open(cache, Isolation.NONE);
  }

  /** The programs leave marks for their next run; under root they run as another user. */
  @BeforeEach
  void openFolder() throws IOException {
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxrwxrwx"));
  }

  @AfterAll
  static void closeHost() {
    host.close();
  }

  private static List<String> inputs() {
    List<List<String>> byDistance =
        IntStream.range(0, JUDGE_FILE)
            .mapToObj(distance -> KNIGHTS.space().at(distance).limit(BOARDS / JUDGE_FILE).toList())
            .toList();
    return IntStream.range(0, BOARDS)
        .mapToObj(
            i -> {
              List<String> alike = byDistance.get(i % JUDGE_FILE);
              return alike.get(i / JUDGE_FILE % alike.size());
            })
        .toList();
  }

  /** A generator of the boards, with a given block size. */
  private static Generator boards(int block) {
    return new Generator(KNIGHTS.name(), "boards") {
      @Override
      public String summary() {
        return "chosen by a test";
      }

      @Override
      public int block() {
        return block;
      }

      @Override
      protected String input(long seed, long index) {
        return INPUTS.get((int) (index - FIRST));
      }
    };
  }

  /**
   * A program with a mistake.
   *
   * @param mistake runs when the answer {@code a} to board {@code i} of {@code n}, from 0, is
   *     known; {@code d} is the exact answer
   * @param end runs after the last board
   */
  private static ForeignProgram program(String mistake, String end) {
    StringBuilder table = new StringBuilder();
    INPUTS.stream()
        .distinct()
        .forEach(
            input ->
                table
                    .append('"')
                    .append(input.replace("\n", ""))
                    .append("\") d=")
                    .append(KNIGHTS.oracle().distance(input))
                    .append(";;\n"));
    String script =
        "read n\ni=0\nwhile [ $i -lt $n ]; do\nb=\n"
            + "for r in 1 2 3 4 5; do read l; b=\"$b$l\"; done\ncase \"$b\" in\n"
            + table
            + "esac\na=$d\n"
            + mistake
            + "\necho $a\ni=$((i+1))\ndone\n"
            + end
            + "\n";
    Program program =
        new Program("wrong", List.of("/bin/sh", "-c", script), List.of(), false, 0, List.of());
    return new ForeignProgram("wrong", program, host, new PuzzleProblem(KNIGHTS).files());
  }

  /** The result of each case. */
  private record Result(Map<Long, Judgement> judgements, Map<Long, Outcome> outcomes) {

    /** The only case that was blamed. */
    long blamed(Verdict verdict, Reason reason) {
      List<Long> wrong = wrong();
      assertEquals(1, wrong.size(), judgements::toString);
      Judgement judgement = judgements.get(wrong.get(0));
      assertEquals(verdict, judgement.verdict(), judgement.detail());
      assertEquals(reason, judgement.reason(), judgement.detail());
      return wrong.get(0);
    }

    List<Long> wrong() {
      return judgements.entrySet().stream()
          .filter(each -> !each.getValue().isAccepted())
          .map(Map.Entry::getKey)
          .toList();
    }
  }

  private static Result run(ForeignProgram program, int cases, int batch) {
    return run(program, cases, batch, 1, LONG_NANOS);
  }

  private static Result run(
      ForeignProgram program, int cases, int batch, int block, long limitNanos) {
    Campaign campaign =
        CampaignBuilder.builder()
            .problem(new PuzzleProblem(KNIGHTS))
            .generator(boards(block))
            .seed(1)
            .first(FIRST)
            .cases(cases)
            .submissions(List.of(program))
            .limits(new Limits(limitNanos, MEMORY_BYTES, JUDGE_FILE))
            .batch(batch)
            .threads(1)
            .build();
    Result result = new Result(new TreeMap<>(), new TreeMap<>());
    new Engine(
            campaign,
            chunk -> {
              for (int i = 0; i < chunk.size(); i++) {
                assertNotNull(chunk.outcome(0, i), "not run: case " + (chunk.from() + i));
                result.judgements.put(chunk.from() + i, chunk.judgement(0, i));
                result.outcomes.put(chunk.from() + i, chunk.outcome(0, i));
              }
            })
        .run();
    assertEquals(LongStream.range(FIRST, FIRST + cases).boxed().toList(), keys(result));
    return result;
  }

  private static List<Long> keys(Result result) {
    return new ArrayList<>(result.judgements.keySet());
  }

  /** A command that briefly takes the given amount of memory. */
  private static String memory(int mebibytes) {
    String bytes = Long.toString((long) mebibytes << 20);
    return "head -c " + bytes + " /dev/zero | tail -c " + bytes + " > /dev/null";
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 7, 10, 40})
  void aRightProgramIsAcceptedInFilesOfAnySize(int batch) {
    Result result = run(program("", ""), BOARDS, batch);
    assertEquals(List.of(), result.wrong());
    for (long index : result.outcomes.keySet()) {
      Outcome outcome = result.outcomes.get(index);
      int distance = KNIGHTS.oracle().distance(INPUTS.get((int) (index - FIRST)));
      assertEquals(Answer.ofCount(distance), outcome.output());
      assertNull(outcome.evidence());
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 10, 25, 40})
  void everyWrongAnswerIsFoundEvenNextToAnother(int batch) {
    Result result = run(program("[ $d = 2 ] || [ $d = 3 ] && a=$((d+2))", ""), BOARDS, batch);
    List<Long> expected =
        LongStream.range(FIRST, FIRST + BOARDS)
            .filter(i -> i % 10 == 2 || i % 10 == 3)
            .boxed()
            .toList();
    assertEquals(expected, result.wrong());
    for (long index : expected) {
      assertEquals(Reason.NOT_OPTIMAL, result.judgements.get(index).reason());
      assertEquals(List.of(index), result.outcomes.get(index).evidence().file());
    }
  }

  @Test
  void casesAfterABatchThatEndsInsideABlockAreRun() {
    assertEquals(List.of(), run(program("", ""), 36, 5, 12, LONG_NANOS).wrong());
  }

  @Test
  void aFailedExitAfterRightAnswersIsBlamedOnTheCaseThatCausesIt() {
    Result result = run(program("[ $d = 6 ] && e=3", "exit $e"), 10, 10);
    assertEquals(FIRST + 6, result.blamed(Verdict.RUN_TIME_ERROR, Reason.EXIT_CODE));
  }

  @Test
  void aFailedExitTakesPrecedenceOverMalformedOutput() {
    Result result = run(program("[ $d = 6 ] && e=3 && a=x", "exit $e"), 10, 10);
    assertEquals(FIRST + 6, result.blamed(Verdict.RUN_TIME_ERROR, Reason.EXIT_CODE));
  }

  @Test
  void aFailureOfTheFileAsAWholeIsBlamedOnItsFarthestCase() {
    Result result = run(program("", "[ $n = 1 ] || echo 0"), 8, 8);
    assertEquals(FIRST + 7, result.blamed(Verdict.WRONG_ANSWER, Reason.DEPENDS_ON_EARLIER_CASE));
    assertEquals(
        LongStream.range(FIRST, FIRST + 8).boxed().toList(),
        result.outcomes.get(FIRST + 7).evidence().file());
  }

  @Test
  void anAnswerThatIsWrongOnlyAfterAnotherBoardDependsOnIt() {
    Result result = run(program("[ \"$p\" = 4 ] && [ $d = 5 ] && a=7; p=$d", ""), 10, 10);
    assertEquals(FIRST + 5, result.blamed(Verdict.WRONG_ANSWER, Reason.DEPENDS_ON_EARLIER_CASE));
    assertEquals(
        LongStream.rangeClosed(FIRST, FIRST + 5).boxed().toList(),
        result.outcomes.get(FIRST + 5).evidence().file());
    assertEquals(Answer.ofCount(7), result.outcomes.get(FIRST + 5).output());
  }

  @Test
  void inALargeFileTheJudgesFileThatEndsWithTheCaseShowsTheDependence() {
    Result result = run(program("[ \"$p\" = 4 ] && [ $d = 5 ] && a=7; p=$d", ""), 20, 20);
    assertEquals(List.of(FIRST + 5, FIRST + 15), result.wrong());
    List<Long> shown = result.outcomes.get(FIRST + 15).evidence().file();
    assertEquals(FIRST + 15, shown.get(shown.size() - 1));
    assertTrue(shown.contains(FIRST + 14) && shown.size() <= JUDGE_FILE, shown::toString);
  }

  @Test
  void anAnswerThatIsWrongOnlyBeforeOthersIsShownByTheWholeFile() {
    Result result = run(program("[ $n = 10 ] && [ $d = 5 ] && a=7", ""), 10, 10);
    assertEquals(FIRST + 5, result.blamed(Verdict.WRONG_ANSWER, Reason.DEPENDS_ON_EARLIER_CASE));
    assertEquals(10, result.outcomes.get(FIRST + 5).evidence().file().size());
  }

  @Test
  void anAnswerThatIsWrongOnceIsNondeterministic() {
    String mark = folder.resolve("once").toString();
    String once = "[ $d = 5 ] && [ ! -e " + mark + " ] && : > " + mark + " && a=7";
    Result result = run(program(once, ""), 10, 10);
    assertEquals(FIRST + 5, result.blamed(Verdict.WRONG_ANSWER, Reason.NONDETERMINISTIC));
  }

  @Test
  void aFailureForLackOfThreadsDoesNotCountIfItDoesNotHappenAlone() {
    String mark = folder.resolve("once").toString();
    String once = "[ $d = 5 ] && [ ! -e " + mark + " ] && : > " + mark + " && %s kill -ABRT $$";
    String said = "echo 'what(): Resource temporarily unavailable' >&2 &&";
    assertEquals(List.of(), run(program(once.formatted(said), ""), 10, 1).wrong());
    assertTrue(Files.exists(folder.resolve("once")), "the program did not fail");
  }

  @Test
  void aFailureWithoutAReasonCountsEvenIfItDoesNotHappenAgain() {
    String mark = folder.resolve("once").toString();
    String once = "[ $d = 5 ] && [ ! -e " + mark + " ] && : > " + mark + " && kill -ABRT $$";
    Result result = run(program(once, ""), 10, 1);
    assertEquals(FIRST + 5, result.blamed(Verdict.RUN_TIME_ERROR, Reason.NONDETERMINISTIC));
  }

  @Test
  void aFailureForLackOfThreadsCountsIfItHappensAloneToo() {
    String failing = "[ $d = 5 ] && echo 'Resource temporarily unavailable' >&2 && kill -ABRT $$";
    Result result = run(program(failing, ""), 10, 1);
    assertEquals(FIRST + 5, result.blamed(Verdict.RUN_TIME_ERROR, Reason.SIGNAL));
  }

  @Test
  void anAnswerThatIsWrongTwoTimesInThreeIsNondeterministicToo() {
    String marks = folder.resolve("run").toString();
    // right alone, and a different answer each time in a file
    String other =
        "[ $d = 5 ] && [ $n -gt 1 ] && while [ -e "
            + marks
            + "$a ]; do a=$((a+2)); done && a=$((a+2)) && : > "
            + marks
            + "$((a-2))";
    Result result = run(program(other, ""), 10, 10);
    assertEquals(FIRST + 5, result.blamed(Verdict.WRONG_ANSWER, Reason.NONDETERMINISTIC));
  }

  @Test
  void aJudgesFileExceedsTheMemoryLimitAsAWhole() {
    Result result = run(program("", "[ $n -lt 10 ] || " + memory(90)), 10, 10);
    assertEquals(FIRST + 9, result.blamed(Verdict.MEMORY_LIMIT_EXCEEDED, Reason.OUT_OF_MEMORY));
  }

  @Test
  void aLargerFileThatExceedsALimitIsNobodysFault() {
    Result result = run(program("", "[ $n -lt 11 ] || " + memory(180)), 20, 20);
    assertEquals(List.of(), result.wrong());
  }

  @Thorough
  @Test
  void aCaseThatExceedsTheTimeLimitIsFoundInALargeFileThatDoesNot() {
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/perl")), "no Perl here");
    String computes = "/usr/bin/perl -e 'do { ($u, $k) = times } while $u + $k < 0.3'";
    ForeignProgram program = program("[ $d = 5 ] && [ $i -lt 10 ] && " + computes, "");
    List<Long> wrong = run(program, 20, 20, 1, 200_000_000L).wrong();
    assertTrue(wrong.contains(FIRST + 5), wrong::toString);
  }

  @Test
  void anExceededTimeLimitCountsOnlyIfItIsExceededAgain() {
    String mark = folder.resolve("once").toString();
    String once = "[ ! -e " + mark + " ] && : > " + mark + " && while :; do :; done";
    assertEquals(List.of(), run(program(once, ""), 1, 1, 1, 1_000_000_000L).wrong());
  }

  @Test
  void aCaseThatExceedsALimitHasNoAnswer() {
    Result result = run(program("[ $d = 5 ] && " + memory(150), ""), 10, 10);
    assertEquals(FIRST + 5, result.blamed(Verdict.MEMORY_LIMIT_EXCEEDED, Reason.OUT_OF_MEMORY));
    assertNull(result.outcomes.get(FIRST + 5).output());
  }

  @Test
  void theTimeOfAFileIsSharedAmongItsCases() {
    String computes = "k=0; while [ $k -lt 10000 ]; do k=$((k+1)); done";
    long start = System.nanoTime();
    Result result = run(program("", computes), BOARDS, 10);
    long elapsed = System.nanoTime() - start;
    long wall = result.outcomes.values().stream().mapToLong(Outcome::wallNanos).sum();
    assertTrue(wall <= elapsed, wall + " ns of " + elapsed);
    long cpu = result.outcomes.values().stream().mapToLong(Outcome::cpuNanos).sum();
    assertTrue(cpu <= elapsed, cpu + " ns of " + elapsed);
  }
}
