package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import harness.Thorough;
import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A class of programs, each with a fault of another kind: print the number of given numbers and
 * their largest, {@code 0 0} for none. The inputs are {@code n} and the numbers, in one line.
 */
final class ClassReportTest {

  private static final int SCREEN = 50;
  private static final int WIDTH = 80;

  /** Reads the numbers into {@code $@}, and the largest into {@code m}. */
  private static final String READ =
      "read -r n rest; set -- $rest; m=${1:-0}; for x; do [ $x -gt $m ] && m=$x; done; ";

  private static final Map<String, String> RIGHT =
      Map.of(
          "right-a", READ + "echo $n $m",
          "right-b", READ + "echo $# $m",
          "right-c", READ + "printf '%s\\n%s\\n' $n $m");

  private static final Map<String, String> WRONG =
      Map.ofEntries(
          Map.entry("off-by-one", READ + "[ $n -gt 2 ] && n=$((n - 1)); echo $n $m"),
          Map.entry("overflow", READ + "echo $n $(((m + 128) % 256 - 128))"),
          Map.entry("empty", READ + "[ $n = 0 ] && m=-1; echo $n $m"),
          Map.entry("negative", READ + "[ $m -lt 0 ] && m=0; echo $n $m"),
          Map.entry("crash", READ + "[ $n = 4 ] && exit 3; echo $n $m"),
          Map.entry("loop", READ + "while [ \"$1\" = 7 ]; do :; done; echo $n $m"),
          Map.entry("silent", READ + "[ $n = 3 ] || echo $n $m"),
          Map.entry("chatty", READ + "echo the largest: $n $m"),
          Map.entry("ties", READ + "[ $n -ge 2 ] && [ $1 = $2 ] && m=$((m + 1)); echo $n $m"),
          Map.entry("killed", READ + "[ \"$2\" = 5 ] && kill -9 $$; echo $n $m"),
          Map.entry(
              "moody",
              READ
                  + "[ $(($(od -An -N1 -tu1 /dev/urandom) % 3)) = 0 ] && n=$((n + 5)); echo $n $m"));

  @TempDir private Path folder;

  private final List<String> words = new ArrayList<>();

  private void solution(String file, String text) throws IOException {
    Files.writeString(folder.resolve(file), text);
    words.add("--solution");
    words.add(folder.resolve(file).toString());
  }

  private CommandRun stress(boolean withReference, String... more) throws IOException {
    Path gen = folder.resolve("gen.sh");
    Files.writeString(
        gen,
        """
        s=$1; n=$((s % 5)); [ $n -lt 0 ] && n=$((-n)); s=$((s / 5)); line=$n
        while [ $n -gt 0 ]; do
          x=$((s % 19 - 9)); [ $((s % 11)) = 0 ] && x=$((x * 40)); line="$line $x"
          s=$((s / 7)); n=$((n - 1))
        done
        echo $line
        """);
    for (var each : RIGHT.entrySet().stream().sorted(Map.Entry.comparingByKey()).toList()) {
      solution(each.getKey() + ".sh", each.getValue());
    }
    for (var each : WRONG.entrySet().stream().sorted(Map.Entry.comparingByKey()).toList()) {
      solution(each.getKey() + ".sh", each.getValue());
    }
    solution("torn.c", "int main() {\n  int n\n  return undefined;\n}\n");
    List<Object> all = new ArrayList<>(List.of("stress", "--generator", gen));
    if (withReference) {
      Path reference = folder.resolve("brute.sh");
      Files.writeString(reference, RIGHT.get("right-a"));
      all.addAll(List.of("--reference", reference));
    }
    all.addAll(words);
    all.addAll(List.of("--n", "80", "--seed", "3", "--prove", "2s", "--time-limit", "300ms"));
    all.addAll(List.of("--sandbox", "none"));
    all.addAll(List.of(more));
    CommandRun run = CommandRun.of(all.toArray());
    assertEquals(ExitCode.FINDINGS, run.code(), run.err());
    return run;
  }

  /** The rows of a terminal that is {@value #WIDTH} columns wide. */
  private static List<String> rows(String text) {
    List<String> rows = new ArrayList<>();
    for (String line : text.lines().toList()) {
      int from = 0;
      do {
        rows.add(line.substring(from, Math.min(line.length(), from + WIDTH)));
        from += WIDTH;
      } while (from < line.length());
    }
    return rows;
  }

  @Test
  void oneScreenSaysWhoIsRightWhoIsWrongAndOnWhatAndTwoShowEverything() throws IOException {
    Path json = folder.resolve("r.json");
    CommandRun run = stress(true, "--json", json.toString());
    List<String> rows = rows(run.out());
    assertTrue(rows.size() <= 2 * SCREEN, rows.size() + " rows\n" + run.out());
    String screen = rows.stream().limit(SCREEN).collect(Collectors.joining("\n"));
    String summary = screen.substring(0, screen.indexOf("\n\nfinding 1"));
    assertTrue(summary.contains("\nright (3): right-a, right-b, right-c\n"), summary);
    assertTrue(summary.contains("\nwrong (11):\n"), summary);
    assertTrue(summary.contains("\ndid not compile (1): torn"), summary);
    String wrong = summary.substring(summary.indexOf("\nwrong"), summary.indexOf("\ndid not"));
    WRONG.keySet().forEach(name -> assertTrue(wrong.contains(name), name + summary));
    assertFalse(wrong.contains("right-"), summary);
    assertTrue(run.out().contains("\n  torn  torn.c:"), run.out());
    assertTrue(
        run.out().indexOf("\ncompile error") > run.out().lastIndexOf("\nfinding "), run.out());
    assertTrue(run.out().contains("\n12 of 15 submissions wrong: "), run.out());
    findingsOfOneInputHaveOneNumber(new ObjectMapper().readTree(json.toFile()));
  }

  private static void findingsOfOneInputHaveOneNumber(JsonNode report) {
    JsonNode findings = report.get("findings");
    for (JsonNode one : findings) {
      for (JsonNode other : findings) {
        if (one.has("number") && other.has("number")) {
          boolean shared =
              one.at("/smallest/input").equals(other.at("/smallest/input"))
                  && one.get("verdict").equals(other.get("verdict"))
                  && one.get("reason").equals(other.get("reason"));
          assertEquals(shared, one.get("number").equals(other.get("number")), one + "\n" + other);
        }
      }
    }
    assertEquals("compile-error", findings.get(findings.size() - 1).get("verdict").asText());
  }

  @Thorough
  @Test
  void withoutAReferenceTheWrongOnesAreNamedOnTheFirstScreen() throws IOException {
    List<String> rows = rows(stress(false).out());
    assertTrue(rows.size() <= 2 * SCREEN, rows.size() + " rows\n" + String.join("\n", rows));
    String screen = rows.stream().limit(SCREEN).collect(Collectors.joining("\n"));
    WRONG.keySet().forEach(name -> assertTrue(screen.contains(name), name + "\n" + screen));
    assertTrue(screen.contains("torn"), screen);
  }
}
