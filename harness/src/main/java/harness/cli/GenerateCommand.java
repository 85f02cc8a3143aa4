package harness.cli;

import harness.cli.options.GeneratorNames;
import harness.cli.options.NamedCase;
import harness.cli.options.PuzzleOption;
import harness.generators.Generator;
import harness.puzzle.PuzzleProblem;
import harness.reference.Puzzle;
import harness.report.WholeFile;
import harness.terminal.ExitCode;
import harness.terminal.OutputFiles;
import harness.terminal.Terminal;
import harness.terminal.UsageException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ThreadLocalRandom;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Draws cases and writes them as judge's files. */
@Command(
    name = "generate",
    description = "Draw cases and write them in the judge's format, with exact answers.",
    footer = {
      "",
      "Example: harness generate --puzzle rotation --generator distance:9 --n 100 --seed 7 --out"
          + " tests",
      "         harness generate --case knights/boundary@42#137"
    })
final class GenerateCommand implements Callable<Integer> {

  @Option(names = "--puzzle", paramLabel = "PUZZLE", description = "The puzzle (see harness list).")
  private String puzzleName;

  @Option(
      names = "--generator",
      paramLabel = "NAME[:ARG]",
      split = ",",
      defaultValue = "mix",
      description = "Generators to draw from in turn (default: ${DEFAULT-VALUE}).")
  private List<String> generators;

  @Option(
      names = "--n",
      paramLabel = "N",
      defaultValue = "10",
      description = "How many cases (default: ${DEFAULT-VALUE}).")
  private long n;

  @Option(names = "--seed", paramLabel = "S", description = "Seed (default: drawn and printed).")
  private Long seed;

  @Option(
      names = "--case",
      paramLabel = "NAME",
      description = "Print just this case, as in knights/boundary@42#137.")
  private String caseName;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "Write .in and .ans files of the judge's size to DIR.")
  private Path out;

  @Option(names = "--force", description = "Overwrite files that are in DIR already.")
  private boolean force;

  @Override
  public Integer call() throws IOException {
    if (caseName != null) {
      NamedCase named = NamedCase.parse(caseName, puzzleName);
      System.out.print(named.puzzle().format().file(List.of(named.draw().input())));
      return ExitCode.OK;
    }
    if (puzzleName == null) {
      throw new UsageException("missing --puzzle PUZZLE or --case NAME");
    }
    if (n < 1) {
      throw new UsageException("--n " + n + ": expected at least 1");
    }
    Puzzle puzzle = PuzzleOption.named(puzzleName);
    Generator generator = GeneratorNames.several(new PuzzleProblem(puzzle), generators);
    if (out != null) {
      OutputFiles.makeFolder("--out", out);
    }
    if (seed == null) {
      seed = ThreadLocalRandom.current().nextLong(1_000_000_000);
      Terminal.note("seed " + seed);
    }
    if (out == null) {
      printFile(puzzle, generator);
    } else {
      writeFiles(puzzle, generator);
    }
    return ExitCode.OK;
  }

  private void printFile(Puzzle puzzle, Generator generator) {
    if (puzzle.limits().casesPerFile() == 1 && n > 1) {
      throw new UsageException(
          "a file of " + puzzle.name() + " holds one case; use --out DIR or --n 1");
    }
    System.out.print(puzzle.format().file(inputs(generator, 0, n)));
  }

  private void writeFiles(Puzzle puzzle, Generator generator) throws IOException {
    int size = puzzle.limits().casesPerFile();
    long files = (n + size - 1) / size;
    int digits = Math.max(4, Long.toString(files - 1).length());
    for (long file = 0; file < files; file++) {
      List<String> inputs = inputs(generator, file * size, Math.min(n, (file + 1) * size));
      String stem = String.format("%s-%d-%0" + digits + "d", puzzle.name(), seed, file);
      StringBuilder answers = new StringBuilder();
      for (String input : inputs) {
        answers.append(puzzle.format().print(puzzle.oracle().answer(input)));
      }
      write(out.resolve(stem + ".in"), puzzle.format().file(inputs));
      write(out.resolve(stem + ".ans"), answers.toString());
    }
    Terminal.note(files + " files of up to " + size + " cases in " + out);
  }

  private void write(Path file, String text) throws IOException {
    if (!force && Files.exists(file)) {
      throw new UsageException(file + " is there already; use --force or another folder");
    }
    WholeFile.write(file, text);
  }

  private String input(Generator generator, long index) {
    try {
      return generator.draw(seed, index).input();
    } catch (IllegalArgumentException impossible) {
      throw new UsageException(impossible.getMessage());
    }
  }

  private List<String> inputs(Generator generator, long from, long to) {
    List<String> inputs = new ArrayList<>();
    for (long index = from; index < to; index++) {
      inputs.add(input(generator, index));
    }
    return inputs;
  }
}
