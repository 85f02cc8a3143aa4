package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** On a folder of three programs, each command works or says in one line why it cannot. */
final class EveryCommandTest {

  @TempDir private Path folder;

  @BeforeEach
  void putPrograms() throws IOException {
    put(
        "gen.py",
        """
        import random, sys
        random.seed(int(sys.argv[-1]))
        n = random.randint(1, 5)
        print(n)
        print(*[random.randint(-9, 9) for _ in range(n)])
        """);
    put("brute.py", "input()\nprint(max(map(int, input().split())))\n");
    put("sol.py", "input()\nprint(max(0, max(map(int, input().split()))))\n");
    put(
        "val.py",
        "import sys\nn = int(input())\nsys.exit(0 if len(input().split()) == n else 3)\n");
    put("in.txt", "2\n-1 -2\n");
    put("out.txt", "-1\n");
  }

  private void put(String name, String text) throws IOException {
    Files.writeString(folder.resolve(name), text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          list --problem DIR                              | 0 | generator gen.py
          stress --problem DIR --n 8 --seed 1 --prove 1s  | 1 | wrong-answer
          generate --problem DIR --n 1 --seed 1           | 0 |
          validate --problem DIR DIR/in.txt               | 0 | ok
          check --problem DIR DIR/in.txt DIR/out.txt      | 0 | accepted
          minimize --problem DIR --prove 1s DIR/in.txt    | 1 | sol: wrong-answer
          minimize --reference DIR/brute.py --solution DIR/sol.py DIR/in.txt | 1 | shaped like the given one
          explain --problem DIR DIR/in.txt                | 1 | sol: wrong-answer
          explain --solution DIR/sol.py DIR/in.txt        | 0 | nothing says whether its output is right
          hack --problem DIR --goal slow --time 1s        | 0 | the slowest case found
          hack --problem DIR --goal wrong --no-shrink     | 1 | sol: wrong-answer
          export --problem DIR --n 2 --out DIR/package    | 0 | icpc, 2 tests
          """)
  void works(String command, int code, String says) {
    CommandRun run = run(command);
    assertEquals(code, run.code(), run.err() + run.out());
    assertTrue(says == null || (run.out() + run.err()).contains(says), run.err() + run.out());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          exhaust --problem DIR                | the set of all inputs is unknown: name a --puzzle, or describe the inputs with --input-format FILE.ctd
          bench --problem DIR                  | a comparison at exact distances works for puzzles only
          solve --problem DIR DIR/in.txt       | a built-in solver works for puzzles only
          replay --problem DIR DIR/in.txt      | a replay of moves works for puzzles only
          census --problem DIR                 | a count of all positions works for puzzles only
          verify --problem DIR                 | missing DIR, the folder of saved cases
          verify --problem DIR --strength      | has no tests
          status DIR                           | contains no campaign
          merge DIR                            | contains no campaign
          """)
  void saysInOneLineWhyItCannot(String command, String why) {
    CommandRun run = run(command);
    assertEquals(2, run.code(), run.err() + run.out());
    assertEquals("", run.out());
    String complaint = "harness " + command.substring(0, command.indexOf(' ')) + ": ";
    long complaints = run.err().lines().filter(line -> line.startsWith(complaint)).count();
    assertEquals(1, complaints, run.err());
    assertTrue(run.err().contains(why), run.err());
  }

  private CommandRun run(String command) {
    return CommandRun.of(
        Arrays.stream(command.split(" ", -1))
            .map(word -> word.replace("DIR", folder.toString()))
            .toArray());
  }
}
