package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The command line, run in process: help, exit codes, one-line errors. */
final class MainTest {

  private static final String SELF_DRAGGING = "1 1 2 3 4\n" + "1 1 1 1 1\n".repeat(11);

  @TempDir private Path folder;
  @RegisterExtension private final Console console = new Console();

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "frobnicate | frobnicate",
        "stress --puzzle knights --frobnicate | --frobnicate",
        "stress | missing --puzzle PUZZLE",
        "stress --puzzle chess | no puzzle 'chess'; available: ",
        "stress --puzzle knights --solver nobody | no solver 'nobody' for knights; available: a-star",
        "stress --puzzle knights --solver bfs:3 | bfs takes no argument",
        "stress --puzzle knights --solver bfs,bfs | solver 'bfs' is named twice",
        "stress --puzzle knights --generator none | no generator 'none' for knights; there are",
        "stress --puzzle knights --generator easy,easy | generator 'easy' is named twice",
        "stress --puzzle knights --generator distance | needs an argument, as in distance:7",
        "stress --puzzle knights --generator distance:x | x",
        "stress --puzzle knights --generator distance:99 | 99",
        "stress --puzzle rotation --generator distance:99 | 99",
        "stress --puzzle gears --generator distance:-1 | -1",
        "stress --puzzle knights --generator mix:7 | mix takes no argument",
        "hack --puzzle knights --goal nothing | --goal': 'nothing'; expected one of slow, wrong (see",
        "bench --puzzle knights --study x | 'x'; expected weights (see",
        "stress --puzzle knights --n 0 | --n 0: expected at least 1",
        "stress --puzzle knights --n many | 'many' is not a whole number",
        "stress --puzzle knights --n 1e6 | '1e6' is not a whole number",
        "stress --puzzle knights --seed 9223372036854775808 | is out of range",
        "stress --puzzle knights --threads 2147483648 | '2147483648' is out of range",
        "stress --puzzle knights --solutoin a | did you mean --solution?",
        "stress --puzzle knights --solution a b | each program needs its own --solution",
        "stress --puzzle knights --threads 0 | --threads 0: expected 1 to 1024",
        "stress --puzzle knights --time-limit 5 | '5' is not a positive time, such as",
        "stress --puzzle knights --time-limit 0s | '0s' is not a positive time",
        "stress --puzzle knights --memory-limit 12q | '12q' is not a memory size, such as",
        "stress --puzzle knights --memory-limit 0k | '0k' is not a memory size",
        "stress --case nonsense | 'nonsense' is not a case name; expected PROBLEM/GENERATOR@SEED#INDEX",
        "stress --case chess/mix@1#0 | no puzzle 'chess'",
        "stress --case knights/none@1#0 | no generator 'none'",
        "stress --case knights/distance@1#0 | needs an argument",
        "stress --case knights/mix@1#0 --puzzle gears | belongs to knights, not to gears",
        "stress --puzzle knights --problem . | --problem cannot be combined with --puzzle",
        "stress --puzzle knights --reference a.py | --reference cannot be combined with --puzzle",
        "stress --puzzle knights --checker std:fcmp | --checker cannot be combined with --puzzle",
        "stress --puzzle knights --validator a.py | --validator cannot be combined with --puzzle",
        "stress --puzzle knights --json /no/such/folder/x.json | cannot write",
        "list --json /no/such/folder/x.json | cannot write",
        "generate --n 3 | missing --puzzle PUZZLE",
        "generate --puzzle knights --n 0 | --n 0: expected at least 1",
        "generate --puzzle gears --seed 1 --n 2 | holds one case; use --out DIR or --n 1",
        "generate --case knights/mix@1 | is not a case name",
        "solve --puzzle knights | --solver",
        "solve --solver bfs | --puzzle",
        "solve --puzzle knights --solver nobody | no solver 'nobody'",
        "stress --puzzle knights --solution \ufffd.cpp | set LC_ALL=C.UTF-8",
        "solve --puzzle knights --solver bfs /no/such/file | cannot read /no/such/file",
        "minimize --puzzle knights --solver bfs /no/such/file | /no/such/file: no such file",
        "minimize --puzzle knights --solver bfs / | cannot read /: it is a folder",
      })
  void badUsageIsOneLine(String line, String problem) {
    console.assertRefused(console.run(line), problem);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "stress --puzzle knights --size 3 | unknown option --size (see harness stress --help)",
        "stress --puzzle knights --sizes 3 --n 5 | unknown option --sizes (see",
        "stress --puzzle knights --size=3 | unknown option --size (see",
        "stress --puzzle knights --size 3 --values 4 | unknown options --size and --values (see",
        "stress --puzzle knights --solutoin a.py | unknown option --solutoin; did you mean --solution? (see",
      })
  void unknownOptionsAreNamedWithoutTheirValues(String line, String problem) {
    console.assertRefused(console.run(line), ": " + problem);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "stress --generator no.py --solution no.py --n 0 | --n 0: expected at least 1",
        "stress --generator no.py --solution no.py --first -1 | --first -1: expected 0 or more",
        "stress --generator no.py --solution no.py --threads 0 | --threads 0: expected 1 to 1024",
        "stress --generator no.py --solution no.py --batch 0 | --batch 0: expected auto or 1 to",
        "stress --generator no.py --watch | --watch needs a --solution",
        "hack --generator no.py --solution no.py --threads 0 | --threads 0: expected 1 to 1024",
        "exhaust --input-format no.ctd --solution no.py --size 0 | --size and --values: expected",
        "exhaust --input-format no.ctd --solution no.py --threads 0 | --threads 0: expected 1 to",
        "minimize --reference no.py --solution no.py --threads 0 x.in | --threads 0: expected 1 to",
        "verify --problem no --threads 0 | --threads 0: expected 1 to 1024",
      })
  void badNumbersAreRefusedBeforeProgramsAreOpened(String line, String problem) {
    console.assertRefused(console.run(line), problem);
  }

  @Test
  void theExitCodesAreThoseOfTheContract() {
    assertEquals(
        List.of(0, 1, 2, 3, 130),
        List.of(
            ExitCode.OK, ExitCode.FINDINGS, ExitCode.USAGE, ExitCode.DEFECT, ExitCode.INTERRUPTED));
  }

  @Test
  void noCommandShowsTheUsage() {
    assertEquals(ExitCode.USAGE, Main.run());
    assertTrue(console.complained().startsWith("Usage: harness"), console.complained());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "knights | 1\\n10110\\n01*11\\n10111\\n01001\\n0000x\\n | line 6, column 5",
        "knights | 2\\n10110\\n01*11\\n10111\\n01001\\n0000\\n | line 6, column 5",
        "rotation | 1 1 1 1 3 2 3 2 3 1 3 2 2 3 1 2 2 2 3 1 2 1 3 4\\n0\\n | line 1, column 47",
        "rotation | 1 1 1\\n0\\n | line 1, column 6",
        "gears | 5 2 2 3 4\\n | line 1, column 1",
      })
  void invalidInputNamesLineAndColumn(String puzzle, String input, String where) {
    console.type(input.replace("\\n", "\n"));
    console.assertRefused(
        console.run("solve --puzzle " + puzzle + " --solver bfs"), "standard input: " + where);
  }

  @Test
  void aKnobThatDragsItselfIsInvalidInput() {
    console.type(SELF_DRAGGING);
    console.assertRefused(
        console.run("solve --puzzle gears --solver bfs"),
        "line 1, column 3: knob 1 drags itself from state 1");
  }

  @Test
  void aFileOfInvalidInputIsNamed() throws IOException {
    Path file = Files.writeString(folder.resolve("bad.in"), "x\n");
    console.assertRefused(
        console.run("solve --puzzle knights --solver bfs " + file), file + ": line 1, column 1: ");
  }

  @Test
  void aJsonFileThatIsAFolderIsRefusedBeforeTheRun() {
    console.assertRefused(
        console.run("stress --puzzle knights --seed 1 --json " + folder),
        folder + " is a folder; expected a file to write");
  }
}
