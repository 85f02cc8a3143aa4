package harness.cli;

import harness.cases.UsageException;
import harness.cli.options.GivenInputOptions;
import harness.cli.options.OpenProblem;
import harness.report.ExplainReport;
import harness.report.ReportedFinding;
import harness.report.text.ExplainText;
import harness.report.text.Style;
import harness.stress.Explaining;
import harness.stress.GivenInput;
import harness.tally.Reproduction;
import harness.terminal.ExitCode;
import harness.terminal.JsonReports;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "explain",
    sortOptions = false,
    description = {
      "Run solvers and programs on one input. For each failure, show the outputs and the lines of"
          + " the program that may be wrong. Nothing is made smaller (see minimize).",
      "",
      "A C or C++ program is also run with checks for undefined behaviour; what they find in a"
          + " program that is right is a warning. Without --reference, outputs are not compared."
    },
    footer = {
      "",
      "Example: harness explain --reference brute.cpp --solution sol.cpp failing.in",
      "         harness explain --solution sol.cpp crashing.in",
      "         harness explain --problem DIR --case NAME --solution sol.cpp",
      "         harness explain --puzzle {puzzle} --solution sol.cpp failing.in"
    })
final class ExplainCommand implements Callable<Integer> {

  @Mixin private GivenInputOptions given;

  @Option(
      names = "--case",
      paramLabel = "NAME",
      description = "The case, instead of FILE: PROBLEM/GENERATOR@SEED#INDEX.")
  private String caseName;

  @Option(names = "--json", paramLabel = "FILE", description = "Write the report as JSON to FILE.")
  private Path json;

  @Parameters(
      arity = "0..1",
      paramLabel = "FILE",
      description = "The judge's input file; - is standard input.")
  private Path file;

  @Override
  public Integer call() throws IOException {
    UsageException.when(
        (caseName == null) == (file == null),
        "expected either --case NAME or a FILE (- for standard input)");
    JsonReports.check(json);
    given.check();
    if (caseName != null) {
      return given.withCase(caseName, this::explain);
    }
    given.runAlone();
    return given.withFile(file, this::explain);
  }

  private int explain(OpenProblem opened, GivenInput input) throws IOException {
    Reproduction again = given.reproduction(opened, input.programs());
    ExplainReport report =
        Explaining.of(input, given.threads(), finding -> reproduce(again, finding));
    JsonReports.write(
        json,
        report.shortened(),
        () ->
            new ExplainText(System.out, report, Style.ofOutput(), input.sketches(report.findings()))
                .print());
    return report.findings().isEmpty() ? ExitCode.OK : ExitCode.FINDINGS;
  }

  private String reproduce(Reproduction again, ReportedFinding finding) {
    return caseName == null
        ? again.explain(finding, file.toString())
        : again.explainCase(finding, caseName);
  }
}
