package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import harness.Thorough;
import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Small packages of every format that declare every part that the format has. */
final class PackagesTest {

  private static final Path PACKAGES = Path.of("src", "test", "packages");

  @TempDir private Path temporary;

  private JsonNode list(String name) throws IOException {
    return Listing.of(PACKAGES.resolve(name), temporary);
  }

  /** The outcome of each submission of a run: its verdicts, or what caught it. */
  private Map<String, String> outcomes(String name, String... more) throws IOException {
    Path file = temporary.resolve("run.json");
    List<Object> words =
        new ArrayList<>(List.of(more[0], "--problem", PACKAGES.resolve(name), "--json", file));
    words.addAll(List.of(more).subList(1, more.length));
    CommandRun run = CommandRun.of(words.toArray());
    assertEquals(ExitCode.OK, run.code(), run.err() + run.out());
    JsonNode json = new JsonMapper().readTree(file.toFile());
    Map<String, String> outcomes = new TreeMap<>();
    for (JsonNode each : (json.isArray() ? json.get(0) : json).get("submissions")) {
      boolean right = each.get("expected").toString().contains("accepted");
      outcomes.put(
          each.get("name").asText(),
          right ? "fine" : each.get("caught").isNull() ? "survived" : "caught");
    }
    return outcomes;
  }

  private static void assertEnds(String end, JsonNode texts) {
    assertTrue(
        Listing.texts(texts).stream().anyMatch(each -> each.endsWith(end)), end + " in " + texts);
  }

  private static void assertLimits(double millis, int mebibytes, String source, JsonNode problem) {
    JsonNode limits = problem.get("limits");
    assertEquals(millis, limits.get("time_ms").asDouble());
    assertEquals(mebibytes, limits.get("memory_bytes").asLong() >> 20);
    assertEquals(source, limits.get("source").asText());
  }

  @Test
  void aLegacyPackageIsUnderstood() throws IOException {
    JsonNode problem = list("icpc-legacy");
    assertEquals("icpc", problem.get("format").asText());
    assertLimits(3000, 512, "time of domjudge-problem.ini, memory of problem.yaml", problem);
    assertEquals(2, problem.get("validators").size());
    assertEnds("input_validators/format.ctd", problem.get("validators"));
    assertEnds("input_validators/validate.cpp 1000000", problem.get("validators"));
    String checker = problem.get("checker").asText();
    assertTrue(checker.contains("output_validators/first strict, "), checker);
    assertTrue(checker.endsWith("output_validators/second.sh strict"), checker);
    assertEnds("accepted/right.cpp", problem.get("references"));
    assertEquals(3, problem.get("tests").asInt());
    assertEquals(List.of("wrong-answer", "disagreement"), Listing.expected(problem, "first"));
    assertEquals(
        List.of("wrong-answer", "time-limit-exceeded", "disagreement"),
        Listing.expected(problem, "said"));
    assertTrue(problem.get("notes").toString().contains("notes.txt"), problem.toString());
  }

  @Test
  void notesNameFilesAsThePackageDoes() throws IOException {
    JsonNode problem = Listing.of(Path.of(".").resolve(PACKAGES).resolve("icpc-legacy"), temporary);
    String note = "submissions/accepted/notes.txt: unknown language; left out";
    assertEquals(List.of(note), Listing.texts(problem.get("notes")));
    JsonNode other = Listing.of(Path.of(".").resolve(PACKAGES).resolve("polygon"), temporary);
    assertEquals(
        List.of("solutions/idea.py: not run because of its tag"),
        Listing.texts(other.get("notes")));
  }

  @Test
  void aLegacyPackageIsVerifiedOnItsTests() throws IOException {
    Map<String, String> outcomes = outcomes("icpc-legacy", "verify", "--time-limit", "300ms");
    assertEquals(
        "{crash=caught, first=caught, loop=caught, right.cpp=fine, right.sh=fine, said=caught}",
        outcomes.toString());
  }

