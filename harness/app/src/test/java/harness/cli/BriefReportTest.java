package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Reports on one screen, of programs that double a number. */
final class BriefReportTest {

  private static final int LINES = 24;
  private static final int WIDTH = 80;

  @TempDir private Path folder;

  @BeforeEach
  void write() throws IOException {
    file("sol.sh", "read n; echo $((n * n))");
    file("1.in", "2");
    file("1.out", "4");
    file("2.in", "3");
    file("2.out", "6");
  }

  private void file(String name, String text) throws IOException {
    Files.writeString(folder.resolve(name), text + "\n");
  }

  private List<String> brief(String command, int code, Object... rest) {
    List<Object> words = new ArrayList<>(List.of(command, "--problem", folder, "--brief"));
    words.addAll(Arrays.asList(rest));
    CommandRun run = CommandRun.of(words.toArray());
    assertEquals(code, run.code(), run.err());
    List<String> lines = run.out().lines().toList();
    List<String> report = lines.subList(0, lines.size() - 1);
    assertTrue(report.stream().allMatch(each -> each.length() <= WIDTH), run.out());
    String next = lines.get(lines.size() - 1);
    assertTrue(report.size() + 1 + next.length() / WIDTH <= LINES, run.out());
    assertTrue(next.startsWith("next: "), run.out());
    return lines;
  }

  @Test
  void theInputComesFirstThenWhatWasTriedThenTheNextCommand() {
    List<String> lines = brief("verify", ExitCode.FINDINGS);
    assertEquals(
        List.of(
            "finding 1: sol: wrong-answer (differs-from-reference)",
            "  input     3",
            "  said      9   (right: 6)"),
        lines.subList(0, 3));
    assertTrue(lines.get(3).matches("1 wrong result in 2 cases; [\\d.]+ s"), lines.get(3));
    assertTrue(lines.get(4).matches("next: .* verify --problem .* --only 2 .*"), lines.get(4));
    assertEquals(5, lines.size());
  }

  @Test
  void aLongInputIsCutAndItsFileIsNamed() throws IOException {
    String input = "3\n" + "12345 ".repeat(40) + "\n6789".repeat(500);
    file("2.in", input);
    List<String> lines = brief("verify", ExitCode.FINDINGS);
    String file = folder.resolve("2.in").toString();
    assertTrue(
        lines.stream().anyMatch(each -> each.startsWith(" ".repeat(12) + "... (502 lines, ")),
        lines::toString);
    assertTrue(String.join("", lines).contains(file.substring(0, 30)), lines::toString);
    assertTrue(lines.contains("  said      9   (right: 6)"), lines::toString);
  }

  @Test
  void manyFindingsAndLongOutputsStayOnOneScreen() throws IOException {
    file("brute.sh", "read n; seq $((n + n)) 900");
    for (int i = 1; i <= 8; i++) {
      file("sol" + i + ".sh", "read n; seq $((n + " + i + ")) 900; echo >&2; exit " + i % 2);
      Files.deleteIfExists(folder.resolve(i + ".out"));
    }
    List<String> lines = brief("verify", ExitCode.FINDINGS);
    assertTrue(lines.get(0).startsWith("finding 1: "), lines::toString);
    assertTrue(lines.stream().anyMatch(each -> each.startsWith("finding 2: ")), lines::toString);
    assertTrue(
        lines.stream().anyMatch(each -> each.matches("and \\d+ more findings: without --brief")),
        lines::toString);
  }

  @Test
  void exhaustSaysWhatIsProvenAndMergeWhatWasTried() throws IOException {
    file("input.ctd", "INT(0,5,n) NEWLINE EOF");
    file("brute.sh", "read n; echo $((n + n))");
    CommandRun every =
        CommandRun.of(
            "exhaust",
            "--brief",
            "--input-format=" + folder.resolve("input.ctd"),
            "--reference=" + folder.resolve("brute.sh"),
            "--solution=" + folder.resolve("sol.sh"));
    assertEquals(ExitCode.FINDINGS, every.code(), every.err());
    List<String> lines = every.out().lines().toList();
    assertEquals("finding 1: sol: wrong-answer (differs-from-reference)", lines.get(0));
    assertTrue(
        lines.stream().anyMatch(each -> each.startsWith("sol: wrong on 2 of all 4 inputs")),
        every.out());
    assertTrue(lines.size() <= LINES, every.out());

    CommandRun.of(
        "stress", "--problem", folder, "--n=3", "--seed=1", "--json", folder.resolve("run.json"));
    CommandRun merged = CommandRun.of("merge", folder.resolve("run.json"), "--brief");
    assertEquals(ExitCode.FINDINGS, merged.code(), merged.err());
    lines = merged.out().lines().toList();
    assertEquals("finding 1: sol: wrong-answer (differs-from-reference)", lines.get(0));
    assertTrue(lines.get(lines.size() - 1).startsWith("next: "), merged.out());
    assertTrue(lines.size() <= 8, merged.out());
  }

  @Test
  void aSolutionAloneIsComparedWithTheAnswersOfItsSamples() throws IOException {
    List<String> wrong = brief("stress", ExitCode.FINDINGS, "--n", "3");
    assertTrue(wrong.contains("  said      9   (right: 6)"), wrong::toString);
    file("sol.sh", "read n; echo $((n + n))");
    List<String> right = brief("stress", ExitCode.OK, "--n", "4");
    String whole = String.join("", right).replaceAll(" +", " ");
    assertTrue(whole.startsWith("nothing wrong found: 4 cases from "), whole);
    assertTrue(whole.contains("on other inputs, only crashes and exceeded"), whole);
    assertTrue(right.get(right.size() - 1).endsWith(" --for 10m"), whole);
    assertFalse(whole.contains("finding"), whole);
  }
}
