package harness.cli;

import harness.builtin.FileJudge;
import harness.cases.Counted;
import harness.cases.Judgement;
import harness.cases.Printable;
import harness.cases.Reason;
import harness.cases.UsageException;
import harness.cases.Verdict;
import harness.cli.options.JudgeCodes;
import harness.cli.options.OpenProblem;
import harness.cli.options.ProblemOptions;
import harness.cli.options.RunnerOptions;
import harness.jury.OpenJury;
import harness.jury.SingleInputs;
import harness.machine.InputFiles;
import harness.machine.Terminal;
import harness.problem.JudgeFailure;
import harness.reference.InvalidInput;
import harness.reference.Puzzle;
import harness.report.WholeFile;
import harness.terminal.ExitCode;
import harness.terminal.OutputFiles;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "check",
    sortOptions = false,
    description = {
      "Judge an output file. Prints one line: accepted, or what is wrong.",
      "",
      "With --codes icpc, the arguments may also be INPUT ANSWER FEEDBACK-DIR < OUTPUT."
    },
    footer = {
      "",
      "Exit codes: 0 right, 1 wrong, 2 invalid input or answer file, 3 failed;",
      "testlib: 0 ok, 1 wrong, 2 malformed, missing or extra output, 3 fail;",
      "icpc: 42 accepted, 43 wrong, 3 judge error.",
      "",
      "Example: harness check --puzzle {puzzle} tests/1.in mine.out tests/1.ans",
      "         harness check --checker std:rcmp6 tests/1.in mine.out tests/1.ans",
      "         harness check --checker chk.cpp --reference brute.py 1.in mine.out"
    })
final class CheckCommand implements Callable<Integer>, JudgeCodes.Speaker {

  private static final String COMMAND = "harness check: ";

  @Mixin private ProblemOptions problemOptions;
  @Mixin private JudgeCodes.Choice codesOption;

  @Option(
      names = "--feedback",
      paramLabel = "DIR",
      description =
          "Write judgemessage.txt to DIR, or judgeerror.txt if INPUT or ANSWER is invalid.")
  private Path feedbackFolder;

  @Option(
      names = "--any-shortest",
      description =
          "Accept any shortest sequence of moves, even if the judge wants a particular one.")
  private boolean anyShortest;

  @Parameters(index = "0", paramLabel = "INPUT", description = "The judge's input.")
  private Path input;

  @Parameters(index = "1", paramLabel = "OUTPUT", description = "The program's output.")
  private Path second;

  @Parameters(
      index = "2",
      arity = "0..1",
      paramLabel = "ANSWER",
      description = "The judge's answer, which is checked first.")
  private Path third;

  @Mixin private RunnerOptions runnerOptions;

  /**
   * The arguments of a checker.
   *
   * @param output null for standard input
   * @param answer null if there is none
   * @param feedback the folder for messages, or null
   */
  private record CheckedFiles(Path input, Path output, Path answer, Path feedback) {}

  /**
   * The feedback folder of the ICPC problem package format: {@code judgemessage.txt} says what is
   * wrong with an output, {@code judgeerror.txt} what is wrong with the judge's files.
   *
   * @param folder created if missing; null to write nothing
   */
  private record Feedback(Path folder) {

    Feedback {
      if (folder != null) {
        OutputFiles.makeFolder("the feedback folder", folder);
      }
    }

    void error(String line) throws IOException {
      write("judgeerror.txt", line);
    }

    void write(String name, String line) throws IOException {
      if (folder != null) {
        WholeFile.write(folder.resolve(name), Printable.inLine(line) + "\n");
      }
    }
  }

  @Override
  public Integer call() throws IOException {
    problemOptions.refuseGenerators("has no effect here: nothing is drawn");
    problemOptions.refuseSmaller();
    try (OpenProblem problem = problemOptions.openForFiles(runnerOptions)) {
      return check(problem);
    }
  }

