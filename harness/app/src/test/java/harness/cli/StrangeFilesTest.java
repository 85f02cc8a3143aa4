package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import harness.Thorough;
import harness.terminal.ExitCode;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever is found instead of a file or a folder, the command prints one line and never hangs. */
@Timeout(180)
final class StrangeFilesTest {

  private static final String SOLVED = "1\n11111\n01111\n00*11\n00001\n00000\n";
  private static final String STRESS = "stress --puzzle knights --n 20 --range 10 --seed 1";
  private static final Path ENDLESS = Path.of("/dev/zero");

  @TempDir private Path folder;
  private Path good;
  private Path pipe;
  private final List<Path> strange = new ArrayList<>();

  @BeforeEach
  void make() throws Exception {
    assumeTrue(Files.exists(ENDLESS), "no " + ENDLESS);
    good = Files.writeString(folder.resolve("good.in"), SOLVED);
    pipe = folder.resolve("pipe");
    assertEquals(0, new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor());
    byte[] bytes = new byte[100_000];
    new Random(1).nextBytes(bytes);
    Path huge = folder.resolve("huge");
    try (RandomAccessFile file = new RandomAccessFile(huge.toFile(), "rw")) {
      file.setLength(20L << 30);
    }
    strange.addAll(
        List.of(
            Files.createDirectory(folder.resolve("folder")),
            pipe,
            Files.createSymbolicLink(folder.resolve("endless"), ENDLESS),
            Files.createSymbolicLink(folder.resolve("dangling"), folder.resolve("nothing")),
            Files.createSymbolicLink(folder.resolve("loop"), folder.resolve("loop")),
            Files.createFile(folder.resolve("empty")),
            Files.write(folder.resolve("binary"), bytes),
            huge,
            folder.resolve("good.in/below")));
  }

  @AfterEach
  void removeLinks() throws IOException {
    Files.delete(folder.resolve("endless")); // otherwise JUnit warns about its target
  }

  private CommandRun run(String line, Path file) {
    return CommandRun.of(
        Arrays.stream(line.split(" +", -1))
            .map(word -> word.equals("FILE") ? file : word.equals("GOOD") ? good : word)
            .toArray());
  }

