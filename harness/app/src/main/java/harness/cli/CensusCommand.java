package harness.cli;

import harness.cases.Printable;
import harness.cases.UsageException;
import harness.census.TableFile;
import harness.cli.options.ChosenCase;
import harness.cli.options.NamedCase;
import harness.cli.options.PuzzleOption;
import harness.machine.InputFiles;
import harness.machine.Terminal;
import harness.reference.Distribution;
import harness.reference.Puzzle;
import harness.report.text.Text;
import harness.terminal.ExitCode;
import harness.terminal.JsonReports;
import harness.terminal.OutputFiles;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryType;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "census",
    description = "Count all cases of a puzzle by exact distance, and show the farthest.",
    footer = {
      "",
      "Example: harness census --puzzle {one-graph}",
      "         harness census --puzzle {one-graph} --out {one-graph}.table",
      "         harness census --check {one-graph}.table",
      "         harness census --puzzle {instances} --case {instances}/uniform@42#137"
    })
@PuzzleOnly("a count of all positions")
final class CensusCommand implements Callable<Integer> {

  /** Inputs shown, if they have several lines. */
  private static final int FEW = 3;

  /** Inputs shown, if they have one line. */
  private static final int FEW_LINES = 10;

  @Option(names = "--puzzle", paramLabel = "PUZZLE", description = "The puzzle (see harness list).")
  private String puzzleName;

  @Option(
      names = "--case",
      paramLabel = "NAME",
      description = "For a puzzle with many instances: count the instance of this case.")
  private String caseName;

  @Parameters(
      arity = "0..1",
      paramLabel = "FILE",
      description = "The same, for the case in a judge's input file; - is standard input.")
  private Path file;

  @Option(
      names = "--list",
      paramLabel = "K",
      description =
          "How many of the farthest inputs to print (default: 10, or 3 if they have several"
              + " lines).")
  private Integer most;

  @Option(names = "--json", paramLabel = "FILE", description = "Write the counts as JSON to FILE.")
  private Path json;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "Write the whole table of distances to FILE (docs/table-format.md).")
  private Path out;

  @Option(
      names = "--check",
      paramLabel = "FILE",
      description = "Only verify a table that --out wrote.")
  private Path check;

  /** The JSON report. */
  record Report(
      String puzzle,
      List<Long> histogram,
      int maxDistance,
      long farthest,
      long unreachable,
      long elapsedMs) {}

  @Override
  public Integer call() throws IOException {
    if (check != null) {
      checkTable();
      return ExitCode.OK;
    }
    UsageException.when(most != null && most < 0, "--list %s: expected 0 or more", most);
    OutputFiles.checkWritable(out);
    JsonReports.check(json);
    long start = System.nanoTime(); // drawing a case may need the table that the count builds
    ChosenCase chosen = choose();
    String puzzle = chosen.puzzle().name();
    Distribution all = chosen.puzzle().census(chosen.input());
    UsageException.when(
        all == null,
        "the cases of %s cannot be counted: its class does not override Puzzle.census",
        puzzle);
    List<Long> histogram = Arrays.stream(all.histogram()).boxed().toList();
    List<String> farthest = farthest(all);
    long nanos = System.nanoTime() - start;
    if (!JsonReports.isStandardOutput(json)) {
      System.out.println(Printable.inLine(chosen.title()));
      print(histogram, all.unreachable());
      printFarthest(farthest, histogram.get(histogram.size() - 1));
      System.out.println(
          "time " + Text.time((double) nanos) + ", heap at most " + heapPeak() + " MB");
    }
    if (out != null) {
      TableFile.write(out, puzzle, all.table());
      Terminal.note("the table is in " + out);
    }
    int last = histogram.size() - 1;
    long millis = nanos / 1_000_000;
    Report report =
        new Report(puzzle, histogram, last, histogram.get(last), all.unreachable(), millis);
    JsonReports.write(json, List.of(report));
    return ExitCode.OK;
  }

  private void checkTable() throws IOException {
    UsageException.when(
        puzzleName != null || caseName != null || file != null || out != null || json != null,
        "--check FILE takes no other option");
    InputFiles.checkReadable(check);
    try {
      TableFile.Summary table = TableFile.check(check);
      System.out.println(
          Printable.inLine(
              check + ": " + table.puzzle() + ", " + table.states() + ", checksum correct"));
      if (!table.instance().isEmpty()) {
        System.out.println(Printable.inLine(table.instance()));
      }
      print(table.histogram(), table.unreachable());
    } catch (TableFile.BadTable bad) {
      throw new UsageException(check + ": " + bad.getMessage());
    }
  }

  /** The instance to count; its input is null for a puzzle that needs none. */
  private ChosenCase choose() throws IOException {
    UsageException.when(puzzleName == null && caseName == null, "missing --puzzle PUZZLE");
    UsageException.when(caseName != null && file != null, "--case and FILE cannot be combined");
    Puzzle puzzle =
        puzzleName == null
            ? NamedCase.ofPuzzle(caseName, null).puzzle()
            : PuzzleOption.named(puzzleName);
    if (!puzzle.censusOfInstance()) {
      UsageException.when(
          caseName != null || file != null,
          "a census of %s counts all cases; --case and FILE do not apply",
          puzzle.name());
      return new ChosenCase(puzzle, puzzle.name() + ", all cases", null);
    }
    if (caseName != null) {
      return ChosenCase.named(caseName, puzzle.name());
    }
    UsageException.when(
        file == null,
        "a census of %s counts one instance; add --case NAME or a FILE",
        puzzle.name());
    return ChosenCase.of(puzzle, file, 1);
  }

  private static void print(List<Long> histogram, long unreachable) {
    System.out.printf("%8s %13s%n", "distance", "count");
    for (int distance = 0; distance < histogram.size(); distance++) {
      System.out.printf("%8d %13d%n", distance, histogram.get(distance));
    }
    if (unreachable > 0) {
      System.out.printf("%8s %13d%n", "-1", unreachable);
    }
    System.out.printf(
        "%8s %13d%n", "all", histogram.stream().mapToLong(Long::longValue).sum() + unreachable);
    System.out.println("largest distance " + (histogram.size() - 1));
  }

  /** The farthest inputs to print: as many as {@code --list} says, else a few. */
  private List<String> farthest(Distribution all) {
    if (most != null) {
      return all.farthest().limit(most).toList();
    }
    List<String> first = all.farthest().limit(FEW_LINES).toList();
    return first.stream().allMatch(CensusCommand::isLine)
        ? first
        : first.subList(0, Math.min(FEW, first.size()));
  }

  private static boolean isLine(String input) {
    return input.indexOf('\n') == input.length() - 1;
  }

  private static void printFarthest(List<String> shown, long count) {
    String which = shown.size() < count ? ", the first " + shown.size() : "";
    System.out.println(count + " at that distance" + which + (shown.isEmpty() ? "" : ":"));
    for (String input : shown) {
      System.out.print(isLine(input) ? input : input + "\n");
    }
  }

  /** An upper bound of the heap's peak in MB: the sum of its pools' peaks. */
  private static long heapPeak() {
    long bytes =
        ManagementFactory.getMemoryPoolMXBeans().stream()
            .filter(pool -> pool.getType() == MemoryType.HEAP)
            .mapToLong(pool -> pool.getPeakUsage().getUsed())
            .sum();
    return bytes >> 20;
  }
}
