package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
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
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code --files}: programs that read and write named files. */
@Timeout(300)
final class NamedFilesOptionTest {

  private static final String FREOPEN =
      """
      #include <cstdio>
      int main() {
        freopen("in put.txt", "r", stdin);
        freopen("out.txt", "w", stdout);
        int n;
        scanf("%d", &n);
        printf("%d\\n", n > 3 ? 3 : n);
      }
      """;

  private static final String C =
      """
      #include <stdio.h>
      int main(void) {
        FILE *in = fopen("in put.txt", "r"), *out = fopen("out.txt", "w");
        int n;
        fscanf(in, "%d", &n);
        fprintf(out, "%d\\n", n);
        return 0;
      }
      """;

  private static final String JAVA =
      """
      import java.io.*;
      import java.util.*;
      public class Sol {
        public static void main(String[] args) throws IOException {
          Scanner in = new Scanner(new File("in put.txt"));
          try (PrintWriter out = new PrintWriter("out.txt")) {
            out.println(in.nextInt());
          }
        }
      }
      """;

  private static final String PYTHON =
      "print(open('in put.txt').read().strip(), file=open('out.txt', 'w'))\n";

  private static final String FILES = "in put.txt,out.txt";

  @TempDir private Path folder;

  @BeforeEach
  void write() throws IOException {
    program("gen.sh", "echo $(($1 % 7))");
  }

