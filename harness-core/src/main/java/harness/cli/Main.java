package harness.cli;

import harness.campaign.CannotDraw;
import harness.campaign.Defect;
import harness.journal.UnusableJournal;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ScopeType;

/** The {@code harness} command. */
@Command(
    name = "harness",
    mixinStandardHelpOptions = true,
    scope = ScopeType.INHERIT,
    versionProvider = Main.Version.class,
    synopsisSubcommandLabel = "COMMAND",
    description = "Stress and differential tester for shortest-move puzzles.",
    footer = {
      "",
      "Exit codes: 0 nothing wrong found, 1 findings, 2 bad usage or input,",
      "3 the harness itself failed, 130 interrupted."
    },
    subcommands = {
      StressCommand.class,
      ExhaustCommand.class,
      HackCommand.class,
      VerifyCommand.class,
      ListCommand.class,
      SolveCommand.class,
      GenerateCommand.class,
      MinimizeCommand.class,
      ValidateCommand.class,
      CheckCommand.class,
      ReplayCommand.class,
      CensusCommand.class,
      ExportCommand.class,
      StatusCommand.class
    })
public final class Main {

  /** Set to see the stack trace of a failure of the harness itself. */
  private static final String DEBUG = "HARNESS_DEBUG";

  static final class Version implements CommandLine.IVersionProvider {
    @Override
    public String[] getVersion() {
      String version = Main.class.getPackage().getImplementationVersion();
      return new String[] {"harness " + (version == null ? "(not packaged)" : version)};
    }
  }

  private Main() {}

  /** Runs the command line and exits with its code. */
  public static void main(String[] args) {
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    PrintStream err = new PrintStream(System.err, true, StandardCharsets.UTF_8);
    System.setOut(out);
    System.setErr(err);
    int code = run(args);
    Interruption.mainIsDone();
    System.exit(code);
  }

  /** Runs the command line in this process. */
  static int run(String... args) {
    CommandLine line = new CommandLine(new Main());
    line.setCaseInsensitiveEnumValuesAllowed(true);
    line.setOut(new PrintWriter(System.out, true, StandardCharsets.UTF_8));
    line.setErr(new PrintWriter(System.err, true, StandardCharsets.UTF_8));
    line.setParameterExceptionHandler(Main::badUsage);
    line.setExecutionExceptionHandler(
        (thrown, command, parsed) ->
            JudgeCodes.failure(command, parsed.originalArgs(), failed(thrown, command)));
    if (args.length == 0) {
      line.usage(System.err);
      return ExitCode.USAGE;
    }
    try {
      return line.execute(args);
    } catch (OutOfMemoryError | StackOverflowError exhausted) {
      // else the Java machine would exit with 1, which means findings
      complain("harness", "the harness itself failed: " + oneLine(exhausted.toString()));
      return ExitCode.DEFECT;
    }
  }

  private static int badUsage(ParameterException bad, String[] args) {
    CommandLine command = bad.getCommandLine();
    String name = command.getCommandSpec().qualifiedName();
    complain(name, oneLine(bad.getMessage()) + didYouMean(bad) + " (see " + name + " --help)");
    return JudgeCodes.failure(command, List.of(args), ExitCode.USAGE);
  }

  private static String didYouMean(ParameterException bad) {
    if (bad instanceof CommandLine.UnmatchedArgumentException unmatched) {
      List<String> suggestions = unmatched.getSuggestions();
      return suggestions.isEmpty() ? "" : "; did you mean " + suggestions.get(0) + "?";
    }
    return "";
  }

  private static int failed(Exception thrown, CommandLine command) {
    String name = command.getCommandSpec().qualifiedName();
    if (thrown instanceof UsageException || thrown instanceof UnusableJournal) {
      complain(name, thrown.getMessage());
      return ExitCode.USAGE;
    }
    Throwable cause = thrown instanceof Defect ? thrown.getCause() : thrown;
    if (cause instanceof CannotDraw) {
      complain(name, cause.getMessage());
      return ExitCode.USAGE;
    }
    complain(
        name,
        "the harness itself failed: "
            + oneLine(cause.toString())
            + " (set "
            + DEBUG
            + "=1 to see where)");
    if (System.getenv(DEBUG) != null) {
      cause.printStackTrace(System.err);
    }
    return ExitCode.DEFECT;
  }

  private static void complain(String command, String problem) {
    System.err.println(command + ": " + problem);
  }

  private static String oneLine(String text) {
    return String.valueOf(text).strip().replaceAll("\\s*\\R\\s*", "; ");
  }
}