  @Test
  void aPackageWithoutGeneratorsIsStressedWithVariationsOfItsTests() throws IOException {
    List<List<String>> drawn =
        List.of(drawnFrom("icpc-legacy", "--n=12"), drawnFrom("icpc-legacy", "--n=12"));
    assertEquals(drawn.get(0), drawn.get(1));
    assertTrue(drawn.get(0).stream().distinct().count() > 6, drawn.toString());
  }

  private List<String> drawnFrom(String name, Object... more) throws IOException {
    return drawn(PACKAGES.resolve(name), more);
  }

  private List<String> drawn(Path problem, Object... more) throws IOException {
    Path out = Files.createTempDirectory(temporary, "drawn");
    List<Object> words =
        new ArrayList<>(List.of("generate", "--problem", problem, "--seed=1", "--out", out));
    words.addAll(List.of(more));
    CommandRun run = CommandRun.of(words.toArray());
    assertEquals(ExitCode.OK, run.code(), run.err());
    List<String> inputs = new ArrayList<>();
    try (Stream<Path> files = Files.list(out)) {
      for (Path each : files.filter(file -> file.toString().endsWith(".in")).sorted().toList()) {
        inputs.add(Files.readString(each));
      }
    }
    return inputs;
  }

  @Test
  void aModernPackageIsUnderstood() throws IOException {
    JsonNode problem = list("icpc-2025");
    assertLimits(2500, 256, "problem.yaml", problem);
    assertEquals(
        List.of("gen.cpp 10 {seed}", "gen.cpp 1000 {seed:7}", "together 4 4", "mutations", "form"),
        Listing.texts(problem.get("generators")));
    assertEquals("std:icpc case_sensitive", problem.get("checker").asText());
    assertEnds("answer_validators/digits.ctd", problem.get("answer_validators"));
    assertEnds("answer_validators/known.sh 1000000", problem.get("answer_validators"));
    assertEquals(4, problem.get("tests").asInt(), problem.toString());
    assertEquals(6, Listing.expected(problem, "crash").size());
    assertEquals(List.of("accepted"), Listing.expected(problem, "late"));
    assertEquals(
        List.of("data/invalid_input: tests of validators are not run; left out"),
        Listing.texts(problem.get("notes")));
  }

  @Thorough
  @Test
  void stressFindsTheWrongSubmissionsOfAModernPackage() throws IOException {
    assertEquals(
        "{constant=fine, crash=caught, first=caught, late=fine}",
        outcomes("icpc-2025", "stress", "--n", "12", "--seed", "1").toString());
  }

  @Test
  void aPackageOfPolygonIsUnderstood() throws IOException {
    JsonNode problem = list("polygon");
    assertEquals("polygon", problem.get("format").asText());
    assertLimits(1500, 256, "problem.xml", problem);
    assertEquals(
        List.of("gen 10 5", "gen 1000 6", "gen [1..10] [1..99]", "mutations", "form"),
        Listing.texts(problem.get("generators")));
    assertEquals("std:ncmp", problem.get("checker").asText());
    assertEnds("files/val.cpp", problem.get("validators"));
    assertEquals(List.of("accepted", "time-limit-exceeded"), Listing.expected(problem, "late"));
    assertEnds("solutions/idea.py: not run because of its tag", problem.get("notes"));
    assertEquals(1, problem.get("tests").asInt());
  }

  @Test
  void stressFindsTheWrongSubmissionsOfAPackageOfPolygon() throws IOException {
    assertEquals(
        "{crash=caught, first=caught, late=fine, other=fine}",
        outcomes("polygon", "stress", "--n", "12", "--seed", "1").toString());
  }

  @Test
  void aProblemOfLibraryCheckerIsUnderstood() throws IOException {
    JsonNode problem = list("library-checker");
    assertLimits(2000, 1024, "time of info.toml, memory of the judge", problem);
    assertEquals(
        List.of("random.cpp {seed}", "table.cpp {seed}", "mutations", "form"),
        Listing.texts(problem.get("generators")));
    assertEnds("verifier.cpp", problem.get("validators"));
    assertTrue(problem.get("checker").asText().endsWith("checker.cpp"));
    assertEquals(List.of("wrong-answer", "disagreement"), Listing.expected(problem, "first"));
    assertEquals(List.of("accepted", "time-limit-exceeded"), Listing.expected(problem, "late"));
    assertEquals(List.of("accepted"), Listing.expected(problem, "function"));
    assertEquals(1, problem.get("tests").asInt());
  }

