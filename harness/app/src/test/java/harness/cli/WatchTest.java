package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import harness.cases.CaseName;
import harness.cases.UsageException;
import harness.terminal.ExitCode;
import harness.toolchain.Languages;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A changed solution is run again, starting with its last failures. */
@Timeout(60)
class WatchTest {

  private static final CaseName FAILED = CaseName.parse("knights/easy@1#0");

  @TempDir private Path folder;

  private final List<List<CaseName>> rounds = new ArrayList<>();

  @Test
  void aChangeWhileWaitingRunsAgainWithTheFailuresFirst() throws IOException {
    Path program = program("exit 1");
    int code =
        watch(
            program,
            failedBefore -> {
              rounds.add(failedBefore);
              if (rounds.size() == 1) {
                later(() -> Files.writeString(program, "exit 0"));
                return new Watch.Result(ExitCode.FINDINGS, List.of(FAILED));
              }
              return new Watch.Result(ExitCode.INTERRUPTED, List.of());
            });
    assertEquals(ExitCode.INTERRUPTED, code);
    assertEquals(List.of(List.of(), List.of(FAILED)), rounds);
  }

  @Test
  void aChangeDuringARunIsNotMissed() throws IOException {
    Path program = program("exit 1");
    watch(
        program,
        failedBefore -> {
          rounds.add(failedBefore);
          if (rounds.size() == 1) {
            Files.writeString(program, "exit 0");
            return new Watch.Result(ExitCode.FINDINGS, List.of(FAILED));
          }
          return new Watch.Result(ExitCode.INTERRUPTED, List.of());
        });
    assertEquals(2, rounds.size());
  }

  @Test
  void replacingAFileByRenamingIsAChangeUnlessTheContentIsTheSame() throws IOException {
    Path program = program("exit 1");
    watch(
        program,
        failedBefore -> {
          rounds.add(failedBefore);
          if (rounds.size() == 1) {
            later(
                () -> {
                  replace(program, "exit 1");
                  pause(700); // for a look at the unchanged content
                  replace(program, "exit 0");
                });
            return new Watch.Result(ExitCode.OK, List.of());
          }
          assertEquals("exit 0", Files.readString(program));
          return new Watch.Result(ExitCode.INTERRUPTED, List.of());
        });
    assertEquals(2, rounds.size());
  }

  private void replace(Path program, String content) throws IOException {
    Path edited = Files.writeString(folder.resolve("edited"), content);
    Files.move(edited, program, StandardCopyOption.REPLACE_EXISTING);
  }

  @Test
  void aRoundThatCannotStartKeepsWatching() throws IOException {
    Path program = program("exit 1");
    watch(
        program,
        failedBefore -> {
          rounds.add(failedBefore);
          if (rounds.size() < 3) {
            later(() -> Files.writeString(program, "exit " + rounds.size() + 1));
          }
          if (rounds.size() == 2) {
            throw new UsageException("no such file");
          }
          return new Watch.Result(
              rounds.size() == 1 ? ExitCode.FINDINGS : ExitCode.INTERRUPTED, List.of(FAILED));
        });
    assertEquals(List.of(List.of(), List.of(FAILED), List.of(FAILED)), rounds);
  }

  private Path program(String content) throws IOException {
    return Files.writeString(folder.resolve("program.sh"), content);
  }

  private int watch(Path program, Watch.Round round) throws IOException {
    int code = new Watch(Languages.load(List.of()), List.of(program.toString()), round).run();
    if (edited != null) {
      edited.join();
    }
    return code;
  }

  @FunctionalInterface
  private interface Edit {
    void run() throws IOException;
  }

  private CompletableFuture<Void> edited;

  private void later(Edit edit) {
    edited =
        CompletableFuture.runAsync(
            () -> {
              try {
                edit.run();
              } catch (IOException e) {
                throw new UncheckedIOException(e);
              }
            },
            CompletableFuture.delayedExecutor(300, TimeUnit.MILLISECONDS));
  }

  private static void pause(long millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
