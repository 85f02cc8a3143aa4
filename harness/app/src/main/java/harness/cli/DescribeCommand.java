package harness.cli;

import harness.cases.UsageException;
import harness.describe.Description;
import harness.describe.learn.Proposal;
import harness.describe.run.Refused;
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
import picocli.CommandLine.Parameters;

@Command(
    name = "describe",
    sortOptions = false,
    description = {
      "Draft a description of the inputs, in the checktestdata language, from samples. Correct its"
          + " bounds, which samples cannot show, and use it as --input-format.",
      "",
      "Tokens must be separated by one space. The first line may be the number of cases. Trees,"
          + " graphs and permutations are noted in comments, such as '# harness: tree n'."
    },
    footer = {"", "Example: harness describe 1.in 2.in > input.ctd"})
final class DescribeCommand implements Callable<Integer> {

  private static final Duration TIME = Duration.ofSeconds(10);

  @Parameters(arity = "1..*", paramLabel = "SAMPLE", description = "Sample inputs.")
  private List<Path> samples;

  @Override
  public Integer call() throws IOException {
    List<String> inputs = new ArrayList<>();
    for (Path each : samples) {
      String input = InputFiles.text(each);
      try {
        Proposal.checkSample(input);
      } catch (IllegalArgumentException refused) {
        throw new UsageException(each + ": " + refused.getMessage());
      }
      inputs.add(input);
    }
    String proposal = proposal(inputs);
    for (int i = 0; i < inputs.size(); i++) {
      check(proposal, samples.get(i), inputs.get(i));
    }
    System.out.writeBytes(proposal.getBytes(StandardCharsets.ISO_8859_1));
    Terminal.note("this is a draft: correct the bounds, which samples cannot show");
    return ExitCode.OK;
  }

  private static String proposal(List<String> inputs) {
    try {
      return Proposal.of(inputs).text();
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