  @Test
  void stressFindsTheWrongSubmissionsOfLibraryChecker() throws IOException {
    assertEquals(
        "{first=caught, function=fine, late=fine}",
        outcomes("library-checker", "stress", "--n", "8", "--seed", "1").toString());
  }

  @Test
  void seedsThatAGeneratorOfLibraryCheckerCannotTakeAreReplacedBySafeOnes() throws IOException {
    Map<String, Integer> fromTable = new TreeMap<>(Map.of("7 1", 0, "70 10", 0, "700 100", 0));
    for (String input : drawnFrom("library-checker", "--n=160")) {
      assertFalse(input.contains("-1"), "what it prints for other seeds");
      fromTable.computeIfPresent(input.strip(), (same, count) -> count + 1);
    }
    assertTrue(fromTable.values().stream().mapToInt(each -> each).sum() > 2, "" + fromTable);
    assertTrue(fromTable.values().stream().filter(each -> each > 0).count() > 1, "" + fromTable);
  }

  @Test
  void aProblemWithNoSubmissionButItsReferenceHasNothingToTest() throws IOException {
    Files.writeString(temporary.resolve("gen.py"), "print(7)\n");
    Files.writeString(temporary.resolve("sol.py"), "print(7)\n");
    CommandRun run = CommandRun.of("stress", "--problem", temporary, "--n", "2", "--seed", "1");
    assertEquals(ExitCode.USAGE, run.code());
    String last = run.err().lines().reduce("", (before, line) -> line);
    assertTrue(last.contains("nothing"), last);
    assertTrue(last.contains("--solution"), last);
  }

  @Test
  void aProblemOfRbxIsUnderstood() throws IOException {
    JsonNode problem = list("rbx");
    assertLimits(1200, 256, "problem.rbx.yml", problem);
    assertEquals(
        List.of(
            "gen <N.max> 3",
            "gen 20 @",
            "gen <N.max> 1",
            "gen [2..10] [1..99999]",
            "mutations",
            "form"),
        Listing.texts(problem.get("generators")));
    assertEnds("val.cpp --N.min=1 --N.max=1000", problem.get("validators"));
    assertTrue(problem.get("checker").asText().endsWith("check.cpp"));
    assertEquals(List.of("wrong-answer", "disagreement"), Listing.expected(problem, "wa-first"));
    assertEquals(2, problem.get("tests").asInt(), problem.toString());
    assertEquals(3, problem.get("generated_tests").asInt(), problem.toString());
    assertEnds("sols/broken.cpp: outcome ce is not supported; left out", problem.get("notes"));
    assertFalse(problem.get("notes").toString().contains("no such file"), "rte-*.cpp matches none");
  }

  @Thorough
  @Test
  void stressFindsTheWrongSubmissionsOfRbx() throws IOException {
    assertEquals(
        "{any=fine, late=fine, wa-first=caught}",
        outcomes("rbx", "stress", "--n", "12", "--seed", "1").toString());
  }

  @Thorough
  @Test
  void smallerNumbersGiveSmallerInputsOfPackages() throws IOException {
    Path problem = withoutValidator("polygon");
    long small =
        drawn(problem, "--smaller", "--n=24").stream().filter(PackagesTest::isSmall).count();
    long usual = drawn(problem, "--n=24").stream().filter(PackagesTest::isSmall).count();
    assertTrue(small > usual, small + " after " + usual);
  }

  private Path withoutValidator(String name) throws IOException {
    Path problem = PackageCopy.of(name, temporary);
    Path xml = problem.resolve("problem.xml");
    String text = Files.readString(xml);
    Files.writeString(xml, text.replaceFirst("<validators>.*</validators>", ""));
    return problem;
  }

