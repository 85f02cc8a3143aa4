package harness.jury;

import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.cases.Limits;
import harness.formats.CheckerCodes;
import harness.sandbox.Isolation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ProgramGeneratorTest {

  @TempDir private Path folder;

  private TestJury jury() throws IOException {
    JuryParts parts =
        new JuryParts(
            "late", List.of("gen.sh"), List.of(), List.of(), null, null, CheckerCodes.TESTLIB);
    return new TestJury(
        parts, new Limits(1_000_000_000, 64 << 20, 1), folder, Isolation.NONE, JuryLimits.USUAL);
  }

  @Test
  void aFailureWhenTheFirstCaseIsDrawnAgainDoesNotAffectOtherCases() throws Exception {
    Path late = folder.resolve("late");
    assertTrue(folder.toFile().setExecutable(true, false), "programs may run as another user");
    Files.writeString(folder.resolve("gen.sh"), "[ -e " + late + " ] && exit 3; echo $1\n");
    try (TestJury jury = jury()) {
      ProgramGenerator generator = (ProgramGenerator) jury.problem().turns().get(0);
      assertTrue(generator.draw(1, 0).input().matches("\\d+\n"));
      Files.createFile(late);
      assertTrue(generator.isUnsteady(), "its inputs are to be kept");
    }
  }
}