  /**
   * Tells testlib's form, {@code input output [answer]}, from ICPC's, {@code input answer
   * feedback-folder < output}. The third argument of ICPC's form is a folder.
   */
  private CheckedFiles files() {
    if (codesOption.codes() != JudgeCodes.ICPC || third == null || Files.isRegularFile(third)) {
      return new CheckedFiles(input, second, third, feedbackFolder);
    }
    UsageException.when(
        !Files.isDirectory(third), "%s is neither an answer file nor a feedback folder", third);
    return new CheckedFiles(input, null, second, feedbackFolder == null ? third : feedbackFolder);
  }

  private int check(OpenProblem problem) throws IOException {
    CheckedFiles files = files();
    Feedback feedback = new Feedback(files.feedback);
    try {
      Stream.of(files.input, files.output, files.answer)
          .filter(Objects::nonNull)
          .forEach(InputFiles::checkReadable);
      return problem.isOfPrograms()
          ? check(problem.jury(), files, feedback)
          : check(problem.puzzle(), files, feedback);
    } catch (JudgeFailure failure) {
      return refuse(
          feedback,
          failure.judgement().reason() == Reason.INVALID_INPUT
              ? "the input file is invalid: " + failure.line()
              : failure.line());
    } catch (InvalidInput invalid) {
      return refuse(feedback, "the input file is invalid: " + invalid.getMessage());
    } catch (UsageException unusable) {
      feedback.error(unusable.getMessage());
      throw unusable;
    }
  }

  private int check(OpenJury jury, CheckedFiles files, Feedback feedback) throws IOException {
    String input = InputFiles.text(files.input);
    byte[] output = InputFiles.bytes(files.output);
    SingleInputs inputs = jury.singleInputs();
    byte[] answer = inputs.answer(input);
    if (files.answer != null) {
      byte[] saved = InputFiles.bytes(files.answer);
      Judgement own = inputs.judge(input, saved, answer == null ? saved : answer);
      if (!own.isAccepted()) {
        return refuse(feedback, "the answer file is invalid: " + own.detail());
      }
      answer = saved;
    }
    UsageException.when(
        answer == null && jury.needsAnswer(),
        "missing ANSWER, or a --reference PROGRAM to compute it");
    Judgement judgement = inputs.judge(input, output, answer);
    return report(judgement, judgement.isAccepted() ? "" : judgement.detail(), feedback);
  }

  private int check(Puzzle puzzle, CheckedFiles files, Feedback feedback)
      throws IOException, InvalidInput {
    FileJudge judge = new FileJudge(puzzle, anyShortest);
    long cases;
    try (InputStream input = InputFiles.open(files.input)) {
      cases = FileJudge.countCases(puzzle.format(), input);
    }
    if (files.answer != null) {
      FileJudge.Result answer = judge(judge, files, cases, files.answer);
      if (!answer.judgement().isAccepted()) {
        return refuse(feedback, "the answer file is invalid: " + answer.detail(cases));
      }
    }
    FileJudge.Result result = judge(judge, files, cases, files.output);
    return report(
        result.judgement(),
        result.judgement().isAccepted() ? Counted.of(cases, "case") : result.detail(cases),
        feedback);
  }

  private static FileJudge.Result judge(
      FileJudge judge, CheckedFiles files, long cases, Path output)
      throws IOException, InvalidInput {
    try (InputStream input = InputFiles.open(files.input);
        InputStream answers = InputFiles.open(output)) {
      return judge.judge(input, cases, answers);
    }
  }

  private int report(Judgement judgement, String detail, Feedback feedback) throws IOException {
    String joint = judgement.isAccepted() ? ", " : ": ";
    String line = judgement.verdict().label() + (detail.isEmpty() ? "" : joint + detail);
    if (judgement.verdict() == Verdict.JUDGE_ERROR) {
      feedback.error(line);
    } else {
      feedback.write("judgemessage.txt", line);
    }
    Terminal.note(COMMAND + line);
    return codesOption.codes().of(judgement);
  }

  /** Reports that one of the judge's files is invalid; the contestant is not blamed. */
  private int refuse(Feedback feedback, String problem) throws IOException {
    feedback.error(problem);
    Terminal.note(COMMAND + problem);
    return codesOption.codes().failure(ExitCode.USAGE);
  }
}