  @Test
  void thatSmallerInputsMayCatchSurvivorsIsSaidUnlessTheyAreDrawn() throws IOException {
    Path problem = withoutValidator("polygon");
    Object[] words = {"stress", "--problem", problem, "--n", "2", "--seed", "1"};
    CommandRun run = CommandRun.of(words);
    assertTrue(run.out().contains("survived"), run.out());
    assertEquals(1, run.err().lines().filter(each -> each.endsWith(": --smaller")).count());
    Object[] smaller = Stream.concat(Stream.of(words), Stream.of("--smaller")).toArray();
    assertFalse(CommandRun.of(smaller).err().contains(": --smaller"));
  }

  private static boolean isSmall(String input) {
    return Stream.of(input.strip().split(" ")).allMatch(each -> Integer.parseInt(each) <= 5);
  }

  @Test
  void verifyReportsTheTestsOfAPackage() {
    Path problem = PACKAGES.resolve("library-checker");
    String said = CommandRun.of("verify", "--problem", problem, "--solution=first").out();
    assertTrue(
        said.matches("(?s)library-checker  9 of 9 tests  .*\n\ntests with failures\n.*\n\n.*"),
        said);
    String strength = CommandRun.of("verify", "--strength", "--problem", problem).out();
    assertTrue(strength.contains("9 tests against 1 wrong program"), strength);
    assertTrue(strength.contains("smallest set, 1 test: "), strength);
  }

  @Test
  void verifyNamesATestWhoseNameHasAComma() throws IOException {
    Path problem = PackageCopy.of("icpc-legacy", temporary);
    for (String ending : List.of(".in", ".ans")) {
      Files.copy(
          problem.resolve("data/secret/01" + ending), problem.resolve("data/secret/a ,b" + ending));
    }
    CommandRun run =
        CommandRun.of("verify", "--problem", problem, "--only=secret/a__b", "--solution=right.sh");
    assertEquals(ExitCode.OK, run.code(), run.err() + run.out());
    assertTrue(run.out().contains("nothing wrong found: 1 case"), run.out());
  }

  @Test
  void aForcedFormatIsUsed() {
    CommandRun run =
        CommandRun.of("list", "--problem", PACKAGES.resolve("rbx"), "--format", "polygon");
    assertEquals(ExitCode.USAGE, run.code());
    assertTrue(run.err().contains("there is no problem.xml"), run.err());
    CommandRun unknown =
        CommandRun.of("list", "--problem", PACKAGES.resolve("rbx"), "--format", "x");
    assertTrue(unknown.err().contains("expected one of"), unknown.err());
  }

  @Test
  void aHeaderIsFoundThroughIncludeAndItsAbsenceIsReportedInOneLine() throws IOException {
    Path folder = Files.createDirectories(temporary.resolve("a/b/c/d"));
    Path generator = folder.resolve("gen.cpp");
    Files.writeString(
        generator, "#include \"testlib.h\"\nint main() { std::cout << drawn() << \"\\n\"; }\n");
    Path solution = Files.writeString(folder.resolve("sol.py"), "print(int(input()))\n");
    Path other = Files.writeString(folder.resolve("other.py"), "print(0 + int(input()))\n");
    Object[] words = {
      "stress",
      "--generator",
      generator,
      "--reference",
      solution,
      "--solution",
      other,
      "--n",
      "3",
      "--seed",
      "1",
      "--include",
      temporary.resolve("headers")
    };
    CommandRun missing = CommandRun.of(words);
    assertEquals(ExitCode.USAGE, missing.code());
    assertEquals(1, missing.err().lines().count(), missing.err());
    assertTrue(missing.err().contains("testlib.h was not found"), missing.err());
    Path headers = Files.createDirectories(temporary.resolve("headers"));
    Files.writeString(
        headers.resolve("testlib.h"), "#include <iostream>\ninline int drawn() { return 7; }\n");
    CommandRun found = CommandRun.of(words);
    assertTrue(found.out().contains("3 of 3 cases"), found.err() + found.out());
  }
}
