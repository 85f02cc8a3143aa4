package harness.process;

import static harness.process.CompiledPrograms.plain;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import harness.machine.RunnerFailure;
import harness.process.ZooMode.Place;
import harness.sandbox.ProgramUser;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** As root, the programs of each session run as a user of their own, who has no rights. */
@Timeout(60)
final class SessionUsersTest {

  /** The lowest id that belongs to nobody: above those of people and of systems' services. */
  private static final long LEAST = 61_000;

  /** Prints who it is, and fails if it has been somebody else or belongs to another group. */
  private static final String SOURCE =
      """
      #include <cstdio>
      #include <unistd.h>
      int main() {
        uid_t user, effective, saved;
        gid_t group, ofGroup, savedGroup;
        if (getresuid(&user, &effective, &saved) != 0 || user != effective || user != saved) return 1;
        if (getresgid(&group, &ofGroup, &savedGroup) != 0 || group != user) return 2;
        if (ofGroup != group || savedGroup != group || getgroups(0, nullptr) != 0) return 3;
        if (setuid(0) == 0 || setgid(0) == 0) return 4;
        printf("%u", user);
      }
      """;

  @ParameterizedTest
  @EnumSource(names = {"BWRAP", "NONE"})
  void eachSessionHasAUserOfItsOwn(Place place, @TempDir Path folder) throws IOException {
    assumeTrue(ProgramUser.isRoot(), "only root has other users");
    try (CompiledPrograms programs = new CompiledPrograms(ZooMode.here(place), folder)) {
      Program program = programs.compiled("who.cpp", SOURCE);
      try (ProgramSession one = programs.session(program);
          ProgramSession other = programs.session(program)) {
        long user = userOf(one);
        assertTrue(user >= LEAST, () -> "user " + user);
        assertEquals(user, userOf(one));
        assertNotEquals(user, userOf(other));
      }
    } catch (RunnerFailure notHere) {
      assumeTrue(false, "this sandbox does not work here");
    }
  }

  private static long userOf(ProgramSession session) {
    RunResult result = session.run(plain(""));
    assertTrue(result.report().endedWell(), () -> result.report().toString());
    return Long.parseLong(result.outputText());
  }
}
