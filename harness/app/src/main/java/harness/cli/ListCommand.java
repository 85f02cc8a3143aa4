package harness.cli;

import com.fasterxml.jackson.annotation.JsonInclude;
import harness.cases.Generator;
import harness.cases.Printable;
import harness.cases.Solves;
import harness.cases.UsageException;
import harness.cli.options.PuzzleOption;
import harness.cli.options.RunnerOptions;
import harness.formats.ProblemFormats;
import harness.formats.Scratch;
import harness.generators.Generators;
import harness.judge.StandardComparison;
import harness.reference.Puzzle;
import harness.reference.Puzzles;
import harness.report.text.Style;
import harness.report.text.Text;
import harness.run.BuiltIn;
import harness.run.Solvers;
import harness.terminal.ExitCode;
import harness.terminal.JsonReports;
import harness.terminal.OutputFiles;
import harness.toolchain.LanguageStatus;
import harness.toolchain.Languages;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
    name = "list",
    description =
        "List puzzles, solvers, generators, languages, formats, comparisons and ready inputs.",
    footer = {
      "",
      "Example: harness list --json list.json",
      "         harness list --puzzle {puzzle}",
      "         harness list --problem DIR"
    })
final class ListCommand implements Callable<Integer> {

  private static final int WIDTH = 80;
  private static final int INDENT = 19;

  /** Column of a language's version. */
  private static final int VERSION_INDENT = 40;

  record Listing(
      @JsonInclude(JsonInclude.Include.NON_NULL) ProblemListing problem,
      List<PuzzleListing> puzzles,
      List<LanguageListing> languages,
      List<NamedListing> formats,
      List<NamedListing> comparisons,
      List<ReadyListing> inputs) {}

  /** A format, generator or comparison; the name is as in the option that takes it. */
  record NamedListing(String name, String summary) {}

  /** A ready input, with its own arguments and those that all have. */
  record ReadyListing(String name, String summary, List<ArgumentListing> arguments) {}

  /** An argument as it is written, with its usual value or all that are possible. */
  record ArgumentListing(String name, String written, String summary) {}

  /**
   * The version is null if the language is not installed; the standard, for which programs are
   * compiled, if there is only one.
   */
  record LanguageListing(
      String name, boolean available, String version, String standard, List<String> endings) {}

  record PuzzleListing(
      String name, String summary, List<SolverListing> solvers, List<NamedListing> generators) {}

  /** The reach is null if the solver takes every case. */
  record SolverListing(String name, String guarantee, Integer reach) {}

  @Option(names = "--json", paramLabel = "FILE", description = "Write the list as JSON to FILE.")
  private Path json;

  @Option(
      names = "--languages",
      paramLabel = "FILE",
      description = "A file that adds languages. May be repeated.")
  private List<Path> languageFiles = List.of();

  @Option(names = "--puzzle", paramLabel = "PUZZLE", description = "Show only this puzzle.")
  private String puzzleName;

  @Option(
      names = "--problem",
      paramLabel = "DIR",
      description = "Show how a folder or archive is understood as a problem.")
  private Path folder;

  @Option(
      names = "--format",
      paramLabel = "NAME",
      description = "The format of --problem (default: detected).")
  private String format;

  @Override
  public Integer call() throws IOException {
    JsonReports.check(json);
    UsageException.when(format != null && folder == null, "--format needs --problem DIR");
    UsageException.when(
        puzzleName != null && folder != null, "--puzzle and --problem cannot be combined");
    if (puzzleName != null && json == null) {
      print(listing(PuzzleOption.named(puzzleName)));
      return ExitCode.OK;
    }
    ProblemListing problem = folder == null ? null : problem();
    if (problem != null && json == null) {
      problem.print(System.out);
      return ExitCode.OK;
    }
    CompletableFuture<List<PuzzleListing>> puzzles = CompletableFuture.supplyAsync(this::puzzles);
    List<LanguageListing> languages = languages(); // runs each compiler, which takes longest
    Listing listing =
        new Listing(
            problem, puzzles.join(), languages, formats(), comparisons(), ReadyInputs.listed());
    if (json == null) {
      listing.puzzles().forEach(ListCommand::print);
      print(listing.languages());
      printRest(listing);
    } else {
      OutputFiles.writeJson(json, listing);
    }
    return ExitCode.OK;
  }

