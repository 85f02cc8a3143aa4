package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import harness.Quiet;
import harness.Thorough;
import harness.machine.SearchPath;
import harness.machine.Tool;
import harness.process.OrdinaryUser;
import harness.process.ZooEntry;
import harness.sandbox.ProgramUser;
import harness.terminal.ExitCode;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Root in a container, and an ordinary user without user namespaces. */
@Quiet
@Timeout(300)
final class WithoutNamespacesTest {

  /** The capabilities that root has in a container. */
  private static final String CAPABILITIES =
      "-all,+chown,+dac_override,+fowner,+fsetid,+kill,+setgid,+setuid,+setpcap,"
          + "+net_bind_service,+net_raw,+sys_chroot,+mknod,+audit_write,+setfcap";

  @TempDir private Path folder;
  private List<String> confined;

  @BeforeEach
  void confine() throws Exception {
    Path python = Path.of("/usr/bin/python3");
    assumeTrue(Files.isExecutable(python), "no python3 here");
    assumeTrue(SearchPath.find("g++").isPresent(), "no g++ here");
    Path script =
        Path.of(Objects.requireNonNull(getClass().getResource("/no-namespaces.py")).toURI());
    Path copy = Files.copy(script, folder.resolve("no-namespaces.py"));
    confined = List.of(python.toString(), copy.toString());
    List<String> nothing = new ArrayList<>(confined);
    nothing.add("true");
    assumeTrue(Tool.run(nothing).exitCode() == 0, "no filter for this machine's calls");
  }

  @Test
  void rootInAContainerIsToldWhyNothingRuns() throws Exception {
    CommandRun run = asContainersRoot(ZooEntry.FOLDER.resolve("right.cpp"));
    assertEquals(ExitCode.USAGE, run.code(), run.err());
    assertEquals(1, run.err().lines().count(), run.err());
    assertTrue(run.err().startsWith("harness stress: bubblewrap "), run.err());
    assertTrue(
        run.err()
            .endsWith(
                "; root may not run programs without it: run as an ordinary user, or give"
                    + " --sandbox none\n"),
        run.err());
  }

  @Thorough
  @Test
  void rootInAContainerRunsProgramsWithoutASandboxOnRequest() throws Exception {
    CommandRun right = asContainersRoot(ZooEntry.FOLDER.resolve("right.cpp"), "--sandbox=none");
    assertEquals(ExitCode.OK, right.code(), right.err());
    assertTrue(
        right.err().contains("none (warning: programs run as separate users, or as root "),
        right.err());
  }

  /** This bomb lives on for a minute unless it is ended, and then says so. */
  @Thorough
  @Test
  void rootInAContainerEndsForkBombs() throws Exception {
    Path source = folder.resolve("bomb.cpp");
    Files.writeString(
        source,
        "#define ATTACK_BOMB_SECONDS 60\n#include \"%s\"\n"
            .formatted(ZooEntry.FOLDER.resolve("setsid-fork-bomb.cpp").toAbsolutePath()));
    CommandRun bomb =
        asContainersRoot(source, "--sandbox=none", "--json=" + folder.resolve("bomb.json"));
    assertEquals(ExitCode.FINDINGS, bomb.code(), bomb.err());
    assertTrue(bomb.out().contains("run-time-error (process-limit)"), bomb.out());
    String report = Files.readString(folder.resolve("bomb.json"));
    assertFalse(report.contains("attack succeeded"), report);
  }

  @Thorough
  @Test
  void rootInAContainerIsNotHarmedByPrograms() throws Exception {
    for (String hostile :
        List.of(
            "holds-capabilities.cpp", "kills-the-runner.cpp", "shares-memory-with-children.cpp")) {
      CommandRun run = asContainersRoot(ZooEntry.FOLDER.resolve(hostile), "--sandbox=none");
      assertEquals(ExitCode.OK, run.code(), run.out() + run.err());
    }
  }

