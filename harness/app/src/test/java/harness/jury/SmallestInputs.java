package harness.jury;

import harness.jury.TestJury.Shrunk;
import harness.problem.TestProblem;
import harness.problem.TestProblem.Expected;
import harness.shrink.Smallest;
import harness.shrink.text.Layout;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/**
 * Prints a table with, for each wrong program of the test problems, the size of its first failing
 * input, of the smallest one found and of the smallest possible, and the time and number of runs.
 * An argument selects the problems or programs whose names contain it.
 */
final class SmallestInputs {

  private static final long ENOUGH = 600;
  private static final Duration TIME = Duration.ofSeconds(10);
  private static final double SLACK_SECONDS = 0.5;
  private static final String ROW = "%-46s %6s %7s %7s %7s %6s %6s %6s %8s%n";

  private final List<Integer> tokens = new ArrayList<>();
  private int late;
  private int known;
  private int missed;

  private SmallestInputs() {}

  /** Prints the table. */
  public static void main(String[] arguments) throws IOException {
    String wanted = arguments.length == 0 ? "" : arguments[0];
    SmallestInputs table = new SmallestInputs();
    System.out.printf(ROW, "", "first", "", "small", "", "least", "", "", "runs to");
    System.out.printf(
        ROW, "program", "tokens", "bytes", "tokens", "bytes", "tokens", "s", "runs", "shorten");
    for (TestProblem problem : TestProblem.all()) {
      for (Expected wrong : problem.programs().stream().filter(Expected::isWrong).toList()) {
        if ((problem.name() + "/" + wrong.file()).contains(wanted)) {
          table.add(problem, wrong);
        }
      }
    }
    table.sumUp();
  }

  private void add(TestProblem problem, Expected wrong) throws IOException {
    String name = problem.name() + "/" + wrong.file();
    try (TestJury jury = TestJury.of(problem, wrong.generator())) {
      Shrunk shrunk = jury.shrunk(ENOUGH, TIME, wrong.file());
      if (shrunk == null || shrunk.smallest() == null) {
        System.out.printf("%-46s not found%n", name);
        return;
      }
      Smallest small = shrunk.smallest();
      TestProblem.Smallest least = wrong.smallest().get(small.reason().label());
      System.out.printf(
          ROW,
          name,
          Layout.of(shrunk.first()).tokens(),
          shrunk.first().length(),
          small.tokens(),
          small.bytes(),
          least == null ? "-" : least.tokens(),
          String.format(Locale.ROOT, "%.1f", small.elapsedMs() / 1e3),
          small.ran(),
          small.ranToShorten() == null ? "-" : small.ranToShorten());
      System.out.println("  " + small.note() + ": " + start(small.input()));
      tokens.add(small.tokens());
      late += small.elapsedMs() / 1e3 > TIME.toSeconds() + SLACK_SECONDS ? 1 : 0;
      known += least == null ? 0 : 1;
      missed += least != null && small.tokens() > least.tokens() ? 1 : 0;
    }
  }

  private static String start(String input) {
    return input.substring(0, Math.min(60, input.length())).replace("\n", "\\n");
  }

  private void sumUp() {
    Collections.sort(tokens);
    if (!tokens.isEmpty()) {
      System.out.printf(
          "%d programs: median %d tokens, largest %d; %d took more than %d s; %d of %d known"
              + " minima missed%n",
          tokens.size(),
          tokens.get(tokens.size() / 2),
          tokens.get(tokens.size() - 1),
          late,
          TIME.toSeconds(),
          missed,
          known);
    }
  }
}