  private Path program(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text + "\n");
  }

  private CommandRun stress(Path reference, List<Path> solutions, Object... more) {
    List<Object> words = new ArrayList<>(List.of("stress", "--seed", "1"));
    words.addAll(List.of("--generator", folder.resolve("gen.sh"), "--reference", reference));
    solutions.forEach(each -> words.addAll(List.of("--solution", each)));
    words.addAll(List.of(more));
    if (!words.contains("--n")) {
      words.addAll(List.of("--n", "12"));
    }
    return CommandRun.of(words.toArray());
  }

  private static String unwrapped(CommandRun run) {
    return run.out().replaceAll("\\n +", " ");
  }

  @Thorough
  @Test
  void rightProgramsInEveryLanguagePassAndWrongOnesAreShrunk() throws IOException {
    CommandRun run =
        stress(
            program("brute.c", C),
            List.of(
                program("sol.cpp", FREOPEN), program("Sol.java", JAVA), program("s.py", PYTHON)),
            "--files",
            FILES);
    assertEquals(ExitCode.FINDINGS, run.code(), run.err());
    String out = unwrapped(run);
    assertTrue(out.contains("finding 1: sol: wrong-answer (differs-from-reference)"), out);
    assertFalse(out.contains("finding 2"), out);
    assertTrue(out.contains("said      3   (right: "), out);
    assertTrue(out.contains("--files 'in put.txt,out.txt'"), out);
  }

  @Test
  void programsThatPrintAreMixedWithThoseThatWriteFiles() throws IOException {
    CommandRun run =
        stress(
            program("brute.sh", "cat"),
            List.of(program("s.sh", "cat 'in put.txt' > out.txt; echo more")),
            "--files",
            FILES);
    assertEquals(ExitCode.OK, run.code(), run.out());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ln -s 'in put.txt' out.txt | missing-output",
        "mkdir out.txt | missing-output",
        "mkfifo out.txt | missing-output",
        "exec head -c 10000000000 /dev/zero > out.txt | output-size",
        "if [ ! -e out.txt ]; then cat > out.txt; fi; rm out.txt | missing-output"
      })
  void anOutputThatIsNoFileOrTooLargeIsOneVerdict(String script, String reason) throws IOException {
    CommandRun run =
        stress(
            program("brute.sh", "cat"),
            List.of(program("bad.sh", script)),
            "--no-shrink",
            "--n",
            "3",
            "--files",
            FILES);
    assertEquals(ExitCode.FINDINGS, run.code(), run.err() + run.out());
    List<String> findings = run.out().lines().filter(each -> each.startsWith("finding ")).toList();
    assertFalse(findings.isEmpty(), run.out());
    assertTrue(findings.stream().allMatch(each -> each.endsWith(" (" + reason + ")")), run.out());
  }

  @Test
  void filesThatNobodyDeclaredAreNamedInTheFinding() throws IOException {
    Path reference = program("brute.sh", "cat");
    String renamed = FREOPEN.replace("in put", "input");
    CommandRun silent = stress(reference, List.of(program("sol.cpp", renamed)), "--no-shrink");
    assertTrue(
        unwrapped(silent)
            .contains("it wrote out.txt, which nobody declared: try --files input.txt,out.txt"),
        silent.out());
    CommandRun dead =
        stress(reference, List.of(program("s.py", PYTHON)), "--no-shrink", "--files", "a,out.txt");
    assertTrue(
        unwrapped(dead)
            .contains(
                "it opens in put.txt, which nobody declared: try --files 'in put.txt,out.txt'"),
        dead.out());
  }

  @ParameterizedTest
  @ValueSource(strings = {"a", ",", "a,a", "a/b,c", "..,c", "a,b,c", "a\nb,c"})
  void otherNamesAreOneClearLine(String files) {
    CommandRun run = CommandRun.of("stress", "--problem", folder, "--files", files);
    assertEquals(ExitCode.USAGE, run.code());
    assertEquals(1, run.err().lines().count(), run.err());
    assertTrue(run.err().contains("--files"), run.err());
  }

  @Test
  void interactorsAndPuzzlesUseTheStandardStreams() throws IOException {
    CommandRun talk =
        stress(
            program("brute.sh", "cat"),
            List.of(program("sol.sh", "cat")),
            "--interactor",
            program("int.sh", "exit 0"),
            "--files",
            FILES);
    assertEquals(ExitCode.USAGE, talk.code(), talk.out());
    assertTrue(talk.err().contains("--files: an interactor talks"), talk.err());
    for (String command : List.of("stress", "verify")) {
      CommandRun puzzle = CommandRun.of(command, "--puzzle", "knights", "--files", FILES);
      assertEquals(ExitCode.USAGE, puzzle.code(), puzzle.out());
      assertTrue(puzzle.err().contains("--files cannot be combined"), puzzle.err());
    }
  }

  @Test
  void aLooseFolderConnectsTheFilesOfItsPrograms() throws IOException {
    program("brute.py", PYTHON);
    program("sol.cpp", FREOPEN);
    CommandRun list = CommandRun.of("list", "--problem", folder);
    assertTrue(
        list.out()
            .contains("used in place of the standard streams; to change that: --files IN,OUT"),
        list.out());
    assertTrue(list.out().contains("files        in put.txt, out.txt"), list.out());
    CommandRun run =
        CommandRun.of("stress", "--problem", folder, "--n", "3", "--seed", "1", "--files", FILES);
    assertFalse(run.err().contains("in place of the standard streams"), run.err());
    assertFalse(run.out().contains("reference-failed"), run.out());
  }

  @Test
  void aPackageOfPolygonDeclaresTheFiles() throws IOException {
    Path made = folder.resolve("made");
    CommandRun export =
        CommandRun.of(
            "export",
            "--format",
            "polygon",
            "--generator",
            folder.resolve("gen.sh"),
            "--reference",
            program("brute.c", C),
            "--files",
            FILES,
            "--n",
            "3",
            "--seed",
            "1",
            "--out",
            made);
    assertEquals(ExitCode.OK, export.code(), export.err());
    JsonNode files = Listing.of(made, folder).get("files");
    assertEquals("in put.txt", files.get("input").asText());
    assertEquals("out.txt", files.get("output").asText());
    assertTrue(
        CommandRun.of("list", "--problem", made)
            .out()
            .contains("files        in put.txt, out.txt"));
    Path solution = program("sol.cpp", FREOPEN.replace("n > 3 ? 3 : n", "n"));
    CommandRun verify = CommandRun.of("verify", "--problem", made, "--solution", solution);
    assertEquals(ExitCode.OK, verify.code(), verify.err() + verify.out());
    CommandRun other =
        CommandRun.of("verify", "--problem", made, "--solution", solution, "--files", "a,b");
    assertEquals(ExitCode.FINDINGS, other.code(), other.err() + other.out());
  }
}
