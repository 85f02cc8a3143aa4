package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import harness.campaign.Countdown;
import harness.cases.Answer;
import harness.cases.Budget;
import harness.cases.Generator;
import harness.cases.Solver;
import harness.cases.Solves;
import harness.reference.Oracle;
import harness.reference.Puzzle;
import harness.terminal.ExitCode;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** {@code harness stress}, run in process: exit codes and reports. */
final class StressCommandTest {

  @TempDir private Path folder;
  @RegisterExtension private final Console console = new Console();
  private final ClassLoader loader = Thread.currentThread().getContextClassLoader();

  @AfterEach
  void restore() {
    Thread.currentThread().setContextClassLoader(loader);
  }

  /** A countdown whose oracle says that 5 takes 3 steps. */
  public static final class Misjudged extends Countdown {
    /** For the service loader. */
    public Misjudged() {
      super(
          new Oracle() {
            @Override
            public int distance(String input) {
              return Countdown.number(input) == 5 ? 3 : Countdown.right(input).claimed();
            }

            @Override
            public Answer answer(String input) {
              return Countdown.right(input);
            }

            @Override
            public int largestDistance() {
              return 15;
            }
          });
    }
  }

  /** A generator that always fails. */
  public static final class Broken extends Generator {
    /** For the service loader. */
    public Broken() {
      super(Countdown.NAME, "broken");
    }

    @Override
    public String summary() {
      return "throws";
    }

    @Override
    protected String input(long seed, long index) {
      throw new IllegalStateException("cannot\ndraw");
    }
  }

  /** Answers -1 for 15. */
  @Solves(puzzle = Countdown.NAME, name = "wrong")
  public static final class Wrong implements Solver {
    @Override
    public Answer solve(String input, Budget budget) {
      return Countdown.number(input) == 15 ? Answer.noSolution() : Countdown.right(input);
    }
  }

  /** Makes a countdown puzzle visible to the service loader. */
  private void install(Class<? extends Puzzle> countdown) throws IOException {
    Path services = Files.createDirectories(folder.resolve("META-INF/services"));
    register(services, Puzzle.class, countdown);
    register(services, Generator.class, Countdown.Random.class, Broken.class);
    register(services, Solver.class, Countdown.Right.class, Wrong.class);
    URL[] path = {folder.toUri().toURL()};
    Thread.currentThread().setContextClassLoader(new URLClassLoader(path, loader));
  }

  private static void register(Path services, Class<?> service, Class<?>... found)
      throws IOException {
    Files.write(
        services.resolve(service.getName()),
        Arrays.stream(found).map(Class::getName).toList(),
        StandardCharsets.UTF_8);
  }

  private static JsonNode json(Path file) throws IOException {
    return new JsonMapper().readTree(file.toFile());
  }

  @Test
  void aCleanRunExitsWithZero() throws IOException {
    Path json = folder.resolve("report.json");
    assertEquals(
        ExitCode.OK,
        console.run("stress --puzzle knights --n 40 --seed 7 --solver ida-star --json " + json));
    assertEquals("seed 7" + System.lineSeparator(), console.complained());
    assertTrue(console.printed().contains("nothing wrong found: 40 cases"), console.printed());
    assertEquals(40, json(json).get("n").asInt());
    assertEquals(0, json(json).get("findings").size());
  }

  @Test
  void aCleanRunThatExpectsFindingsExitsWithOne() {
    assertEquals(
        ExitCode.FINDINGS,
        console.run("stress --puzzle knights --n 5 --seed 7 --solver ida-star --expect-findings"));
  }

  @Test
  void casesThatHaveNoIndexAreRefused() {
    String most = Long.toString(Long.MAX_VALUE);
    CommandRun run = CommandRun.of("stress", "--puzzle=knights", "--n=3", "--first=" + most);
    assertEquals(ExitCode.USAGE, run.code());
    assertEquals(
        "harness stress: --first "
            + most
            + ": too large; --first plus --n may be at most "
            + most
            + "\n",
        run.err());
  }

  @Test
  void aSeedThatIsDrawnIsPrinted() {
    assertEquals(
        ExitCode.OK,
        console.run("stress --puzzle knights --n 1 --generator easy --solver ida-star"));
    assertTrue(console.complained().strip().matches("seed \\d+"), console.complained());
  }

  @Test
  void aFindingExitsWithOneAndItsCommandReproducesIt() throws IOException {
    install(Countdown.class);
    Path json = folder.resolve("report.json");
    String stress = "stress --puzzle countdown --n 200 --seed 3 --solver right,wrong --json ";
    assertEquals(ExitCode.FINDINGS, console.run(stress + json));
    JsonNode finding = json(json).get("findings").get(0);
    assertEquals("wrong", finding.get("submission").asText());
    assertEquals("false-unsolvable", finding.get("reason").asText());
    assertTrue(console.printed().contains(finding.get("reproduce").asText()), console.printed());
    String again = finding.get("reproduce").asText().replace("bin/harness ", "").replace("'", "");
    assertEquals(ExitCode.FINDINGS, console.run(again + " --json " + json));
    assertEquals(1, json(json).get("findings").size());
    assertEquals(finding.get("case"), json(json).get("findings").get(0).get("case"));
  }

  @Test
  void aRunThatExpectsFindingsAndHasOneExitsWithZero() throws IOException {
    install(Countdown.class);
    assertEquals(
        ExitCode.OK, console.run("stress --puzzle countdown --n 200 --seed 3 --expect-findings"));
  }

  @Test
  void failFastStopsAtTheFirstFinding() throws IOException {
    install(Countdown.class);
    assertEquals(
        ExitCode.FINDINGS,
        console.run("stress --puzzle countdown --n 100000 --seed 3 --fail-fast --json -"));
    JsonNode report = new JsonMapper().readTree(console.printed());
    assertEquals(1, report.get("findings").size());
    assertTrue(report.get("done").asInt() < 200, "stopped after " + report.get("done"));
  }

  @Test
  void anExceededMemoryLimitExitsWithOne() {
    assertEquals(
        ExitCode.FINDINGS,
        console.run("stress --case knights/distance:9@1#0 --solver bfs --memory-limit 1k"));
    assertTrue(
        console.printed().contains("memory-limit-exceeded (out-of-memory)"), console.printed());
    assertTrue(console.printed().contains("--memory-limit 1k"), console.printed());
  }

  @Test
  void aDefectExitsWithThreeAndOneLine() throws IOException {
    install(Countdown.class);
    assertEquals(
        ExitCode.DEFECT,
        console.run("stress --puzzle countdown --generator broken --seed 3 --n 5"));
    assertEquals("", console.printed());
    String problem = console.complained().replaceFirst("^seed 3\\R", "");
    assertEquals(1, problem.lines().count(), problem);
    assertTrue(
        problem.startsWith(
            "harness stress: the harness itself failed:"
                + " java.lang.IllegalStateException: cannot; draw"),
        problem);
  }

  @Test
  void aJudgeErrorExitsWithThree() throws IOException {
    install(Misjudged.class);
    assertEquals(
        ExitCode.DEFECT, console.run("stress --puzzle countdown --seed 3 --n 100 --solver right"));
    assertTrue(console.printed().contains("judge-error (not-optimal)"), console.printed());
    assertTrue(
        console.complained().contains("the harness contradicts itself"), console.complained());
  }
}
