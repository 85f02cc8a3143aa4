package harness.cli;

import static harness.report.text.Text.wrap;
import static picocli.CommandLine.Model.UsageMessageSpec.SECTION_KEY_OPTION_LIST;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
  private static final Map<String, List<String>> GROUPS = new LinkedHashMap<>();

  static {
    GROUPS.put(
        "What to test",
        List.of("--puzzle", "--problem", "--format", "--solution", "--solver", "--languages"));
    GROUPS.put(
        "Who judges, for a problem of your own",
        List.of(
            "--reference",
            "--checker",
            "--checker-codes",
            "--checker-always",
            "--interactor",
            "--validator",
            "--input-format",
            "--include"));
    GROUPS.put(
        "Cases",
        List.of(
            "--generator",
            "--smaller",
            "--n",
            "--for",
            "--seed",
            "--first",
            "--case",
            "--metamorphic",
            "--beyond-reach"));
    GROUPS.put("Saved cases", List.of("--only", "--add", "--why", "--name", "--submissions"));
    GROUPS.put("Strength of tests", List.of("--strength", "--data", "--programs"));
    GROUPS.put(
        "Limits",
        List.of(
            "--time-limit",
            "--memory-limit",
            "--jury-time-limit",
            "--compile-time-limit",
            "--sandbox",
            "--threads",
            "--batch"));
    GROUPS.put(
        "Findings and reports",
        List.of(
            "--any-shortest",
            "--require-caught",
            "--expect-findings",
            "--fail-fast",
            "--no-shrink",
            "--prove",
            "--save",
            "--json",
            "--junit",
            "--html",
            "--max-size",
            "--watch"));
    GROUPS.put(
        "Large runs",
        List.of("--campaign", "--resume", "--range", "--shard", "--engine", "--master"));
    GROUPS.put("Help", List.of("--help", "--version"));
  }

  private HelpGroups() {}

  /** Shows the options of commands with many options in groups. */
  static void register(CommandLine line) {
    Map<String, IHelpSectionRenderer> sections = new HashMap<>(line.getHelpSectionMap());
    sections.put(SECTION_KEY_OPTION_LIST, HelpGroups::options);
    line.setHelpSectionMap(sections);
    line.getSubcommands().values().forEach(HelpGroups::shorten);
  }

  /** Abbreviates a synopsis that would only repeat the list of options. */
  private static void shorten(CommandLine command) {
    if (isLong(command.getCommandSpec())) {
      command.getCommandSpec().usageMessage().abbreviateSynopsis(true);
    }
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
    for (OptionSpec option : command.options()) {
      if (!option.hidden()) {
        left.put(option.longestName(), option);
      }
    }
    Map<String, List<OptionSpec>> shared = new LinkedHashMap<>();
    GROUPS.forEach((heading, names) -> shared.put(heading, taken(names, left)));
    StringBuilder text = new StringBuilder();
    append(text, help, "Options of " + command.qualifiedName(), List.copyOf(left.values()));
    shared.forEach((heading, group) -> append(text, help, heading, group));
    return text.toString();
  }

  private static List<OptionSpec> taken(List<String> names, Map<String, OptionSpec> left) {
    List<OptionSpec> group = new ArrayList<>();
    for (String name : names) {
      OptionSpec option = left.remove(name);
      if (option != null) {
        group.add(option);
      }
    }
    return group;
  }

  private static void append(
      StringBuilder text, Help help, String heading, List<OptionSpec> group) {
    if (group.isEmpty()) {
      return;
    }
    text.append(String.format("%n%s:%n", heading));
    int width = help.commandSpec().usageMessage().width();
    TextTable table =
        TextTable.forColumns(
            help.colorScheme(),
            new Column(LABEL_WIDTH, 2, Overflow.SPAN),
            new Column(width - LABEL_WIDTH, 1, Overflow.WRAP));
    for (OptionSpec option : group) {
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
    text.append(table);
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
