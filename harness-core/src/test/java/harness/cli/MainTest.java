package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import harness.campaign.Countdown;
import harness.cases.Answer;
import harness.cases.Budget;
import harness.cases.Solver;
import harness.cases.Solves;
import harness.generators.Generator;
import harness.reference.Oracle;
import harness.reference.Puzzle;
import harness.reference.Puzzles;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The command line in process: exit codes, errors of one line, files. */
final class MainTest {

  /** A board that takes seven moves. */
  private static final String SAMPLE = "10110\n01*11\n10111\n01001\n00000\n";

  private static final String SELF_DRAGGING = "1 1 2 3 4\n" + "1 1 1 1 1\n".repeat(11);

  @TempDir private Path folder;
  private final InputStream in = System.in;
  private final PrintStream out = System.out;
  private final PrintStream err = System.err;
  private final ClassLoader loader = Thread.currentThread().getContextClassLoader();
  private final ByteArrayOutputStream printed = new ByteArrayOutputStream();
  private final ByteArrayOutputStream complained = new ByteArrayOutputStream();

  @BeforeEach
  void capture() {
    System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
    System.setErr(new PrintStream(complained, true, StandardCharsets.UTF_8));
  }

  @AfterEach
  void restore() {
    System.setIn(in);
    System.setOut(out);
    System.setErr(err);
    Thread.currentThread().setContextClassLoader(loader);
  }

  private String printed() {
    return printed.toString(StandardCharsets.UTF_8);
  }

  private String complained() {
    return complained.toString(StandardCharsets.UTF_8);
  }

  /** Runs a command line without quotes. */
  private static int run(String line) {
    return Main.run(line.split(" +", -1));
  }

