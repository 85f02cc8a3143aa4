package harness.cli;

import harness.campaign.CannotDraw;
import harness.campaign.Defect;
import harness.cases.UsageException;
import harness.cli.options.ConstraintOption;
import harness.cli.options.JudgeCodes;
import harness.cli.options.OptionValues;
import harness.cli.options.ProblemOptions;
import harness.distributed.RemoteFailure;
import harness.journal.UnusableJournal;
import harness.journal.UnwritableJournal;
import harness.machine.Interruption;
import harness.machine.RunCancelled;
import harness.machine.RunnerFailure;
import harness.machine.Terminal;
import harness.problem.JudgeFailure;
import harness.report.UnwritableFile;
import harness.terminal.ExitCode;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** The {@code harness} command. */
@Command(
    subcommands = {
      StressCommand.class,
      ExhaustCommand.class,
      HackCommand.class,
      BenchCommand.class,
      VerifyCommand.class,
      ListCommand.class,
      SolveCommand.class,
      GenerateCommand.class,
      MinimizeCommand.class,
      ExplainCommand.class,
      TalkCommand.class,
      ValidateCommand.class,
      DescribeCommand.class,
      ImportCommand.class,
      CheckCommand.class,
      ReplayCommand.class,
      CensusCommand.class,
      ExportCommand.class,
      StatusCommand.class,
      MergeCommand.class
    })
public final class Main extends Root {

  /** Set this variable to see the stack trace if the harness itself fails. */
  private static final String DEBUG = "HARNESS_DEBUG";

  /** Java replaces bytes that are invalid in the locale's encoding with this character. */
  private static final char UNREADABLE = '\ufffd';

  private Main() {}

  /** Runs the command line and exits with its code. */
  public static void main(String[] args) {
    System.setErr(new PrintStream(System.err, true, StandardCharsets.UTF_8));
    int code = run(new FileOutputStream(FileDescriptor.out), args);
    Interruption.mainIsDone();
    System.exit(code);
  }

  /** All commands and their help, for the manual pages and shell completion. */
  public static CommandLine all() {
    CommandLine line = new CommandLine(new Main());
    line.getSubcommands().values().forEach(Examples::fill);
    return line;
  }

  /** Runs the command line in this process, with its output sent to a stream. */
  static int run(OutputStream standardOutput, String... args) {
    StandardOutput out = StandardOutput.install(standardOutput);
    return out.close(run(args));
  }

  /** Runs the command line in this process. */
  static int run(String... args) {
    CommandLine line = commands(args);
    OptionValues.register(line);
    Examples.register(line);
    HelpGroups.register(line);
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
    for (String arg : args) {
      if (arg.indexOf(UNREADABLE) >= 0) {
        String problem = "'" + arg + "' is not in the locale's encoding; set LC_ALL=C.UTF-8";
        return complain("harness", problem, ExitCode.USAGE);
      }
    }
    try {
      return line.execute(ConstraintOption.joined(args));
    } catch (Error broken) {
      // otherwise the JVM would exit with 1, which means findings
      String problem = "the harness itself failed: " + oneLine(broken.toString());
      complain("harness", problem, ExitCode.DEFECT);
      showTrace(broken);
      return ExitCode.DEFECT;
    }
  }

  /** The command line with only the requested command, if it is known: reading each takes time. */
  private static CommandLine commands(String... args) {
    for (Class<?> command : Main.class.getAnnotation(Command.class).subcommands()) {
      String name = command.getAnnotation(Command.class).name();
      if (args.length > 0 && name.equals(args[0])) {
        return new CommandLine(new Root()).addSubcommand(name, command);
      }
    }
    return new CommandLine(new Main());
  }

  private static int badUsage(ParameterException bad, String[] args) {
    CommandLine command = bad.getCommandLine();
    String name = command.getCommandSpec().qualifiedName();
    PuzzleOnly only = command.getCommand().getClass().getAnnotation(PuzzleOnly.class);
    String problem =
        only != null && ProblemOptions.anyIn(List.of(args))
            ? only.value() + " works for puzzles only; name a --puzzle"
            : oneLine(message(bad)) + hint(bad);
    int code = complain(name, problem + " (see " + name + " --help)", ExitCode.USAGE);
    return JudgeCodes.failure(command, List.of(args), code);
  }

