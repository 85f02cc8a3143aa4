package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** An option that would do nothing is refused in one line. */
final class IdleOptionsTest {

  @TempDir private Path folder;

  private void refused(String line, String... words) {
    CommandRun run = CommandRun.of((Object[]) words);
    assertEquals(ExitCode.USAGE, run.code(), run.err() + run.out());
    assertEquals("harness " + words[0] + ": " + line, run.err().strip());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          exhaust --max-distance=1 --generator=easy | --generator has no effect here: exhaust runs every case
          exhaust --max-distance=1 --smaller | --smaller has no effect here: nothing is drawn
          stress --sample=1.in | --sample cannot be combined with --puzzle: a puzzle has its own judge
          minimize --solver=bfs --sample=1.in - | --sample has no effect here: nothing is drawn
          stress --format=icpc | --format needs --problem DIR
          stress --checker-codes=icpc | --checker-codes cannot be combined with --puzzle: a puzzle has its own judge
          stress --checker-always | --checker-always cannot be combined with --puzzle: a puzzle has its own judge
          stress --jury-time-limit=1s | --jury-time-limit cannot be combined with --puzzle: a puzzle has its own judge
          stress --include=. | --include cannot be combined with --puzzle: a puzzle has its own judge
          stress --require-caught | --require-caught works for your own problems only
          stress --no-shrink --prove=1s | --prove cannot be combined with --no-shrink
          generate --case=gears/easy@1#1 --out=none | --out cannot be combined with --case, which prints the case
          generate --n=1 --force | --force needs --out DIR
          hack --solver=bfs --no-shrink | --no-shrink needs --goal wrong
          hack --solver=bfs --prove=1s | --prove needs --goal wrong
          hack --solver=bfs --fail-fast | --fail-fast needs --goal wrong
          hack --solver=bfs --batch=1 | --batch needs --goal wrong
          hack --solver=bfs --any-shortest | --any-shortest needs --goal wrong
          hack --solver=bfs --beyond-reach | --beyond-reach needs --goal wrong
          minimize --solver=bfs --beyond-reach - | --beyond-reach has no effect here: every solver is run on your input
          minimize --solver=bfs --generator=easy - | --generator has no effect here: the input is yours
          explain --solver=bfs --beyond-reach - | --beyond-reach has no effect here: every solver is run on your input
          explain --solver=bfs --generator=easy - | --generator has no effect here: the input is yours
          validate --generator=easy - | --generator has no effect here: nothing is drawn
          check --generator=easy - - | --generator has no effect here: nothing is drawn
          verify --generator=easy | --generator has no effect here: the cases are saved ones
          describe 1.in | --puzzle has no effect here: docs/puzzles.md describes the inputs
          describe 1.in --sample=2.in | --sample cannot be combined with SAMPLE: name the file alone
          """)
  void ofAPuzzle(String words, String line) {
    refused(
        line,
        Stream.concat(Stream.of(words.split(" ")), Stream.of("--puzzle=gears"))
            .toArray(String[]::new));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          stress --any-shortest | --any-shortest works for puzzles only
          stress --beyond-reach | --beyond-reach works for puzzles only
          stress --format=icpc | --format needs --problem DIR
          stress --checker-codes=icpc | --checker-codes: there is no checker and no interactor
          stress --checker=std:tokens --checker-codes=icpc | --checker-codes: there is no checker and no interactor
          stress --checker-always | --checker-always needs --checker PROGRAM
          stress --sample=1.in | --sample has no effect here: the problem says which inputs are valid
          minimize --sample=1.in - | --sample has no effect here: nothing is drawn
          minimize --any-shortest - | --any-shortest works for puzzles only
          """)
  void ofPrograms(String words, String line) throws IOException {
    Path program = Files.writeString(folder.resolve("a.sh"), "cat\n");
    refused(
        line,
        Stream.concat(
                Stream.of(words.split(" ")),
                Stream.of("generator", "reference", "solution")
                    .filter(each -> words.startsWith("stress") || !each.equals("generator"))
                    .map(each -> "--" + each + "=" + program))
            .toArray(String[]::new));
  }

  @ParameterizedTest
  @CsvSource({"list --format=icpc,--format needs --problem DIR"})
  void ofAList(String words, String line) {
    refused(line, words.split(" "));
  }
}
