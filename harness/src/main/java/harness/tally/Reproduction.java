package harness.tally;

import harness.cases.Verdict;
import harness.report.ReportedFinding;
import harness.terminal.Shell;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

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
            + (finding.verdict().equals(Verdict.DISAGREEMENT.label()) && finding.reason() == null
                ? wordsOfAll()
                : words(finding.submission()))
        : withFile(finding);
  }

  /** All submissions: without a reference, a disagreement needs at least two. */
  private String wordsOfAll() {
    StringBuilder words = new StringBuilder();
    new TreeMap<>(solutions)
        .values()
        .forEach(each -> words.append(" --solution ").append(Shell.quoted(each)));
    return words + programOptions + runOptions;
  }

  /** The words that run a submission on a judge's file; the file must follow them. */
  public String minimize(String submission) {
    return MINIMIZE + spaced(problem) + words(submission);
  }

  /** The same on a file with the given text, one character per byte. */
  public String minimizePrinted(String submission, String file) {
    return "printf " + Shell.printed(file) + " | " + minimize(submission) + " -";
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
        + words(finding.submission());
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