  /** What is wrong. An unknown option is named without its value, which is unmatched too. */
  private static String message(ParameterException bad) {
    if (!(bad instanceof UnmatchedArgumentException unmatched)) {
      return bad.getMessage();
    }
    if (!unmatched.isUnknownOption()) {
      boolean isCommand = bad.getCommandLine().getParent() == null;
      return isCommand ? "unknown command " + unmatched.getUnmatched().get(0) : bad.getMessage();
    }
    List<String> all = unmatched.getUnmatched();
    List<String> unknown =
        Stream.concat(
                all.stream().limit(1), all.stream().skip(1).filter(each -> each.startsWith("--")))
            .map(each -> each.replaceFirst("(?s)=.*", ""))
            .toList();
    return "unknown option" + (unknown.size() == 1 ? " " : "s ") + String.join(" and ", unknown);
  }

  private static String hint(ParameterException bad) {
    if (!(bad instanceof UnmatchedArgumentException unmatched)) {
      return "";
    }
    List<String> suggestions = unmatched.getSuggestions();
    if (!suggestions.isEmpty()) {
      String typed = unmatched.getUnmatched().get(0);
      return suggestions.stream()
          .max(Comparator.comparingInt(each -> sharedStart(typed, each)))
          .map(each -> "; did you mean " + each + "?")
          .orElse("");
    }
    boolean takesPrograms =
        bad.getCommandLine().getCommandSpec().findOption("--solution") != null
            && !unmatched.isUnknownOption();
    return takesPrograms ? "; each program needs its own --solution" : "";
  }

  /** How many characters two words begin with alike; a slip of the hand is rarely in the first. */
  private static int sharedStart(String one, String other) {
    int mismatch = Arrays.mismatch(one.toCharArray(), other.toCharArray());
    return mismatch < 0 ? one.length() : mismatch;
  }

  private static int failed(Exception thrown, CommandLine command) {
    String name = command.getCommandSpec().qualifiedName();
    if (thrown instanceof UsageException || thrown instanceof UnusableJournal) {
      return complain(name, thrown.getMessage(), ExitCode.USAGE);
    }
    if (thrown instanceof RemoteFailure) {
      return complain(name, oneLine(thrown.getMessage()), ExitCode.DEFECT);
    }
    Throwable cause = thrown instanceof Defect ? thrown.getCause() : thrown;
    if (cause instanceof CannotDraw) {
      return complain(name, cause.getMessage(), ExitCode.USAGE);
    }
    if (cause instanceof JudgeFailure failure) {
      return complain(name, failure.line(), ExitCode.USAGE);
    }
    cause = cause instanceof UncheckedIOException ? cause.getCause() : cause;
    if (cause instanceof UnwritableJournal || cause instanceof UnwritableFile) {
      complain(name, oneLine(cause.getMessage()), ExitCode.DEFECT);
      for (Throwable another : cause.getSuppressed()) {
        complain(name, oneLine(another.getMessage()), ExitCode.DEFECT);
      }
      return ExitCode.DEFECT;
    }
    if (cause instanceof RunCancelled && Interruption.isUnderWay()) {
      return complain(name, "interrupted before anything was run", ExitCode.INTERRUPTED);
    }
    String problem =
        cause instanceof RunnerFailure
            ? oneLine(cause.getMessage())
            : "the harness itself failed: %s (set %s=1 to see where)"
                .formatted(oneLine(cause.toString()), DEBUG);
    complain(name, problem, ExitCode.DEFECT);
    showTrace(cause);
    return ExitCode.DEFECT;
  }

  private static void showTrace(Throwable thrown) {
    if (System.getenv(DEBUG) != null) {
      StringWriter trace = new StringWriter();
      thrown.printStackTrace(new PrintWriter(trace));
      trace.toString().lines().forEach(Terminal::note);
    }
  }

  /** Says what is wrong, and returns the exit code for it. */
  private static int complain(String command, String problem, int code) {
    Terminal.note(command + ": " + problem);
    return code;
  }

  private static String oneLine(String text) {
    return String.valueOf(text).strip().replaceAll("\\s*\\R\\s*", "; ");
  }
}
