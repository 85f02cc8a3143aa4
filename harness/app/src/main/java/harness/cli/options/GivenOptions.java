package harness.cli.options;

import harness.cases.UsageException;
import picocli.CommandLine.Model.CommandSpec;

/**
 * The options that the user gave, not those that have their default value. An option that would do
 * nothing is refused: else the user believes in what was not done.
 */
public record GivenOptions(CommandSpec command) {

  /**
   * Refuses options.
   *
   * @param why follows the name of the option
   */
  public void refuse(String why, String... names) {
    for (String name : names) {
      UsageException.when(isGiven(name), "%s %s", name, why);
    }
  }

  public boolean isGiven(String name) {
    return command.findOption(name) != null
        && command.commandLine().getParseResult().hasMatchedOption(name);
  }
}
