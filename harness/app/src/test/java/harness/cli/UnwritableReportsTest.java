package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A file that cannot be written loses neither the report nor the other files. */
final class UnwritableReportsTest {

  private static final Path FULL = Path.of("/dev/full");

  @TempDir private Path folder;
  private Path kept;
  private Path wrong;

  @BeforeEach
  void write() throws IOException {
    kept = folder.resolve("kept");
    wrong = Files.writeString(folder.resolve("wrong"), "#!/bin/sh\necho x\n");
    assertTrue(wrong.toFile().setExecutable(true));
  }

  private CommandRun run(Object... options) {
    List<Object> words = new ArrayList<>(List.of(options));
    words.addAll(List.of("--solution", wrong, "--save", kept));
    return CommandRun.of(words.toArray());
  }

  private CommandRun stress(Object... options) {
    List<Object> words = new ArrayList<>(List.of("stress", "--puzzle", "knights", "--no-shrink"));
    words.addAll(List.of("--seed", "1", "--n", "3"));
    words.addAll(List.of(options));
    return run(words.toArray());
  }

  @Test
  void twoReportsInOneFileAreRefused() {
    Path file = folder.resolve("report");
    CommandRun run = stress("--json", file, "--html", folder.resolve("./report"));
    assertEquals(ExitCode.USAGE, run.code());
    assertEquals(
        "harness stress: "
            + folder.resolve("./report")
            + ": two reports cannot be written to the same file\n",
        run.err());
    assertEquals(ExitCode.FINDINGS, stress("--json", "/dev/null", "--html", "/dev/null").code());
  }

  /** Puts folders where a run saves its outputs; returns the number of findings saved. */
  private int obstruct() throws IOException {
    int count = 0;
    try (Stream<Path> files = Files.list(kept)) {
      for (Path each : files.toList()) {
        Files.delete(each);
        if (each.toString().endsWith(".out")) {
          count++;
          Files.createDirectories(each.resolve("taken"));
        }
      }
    }
    return count;
  }

  private static long complaints(CommandRun run) {
    return run.err().lines().filter(each -> each.contains(": cannot write to ")).count();
  }

  @Test
  void theReportAndTheOtherFilesAreWritten() throws IOException {
    assumeTrue(Files.exists(FULL), "no " + FULL);
    assertEquals(ExitCode.FINDINGS, stress().code());
    int findings = obstruct();
    assertTrue(findings > 1);
    Path junit = folder.resolve("j.xml");
    Path html = folder.resolve("h.html");
    CommandRun run = stress("--json", FULL, "--junit", junit, "--html", html);
    assertEquals(ExitCode.DEFECT, run.code(), run.err());
    assertTrue(run.out().contains("finding 1: wrong"), run.out());
    assertEquals(findings + 1, complaints(run), run.err());
    assertTrue(
        run.err()
            .endsWith("harness stress: cannot write to " + FULL + ": No space left on device\n"),
        run.err());
    assertTrue(Files.size(junit) > 0);
    assertTrue(Files.size(html) > 0);
  }

  @Test
  void anUnwritableFindingDoesNotStopTheJson() throws IOException {
    assertEquals(ExitCode.FINDINGS, stress().code());
    int findings = obstruct();
    Path json = folder.resolve("r.json");
    CommandRun run = stress("--json", json);
    assertEquals(ExitCode.DEFECT, run.code(), run.err());
    assertEquals(findings, complaints(run), run.err());
    assertTrue(Files.size(json) > 0);
  }

  @Test
  void minimizeShowsWhatItCannotSave() throws IOException {
    assertEquals(ExitCode.FINDINGS, stress().code());
    Path input;
    try (Stream<Path> files = Files.list(kept)) {
      input = files.filter(each -> each.toString().endsWith(".in")).findFirst().orElseThrow();
    }
    Path copy = Files.copy(input, folder.resolve("case.in"));
    obstruct();
    CommandRun run = run("minimize", "--puzzle", "knights", "--no-shrink", copy);
    assertEquals(ExitCode.DEFECT, run.code(), run.err());
    assertEquals(1, complaints(run), run.err());
    assertTrue(run.out().contains("smallest"), run.out());
  }

  @Test
  void mergeWritesItsOtherFiles() throws IOException {
    Path part = folder.resolve("part.json");
    assertEquals(ExitCode.FINDINGS, stress("--json", part).code());
    int findings = obstruct();
    Path json = folder.resolve("whole.json");
    CommandRun run = CommandRun.of("merge", part, "--save", kept, "--json", json);
    assertEquals(ExitCode.DEFECT, run.code(), run.err());
    assertEquals(findings, complaints(run), run.err());
    assertTrue(Files.size(json) > 0);
  }
}
