package harness.cli;

import harness.cases.Generator;
import harness.cases.UsageException;
import harness.cli.options.OpenProblem;
import harness.cli.options.ProblemOptions;
import harness.cli.options.RunnerOptions;
import harness.describe.constraints.Constraints;
import harness.describe.learn.Proposal;
import harness.formats.ProblemPackage;
import harness.formats.TestlibBounds;
import harness.formats.ValidatorCall;
import harness.machine.InputFiles;
import harness.machine.Terminal;
import harness.problem.JudgeFailure;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Inputs that a problem's generators draw, and what its validators say of them.
 *
 * @param inputs small ones, at least one unless there is no problem
 * @param constraints the bounds in the validators' calls of testlib
 */
record DrawnSamples(List<String> inputs, Constraints constraints) {

  /** Those of no problem. */
  static final DrawnSamples NONE = new DrawnSamples(List.of(), Constraints.none());

  /** Cases that are drawn, always the same ones. */
  private static final int DRAWS = 100;

  private static final long SEED = 1;

  /** More inputs hardly tell more. */
  private static final int MOST = 40;

  /** Characters of inputs that are read. */
  private static final int LARGEST = 4096;

  /**
   * Draws from the problem that the options name.
   *
   * @throws UsageException if no small input with usual blanks is drawn
   */
  static DrawnSamples of(ProblemOptions options, RunnerOptions runner) throws IOException {
    try (OpenProblem problem = options.openAsWritten(runner)) {
      List<String> inputs = drawn(problem.generator());
      Terminal.note("learned from " + inputs.size() + " drawn inputs");
      return new DrawnSamples(inputs, stated(problem.jury().parts()));
    }
  }

  private static List<String> drawn(Generator generator) {
    List<String> all = new ArrayList<>();
    String why = "none has at most " + LARGEST + " characters";
    for (int i = 0; i < DRAWS; i++) {
      try {
        String input = Proposal.tidied(generator.draw(SEED, i).input());
        if (input.length() <= LARGEST) {
          Proposal.checkSample(input);
          all.add(input);
        }
      } catch (JudgeFailure | IllegalArgumentException none) {
        why = none.getMessage();
      }
    }
    UsageException.when(all.isEmpty(), "no input to learn from was drawn: %s", why);
    return all.stream()
        .distinct()
        .sorted(Comparator.comparing(String::length))
        .limit(MOST)
        .toList();
  }

  private static Constraints stated(ProblemPackage problem) throws IOException {
    List<String> bounds = new ArrayList<>();
    for (ValidatorCall each : problem.validators()) {
      Path source = problem.folder().resolve(each.call().program());
      if (Files.isRegularFile(source)) {
        bounds.addAll(TestlibBounds.of(InputFiles.text(source)));
      }
    }
    return bounds.isEmpty() ? Constraints.none() : Constraints.read(String.join("; ", bounds));
  }
}
