package harness.process;

import harness.sandbox.NoSandbox;
import java.nio.file.Path;
import java.util.List;

/** Prints how many threads a program may have where there is neither a compiler nor a sandbox. */
final class ThreadLimitRun {

  private static final long MEMORY = 64 << 20;

  private ThreadLimitRun() {}

  /** The command line: a cache. */
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
