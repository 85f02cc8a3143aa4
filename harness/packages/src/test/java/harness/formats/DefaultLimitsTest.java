package harness.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.cases.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The limits of packages that state none, of all formats. */
final class DefaultLimitsTest extends WrittenPackage {

  private static final Set<Verdict> ALL =
      Set.of(
          Verdict.TIME_LIMIT_EXCEEDED,
          Verdict.MEMORY_LIMIT_EXCEEDED,
          Verdict.OUTPUT_LIMIT_EXCEEDED);

  private void assertLimits(long millis, long memory, long output, Set<Verdict> unstated)
      throws IOException {
    PackageLimits limits = read().limits();
    assertEquals(millis * 1_000_000, limits.limits().timeNanos());
    assertEquals(memory << 20, limits.limits().memoryBytes());
    assertEquals(output << 20, limits.outputBytes());
    assertEquals(unstated, limits.unstated());
  }

  @Test
  void ofIcpc() throws IOException {
    file("problem.yaml", "name: x\n");
    assertLimits(2000, 2048, 8, ALL);
    file("problem.yaml", "name: x\nlimits: {memory: 100, output: 3, time_limit: 1.5}\n");
    assertLimits(1500, 100, 3, Set.of());
    file("problem.yaml", "name: x\n");
    file(".timelimit", "4\n");
    assertLimits(
        4000, 2048, 8, Set.of(Verdict.MEMORY_LIMIT_EXCEEDED, Verdict.OUTPUT_LIMIT_EXCEEDED));
  }

  @Test
  void ofPolygon() throws IOException {
    file("problem.xml", "<problem><judging><testset/></judging></problem>");
    assertLimits(2000, 256, 64, ALL);
  }

  @Test
  void ofRbx() throws IOException {
    file("problem.rbx.yml", "name: x\n");
    assertLimits(2000, 256, 4, ALL);
    file("problem.rbx.yml", "timeLimit: 500\nmemoryLimit: 64\noutputLimit: 2048\n");
    assertLimits(500, 64, 2, Set.of());
  }

  @Test
  void ofLibraryChecker() throws IOException {
    file("info.toml", "title = 'x'\n");
    assertLimits(2000, 1024, 64, ALL);
  }

  @Test
  void ofFoldersOfPrograms() throws IOException {
    file("gen.py", "print(1)\n");
    file("brute.py", "print(1)\n");
    assertLimits(2000, 256, 64, Set.of());
  }

  @Test
  void theTableOfWhatIsReadHasAllFormats() throws IOException {
    List<String> lines = Files.readAllLines(Path.of("../docs/formats.md"));
    List<String> rows = lines.stream().filter(line -> line.startsWith("| **")).toList();
    assertEquals(
        ProblemFormats.all().stream().map(ProblemFormat::name).sorted().toList(),
        rows.stream().map(row -> row.split("\\*\\*", -1)[1]).sorted().toList());
  }

  @Test
  void theDocumentedTableHasThemAll() throws IOException {
    List<String> lines = Files.readAllLines(Path.of("../docs/formats.md"));
    for (ProblemFormat each : ProblemFormats.all()) {
      LimitDefaults limits = each.defaults();
      String row =
          lines.stream()
              .filter(line -> line.startsWith("| `" + each.name() + "`"))
              .findFirst()
              .orElseThrow(() -> new AssertionError("no row for " + each.name()));
      String[] cells = row.split("\\s*\\|\\s*", -1);
      assertTrue(cells[2].startsWith("%.0f s".formatted(limits.seconds())), row);
      assertTrue(cells[3].startsWith((limits.memoryBytes() >> 20) + " MiB"), row);
      assertTrue(cells[4].startsWith((limits.outputBytes() >> 20) + " MiB"), row);
    }
  }
}
