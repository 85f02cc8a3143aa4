package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** The tests that docs/security.md names exist, and every row of its tables names some. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class SecurityPageTest {

  private static final Path PAGE = Path.of("../docs/security.md");
  private static final Path ZOO = Path.of("src/test/resources/zoo");
  private static final Path TALKS = Path.of("src/test/resources/zoo-talks/talks.json");
  private static final String HEADING = "## The tests of these promises";

  /** A row of a table, but for its head and the line below it. */
  private static final Pattern ROW = Pattern.compile("\\| (?!promise|---)([^|]+) \\| (.*) \\|");

  private static final Pattern NAMED = Pattern.compile("(the talk )?`([^`]+)`");

  private final Map<String, String> tests = new TreeMap<>();
  private final List<MatchResult> rows = new ArrayList<>();

  @BeforeAll
  void read() throws IOException {
    String page = Files.readString(PAGE);
    ROW.matcher(page.substring(page.indexOf(HEADING))).results().forEach(rows::add);
    try (Stream<Path> sources = Files.find(Path.of(""), 99, (path, is) -> isTest(path))) {
      for (Path source : (Iterable<Path>) sources::iterator) {
        String name = source.getFileName().toString().replace(".java", "");
        tests.put(name, Files.readString(source));
      }
    }
  }

  private static boolean isTest(Path path) {
    return path.toString().endsWith("Test.java") && path.toString().contains("src/test/java");
  }

  @Test
  void everyPromiseNamesWhatChecksIt() {
    assertFalse(rows.isEmpty());
    for (MatchResult row : rows) {
      assertTrue(NAMED.matcher(row.group(2)).find(), row.group());
    }
  }

  @Test
  void whatIsNamedExists() throws IOException {
    String zoo = Files.readString(ZOO.resolve("zoo.json"));
    String talks = Files.readString(TALKS);
    List<String> missing = new ArrayList<>();
    for (MatchResult row : rows) {
      NAMED
          .matcher(row.group(2))
          .results()
          .filter(
              name ->
                  name.group(1) == null
                      ? !isThere(name.group(2), zoo)
                      : !talks.contains("\"" + name.group(2) + "\""))
          .map(MatchResult::group)
          .forEach(missing::add);
    }
    assertEquals(List.of(), missing);
  }

  private boolean isThere(String name, String zoo) {
    int dot = name.indexOf('.');
    String first = dot < 0 ? name : name.substring(0, dot);
    if (!first.endsWith("Test")) {
      return zoo.contains("\"file\": \"" + name + "\"");
    }
    String test = tests.get(first);
    return test != null && (dot < 0 || test.contains("void " + name.substring(dot + 1) + "("));
  }
}
