package harness.cli;

import static harness.report.text.Text.wrap;
import static picocli.CommandLine.Model.UsageMessageSpec.SECTION_KEY_OPTION_LIST;

import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Ansi.Text;
import picocli.CommandLine.Help.Column;
import picocli.CommandLine.Help.Column.Overflow;
import picocli.CommandLine.Help.TextTable;
import picocli.CommandLine.IHelpSectionRenderer;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** Help of commands with many options: every command shows the same groups in the same order. */
final class HelpGroups {

  /** Commands with fewer options show a plain list. */
  private static final int MANY = 20;

  private static final int LABEL_WIDTH = 29;

  /** Indent of a description's second and later lines. */
  private static final String INDENT = "  ";

  /** The options of each group, in order. An option in no group is the command's own. */
  private static final String GROUPS =
      """
      What to test: --puzzle --problem --format --solution --files --solver --languages
      Who judges, for a problem of your own: --reference --checker --checker-codes --checker-always
        --interactor --validator --input-format --include
      Cases: --generator --group --sample --constraints --smaller --n --for --seed --first --case
        --metamorphic --beyond-reach
      Saved cases: --only --add --why --name --submissions
      Strength of tests: --strength --data --programs
      Limits: --time-limit --memory-limit --jury-time-limit --compile-time-limit --sandbox --threads
        --batch
      Findings and reports: --any-shortest --sanitize --require-clean --require-caught --expect-findings --fail-fast --no-shrink
        --prove --save --brief --json --junit --html --max-size --watch
      Large runs: --campaign --resume --range --shard --engine --master
      Help: --help --version
      """;

  private HelpGroups() {}

  /**
   * Shows the options of commands with many options in groups, and abbreviates their synopsis,
   * which would only repeat the options.
   */
  static void register(CommandLine line) {
    Map<String, IHelpSectionRenderer> sections = new HashMap<>(line.getHelpSectionMap());
    sections.put(SECTION_KEY_OPTION_LIST, HelpGroups::options);
    line.setHelpSectionMap(sections);
    line.getSubcommands().values().stream()
        .map(CommandLine::getCommandSpec)
        .filter(HelpGroups::isLong)
        .forEach(command -> command.usageMessage().abbreviateSynopsis(true));
  }

  private static boolean isLong(CommandSpec command) {
    return command.options().size() >= MANY;
  }

  private static String options(Help help) {
    CommandSpec command = help.commandSpec();
    if (!isLong(command)) {
      return help.optionList();
    }
    Map<String, OptionSpec> left = new LinkedHashMap<>();
    command.options().stream()
        .filter(option -> !option.hidden())
        .forEach(option -> left.put(option.longestName(), option));
    StringBuilder shared = new StringBuilder();
    for (String group : GROUPS.replace("\n  ", " ").lines().toList()) {
      String[] parts = group.split(": ", 2);
      shared.append(
          group(
              help,
              parts[0],
              Stream.of(parts[1].split(" ")).map(left::remove).filter(Objects::nonNull).toList()));
    }
    return group(help, "Options of " + command.qualifiedName(), left.values()) + shared;
  }

  private static String group(Help help, String heading, Collection<OptionSpec> options) {
    if (options.isEmpty()) {
      return "";
    }
    int width = help.commandSpec().usageMessage().width();
    TextTable table =
        TextTable.forColumns(
            help.colorScheme(),
            new Column(LABEL_WIDTH, 2, Overflow.SPAN),
            new Column(width - LABEL_WIDTH, 1, Overflow.WRAP));
    for (OptionSpec option : options) {
      Text label = label(help, option);
      for (String paragraph : option.description()) {
        // The library would break lines within file names.
        int room = width - LABEL_WIDTH - 1 - INDENT.length();
        for (String line : wrap(paragraph, room, INDENT).lines().toList()) {
          table.addRowValues(label, help.colorScheme().text(line));
          label = help.colorScheme().text("");
        }
      }
    }
    return String.format("%n%s:%n%s", heading, table);
  }

  private static Text label(Help help, OptionSpec option) {
    Text names = help.colorScheme().text("");
    for (String name : option.names()) {
      names = names.plainString().isEmpty() ? names : names.concat(", ");
      names = names.concat(help.colorScheme().optionText(name));
    }
    return names.concat(
        help.parameterLabelRenderer()
            .renderParameterLabel(
                option, help.colorScheme().ansi(), help.colorScheme().optionParamStyles()));
  }
}