  private static void type(String input) {
    System.setIn(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)));
  }

  /** A misjudged countdown: 5 is said to take 3 steps. */
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

  /** Draws nothing. */
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

  /** Says -1 of 15. */
  @Solves(puzzle = Countdown.NAME, name = "wrong")
  public static final class Wrong implements Solver {
    @Override
    public Answer solve(String input, Budget budget) {
      return Countdown.number(input) == 15 ? Answer.noSolution() : Countdown.right(input);
    }
  }

  /** Makes the countdown puzzle one of those that the service loader finds. */
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

  private void assertRefused(int code, String problem) {
    assertEquals(ExitCode.USAGE, code, complained());
    assertEquals("", printed());
    assertEquals(1, complained().lines().count(), complained());
    assertTrue(complained().startsWith("harness"), complained());
    assertTrue(complained().contains(problem), complained());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "frobnicate | frobnicate",
        "stress --puzzle knights --frobnicate | --frobnicate",
        "stress | missing --puzzle PUZZLE",
        "stress --puzzle chess | no puzzle 'chess'; there are gears, knights, rotation",
        "stress --puzzle knights --solver nobody | no solver 'nobody' for knights; there are a-star",
        "stress --puzzle knights --solver bfs:3 | bfs takes no argument",
        "stress --puzzle knights --solver bfs,bfs | solver 'bfs' is named twice",
        "stress --puzzle knights --generator none | no generator 'none' for knights; there are",
        "stress --puzzle knights --generator easy,easy | generator 'easy' is named twice",
        "stress --puzzle knights --generator distance | needs an argument, as in distance:7",
        "stress --puzzle knights --generator distance:x | x",
        "stress --puzzle knights --generator distance:99 | 99",
        "stress --puzzle rotation --generator distance:99 | 99",
        "stress --puzzle gears --generator distance:-1 | -1",
        "stress --puzzle knights --generator mix:7 | mix takes no argument",
        "stress --puzzle knights --n 0 | --n 0: expected at least 1",
        "stress --puzzle knights --n many | many",
        "stress --puzzle knights --seed x | x",
        "stress --puzzle knights --threads 0 | --threads 0: expected 1 to 1024",
        "stress --puzzle knights --time-limit 5 | '5' is no positive time; expected for example",
        "stress --puzzle knights --time-limit 0s | '0s' is no positive time",
        "stress --puzzle knights --memory-limit 12q | '12q' is no memory size; expected",
        "stress --puzzle knights --memory-limit 0k | '0k' is no memory size",
        "stress --case nonsense | 'nonsense' is no case name; expected PUZZLE/GENERATOR@SEED#INDEX",
        "stress --case chess/mix@1#0 | no puzzle 'chess'",
        "stress --case knights/none@1#0 | no generator 'none'",
        "stress --case knights/distance@1#0 | needs an argument",
        "stress --case knights/mix@1#0 --puzzle gears | is of knights, not of gears",
        "stress --puzzle knights --json /no/such/folder/x.json | cannot write",
        "list --json /no/such/folder/x.json | cannot write",
        "generate --n 3 | missing --puzzle PUZZLE or --case NAME",
        "generate --puzzle knights --n 0 | --n 0: expected at least 1",
        "generate --puzzle gears --seed 1 --n 2 | holds one case; use --out DIR or --n 1",
        "generate --case knights/mix@1 | is no case name",
        "solve --puzzle knights | --solver",
        "solve --solver bfs | --puzzle",
        "solve --puzzle knights --solver nobody | no solver 'nobody'",
        "solve --puzzle knights --solver bfs /no/such/file | cannot read /no/such/file",
      })
  void badUsageIsOneLine(String line, String problem) {
    assertRefused(run(line), problem);
  }

  @Test
  void theExitCodesAreThoseOfTheContract() {
    assertEquals(
        List.of(0, 1, 2, 3, 130),
        List.of(
            ExitCode.OK, ExitCode.FINDINGS, ExitCode.USAGE, ExitCode.DEFECT, ExitCode.INTERRUPTED));
  }

  @Test
  void noCommandShowsTheUsage() {
    assertEquals(ExitCode.USAGE, Main.run());
    assertTrue(complained().startsWith("Usage: harness"), complained());
  }

  @ParameterizedTest
  @ValueSource(strings = {"stress", "list", "solve", "generate", "status"})
  void everyCommandHasHelpWithAnExample(String command) {
    assertEquals(ExitCode.OK, run(command + " --help"));
    assertTrue(printed().contains("Example: harness "), printed());
    assertEquals("", complained());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "knights | 1\\n10110\\n01*11\\n10111\\n01001\\n0000x\\n | line 6, column 5",
        "knights | 2\\n10110\\n01*11\\n10111\\n01001\\n0000\\n | line 6, column 5",
        "rotation | 1 1 1 1 3 2 3 2 3 1 3 2 2 3 1 2 2 2 3 1 2 1 3 4\\n0\\n | line 1, column 47",
        "rotation | 1 1 1\\n0\\n | line 1, column 6",
        "gears | 5 2 2 3 4\\n | line 1, column 1",
      })
  void invalidInputNamesLineAndColumn(String puzzle, String input, String where) {
    type(input.replace("\\n", "\n"));
    assertRefused(run("solve --puzzle " + puzzle + " --solver bfs"), "standard input: " + where);
  }

  @Test
  void aKnobThatDragsItselfIsInvalidInput() {
    type(SELF_DRAGGING);
    assertRefused(
        run("solve --puzzle gears --solver bfs"),
        "line 1, column 3: knob 1 drags itself from state 1");
  }

  @Test
  void aFileOfInvalidInputIsNamed() throws IOException {
    Path file = Files.writeString(folder.resolve("bad.in"), "x\n");
    assertRefused(
        run("solve --puzzle knights --solver bfs " + file), file + ": line 1, column 1: ");
  }

  @Test
  void aJsonFileThatIsAFolderIsRefusedBeforeTheRun() {
    assertRefused(
        run("stress --puzzle knights --seed 1 --json " + folder),
        folder + " is a folder; expected a file to write");
  }

  @Test
  void aCleanRunExitsWithZero() throws IOException {
    Path json = folder.resolve("report.json");
    assertEquals(
        ExitCode.OK,
        run("stress --puzzle knights --n 40 --seed 7 --solver ida-star --json " + json));
    assertEquals("seed 7" + System.lineSeparator(), complained());
    assertTrue(printed().contains("nothing wrong found in 40 cases"), printed());
    assertEquals(40, json(json).get("n").asInt());
    assertEquals(0, json(json).get("findings").size());
  }

  @Test
  void expectingFindingsACleanRunExitsWithOne() {
    assertEquals(
        ExitCode.FINDINGS,
        run("stress --puzzle knights --n 5 --seed 7 --solver ida-star --expect-findings"));
  }

  @Test
  void aSeedThatIsDrawnIsPrinted() {
    assertEquals(
        ExitCode.OK, run("stress --puzzle knights --n 1 --generator easy --solver ida-star"));
    assertTrue(complained().strip().matches("seed \\d+"), complained());
  }

  @Test
  void aFindingExitsWithOneAndItsCommandShowsItAgain() throws IOException {
    install(Countdown.class);
    Path json = folder.resolve("report.json");
    String stress = "stress --puzzle countdown --n 200 --seed 3 --solver right,wrong --json ";
    assertEquals(ExitCode.FINDINGS, run(stress + json));
    JsonNode finding = json(json).get("findings").get(0);
    assertEquals("wrong", finding.get("submission").asText());
    assertEquals("false-unsolvable", finding.get("reason").asText());
    assertTrue(printed().contains(finding.get("reproduce").asText()), printed());
    String again = finding.get("reproduce").asText().replace("./harness ", "").replace("'", "");
    assertEquals(ExitCode.FINDINGS, run(again + " --json " + json));
    assertEquals(1, json(json).get("findings").size());
    assertEquals(finding.get("case"), json(json).get("findings").get(0).get("case"));
  }

  @Test
  void expectingFindingsARunWithOneExitsWithZero() throws IOException {
    install(Countdown.class);
    assertEquals(ExitCode.OK, run("stress --puzzle countdown --n 200 --seed 3 --expect-findings"));
  }

  @Test
  void failFastStopsAtTheFirstFinding() throws IOException {
    install(Countdown.class);
    assertEquals(
        ExitCode.FINDINGS,
        run("stress --puzzle countdown --n 100000 --seed 3 --fail-fast --json -"));
    JsonNode report = new JsonMapper().readTree(printed());
    assertEquals(1, report.get("findings").size());
    assertTrue(report.get("done").asInt() < 200, "stopped after " + report.get("done"));
  }

  @Test
  void aBrokenMemoryLimitExitsWithOne() {
    assertEquals(
        ExitCode.FINDINGS,
        run("stress --case knights/distance:9@1#0 --solver bfs --memory-limit 1k"));
    assertTrue(printed().contains("memory-limit-exceeded (out-of-memory)"), printed());
    assertTrue(printed().contains("--memory-limit 1k"), printed());
  }

  @Test
  void aDefectExitsWithThreeAndOneLine() throws IOException {
    install(Countdown.class);
    assertEquals(
        ExitCode.DEFECT, run("stress --puzzle countdown --generator broken --seed 3 --n 5"));
    assertEquals("", printed());
    String problem = complained().replaceFirst("^seed 3\\R", "");
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
    assertEquals(ExitCode.DEFECT, run("stress --puzzle countdown --seed 3 --n 100 --solver right"));
    assertTrue(printed().contains("judge-error (not-optimal)"), printed());
    assertTrue(complained().contains("the harness contradicts itself"), complained());
  }

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
        run(
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
    printed.reset();
    assertEquals(
        ExitCode.OK,
        run("solve --puzzle %s --solver bidirectional-bfs %s".formatted(puzzle, file)));
    return printed();
  }

  @Test
  void generatedFilesAreNotOverwrittenUnlessForced() {
    String generate = "generate --puzzle knights --generator easy --n 3 --seed 5 --out " + folder;
    assertEquals(ExitCode.OK, run(generate));
    complained.reset();
    assertRefused(run(generate), "is there already; use --force or another folder");
    assertEquals(ExitCode.OK, run(generate + " --force"));
  }

  @Test
  void aCaseIsPrintedFromItsName() {
    assertEquals(
        ExitCode.OK, run("generate --puzzle knights --generator boundary --seed 42 --n 3"));
    List<String> all = printed().lines().toList();
    printed.reset();
    assertEquals(ExitCode.OK, run("generate --case knights/boundary@42#2"));
    List<String> expected = new ArrayList<>(List.of("1"));
    expected.addAll(all.subList(11, 16));
    assertEquals(expected, printed().lines().toList());
  }

  @Test
  void answersBeforeAFaultInTheInputArePrinted() {
    type("2\n" + SAMPLE);
    assertEquals(ExitCode.USAGE, run("solve --puzzle knights --solver ida-star"));
    assertEquals("7\n", printed());
    assertTrue(complained().contains("standard input: line 7, column 1: "), complained());
  }

  @Test
  void solvePrintsTheMovesWhereAsked() {
    type("1\n" + SAMPLE);
    assertEquals(ExitCode.OK, run("solve --puzzle knights --solver ida-star --moves"));
    List<String> lines = printed().lines().toList();
    assertEquals(2, lines.size());
    assertEquals("7", lines.get(0));
    assertTrue(lines.get(1).matches("[1-5],[1-5]( [1-5],[1-5]){6}"), lines.get(1));
  }

  @Test
  void theListHasTheFieldsOfTheContract() throws IOException {
    Path json = folder.resolve("list.json");
    assertEquals(ExitCode.OK, run("list --json " + json));
    assertEquals("", printed());
    JsonNode puzzles = json(json).get("puzzles");
    List<String> names = new ArrayList<>();
    for (JsonNode puzzle : puzzles) {
      names.add(puzzle.get("name").textValue());
      assertTrue(puzzle.get("solvers").size() >= 4, puzzle.get("name").asText());
      for (JsonNode solver : puzzle.get("solvers")) {
        assertTrue(solver.get("name").isTextual());
        assertTrue(List.of("optimal", "none").contains(solver.get("guarantee").textValue()));
      }
      List<String> generators = new ArrayList<>();
      puzzle.get("generators").forEach(each -> generators.add(each.get("name").textValue()));
      assertTrue(generators.containsAll(List.of("uniform", "boundary", "easy", "walk", "mix")));
    }
    assertEquals(List.of("gears", "knights", "rotation"), names);
  }

  @Test
  void theListForPeopleNamesEverySolver() {
    assertEquals(ExitCode.OK, run("list"));
    for (String name : List.of("knights", "rotation", "gears", "ida-star", "bfs", "boundary")) {
      assertTrue(printed().contains(name), name);
    }
  }
}
