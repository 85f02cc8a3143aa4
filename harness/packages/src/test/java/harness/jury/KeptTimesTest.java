package harness.jury;

import static org.junit.jupiter.api.Assertions.assertEquals;

import harness.machine.CacheFolder;
import harness.process.Program;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class KeptTimesTest {

  private static final String INPUT = "1 2\n";

  @TempDir private Path folder;

  private Path script;
  private int runs;

  @BeforeEach
  void write() throws IOException {
    script = Files.writeString(folder.resolve("script"), "echo 1");
  }

  private Program program() {
    return new Program("a", List.of(script.toString(), "x"), List.of(), false, 0, List.of());
  }

  /** What a new process measures, or takes from an earlier one. */
  private OptionalLong nanos(String input, OptionalLong ran) {
    KeptTimes times = new KeptTimes(new CacheFolder(folder.resolve("cache")));
    return times.nanos(
        program(),
        input,
        () -> {
          runs++;
          return ran;
        });
  }

  @Test
  void aTimeIsMeasuredOnce() {
    assertEquals(OptionalLong.of(7), nanos(INPUT, OptionalLong.of(7)));
    assertEquals(OptionalLong.of(7), nanos(INPUT, OptionalLong.of(8)));
    assertEquals(1, runs);
  }

  @Test
  void anotherInputIsMeasured() {
    nanos(INPUT, OptionalLong.of(7));
    assertEquals(OptionalLong.of(8), nanos("1 3\n", OptionalLong.of(8)));
  }

  @Test
  void aChangedProgramIsMeasuredAgain() throws IOException {
    nanos(INPUT, OptionalLong.of(7));
    Files.writeString(script, "echo 2");
    assertEquals(OptionalLong.of(8), nanos(INPUT, OptionalLong.of(8)));
  }

  @Test
  void aFailureIsNotKept() {
    assertEquals(OptionalLong.empty(), nanos(INPUT, OptionalLong.empty()));
    assertEquals(OptionalLong.of(8), nanos(INPUT, OptionalLong.of(8)));
  }

  @Test
  void aDamagedEntryIsNoObstacle() throws IOException {
    nanos(INPUT, OptionalLong.of(7));
    try (Stream<Path> all = Files.walk(folder.resolve("cache"))) {
      for (Path file : all.filter(each -> each.endsWith("nanos")).toList()) {
        Files.writeString(file, "");
      }
    }
    assertEquals(OptionalLong.of(8), nanos(INPUT, OptionalLong.of(8)));
  }
}
