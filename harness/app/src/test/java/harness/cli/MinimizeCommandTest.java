package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** Minimizing a shell program's failing file and saving the result, run in process. */
final class MinimizeCommandTest {

  private static final String SOLVED = "11111\n01111\n00*11\n00001\n00000\n";
  private static final String SAMPLE = "10110\n01*11\n10111\n01001\n00000\n";

  /** Answers 7 for every board. */
  private static final String SAYS_SEVEN =
      "#!/bin/sh\nread boards\nwhile [ \"$boards\" -gt 0 ]; do echo 7; boards=$((boards - 1)); done\n";

  @TempDir private Path folder;
  @RegisterExtension private final Console console = new Console();

  private String file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  private String saysSeven() throws IOException {
    return "seven=" + file("seven.sh", SAYS_SEVEN);
  }

  private List<String> saved() throws IOException {
    try (Stream<Path> files = Files.list(folder.resolve("saved"))) {
      return files.map(each -> each.getFileName().toString()).sorted().toList();
    }
  }

  @Test
  void aFileWithNothingWrongExitsWithZero() throws IOException {
    String input = file("right.in", "2\n" + SOLVED + SAMPLE);
    assertEquals(0, Main.run("minimize", "--puzzle", "knights", "--solver", "ida-star", input));
    assertTrue(console.printed().contains("ida-star: accepted"));
  }

  @Test
  void aFailingFileShrinksToItsSmallestCaseAndIsWritten() throws IOException {
    String input = file("wrong.in", "2\n" + SAMPLE + SOLVED);
    Path smallest = folder.resolve("smallest.in");
    String[] arguments = {
      "minimize",
      "--puzzle",
      "knights",
      "--solution",
      saysSeven(),
      "--sandbox",
      "none",
      "--out",
      smallest.toString(),
      "--save",
      folder.resolve("saved").toString(),
      input
    };
    assertEquals(1, Main.run(arguments), console::complained);
    assertEquals("1\n" + SOLVED, Files.readString(smallest));
    String text = console.printed();
    assertTrue(text.contains("says 7; 0 moves suffice"), text);
    assertTrue(text.contains("proven"), text);
    List<String> saved = saved();
    assertEquals(4, saved.size(), saved.toString());
    Main.run(arguments);
    assertEquals(saved, saved(), "a second run saves nothing twice");
  }

  @Test
  void whatACompilerSaysEndsItsLine() throws IOException {
    int code =
        Main.run(
            "minimize",
            "--reference",
            file("one.sh", "echo 1\n"),
            "--solution",
            file("broken.c", "int main(void) { return x; }\n"),
            "--solution",
            "right=" + file("right.sh", "echo 1\n"),
            file("any.in", "5\n"));
    assertEquals(1, code, console::complained);
    List<String> lines = console.printed().lines().toList();
    assertEquals("broken: compile-error", lines.get(0));
    assertTrue(lines.contains("right: accepted"), console::printed);
  }

  /** Answers right in half of its runs. */
  @Test
  void aRightOutputIsNotShownAsTheFailure() throws IOException {
    String flaky =
        file("flaky.sh", "[ $(od -An -N1 -tu1 /dev/urandom) -lt 128 ] && echo 1 || echo 2\n");
    String reference = file("one.sh", "echo 1\n");
    String input = file("any.in", "5\n");
    for (int run = 0; run < 12; run++) {
      Main.run(
          "minimize",
          "--no-shrink",
          "--reference",
          reference,
          "--solution",
          flaky,
          "--sandbox",
          "none",
          input);
    }
    String text = console.printed();
    assertTrue(text.contains("flaky: wrong-answer"), text);
    assertTrue(text.contains("said      2   (right: 1)"), text);
    assertFalse(text.contains("said      1   (right: 1)"), text);
  }

  @Test
  void eachKindOfFailureIsShown() throws IOException {
    String unsolvable = "00000\n10000\n11*00\n11110\n11111\n";
    String input = file("two-kinds.in", "4\n" + SOLVED + SAMPLE + unsolvable + SOLVED);
    assertEquals(
        1,
        Main.run(
            "minimize",
            "--puzzle",
            "knights",
            "--solution",
            saysSeven(),
            "--sandbox",
            "none",
            "--no-shrink",
            input));
    String text = console.printed();
    assertEquals(
        List.of("seven: wrong-answer (not-optimal)", "seven: wrong-answer (missed-unsolvable)"),
        text.lines().filter(line -> line.startsWith("seven: ")).toList(),
        text);
  }

  @Test
  void anOutputThatNothingJudgesIsNotAccepted() throws IOException {
    String input = file("one.in", "1\n");
    String[] arguments = {
      "minimize",
      "--generator",
      file("gen.sh", "echo 1\n"),
      "--solution",
      "seven=" + file("seven.sh", "echo 7\n"),
      "--sandbox",
      "none",
      input
    };
    assertEquals(0, Main.run(arguments));
    assertTrue(
        console
            .printed()
            .contains("seven: no failure, but nothing says whether its output is right"),
        console.printed());
  }

  @Test
  void standardInputIsRead() {
    console.type("1\n" + SAMPLE);
    assertEquals(0, Main.run("minimize", "--puzzle", "knights", "--solver", "ida-star", "-"));
  }

  @Test
  void anInvalidFileIsBadUsage() throws IOException {
    String input = file("damaged.in", "1\n" + SAMPLE.replace('*', '1'));
    assertEquals(2, Main.run("minimize", "--puzzle", "knights", "--solver", "ida-star", input));
    String complaint = console.complained();
    assertTrue(complaint.contains("damaged.in: line 2, column 1"), complaint);
    assertEquals(1, complaint.lines().count());
  }

  @Test
  void aFolderThatCannotBeMadeIsBadUsageBeforeTheRun() throws IOException {
    String inTheWay = file("in-the-way", "") + "/saved";
    assertEquals(2, Main.run("stress", "--puzzle", "knights", "--n", "1", "--save", inTheWay));
    assertTrue(console.complained().contains("--save"));
    assertEquals("", console.printed());
  }
}