  @Thorough
  @Test
  void ordinaryUserRunsProgramsWithoutASandbox() throws Exception {
    OrdinaryUser.notHere().ifPresent(why -> assumeTrue(false, why));
    try (OrdinaryUser user = OrdinaryUser.prepare(folder.resolve("no-cache"))) {
      assertUsersRun(user, "right.cpp", ExitCode.OK, "");
      assertUsersRun(user, "kills-the-runner.cpp", ExitCode.OK, "");
      assertUsersRun(
          user, "setsid-fork-bomb.cpp", ExitCode.FINDINGS, "run-time-error (process-limit)");
      assertTrue(
          user.errors().contains("programs: none (files and network are accessible)"),
          user.errors());
      assertEquals(List.of(), user.left());
    }
  }

  @Thorough
  @Test
  void ordinaryUserIsRefusedTheSandboxThatDoesNotWork() throws Exception {
    OrdinaryUser.notHere().ifPresent(why -> assumeTrue(false, why));
    try (OrdinaryUser user = OrdinaryUser.prepare(folder.resolve("no-cache"))) {
      assertUsersRun(user, "right.cpp", ExitCode.USAGE, "", "--sandbox=bwrap");
      assertTrue(user.errors().startsWith("harness stress: bubblewrap "), user.errors());
      assertEquals(1, user.errors().lines().count(), user.errors());
    }
  }

  /** Only bubblewrap keeps such a script from the files of whoever reads its package. */
  @Test
  void theScriptOfAPackageIsNotRun() throws Exception {
    Path problem = folder.resolve("problem");
    Path made = folder.resolve("made");
    Files.createDirectories(problem.resolve("data"));
    Files.writeString(problem.resolve("problem.yaml"), "name: x\n");
    Files.writeString(
        problem.resolve("data/generator.sh"), ". ../gen.sh\ntouch %s\n".formatted(made));
    CommandRun run = inAContainer("list", "--problem=" + problem);
    assertEquals(ExitCode.OK, run.code(), run.err());
    assertTrue((run.out() + run.err()).contains("data/generator.sh: bubblewrap "), run.out());
    assertFalse(Files.exists(made));
  }

  private void assertUsersRun(
      OrdinaryUser user, String program, int code, String finding, Object... options)
      throws Exception {
    Path copy = Files.createDirectories(user.folder().resolve("programs"));
    for (String name : List.of(program, "attack.h", "knights.h")) {
      Path file = copy.resolve(name);
      if (!Files.exists(file)) {
        Files.copy(ZooEntry.FOLDER.resolve(name), file);
      }
    }
    List<String> arguments =
        Stream.concat(Stream.of(arguments(copy.resolve(program))), Stream.of(options))
            .map(Object::toString)
            .toList();
    Process run = user.start(confined(user), Main.class, arguments);
    String printed = new String(run.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(code, run.waitFor(), () -> program + ": " + printed);
    assertTrue(printed.contains(finding), printed);
  }

  private List<String> confined(OrdinaryUser user) throws Exception {
    Path copy = user.folder().resolve("no-namespaces.py");
    if (!Files.exists(copy)) {
      Files.copy(Path.of(confined.get(1)), copy);
    }
    return List.of(confined.get(0), copy.toString());
  }

  private CommandRun asContainersRoot(Path program, Object... options) throws Exception {
    return inAContainer(Stream.concat(Stream.of(arguments(program)), Stream.of(options)).toArray());
  }

  private CommandRun inAContainer(Object... all) throws Exception {
    assumeTrue(ProgramUser.isRoot(), "only root can be root in a container");
    assumeTrue(SearchPath.find("setpriv").isPresent(), "no setpriv here");
    List<String> words =
        new ArrayList<>(List.of("env", "XDG_CACHE_HOME=" + folder.resolve("cache")));
    words.addAll(List.of("setpriv", "--bounding-set=" + CAPABILITIES, "--inh-caps=-all"));
    words.addAll(confined);
    words.addAll(Child.words(all));
    return Child.run(folder, words);
  }

  private static Object[] arguments(Path program) {
    return new Object[] {
      "stress",
      "--puzzle=knights",
      "--n=1",
      "--seed=1",
      "--no-shrink",
      "--memory-limit=64m",
      "--solution=" + program
    };
  }
}