  private static void assertRefused(CommandRun run, Object what) {
    assertEquals(ExitCode.USAGE, run.code(), () -> what + ": " + run.err());
    List<String> said = run.err().lines().filter(line -> !line.startsWith("seed ")).toList();
    assertEquals(1, said.size(), () -> what + ": " + run.err());
    assertTrue(said.get(0).startsWith("harness "), run::err);
    assertFalse(said.get(0).contains("Exception"), run::err);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "validate --puzzle knights FILE",
        "solve --puzzle rotation --solver ida-star FILE",
        "check --puzzle knights FILE GOOD",
        "replay --puzzle knights FILE",
        "minimize --puzzle knights --solver bfs FILE",
        "census --check FILE",
        "census --puzzle gears FILE",
        "exhaust --puzzle gears --max-distance 1 --solver bfs --instance FILE",
        "merge FILE",
        "status FILE",
        "verify --puzzle knights --solver bfs FILE",
        "list --languages FILE",
        STRESS + " --solver bfs --campaign FILE --resume",
      })
  void nothingStrangeIsRead(String line) {
    strange.forEach(each -> assertRefused(run(line, each), each));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        STRESS + " --solver bfs --campaign FILE",
        STRESS + " --solver bfs --save FILE",
        "generate --puzzle knights --n 3 --seed 1 --out FILE",
        "export --puzzle knights --n 0 --time-limit 1s --out FILE",
        "merge GOOD --save FILE",
        "check --puzzle knights GOOD GOOD --feedback FILE",
      })
  void nothingStrangeIsUsedAsAFolder(String line) {
    strange.subList(1, strange.size()).forEach(each -> assertRefused(run(line, each), each));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        STRESS + " --solver bfs --json FILE",
        STRESS + " --solver bfs --junit FILE",
        STRESS + " --solver bfs --html FILE",
        "list --json FILE",
        "census --puzzle rotation --out FILE",
        "hack --puzzle knights --solver bfs --time 100ms --out FILE",
        "minimize --puzzle knights --solver bfs --out FILE GOOD",
      })
  void aFolderOrAPipeIsNotWrittenTo(String line) {
    strange.subList(0, 2).forEach(each -> assertRefused(run(line, each), each));
  }

  @Test
  void aPipeOfTheShellWorksLikeAFile() throws Exception {
    String script = "bash -c '\"$@\" <(cat " + good + ")' bash \"$@\"";
    List<String> words = Child.words("validate", "--puzzle=knights");
    assertEquals(
        new CommandRun(ExitCode.OK, "ok, 1 case\n", ""),
        Child.run(folder.resolve("log"), Child.inShell(script, words)));
    script = "cat " + good + " | \"$@\" /dev/stdin";
    assertEquals(
        new CommandRun(ExitCode.OK, "ok, 1 case\n", ""),
        Child.run(folder.resolve("log"), Child.inShell(script, words)));
  }

  /** Replaces a campaign's journal or lock with something strange. */
  private void replace(Path file, Path by) throws IOException {
    Files.delete(file);
    if (by.equals(folder.resolve("endless"))) {
      Files.createSymbolicLink(file, ENDLESS);
    } else if (by.endsWith("folder")) {
      Files.createDirectory(file);
    } else {
      Files.createSymbolicLink(file, by);
    }
  }

  @Test
  void aStrangeJournalIsRefused() throws IOException {
    Path campaign = folder.resolve("campaign");
    String asked = STRESS + " --solver ida-star --campaign FILE";
    assertEquals(ExitCode.OK, run(asked, campaign).code());
    Path journal = campaign.resolve("journal");
    for (Path each : strange.subList(0, strange.size() - 1)) {
      if (each.endsWith("huge")) {
        continue; // is read to its end, which takes seconds
      }
      replace(journal, each);
      assertRefused(run("status FILE", campaign), each);
      assertRefused(run("merge FILE", campaign), each);
      assertRefused(run(asked, campaign), each);
      assertRefused(run(asked + " --resume", campaign), each);
    }
  }

  @Test
  void aStrangeLockIsRefused() throws IOException {
    Path campaign = folder.resolve("campaign");
    String asked = STRESS + " --solver ida-star --campaign FILE";
    assertEquals(ExitCode.OK, run(asked, campaign).code());
    for (Path each : strange.subList(0, 3)) {
      replace(campaign.resolve("journal.lock"), each);
      assertRefused(run(asked + " --resume", campaign), each);
    }
    Files.delete(campaign.resolve("journal.lock"));
  }

  @Thorough
  @Test
  void inaccessibleFilesAreRefused() throws Exception {
    Path closed = Files.createDirectory(folder.resolve("no"));
    Path secret = Files.writeString(folder.resolve("secret"), SOLVED);
    Path campaign = folder.resolve("campaign");
    String asked = STRESS + " --solver ida-star --campaign FILE";
    assertEquals(ExitCode.OK, run(asked, campaign).code());
    assertTrue(closed.toFile().setWritable(false));
    assertTrue(secret.toFile().setReadable(false));
    assertTrue(campaign.toFile().setWritable(false));
    List<String> lines =
        List.of(
            asked.replace("FILE", closed.toString()),
            asked.replace("FILE", closed.resolve("below").toString()),
            asked.replace("FILE", campaign.toString()) + " --resume",
            "validate --puzzle knights " + secret,
            "list --languages " + secret,
            "export --puzzle knights --n 0 --time-limit 1s --out " + closed.resolve("below"));
    for (String line : lines) {
      List<String> words = Child.words((Object[]) line.split(" +", -1));
      assertRefused(
          Child.run(folder.resolve("log"), Child.obeyingPermissions(folder, words)), line);
    }
  }

  @Thorough
  @Test
  void anUnwritableCacheIsReportedAndNotUsed() throws Exception {
    Path cache = Files.createDirectory(folder.resolve("cache"));
    assertTrue(cache.toFile().setWritable(false));
    Path program = Files.writeString(folder.resolve("program"), "#!/bin/sh\necho -1\n");
    assertTrue(program.toFile().setExecutable(true));
    String line = STRESS + " --no-shrink --solution " + program;
    List<String> words = Child.words((Object[]) line.split(" +", -1));
    List<String> all = new ArrayList<>(List.of("env", "XDG_CACHE_HOME=" + cache));
    all.addAll(Child.obeyingPermissions(folder, words));
    CommandRun run = Child.run(folder.resolve("log"), all);
    assertEquals(ExitCode.FINDINGS, run.code(), run.err());
    assertEquals(
        1, run.err().lines().filter(each -> each.contains(cache.toString())).count(), run.err());
  }
}
