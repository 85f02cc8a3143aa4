package harness.cli;

import static picocli.CommandLine.Model.UsageMessageSpec.SECTION_KEY_FOOTER;

import harness.cases.Guarantee;
import harness.cases.Solves;
import harness.reference.Puzzle;
import harness.reference.Puzzles;
import harness.run.BuiltIn;
import harness.run.Solvers;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.IHelpSectionRenderer;

/**
 * Fills the examples of help texts with puzzles that exist. In a footer, {@code {puzzle}} and
 * {@code {solver}} stand for a puzzle and one of its solvers; {@code {one-graph}} for a puzzle
 * whose cases are all counted together; {@code {instances}} and {@code {instance-solver}} for one
 * whose cases are counted one instance at a time; {@code {weighted}} for one with a weighted
 * search. The shortest names are chosen, so that another puzzle makes no line longer. A line is
 * left out if no puzzle fits it.
 */
final class Examples {

  private static final String START = "Example: ";

  /** What each placeholder stands for; nothing if no puzzle fits it. */
  private final Map<String, Optional<String>> words;

  private Examples(List<Puzzle> puzzles) {
    Optional<Puzzle> any = shortest(puzzles, each -> true);
    Optional<Puzzle> oneGraph = shortest(puzzles, each -> !each.censusOfInstance());
    Optional<Puzzle> ofInstances = shortest(puzzles, Puzzle::censusOfInstance);
    Optional<Puzzle> weighted = shortest(puzzles, each -> each.weightedSearch() != null);
    words =
        Map.of(
            "{puzzle}", any.map(Puzzle::name),
            "{solver}", any.flatMap(Examples::solver),
            "{one-graph}", oneGraph.map(Puzzle::name),
            "{instances}", ofInstances.map(Puzzle::name),
            "{instance-solver}", ofInstances.flatMap(Examples::solver),
            "{weighted}", weighted.map(Puzzle::name));
  }

  /** Fills in the examples of each command before it runs. */
  static void register(CommandLine line) {
    Map<String, IHelpSectionRenderer> sections = new HashMap<>(line.getHelpSectionMap());
    sections.put(SECTION_KEY_FOOTER, Examples::footer);
    line.setHelpSectionMap(sections);
  }

  private static String footer(Help help) {
    fill(help.commandSpec().commandLine());
    return help.footer();
  }

  /** Fills in the examples of one command. */
  static void fill(CommandLine command) {
    var message = command.getCommandSpec().usageMessage();
    message.footer(of(Puzzles.all(), List.of(message.footer())).toArray(String[]::new));
  }

  /** The lines of a footer, filled in for the given puzzles. */
  static List<String> of(List<Puzzle> puzzles, List<String> lines) {
    Examples examples = new Examples(puzzles);
    List<String> shown = new ArrayList<>();
    boolean started = false;
    for (String line : lines) {
      String filled = examples.filled(line);
      boolean example = line.startsWith(START) || line.startsWith(" ".repeat(START.length()));
      if (filled != null) {
        shown.add(example && !started ? START + filled.substring(START.length()) : filled);
        started |= example;
      }
    }
    return shown;
  }

  /** The line filled in; null if no puzzle fits a placeholder. */
  private String filled(String line) {
    String filled = line;
    for (Map.Entry<String, Optional<String>> word : words.entrySet()) {
      if (filled.contains(word.getKey())) {
        if (word.getValue().isEmpty()) {
          return null;
        }
        filled = filled.replace(word.getKey(), word.getValue().get());
      }
    }
    return filled;
  }

  /** The puzzle that has, with its solver, the shortest names. */
  private static Optional<Puzzle> shortest(List<Puzzle> puzzles, Predicate<Puzzle> kind) {
    return puzzles.stream()
        .filter(kind)
        .min(
            Comparator.comparingInt(
                    (Puzzle each) -> (each.name() + solver(each).orElse("")).length())
                .thenComparing(Puzzle::name));
  }

  /** The solver with the shortest name: one without a reach limit, if there is any. */
  private static Optional<String> solver(Puzzle puzzle) {
    List<BuiltIn> all = Solvers.of(puzzle.name());
    List<BuiltIn> best =
        all.stream()
            .filter(each -> each.guarantee() == Guarantee.OPTIMAL)
            .filter(each -> each.reach() == Solves.EVERYTHING)
            .toList();
    return (best.isEmpty() ? all : best)
        .stream().map(BuiltIn::name).min(Comparator.comparingInt(String::length));
  }
}
