package harness.cli;

import harness.cases.UsageException;
import harness.cli.options.ConstraintOption;
import harness.cli.options.ProblemOptions;
import harness.cli.options.RunnerOptions;
import harness.describe.Description;
import harness.describe.constraints.Constraints;
import harness.describe.learn.Proposal;
import harness.describe.run.Refused;
import harness.describe.syntax.BadDescription;
import harness.machine.InputFiles;
import harness.machine.Terminal;
import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "describe",
    sortOptions = false,
    description = {
      "Draft a description of the inputs, in the checktestdata language, from samples, or from what"
          + " a problem's generators draw. Correct its bounds, which samples cannot show, and use"
          + " it as --input-format. With --constraints, the bounds are those of the problem's"
          + " statement. Those in a validator's calls of testlib are taken over.",
      "",
      "Tokens must be separated by one space. The first line may be the number of cases. Trees,"
          + " graphs, permutations and mazes are noted in comments, such as '# harness: tree n'."
    },
    footer = {
      "",
      "Example: harness describe 1.in 2.in > input.ctd",
      "         harness describe 1.in --constraints '1 <= n <= 2e5; 1 <= a_i <= n'",
      "         harness describe --problem DIR > input.ctd",
      "         harness describe --try input.ctd"
    })
final class DescribeCommand implements Callable<Integer> {

  private static final Duration TIME = Duration.ofSeconds(10);

  @Parameters(
      arity = "0..*",
      paramLabel = "SAMPLE",
      description = "Sample inputs. With --try, also one description (FILE.ctd).")
  private List<Path> files = List.of();

  @Mixin private ProblemOptions problem;

  @Option(
      names = "--try",
      description = "Draw five inputs from the description, and show them after it.")
  private boolean isTried;

  @Mixin private RunnerOptions runner;

  @Override
  public Integer call() throws IOException {
    problem.refuseForLearning();
    if (isTried && files.size() == 1 && Description.isIn(files.get(0).toString())) {
      UsageException.when(
          !problem.constraints().isEmpty(), "--constraints needs samples, not a description");
      return tryOut(files.get(0));
    }
    List<String> inputs = new ArrayList<>();
    for (Path each : files) {
      String input = InputFiles.text(each);
      try {
        Proposal.checkSample(input);
      } catch (IllegalArgumentException refused) {
        throw new UsageException(each + ": " + refused.getMessage());
      }
      inputs.add(input);
    }
    UsageException.when(
        files.isEmpty() && !problem.isOfPrograms() && !problem.isOfCurrentFolder(runner),
        "missing SAMPLE, --generator PROGRAM or --problem DIR; the current folder is no problem");
    DrawnSamples drawn =
        files.isEmpty() || problem.isOfPrograms()
            ? DrawnSamples.of(problem, runner)
            : DrawnSamples.NONE;
    inputs.addAll(drawn.inputs());
    Constraints stated = problem.constraints();
    Proposal.Draft draft = draft(inputs, drawn.constraints().and(stated));
    for (int i = 0; i < files.size(); i++) {
      check(draft.text(), files.get(i), inputs.get(i));
    }
    print(draft.text());
    if (isTried) {
      print(TriedDescription.of(Description.parse(draft.text()), "the draft").text());
    }
    draft.notes().forEach(ConstraintOption::noteUnused);
    Terminal.note(
        !stated.isEmpty() || !drawn.constraints().isEmpty()
            ? "this is a draft: check the bounds"
            : "this is a draft: correct the bounds, which samples cannot show, or add --constraints"
                + " with those of the statement");
    return ExitCode.OK;
  }

  private static int tryOut(Path file) throws IOException {
    String text = InputFiles.text(file);
    try {
      Description description = Description.parse(text);
      print(text.endsWith("\n") ? text : text + "\n");
      print(TriedDescription.of(description, file.toString()).text());
      return ExitCode.OK;
    } catch (BadDescription wrong) {
      throw new UsageException(file + ": " + wrong.getMessage());
    }
  }

  private static void print(String text) {
    System.out.writeBytes(text.getBytes(StandardCharsets.ISO_8859_1));
  }

  private static Proposal.Draft draft(List<String> inputs, Constraints stated) {
    try {
      return Proposal.of(inputs, stated);
    } catch (IllegalArgumentException none) {
      throw new UsageException(none.getMessage());
    }
  }

  private static void check(String proposal, Path sample, String input) {
    try {
      Description.parse(proposal).validate(input, TIME);
    } catch (Refused refused) {
      throw new UsageException(
          "cannot describe the samples: " + sample + ": " + refused.getMessage());
    }
  }
}
