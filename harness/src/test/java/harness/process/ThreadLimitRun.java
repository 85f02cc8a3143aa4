package harness.process;

import harness.sandbox.NoSandbox;
import java.nio.file.Path;
import java.util.List;

/**
 * Prints the number of threads that a program may have without a compiler and without a sandbox.
 */
final class ThreadLimitRun {

  private static final long MEMORY = 64 << 20;

  private ThreadLimitRun() {}

  /** Takes a cache folder. */
  public static void main(String[] arguments) throws Exception {
    List<String> command = List.of("/bin/bash", "-c", "ulimit -u");
    Program program = Program.ofCommand("shell", command, List.of(), List.of());
    Path cache = Path.of(arguments[0]);
    try (ProgramHost host = ProgramHost.open(cache, new NoSandbox(), Accounting.POLLED);
        ProgramSession session = host.session(program, MEMORY)) {
      System.out.print(
          session.run(new byte[0], RunLimits.of(10_000_000_000L, MEMORY)).outputText());
    }
  }
}
