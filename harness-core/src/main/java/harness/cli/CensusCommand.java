package harness.cli;

import harness.reference.Census;
import harness.reference.Puzzle;
import harness.report.Style;
import harness.report.Table;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Counts all cases of a puzzle by their exact distance. */
@Command(
    name = "census",
    sortOptions = false,
    description = {
      "Count all cases by their exact distance, anew each time, and show the farthest ones.",
      "Where each case has a graph of its own (gears), the positions of one case's graph."
    },
    footer = {
      "",
      "Example: harness census --puzzle knights",
      "         harness census --puzzle gears --case gears/uniform@1#0"
    })
final class CensusCommand implements Callable<Integer> {

  /** What {@code --json} writes. */
  record Written(
      String puzzle,
      String caseName,
      List<Long> histogram,
      int maxDistance,
      long farthest,
      List<String> farthestInputs,
      long unsolvable,
      double elapsedMs) {}

  @Option(names = "--puzzle", paramLabel = "PUZZLE", description = "The puzzle (see harness list).")
  private String puzzleName;

  @Option(
      names = "--case",
      paramLabel = "NAME",
      description = "The case whose graph is meant, as in gears/uniform@1#0.")
  private String caseName;

  @Option(
      names = "--show",
      paramLabel = "K",
      defaultValue = "3",
      description = "How many of the farthest cases to print (default: ${DEFAULT-VALUE}).")
  private int show;

  @Option(names = "--json", paramLabel = "FILE", description = "Write the counts as JSON to FILE.")
  private Path json;

  @Override
  public Integer call() throws IOException {
    if (puzzleName == null && caseName == null) {
      throw new UsageException("missing --puzzle PUZZLE");
    }
    if (show < 0) {
      throw new UsageException("--show " + show + ": expected 0 or more");
    }
    if (json != null && !json.toString().equals("-")) {
      OutputFiles.checkWritable(json);
    }
    Puzzle puzzle =
        caseName == null
            ? PuzzleOption.named(puzzleName)
            : ChosenCase.named(caseName, puzzleName).puzzle();
    Census census;
    long start = System.nanoTime();
    try {
      census = puzzle.census(input(puzzle));
    } catch (UnsupportedOperationException uncountable) {
      throw new UsageException(uncountable.getMessage());
    }
    Written written = written(puzzle, census, (System.nanoTime() - start) / 1e6);
    if (json == null || !json.toString().equals("-")) {
      print(puzzle, census, written);
    }
    if (json != null) {
      OutputFiles.writeJson(json, written);
    }
    return ExitCode.OK;
  }

  private String input(Puzzle puzzle) {
    if (puzzle.hasOneGraph()) {
      if (caseName != null) {
        throw new UsageException(
            "all cases of " + puzzle.name() + " share one graph: --case chooses nothing here");
      }
      return null;
    }
    if (caseName == null) {
      throw new UsageException(
          "each case of "
              + puzzle.name()
              + " has a graph of its own: name one with --case, as in "
              + puzzle.name()
              + "/uniform@1#0");
    }
    return ChosenCase.named(caseName, puzzleName).input();
  }

  private Written written(Puzzle puzzle, Census census, double elapsedMs) {
    return new Written(
        puzzle.name(),
        caseName,
        census.histogram(),
        census.maxDistance(),
        census.farthestCount(),
        census.farthest().get().limit(show).toList(),
        census.unsolvable(),
        elapsedMs);
  }

  private static List<String> row(String distance, long cases, Census census) {
    String share = String.format(Locale.ROOT, "%.5f%%", 100.0 * cases / census.cases());
    return List.of(distance, String.valueOf(cases), share);
  }

  private static void print(Puzzle puzzle, Census census, Written written) {
    Style style = Terminal.style();
    System.out.println(
        style.bold(puzzle.name()) + (written.caseName() == null ? "" : "  " + written.caseName()));
    Table table = new Table(List.of("distance", "cases", "share"));
    for (int distance = 0; distance <= census.maxDistance(); distance++) {
      long cases = census.histogram().get(distance);
      table.add(row(String.valueOf(distance), cases, census));
    }
    if (census.unsolvable() > 0) {
      table.add(row("unsolvable", census.unsolvable(), census));
    }
    table.add(row("all", census.cases(), census));
    table.print(System.out);
    System.out.println();
    System.out.println(
        "largest distance "
            + census.maxDistance()
            + ", reached by "
            + census.farthestCount()
            + (census.farthestCount() == 1 ? " case" : " cases"));
    written.farthestInputs().forEach(input -> System.out.println("\n" + input.stripTrailing()));
    System.out.printf(
        Locale.ROOT,
        "%ncounted in %.0f ms, %d MB of heap at most%n",
        written.elapsedMs(),
        peakHeapBytes() >> 20);
  }

  /** The sum of the pools' peaks: an upper bound of what was in use at once. */
  private static long peakHeapBytes() {
    return ManagementFactory.getMemoryPoolMXBeans().stream()
        .filter(pool -> pool.getType() == MemoryType.HEAP)
        .map(MemoryPoolMXBean::getPeakUsage)
        .mapToLong(usage -> usage.getUsed())
        .sum();
  }
}
