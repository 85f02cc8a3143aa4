package harness.jury;

import harness.jury.TestJury.Shrunk;
import harness.problem.TestProblem;
import harness.problem.TestProblem.Expected;
import harness.shrink.Smallest;
import java.io.IOException;
import java.time.Duration;

/**
 * Prints a table: for each wrong program of the test problems how large its first failing input is,
 * how small it becomes, in what time and how many runs. An argument chooses the problems or
 * programs whose names hold it.
 */
final class SmallestInputs {

  private static final long ENOUGH = 600;
  private static final Duration TIME = Duration.ofSeconds(10);

  private SmallestInputs() {}

  /** Prints the table. */
  public static void main(String[] arguments) throws IOException {
    String wanted = arguments.length == 0 ? "" : arguments[0];
    System.out.printf(
        "%-46s %7s %7s %7s %7s %6s %6s%n",
        "program", "first", "bytes", "tokens", "bytes", "s", "runs");
    for (TestProblem problem : TestProblem.all()) {
      for (Expected wrong : problem.programs().stream().filter(Expected::isWrong).toList()) {
        if ((problem.name() + "/" + wrong.file()).contains(wanted)) {
          show(problem, wrong);
        }
      }
    }
  }

  private static void show(TestProblem problem, Expected wrong) throws IOException {
    String name = problem.name() + "/" + wrong.file();
    try (TestJury jury = TestJury.of(problem, wrong.generator())) {
      Shrunk shrunk = jury.shrunk(ENOUGH, TIME, wrong.file());
      if (shrunk == null || shrunk.smallest() == null) {
        System.out.printf("%-46s not found%n", name);
        return;
      }
      String first = shrunk.first();
      Smallest small = shrunk.smallest();
      System.out.printf(
          "%-46s %7d %7d %7d %7d %6.1f %6d  %s: %s%n",
          name,
          tokens(first),
          first.length(),
          tokens(small.input()),
          small.input().length(),
          small.elapsedMs() / 1e3,
          small.ran(),
          small.note(),
          small.input().substring(0, Math.min(60, small.input().length())).replace("\n", "\\n"));
    }
  }

  private static int tokens(String input) {
    return input.isBlank() ? 0 : input.strip().split("\\s+").length;
  }
}
