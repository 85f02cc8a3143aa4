package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import harness.Thorough;
import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** An archive is unpacked into a temporary folder, which no output mentions. */
final class ZippedPackageTest {

  private static final String TEMPORARY = "harness-problem-";

  @TempDir private Path folder;

  private static CommandRun again(String command, String typed) {
    assertTrue(command.startsWith("bin/harness "), command);
    return CommandRun.typing(typed, (Object[]) command.split(" ", 2)[1].split(" "));
  }

  @Thorough
  @Test
  void commandsThatReproduceAFindingNameTheArchiveAndTheSubmission() throws IOException {
    Path zip = PackageCopy.zipped("library-checker", folder);
    Path json = folder.resolve("run.json");
    CommandRun run =
        CommandRun.of(
            "stress", "--problem", zip, "--solution=first", "--n=6", "--seed=1", "--json", json);
    assertEquals(ExitCode.FINDINGS, run.code(), run.err());
    assertFalse((run.out() + run.err() + Files.readString(json)).contains(TEMPORARY), run.out());
    JsonNode finding = new JsonMapper().readTree(json.toFile()).at("/findings/0");
    String command = finding.get("reproduce").asText();
    assertTrue(command.contains("--problem " + zip + " --case "), command);
    assertEquals(ExitCode.FINDINGS, again(command, "").code(), command);
    String minimize = finding.at("/smallest/reproduce").asText().split(" \\| ", 2)[1];
    String smallest = finding.at("/smallest/input").asText();
    assertEquals(ExitCode.FINDINGS, again(minimize, smallest).code(), minimize);
  }

  @Test
  void survivorsAreNamedAsInTheArchive() throws IOException {
    Path json = folder.resolve("strength.json");
    CommandRun run =
        CommandRun.of(
            "verify",
            "--strength",
            "--problem",
            PackageCopy.zipped("polygon", folder),
            "--json",
            json);
    assertEquals(ExitCode.OK, run.code(), run.err());
    assertFalse((run.out() + run.err() + Files.readString(json)).contains(TEMPORARY), run.out());
  }

  @ParameterizedTest
  @ValueSource(strings = {"icpc-2025", "polygon"})
  void aListNamesTheArchive(String name) throws IOException {
    assertNamesTheArchive(name);
  }

  @Thorough
  @ParameterizedTest
  @ValueSource(strings = {"icpc-legacy", "rbx", "library-checker"})
  void aListNamesTheArchiveOfOtherFormats(String name) throws IOException {
    assertNamesTheArchive(name);
  }

  private void assertNamesTheArchive(String name) throws IOException {
    Path zip = PackageCopy.zipped(name, folder);
    Path json = folder.resolve("list.json");
    CommandRun run = CommandRun.of("list", "--problem", zip, "--json", json);
    assertEquals(ExitCode.OK, run.code(), run.err());
    assertFalse(Files.readString(json).contains(TEMPORARY), Files.readString(json));
    assertTrue(Files.readString(json).contains(zip + "/"), Files.readString(json));
  }

  @Test
  void anArchiveIsVerifiedLikeAFolder() throws IOException {
    CommandRun run = CommandRun.of("verify", PackageCopy.zipped("polygon", folder));
    assertEquals(ExitCode.OK, run.code(), run.err());
    assertTrue(run.out().contains("nothing wrong found: 3 cases, "), run.out());
  }

  @Test
  void aFileThatIsNoArchiveIsRefusedByVerify() throws IOException {
    Path file = Files.writeString(folder.resolve("text.zip"), "no archive");
    CommandRun run = CommandRun.of("verify", file);
    assertEquals(ExitCode.USAGE, run.code(), run.out());
    assertTrue(run.err().contains("neither a folder nor a readable .zip file"), run.err());
  }

  @Test
  void aBrokenFileIsNamedAsInTheArchive() throws IOException {
    Path broken = PackageCopy.of("polygon", folder);
    Files.writeString(broken.resolve("problem.xml"), "<problem>\n<judging>\n</problem>\n");
    Path zip = PackageCopy.zippedFolder(broken, folder.resolve("broken.zip"));
    for (String command : new String[] {"list", "stress"}) {
      CommandRun run = CommandRun.of(command, "--problem", zip);
      assertEquals(ExitCode.USAGE, run.code());
      assertTrue(run.err().contains(zip + "/problem.xml:3"), run.err());
      assertFalse(run.err().contains(TEMPORARY), run.err());
    }
  }

  @Test
  void aPackageWithoutGeneratorsListsHowItsCasesAreDrawn() {
    CommandRun run = CommandRun.of("list", "--problem", Path.of("src/test/packages/icpc-legacy"));
    assertTrue(run.out().contains("generators   mutations"), run.out());
  }
}
