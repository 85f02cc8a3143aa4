package harness.tally;

import harness.cases.Verdict;
import harness.report.ReportedFinding;
import harness.terminal.Shell;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What was asked on the command line, as far as the commands that show findings again need it.
 *
 * @param problem the words that name it: {@code --puzzle NAME}
 * @param besideCase the words that must stand beside the name of a case; may be empty
 * @param generators as they were named; none where a file cannot be drawn again by its indexes
 * @param solutions how each program was named, by the program's name
 * @param programOptions how programs are run, as on a command line
 * @param runOptions how everything is run, as on a command line
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

  /** The command that shows a finding of {@code harness stress} again. */
  public String command(ReportedFinding finding) {
    if (finding.caseName() == null) {
      return unbuilt(finding.submission());
    }
    return finding.fileCases() == null || generators.isEmpty()
        ? STRESS
            + spaced(besideCase)
            + " --case "
            + Shell.quoted(finding.caseName())
            + (finding.verdict().equals(Verdict.DISAGREEMENT.label())
                ? wordsOfAll()
                : words(finding.submission()))
        : withFile(finding);
  }

  /** A disagreement takes two. */
  private String wordsOfAll() {
    StringBuilder words = new StringBuilder();
    new TreeMap<>(solutions)
        .values()
        .forEach(each -> words.append(" --solution ").append(Shell.quoted(each)));
    return words + programOptions + runOptions;
  }

  /** The words that run a submission on a judge's file, which is to stand after them. */
  public String minimize(String submission) {
    return MINIMIZE + spaced(problem) + words(submission);
  }

  /** The command that runs a submission on a judge's file with this text, each byte a character. */
  public String minimizePrinted(String submission, String file) {
    return "printf " + Shell.printed(file) + " | " + minimize(submission) + " -";
  }

  private static String spaced(String words) {
    return words.isEmpty() ? "" : " " + words;
  }

  /** The command that tries again to compile a program. */
  private String unbuilt(String name) {
    String text = solutions.getOrDefault(name, name);
    return STRESS + spaced(problem) + " --solution " + Shell.quoted(text);
  }

  /** The command for a finding that takes a file of several cases. */
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

  /** The words of a command line that name a submission and say how it is run. */
  public String words(String submission) {
    String text = solutions.get(submission);
    return (text == null
            ? " --solver " + Shell.quoted(submission)
            : " --solution " + Shell.quoted(text) + programOptions)
        + runOptions;
  }
}
