package harness.tally;

import harness.machine.Shell;
import harness.report.ReportedFinding;
import harness.report.SanitizedReport;
import harness.report.UndefinedBehaviour;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The parts of the user's command line that commands need to reproduce findings.
 *
 * @param problem the words that name the problem, such as {@code --puzzle NAME}
 * @param besideCase the words needed with {@code --case}; may be empty
 * @param generators as the user named them; empty if indexes cannot reproduce a file
 * @param solutions the {@code --solution} of each program, by the program's name
 * @param programOptions options of programs, as on a command line
 * @param runOptions options of the whole run, as on a command line
 */
public record Reproduction(
    String problem,
    String besideCase,
    List<String> generators,
    long seed,
    Map<String, String> solutions,
    String programOptions,
    String runOptions) {

  private static final String STRESS = Shell.harness("stress");
  private static final String EXPLAIN = Shell.harness("explain");
  private static final String MINIMIZE = Shell.harness("minimize --no-shrink");

  public Reproduction {
    generators = List.copyOf(generators);
    solutions = Map.copyOf(solutions);
  }

  /** The command that reproduces a finding of {@code harness stress}. */
  public String command(ReportedFinding finding) {
    if (finding.caseName() == null) {
      return unbuilt(finding.submission());
    }
    return finding.fileCases() == null || generators.isEmpty()
        ? STRESS
            + spaced(besideCase)
            + " --case "
            + Shell.quoted(finding.caseName())
            + words(finding)
        : withFile(finding);
  }

  /** The command that shows undefined behaviour again; null if there is none. */
  public String warning(SanitizedReport program, UndefinedBehaviour warning) {
    return sanitizing(program, name -> STRESS + spaced(besideCase) + ofCase(warning) + words(name));
  }

  private static String ofCase(UndefinedBehaviour warning) {
    return " --case " + Shell.quoted(warning.caseName());
  }

  /**
   * A command that runs a program with checks; null if there is none.
   *
   * @param command runs a submission: the program, or any if it is one of the jury's
   */
  public String sanitizing(SanitizedReport program, UnaryOperator<String> command) {
    return program.ofJury()
        ? solutions.keySet().stream()
            .min(Comparator.naturalOrder())
            .map(any -> command.apply(any) + " --sanitize=all")
            .orElse(null)
        : command.apply(program.program()) + " --sanitize";
  }

  /** The words that name the submissions that a finding needs: several if they are compared. */
  private String words(ReportedFinding finding) {
    List<String> names = names(finding);
    StringBuilder words = new StringBuilder();
    names.forEach(name -> words.append(" --solution ").append(Shell.quoted(solutions.get(name))));
    return names.isEmpty() ? words(finding.submission()) : words + programOptions + runOptions;
  }

  /** The programs that are compared in a finding; none if it shows by itself. */
  private List<String> names(ReportedFinding finding) {
    if (finding.groups() == null) {
      return List.of();
    }
    Stream<String> needed =
        finding.isDifference()
            ? finding.groupNames().stream()
            : Stream.of(finding.submission(), finding.partner());
    return needed.filter(solutions::containsKey).distinct().toList();
  }

  /** The words that show a finding on a judge's file; the file must follow them. */
  public String minimize(ReportedFinding finding) {
    return MINIMIZE + spaced(problem) + words(finding);
  }

  /** The words that show a submission's failure on a judge's file; the file must follow them. */
  public String minimize(String submission) {
    return MINIMIZE + spaced(problem) + words(submission);
  }

  /** The command that shows a finding on a file with this text, one character per byte. */
  public String minimizePrinted(ReportedFinding finding, String file) {
    return piped(file, minimize(finding));
  }

  /** The command that shows a submission's failure on a file with this text. */
  public String minimizePrinted(String submission, String file) {
    return piped(file, minimize(submission));
  }

  /** The command that explains a finding on a judge's file. */
  public String explain(ReportedFinding finding, String file) {
    return EXPLAIN + spaced(problem) + words(finding) + " " + Shell.quoted(file);
  }

  /** The command that explains a finding on a case of a name. */
  public String explainCase(ReportedFinding finding, String caseName) {
    return EXPLAIN + spaced(besideCase) + " --case " + Shell.quoted(caseName) + words(finding);
  }

  private static String piped(String file, String command) {
    return "printf " + Shell.printed(file) + " | " + command + " -";
  }

  /**
   * The command that runs submissions on random cases for a longer time.
   *
   * @param submissions their names; empty for all that the problem has
   */
  public String longer(List<String> submissions) {
    String named =
        submissions.stream()
            .map(
                each ->
                    solutions.containsKey(each)
                        ? " --solution " + Shell.quoted(solutions.get(each))
                        : " --solver " + Shell.quoted(each))
            .collect(Collectors.joining());
    return STRESS
        + spaced(besideCase.isEmpty() ? problem : besideCase)
        + named
        + programOptions
        + runOptions
        + " --for 10m";
  }

  private static String spaced(String words) {
    return words.isEmpty() ? "" : " " + words;
  }

  private String unbuilt(String name) {
    String text = solutions.getOrDefault(name, name);
    return STRESS + spaced(problem) + " --solution " + Shell.quoted(text);
  }

  private String withFile(ReportedFinding finding) {
    long cases = finding.fileCases().size();
    return STRESS
        + spaced(problem)
        + (besideCase.isEmpty() ? " --generator " + String.join(",", generators) : "")
        + " --seed "
        + seed
        + " --first "
        + finding.fileCases().from()
        + " --n "
        + cases
        + " --batch "
        + cases
        + words(finding);
  }

  /** The words of a command line that name a submission and its options. */
  public String words(String submission) {
    String text = solutions.get(submission);
    return (text == null
            ? " --solver " + Shell.quoted(submission)
            : " --solution " + Shell.quoted(text) + programOptions)
        + runOptions;
  }
}
