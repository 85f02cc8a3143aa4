package harness.benchmarks;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.NoBenchmarksException;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * Runs the benchmarks and prints one table: the name, the figure, its ratio to the goal (above 1
 * means missed) and the goal. The arguments are regular expressions that select benchmarks.
 */
public final class Figures {

  /**
   * Benchmark names, with the parameter if there is one, and the most nanoseconds that each may
   * take.
   */
  private static final TreeMap<String, Double> GOALS = new TreeMap<>();

  static {
    GOALS.put("ColdStarts.knightsOracle", 150e6);
    GOALS.put("ColdStarts.rotationOracle", 60e6);
    GOALS.put("ColdStarts.rotationTable", 60e6);
    GOALS.put("ColdStarts.knightsCensus", 1.5e9);
    GOALS.put("ColdStarts.rotationCensus", 5e9);
    GOALS.put("Lookups.distance knights", 100.0);
    GOALS.put("Lookups.answer rotation", 500.0);
    GOALS.put("GearsSearches.allDistances", 60e6);
    GOALS.put("GearsSearches.oracleAnswer", 40e6);
    GOALS.put("GearsSearches.bfsFar", 250e6);
    GOALS.put("GearsSearches.bidirectionalNear", 500e3);
    GOALS.put("GearsSearches.bidirectionalFarthest", 300e6);
    GOALS.put("Stress.oneCase knights", 1000.0);
    GOALS.put("Stress.oneCase rotation", 1000.0);
  }

  private static final String ROW = "%-38s %12s %8s %12s  %s%n";

  private Figures() {}

  /** Runs the selected benchmarks, or all of them. */
  public static void main(String[] patterns) throws RunnerException {
    ChainedOptionsBuilder options =
        new OptionsBuilder().verbosity(VerboseMode.SILENT).jvmArgsAppend("-XX:+UseParallelGC");
    for (String pattern : patterns.length == 0 ? new String[] {""} : patterns) {
      options.include(pattern);
    }
    Collection<RunResult> results = run(options.build());
    System.out.printf(Locale.ROOT, ROW, "", "figure", "ratio", "goal", "");
    List<String> names = results.stream().map(Figures::name).toList();
    int i = 0;
    for (RunResult result : results) {
      print(names.get(i++), result.getPrimaryResult().getScore());
    }
  }

  /** Runs the benchmarks; empty if the arguments select only figures measured elsewhere. */
  private static Collection<RunResult> run(Options options) throws RunnerException {
    try {
      return new Runner(options).run();
    } catch (NoBenchmarksException nothingChosen) {
      return List.of();
    }
  }

  private static void print(String name, double nanos) {
    Double goal = GOALS.get(name);
    String ratio = goal == null ? "" : String.format(Locale.ROOT, "%.2f", nanos / goal);
    String met = goal == null ? "" : nanos <= goal ? "met" : "MISSED";
    System.out.printf(
        Locale.ROOT, ROW, name, time(nanos), ratio, goal == null ? "" : time(goal), met);
  }

  private static String name(RunResult result) {
    String[] path = result.getParams().getBenchmark().split("\\.", -1);
    String name = path[path.length - 2] + "." + path[path.length - 1];
    String puzzle = result.getParams().getParam("puzzle");
    return puzzle == null ? name : name + " " + puzzle;
  }

  private static String time(double nanos) {
    if (nanos < 1e4) {
      return String.format(Locale.ROOT, "%.0f ns", nanos);
    }
    return nanos < 1e6
        ? String.format(Locale.ROOT, "%.1f us", nanos / 1e3)
        : String.format(Locale.ROOT, "%.1f ms", nanos / 1e6);
  }
}
