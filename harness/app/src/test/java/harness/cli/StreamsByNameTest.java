package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Programs may open their streams again by name, whichever user they run as. */
final class StreamsByNameTest {

  @TempDir private Path folder;

  private Path program(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text + "\n");
  }

  private void isRight(Path solution) throws IOException {
    CommandRun run =
        CommandRun.of(
            "stress",
            "--generator",
            program("gen.sh", "echo $1"),
            "--reference",
            program("brute.sh", "cat"),
            "--solution",
            solution,
            "--n",
            "6");
    assertEquals(ExitCode.OK, run.code(), () -> run.out() + run.err());
  }

  @Test
  void inAShell() throws IOException {
    isRight(program("sol.sh", "echo note > /dev/stderr; cat < /dev/stdin > /dev/stdout"));
  }

  @Test
  void inPython() throws IOException {
    isRight(
        program(
            "sol.py",
            "text = open('/dev/stdin').read()\nopen('/proc/self/fd/1', 'w').write(text)"));
  }

  @Test
  void inCpp() throws IOException {
    isRight(
        program(
            "sol.cpp",
            """
            #include <cstdio>
            int main() { freopen("/dev/stdin", "r", stdin); freopen("/dev/stdout", "w", stdout);
              long n; scanf("%ld", &n); printf("%ld\\n", n); }
            """));
  }

  @Test
  void inADialogue() throws IOException {
    Path interactor =
        program(
            "int.py",
            """
            import sys
            n = open(sys.argv[1]).read().strip()
            print(n, flush=True)
            sys.exit(0 if open('/dev/stdin').readline().strip() == n else 1)
            """);
    Path solution = program("sol.sh", "exec 3< /dev/stdin; read n <&3; echo $n > /dev/stdout");
    CommandRun run =
        CommandRun.of(
            "stress",
            "--generator",
            program("gen.sh", "echo $1"),
            "--interactor",
            interactor,
            "--solution",
            solution,
            "--n",
            "6");
    assertEquals(ExitCode.OK, run.code(), () -> run.out() + run.err());
  }
}