  private ProblemListing problem() throws IOException {
    Languages languages = RunnerOptions.languages(languageFiles);
    try (Scratch scratch = new Scratch()) {
      try {
        return ProblemListing.of(
            ProblemFormats.read(folder, format, languages, scratch, List.of()), scratch::shown);
      } catch (UsageException refused) {
        throw new UsageException(scratch.shown(refused.getMessage()));
      }
    }
  }

  private static List<NamedListing> formats() {
    return ProblemFormats.all().stream()
        .map(each -> new NamedListing(each.name(), each.summary()))
        .toList();
  }

  private static List<NamedListing> comparisons() {
    return StandardComparison.all().stream()
        .map(each -> new NamedListing("std:" + each.name(), each.summary()))
        .toList();
  }

  private static void printRest(Listing listing) {
    System.out.println();
    System.out.println(Style.ofOutput().bold("formats") + "  of folders for --problem");
    listing.formats().forEach(ListCommand::print);
    System.out.println();
    System.out.println(Style.ofOutput().bold("comparisons") + "  for --checker");
    listing.comparisons().forEach(ListCommand::print);
    System.out.println();
    ReadyInputs.print();
  }

  private static void print(NamedListing each) {
    System.out.printf("    %-14s ", each.name());
    System.out.println(Text.wrap(each.summary(), WIDTH - INDENT, " ".repeat(INDENT)));
  }

  private List<LanguageListing> languages() {
    Languages languages = RunnerOptions.languages(languageFiles);
    return languages.statuses().stream()
        .filter(each -> !each.language().endings().isEmpty())
        .map(each -> listing(each, languages))
        .toList();
  }

  private List<PuzzleListing> puzzles() {
    List<Puzzle> shown =
        puzzleName == null ? Puzzles.all() : List.of(PuzzleOption.named(puzzleName));
    return shown.stream().map(ListCommand::listing).toList();
  }

  private static PuzzleListing listing(Puzzle puzzle) {
    return new PuzzleListing(
        puzzle.name(),
        puzzle.summary(),
        Solvers.of(puzzle.name()).stream().map(ListCommand::listing).toList(),
        Generators.of(puzzle.name()).stream()
            .map(generator -> new NamedListing(shown(generator), generator.summary()))
            .toList());
  }

  private static LanguageListing listing(LanguageStatus status, Languages languages) {
    String standard = status.available() ? languages.standard(status.language()) : "";
    return new LanguageListing(
        status.language().name(),
        status.available(),
        status.available() ? status.version() : null,
        standard.isEmpty() ? null : standard,
        status.language().endings());
  }

  private static void print(List<LanguageListing> languages) {
    System.out.println(Style.ofOutput().bold("languages") + "  of programs for --solution");
    for (LanguageListing each : languages) {
      System.out.printf(
          "    %-14s %-20s %s%n",
          Printable.inLine(each.name()),
          Printable.inLine("." + String.join(" .", each.endings())),
          each.available()
              ? Text.wrap(
                  each.standard() == null
                      ? each.version()
                      : each.version() + ", -std=" + each.standard(),
                  WIDTH - VERSION_INDENT,
                  " ".repeat(VERSION_INDENT))
              : "not installed");
    }
  }

  private static String shown(Generator generator) {
    return generator.isComplete() ? generator.name() : generator.name() + ":ARG";
  }

  private static SolverListing listing(BuiltIn solver) {
    return new SolverListing(
        solver.name(),
        solver.guarantee().label(),
        solver.reach() == Solves.EVERYTHING ? null : solver.reach());
  }

  private static void print(PuzzleListing puzzle) {
    Style style = Style.ofOutput();
    int name = puzzle.name().length() + 2;
    System.out.println(
        style.bold(puzzle.name()) + "  " + Text.wrap(puzzle.summary(), WIDTH - name, "  "));
    System.out.println();
    System.out.printf("  %-36s %-10s %s%n", "solver", "guarantee", "reach");
    for (SolverListing each : puzzle.solvers()) {
      System.out.printf(
          "    %-34s %-10s %s%n",
          each.name(), each.guarantee(), each.reach() == null ? "all" : each.reach().toString());
    }
    System.out.println();
    System.out.println("  generators");
    puzzle.generators().forEach(ListCommand::print);
    System.out.println();
  }
}
