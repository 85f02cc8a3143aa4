package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/** Every command's help shows each option once and fits in a terminal. */
final class HelpGroupsTest {

  private static final int TWO_SCREENS = 100;
  private static final int WIDTH = 80;

  private static List<String> help(String command) {
    CommandRun run = CommandRun.of(command, "--help");
    assertEquals(0, run.code());
    return run.out().lines().toList();
  }

  @Test
  void stressFitsOnTwoScreens() {
    List<String> help = help("stress");
    assertTrue(help.size() <= TWO_SCREENS, help.size() + " lines");
  }

  @Test
  void everyOptionOfStressIsInAGroup() {
    assertFalse(help("stress").contains("Options of harness stress:"));
    assertTrue(help("hack").contains("Options of harness hack:"));
  }

  @Test
  void verifyGroupsItsOptionsOnTwoScreens() {
    List<String> help = help("verify");
    assertFalse(help.contains("Options of harness verify:"));
    assertTrue(help.contains("Strength of tests:"));
    assertTrue(help.size() <= TWO_SCREENS, help.size() + " lines");
  }

  @Test
  void everyCommandShowsEachOptionOnceWithinTheWidth() {
    for (CommandLine command : Main.all().getSubcommands().values()) {
      List<String> help = help(command.getCommandName());
      for (String line : help) {
        assertTrue(line.length() <= WIDTH, command.getCommandName() + ": " + line);
      }
      for (OptionSpec option : command.getCommandSpec().options()) {
        assertEquals(option.hidden() ? 0 : 1, shown(option, help), option.longestName());
      }
    }
  }

  @Test
  void everyExampleFitsOnItsLine() {
    for (CommandLine command : Main.all().getSubcommands().values()) {
      List<String> help = help(command.getCommandName());
      int examples =
          IntStream.range(0, help.size())
              .filter(i -> isFirst(help.get(i)))
              .findFirst()
              .orElseThrow();
      for (String line : help.subList(examples + 1, help.size())) {
        assertTrue(line.startsWith("         "), command.getCommandName() + ": " + line);
      }
    }
  }

  private static boolean isFirst(String line) {
    return line.startsWith("Example: ");
  }

  private static long shown(OptionSpec option, List<String> help) {
    String label = "( *|.*, )" + option.longestName() + "([=\\[ ].*|)";
    return help.stream()
        .filter(line -> line.matches(label))
        .filter(line -> line.matches(" +-.*"))
        .collect(Collectors.counting());
  }
}
