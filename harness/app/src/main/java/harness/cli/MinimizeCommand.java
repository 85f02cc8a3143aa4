package harness.cli;

import harness.cases.Printable;
import harness.cli.options.GivenInputOptions;
import harness.cli.options.OpenProblem;
import harness.cli.options.ShrinkOptions;
import harness.report.ReportedFinding;
import harness.report.WholeFile;
import harness.report.text.ExplainText;
import harness.report.text.SmallestText;
import harness.report.text.Style;
import harness.run.Submission;
import harness.shrink.Finding;
import harness.shrink.Shrinking;
import harness.shrink.Smallest;
import harness.stress.GivenInput;
import harness.tally.Unbuilt;
import harness.terminal.ExitCode;
import harness.terminal.FilesToWrite;
import harness.terminal.OutputFiles;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "minimize",
    sortOptions = false,
    description =
        "Run solvers and programs on an input file. For each failure, find the smallest input that"
            + " fails with the same verdict and reason.",
    footer = {
      "",
      "Example: harness minimize --puzzle {puzzle} --solution sol.cpp failing.in",
      "         harness minimize --reference brute.cpp --solution sol.cpp failing.in"
    })
final class MinimizeCommand implements Callable<Integer> {

  @Mixin private GivenInputOptions given;
  @Mixin private ShrinkOptions shrinkOptions;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "Write the smallest input of the first kind of failure to FILE.")
  private Path out;

  @Parameters(paramLabel = "FILE", description = "The judge's input file; - is standard input.")
  private Path file;

  private final FilesToWrite files = new FilesToWrite();

  @Override
  public Integer call() throws IOException {
    OutputFiles.checkWritable(out);
    given.check();
    shrinkOptions.check(false);
    return given.withFile(file, this::minimize);
  }

  private int minimize(OpenProblem opened, GivenInput input) throws IOException {
    List<Smallest> smallest = new ArrayList<>();
    boolean failed =
        input.run(
            new GivenInput.Results() {
              @Override
              public void unbuilt(Unbuilt each) {
                print(each.name() + ": compile-error", each.firstLines());
              }

              @Override
              public void passed(Submission each, String printed, boolean compared) {
                if (!compared) {
                  print(
                      each.name() + ": " + (input.isJudged() ? "accepted" : ExplainText.UNJUDGED),
                      "");
                }
              }

              @Override
              public void failed(Submission each, List<Finding> findings) throws IOException {
                smallest.addAll(minimize(opened, input, findings));
              }

              @Override
              public void differ(List<Finding> differences) throws IOException {
                smallest.addAll(minimize(opened, input, differences));
              }

              @Override
              public void alike() {
                print("all %d programs print the same".formatted(input.submissions().size()), "");
              }
            });
    writeFirst(smallest);
    files.end();
    return failed ? ExitCode.FINDINGS : ExitCode.OK;
  }

  private void writeFirst(List<Smallest> all) throws IOException {
    Optional<String> first = all.stream().map(Smallest::file).filter(Objects::nonNull).findFirst();
    if (out != null && first.isPresent()) {
      byte[] bytes = first.get().getBytes(StandardCharsets.ISO_8859_1);
      files.write(() -> WholeFile.write(out, bytes));
    }
  }

  /** Prints each kind of failure with its smallest case; returns these cases. */
  private List<Smallest> minimize(OpenProblem opened, GivenInput input, List<Finding> findings)
      throws IOException {
    List<Smallest> ofFindings =
        shrinkOptions.shrink(
            progress ->
                new Shrinking(
                    input.problem(),
                    input.limits(),
                    input.checker(),
                    given.threads(),
                    shrinkOptions.isWanted() ? shrinkOptions.proveNanos() : 0,
                    progress),
            findings,
            input.programs()::close);
    List<Smallest> ofKinds = new ArrayList<>();
    for (GivenInput.Failure each : input.kinds(findings, ofFindings)) {
      print(each.title(), "");
      if (each.finding() != null) {
        ofKinds.add(each.finding().smallest());
        show(opened, input, each.finding());
      }
    }
    return ofKinds;
  }

  private void show(OpenProblem opened, GivenInput input, ReportedFinding found)
      throws IOException {
    ReportedFinding kept =
        shrinkOptions.keep(
            shrinkOptions.isWanted() ? input.diagnoses().of(found) : found,
            opened.problem(),
            given.reproduction(opened, input.programs()),
            files);
    new SmallestText(System.out, kept, Style.ofOutput(), input.sketches(List.of(kept))).print();
  }

  private static void print(String line, String more) {
    System.out.println(Printable.inLine(line));
    if (!more.isEmpty()) {
      System.out.println(Printable.text(more));
    }
  }
}
