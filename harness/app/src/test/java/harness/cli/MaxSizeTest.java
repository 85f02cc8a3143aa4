package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import harness.Thorough;
import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A program that takes quadratic time in the number that the input states. */
final class MaxSizeTest {

  private static final String PAIRS =
      """
      #include <cstdio>
      #include <vector>
      int main() {
        std::vector<int> read;
        for (int x; scanf("%d", &x) == 1;) read.push_back(x);
        long long alike = 0;
        for (int x : read) for (int y : read) alike += x == y;
        printf("%lld\\n", alike);
      }
      """;

  private static final String COUNTS =
      """
      import collections
      print(sum(n * n for n in collections.Counter(input().split()).values()))
      """;

  private static final String GENERATOR =
      """
      import random, sys
      random.seed(int(sys.argv[2]))
      print(*[random.randint(1, 9) for _ in range(int(sys.argv[1]))])
      """;

  @TempDir private Path folder;

  @BeforeEach
  void write() throws IOException {
    Files.writeString(folder.resolve("gen.py"), GENERATOR);
    Files.writeString(folder.resolve("brute.py"), COUNTS);
    Files.writeString(folder.resolve("sol.cpp"), PAIRS);
  }

  private CommandRun stress(String sizes, Object... rest) {
    List<Object> words =
        new ArrayList<>(
            List.of(
                "stress",
                "--generator",
                folder.resolve("gen.py") + " " + sizes,
                "--reference",
                folder.resolve("brute.py"),
                "--solution",
                folder.resolve("sol.cpp"),
                "--seed",
                "1"));
    words.addAll(List.of(rest));
    return CommandRun.of(words.toArray());
  }

  @Thorough
  @Test
  void aQuadraticProgramIsRecognized() throws IOException {
    Path json = folder.resolve("report.json");
    Path html = folder.resolve("report.html");
    CommandRun run =
        stress(
            "(10|1000|4000|8000|16000|32000)",
            "--n",
            "24",
            "--max-size",
            "200k",
            "--time-limit",
            "10s",
            "--json",
            json,
            "--html",
            html);
    assertEquals(ExitCode.OK, run.code(), run.err());
    JsonNode growth = ReportSchema.of("run").read(json).at("/submissions/0/growth");
    assertEquals(2, growth.at("/fit/exponent").asDouble(), 0.3, growth::toString);
    assertEquals(200_000, growth.get("at_bytes").asLong());
    assertTrue(
        run.out().lines().anyMatch(l -> l.matches("sol: ~n\\^[12]\\.\\d; 200 kB would take .*")),
        run.out());
    assertTrue(Files.readString(html).contains("CPU time by input size"));
  }

  @Thorough
  @Test
  void smallInputsAreReportedOnlyOnRequest() {
    CommandRun quiet = stress("[1..5]", "--n", "10");
    assertTrue(quiet.out().lines().noneMatch(line -> line.startsWith("sol: ")), quiet.out());
    CommandRun asked = stress("[1..5]", "--n", "10", "--max-size", "1.5m");
    assertTrue(asked.out().contains("sol: no prediction for 1.5 MB: the "), asked.out());
  }

  @Test
  void aSizeIsANumberOfBytes() {
    CommandRun run = stress("5", "--max-size", "much");
    assertEquals(ExitCode.USAGE, run.code());
    assertTrue(run.err().contains("'much' is not a size, such as 4000"), run.err());
  }

  @Test
  void aPuzzleHasNoSizes() {
    CommandRun run = CommandRun.of("stress", "--puzzle", "knights", "--max-size", "200k");
    assertEquals(ExitCode.USAGE, run.code());
    assertTrue(run.err().contains("--max-size works for your own problems only"), run.err());
  }
}
