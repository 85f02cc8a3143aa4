package harness.cli;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.reference.Puzzle;
import harness.reference.Puzzles;
import harness.terminal.ExitCode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The examples at the end of each command's help. */
final class ExamplesTest {

  private static final List<Puzzle> PUZZLES = Puzzles.all();

  @RegisterExtension private final Console console = new Console();

  static Stream<Class<?>> commands() {
    return Stream.of(Main.class.getAnnotation(Command.class).subcommands());
  }

  private static List<String> footer(Class<?> command) {
    return List.of(command.getAnnotation(Command.class).footer());
  }

  private static List<String> examples(List<String> footer) {
    return footer.stream()
        .filter(line -> line.contains(" harness "))
        .map(line -> line.substring(line.indexOf(" harness ") + " harness ".length()))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("commands")
  void everyExampleIsUnderstood(Class<?> command) {
    List<String> examples = examples(Examples.of(PUZZLES, footer(command)));
    assertFalse(examples.isEmpty());
    for (String example : examples) {
      String[] words =
          Pattern.compile("'([^']*)'|\"([^\"]*)\"|[^ ]+")
              .matcher(example.replaceFirst(" [|<].*| \\|$| +\\(in .*\\)$", ""))
              .results()
              .map(word -> word.group().replaceAll("['\"]", ""))
              .toArray(String[]::new);
      CommandLine line = new CommandLine(Main.class);
      line.setCaseInsensitiveEnumValuesAllowed(true);
      assertDoesNotThrow(() -> line.parseArgs(words), example);
      assertFalse(example.matches(".*\\{(puzzle|solver|.*-solver|instances|weighted)}.*"), example);
    }
  }

  @ParameterizedTest
  @MethodSource("commands")
  void helpEndsWithTheExamples(Class<?> command) {
    String name = command.getAnnotation(Command.class).name();
    assertEquals(ExitCode.OK, console.run(name + " --help"));
    assertEquals("", console.complained());
    String last = examples(Examples.of(PUZZLES, footer(command))).get(0);
    String start = "Example: harness " + last.split(" ", -1)[0];
    assertTrue(console.printed().contains(start), console.printed());
  }

  @Test
  void anExampleAboutAMissingPuzzleIsOmitted() {
    List<String> lines =
        List.of("", "Example: harness a {puzzle}", "         harness b", "         harness c");
    assertEquals(
        List.of("", "Example: harness b", "         harness c"), Examples.of(List.of(), lines));
    assertTrue(
        PUZZLES.stream()
            .anyMatch(
                each ->
                    Examples.of(PUZZLES, lines)
                        .get(1)
                        .equals("Example: harness a " + each.name())));
  }

  @Test
  void aKindOfPuzzleStandsForOneOfThatKind() {
    List<String> lines = List.of("Example: harness census --puzzle {instances}");
    for (Puzzle each : PUZZLES) {
      assertEquals(
          each.censusOfInstance()
              ? List.of("Example: harness census --puzzle " + each.name())
              : List.of(),
          Examples.of(List.of(each), lines));
    }
  }

  /** Otherwise another puzzle could make lines too long. */
  @ParameterizedTest
  @MethodSource("commands")
  void theOrderOfThePuzzlesDoesNotMatter(Class<?> command) {
    List<Puzzle> reversed = new ArrayList<>(PUZZLES);
    Collections.reverse(reversed);
    assertEquals(Examples.of(PUZZLES, footer(command)), Examples.of(reversed, footer(command)));
  }
}
