package harness.report.text;

import harness.cases.Verdict;
import harness.report.ExplainReport;
import harness.report.ExplainReport.Explained;
import harness.report.InputText;
import harness.report.ReportedFinding;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Prints how submissions behave on one input: what is wrong, or what was tried. */
public final class ExplainText {

  /**
   * Said of a submission that did not crash and exceeded no limit, if that is all that is known.
   */
  public static final String UNJUDGED = "no failure, but nothing says whether its output is right";

  /** Verdicts of submissions that do not fail by themselves. */
  private static final Set<Verdict> PASSING = Set.of(Verdict.ACCEPTED, Verdict.DISAGREEMENT);

  private static final int WIDTH = Text.WIDTH - Text.INDENT;

  private final PrintStream out;
  private final ExplainReport report;
  private final Style style;
  private final Sketches sketches;
  private boolean inputIsShown;

  /** A report to print, with pictures of inputs. */
  public ExplainText(PrintStream out, ExplainReport report, Style style, Sketches sketches) {
    this.out = out;
    this.report = report;
    this.style = style;
    this.sketches = sketches;
  }

  /** Prints everything: the submissions one by one, then how they differ from each other. */
  public void print() {
    for (Explained each : report.submissions()) {
      List<ReportedFinding> findings = report.findingsOf(each);
      if (findings.isEmpty()) {
        passed(each);
      } else {
        findings.forEach(this::finding);
        if (findings.stream().allMatch(finding -> finding.diagnosis().isEmpty())) {
          tried("hint", "none: ", each.tried());
        }
      }
    }
    report.differences().forEach(this::finding);
  }

  private void finding(ReportedFinding finding) {
    String names = String.join(", ", finding.titleNames());
    out.println(style.bad((names.isEmpty() ? "" : names + ": ") + finding.label()));
    if (finding.smallest() == null) {
      Text.field(out, "why", finding.detail());
    } else {
      new SmallestText(out, finding, style, sketches).printGiven();
    }
  }

  private void passed(Explained each) {
    String title = each.name() + ": " + standing(each);
    out.println(isRight(each) ? style.good(title) : style.bold(title));
    if (!inputIsShown) {
      String input = Text.head(InputText.shown(report.input()), SmallestText.GIVEN_KEEPS);
      Text.field(out, "input", input.isEmpty() ? "(empty)" : input);
      inputIsShown = true;
    }
    if (each.output() != null) {
      String said = Text.head(each.output(), SmallestText.GIVEN_KEEPS);
      Text.field(out, report.talk() == null ? "said" : "talk", said.isEmpty() ? "nothing" : said);
    }
    SmallestText.lines(out, "warning", "", each.warnings());
    List<String> tried = new ArrayList<>();
    if (isRight(each) || report.judgedBy().isEachOther()) {
      tried.add(report.judgedBy().text());
    }
    tried.addAll(each.tried());
    tried("tried", "", tried);
  }

  private boolean isRight(Explained each) {
    return each.verdict() == Verdict.ACCEPTED
        && !report.judgedBy().isOfSome()
        && !report.judgedBy().isEachOther();
  }

  private String standing(Explained each) {
    if (isRight(each) || !PASSING.contains(each.verdict())) {
      return each.verdict().because(each.reason());
    }
    if (!report.judgedBy().isEachOther()) {
      return UNJUDGED;
    }
    return report.findings().isEmpty()
        ? "no failure, and all print the same"
        : "no failure by itself";
  }

  private void tried(String label, String result, List<String> tried) {
    if (!tried.isEmpty()) {
      Text.field(out, label, Text.wrap(result + String.join("; ", tried), WIDTH, ""));
    }
  }
}
