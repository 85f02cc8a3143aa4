package harness.dist;

import harness.cli.Main;
import harness.process.ProgramHost;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.UsageMessageSpec;
import picocli.codegen.docgen.manpage.ManPageGenerator;

/**
 * Generates the parts of the distribution other than libraries: the sources of the man pages (in
 * AsciiDoc), the completion for Bash, and runners for machines without a C compiler.
 */
public final class Contents {

  private static final String NAME = "harness";

  /** Delimiter of a literal block in AsciiDoc. */
  private static final String LITERAL = "....";

  /** Marker that the generator writes before each line of a footer. */
  private static final String HARD_BREAKS = "[%hardbreaks]";

  /** A width at which no synopsis is wrapped; the generator would wrap within words. */
  private static final int NO_BREAKS = 10_000;

  private Contents() {}

  /** Generates everything in the folder given as the only argument. */
  public static void main(String[] args) throws IOException {
    Path made = Path.of(args[0]);
    CommandLine line = Main.all();
    Path completion = Files.createDirectories(made.resolve("completion"));
    Files.writeString(completion.resolve(NAME), AutoComplete.bash(NAME, line));
    manual(line, Files.createDirectories(made.resolve("man-sources")));
    List<String> processors = ProgramHost.ship(made.resolve("lib"));
    System.out.println("runners for " + String.join(", ", processors));
  }

  private static void manual(CommandLine line, Path folder) throws IOException {
    List<CommandLine> commands = new ArrayList<>(List.of(line));
    commands.addAll(line.getSubcommands().values());
    commands.forEach(Contents::showFooter);
    CommandSpec[] specs =
        commands.stream().map(CommandLine::getCommandSpec).toArray(CommandSpec[]::new);
    int code = ManPageGenerator.generateManPage(folder.toFile(), null, new boolean[0], true, specs);
    if (code != 0) {
      throw new IOException("cannot make the man pages (exit code " + code + ")");
    }
    try (DirectoryStream<Path> pages = Files.newDirectoryStream(folder)) {
      for (Path page : pages) {
        Files.writeString(page, literal(Files.readAllLines(page)));
      }
    }
  }

  /**
   * Adds exit codes and examples line by line, since the generator omits text without a heading.
   */
  private static void showFooter(CommandLine command) {
    UsageMessageSpec message = command.getCommandSpec().usageMessage();
    message.width(NO_BREAKS);
    List<String> lines = new ArrayList<>(List.of(LITERAL));
    lines.addAll(Arrays.asList(message.footer()));
    lines.add(LITERAL);
    message.footerHeading("Exit codes and examples%n");
    message.footer(lines.toArray(String[]::new));
  }

  /** Escapes AsciiDoc's markup in descriptions. */
  private static String literal(List<String> page) {
    StringBuilder text = new StringBuilder();
    boolean described = false;
    boolean inBlock = false;
    for (String line : page) {
      if (inBlock && line.equals(HARD_BREAKS)) {
        continue;
      }
      described |= line.equals("== Description");
      inBlock ^= line.equals(LITERAL);
      boolean prose = described && !inBlock && !line.endsWith("::") && !line.startsWith("//");
      text.append(prose ? line.replace("*", "{asterisk}").replace("_", "&#95;") : line);
      text.append('\n');
    }
    return text.toString();
  }
}
