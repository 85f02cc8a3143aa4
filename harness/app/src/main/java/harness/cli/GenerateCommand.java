package harness.cli;

import harness.cases.Case;
import harness.cases.Generator;
import harness.cases.Reason;
import harness.cases.UsageException;
import harness.cli.options.GivenOptions;
import harness.cli.options.NamedCase;
import harness.cli.options.OpenProblem;
import harness.cli.options.ProblemOptions;
import harness.cli.options.RunnerOptions;
import harness.cli.options.Seeds;
import harness.jury.SingleInputs;
import harness.machine.Terminal;
import harness.problem.JudgeFailure;
import harness.reference.Puzzle;
import harness.report.WholeFile;
import harness.terminal.ExitCode;
import harness.terminal.OutputFiles;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.LongStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(
    name = "generate",
    sortOptions = false,
    description =
        "Generate cases in the judge's format. With --out, also write the right answers: exact for"
            + " a puzzle, else the reference's.",
    footer = {
      "",
      "Example: harness generate --puzzle {puzzle} --generator distance:4 --out tests",
      "         harness generate --generator gen.py --reference brute.cpp --out tests",
      "         harness generate --case {puzzle}/uniform@42#137"
    })
final class GenerateCommand implements Callable<Integer> {

  @Mixin private ProblemOptions problemOptions;

  @Option(
      names = "--n",
      paramLabel = "N",
      defaultValue = "10",
      description = "How many cases (default: ${DEFAULT-VALUE}).")
  private long n;

  @Option(names = "--seed", paramLabel = "S", description = "Seed (default: drawn and printed).")
  private Long seed;

  @Option(
      names = "--case",
      paramLabel = "NAME",
      description = "Print only this case: PROBLEM/GENERATOR@SEED#INDEX.")
  private String caseName;

  /** Rejected inputs that are named one by one. */
  private static final int MOST_NOTES = 3;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "Write .in and .ans files to DIR, as many cases to a file as the judge's have.")
  private Path out;

  @Option(names = "--force", description = "Overwrite files in DIR.")
  private boolean force;

  @Mixin private RunnerOptions runnerOptions;
  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    if (out == null) {
      new GivenOptions(spec).refuse("needs --out DIR", "--force");
    }
    UsageException.when(
        out != null && caseName != null,
        "--out cannot be combined with --case, which prints the case");
    UsageException.when(n < 1, "--n %s: expected at least 1", n);
    try (OpenProblem problem = problemOptions.open(caseName, runnerOptions)) {
      if (caseName != null) {
        NamedCase named = problem.named(caseName);
        print(problem, List.of(named.draw().input()));
        String call = named.generator().call(named.name().seed(), named.name().index());
        if (call != null) {
          Terminal.note("drawn by " + call);
        }
      } else {
        generate(problem);
      }
      return ExitCode.OK;
    }
  }

  private void generate(OpenProblem problem) throws IOException {
    Generator generator = problem.generator();
    if (out != null) {
      OutputFiles.makeFolder("--out", out);
    }
    seed = Seeds.chosen(seed);
    if (out == null) {
      printFile(problem, generator);
    } else {
      writeFiles(problem, generator);
    }
  }

  private void printFile(OpenProblem problem, Generator generator) {
    UsageException.when(
        problem.problem().limits().casesPerFile() == 1 && n > 1,
        "a file of %s holds one case; use --out DIR or --n 1",
        problem.problem().name());
    List<Case> cases = cases(generator, 0, n);
    if (problem.isOfPrograms()) {
      problem.jury().singleInputs().validate(cases.get(0));
    }
    print(problem, inputs(cases));
  }

  private static void print(OpenProblem problem, List<String> inputs) {
    System.out.writeBytes(problem.problem().files().file(inputs));
    System.out.flush();
  }

  private void writeFiles(OpenProblem problem, Generator generator) throws IOException {
    int size = problem.problem().limits().casesPerFile();
    long files = (n + size - 1) / size;
    int digits = Math.max(4, Long.toString(files - 1).length());
    long leftOut = 0;
    for (long file = 0; file < files; file++) {
      long first = file * size;
      try {
        List<Case> cases = cases(generator, first, Math.min(n, first + size));
        byte[] answers = answers(problem, cases);
        String stem =
            String.format("%s-%d-%0" + digits + "d", problem.problem().name(), seed, file);
        write(out.resolve(stem + ".in"), problem.problem().files().file(inputs(cases)));
        if (answers != null) {
          write(out.resolve(stem + ".ans"), answers);
        }
      } catch (JudgeFailure failure) {
        if (!isLeftOut(failure)) {
          throw failure;
        }
        leftOut++;
        if (leftOut <= MOST_NOTES) {
          Terminal.note("left out " + generator.caseName(seed, first) + ": " + failure.line());
        }
      }
    }
    String written =
        files - leftOut + (size == 1 ? " files in " : " files of up to " + size + " cases in ");
    Terminal.note(
        written + out + (leftOut == 0 ? "" : "; left out " + leftOut + " that are not valid"));
    UsageException.when(leftOut == files, "no input that is drawn is valid");
  }

  /** Whether a case is left out: it is not valid, or nobody is to blame that there is none. */
  private static boolean isLeftOut(JudgeFailure failure) {
    return failure.isExcused() || failure.judgement().reason() == Reason.INVALID_INPUT;
  }

  /** Right answers to the cases of a file, which must be valid; null if there is no reference. */
  private static byte[] answers(OpenProblem problem, List<Case> cases) {
    if (problem.isOfPrograms()) {
      SingleInputs inputs = problem.jury().singleInputs();
      inputs.validate(cases.get(0));
      return inputs.answer(cases.get(0));
    }
    Puzzle puzzle = problem.puzzle();
    StringBuilder answers = new StringBuilder();
    for (Case each : cases) {
      answers.append(puzzle.format().print(puzzle.oracle().answer(each.input())));
    }
    return answers.toString().getBytes(StandardCharsets.US_ASCII);
  }

  private void write(Path file, byte[] bytes) throws IOException {
    UsageException.when(
        !force && Files.exists(file), "%s already exists; use --force or another folder", file);
    WholeFile.write(file, bytes);
  }

  private List<Case> cases(Generator generator, long from, long to) {
    try {
      return LongStream.range(from, to).mapToObj(index -> generator.draw(seed, index)).toList();
    } catch (IllegalArgumentException impossible) {
      throw new UsageException(impossible.getMessage());
    }
  }

  private static List<String> inputs(List<Case> cases) {
    return cases.stream().map(Case::input).toList();
  }
}
