package harness.cli.options;

import harness.cases.UsageException;
import harness.reference.Puzzle;
import harness.reference.Puzzles;
import picocli.CommandLine.Option;

/** The option that names the puzzle. */
public final class PuzzleOption {

  @Option(
      names = "--puzzle",
      paramLabel = "PUZZLE",
      required = true,
      description = "The puzzle (see harness list).")
  private String name;

  public Puzzle puzzle() {
    return named(name);
  }

  public static Puzzle named(String name) {
    return Puzzles.named(name)
        .orElseThrow(
            () ->
                UsageException.unknown(
                    "puzzle", name, "", Puzzles.all().stream().map(Puzzle::name).toList()));
  }
}
