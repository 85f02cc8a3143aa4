package harness.cli;

import harness.cases.Judgement;
import harness.cases.Printable;
import harness.cases.UsageException;
import harness.cli.options.LimitOptions;
import harness.cli.options.OpenProblem;
import harness.cli.options.ProblemOptions;
import harness.cli.options.ProgramOptions;
import harness.compiled.Programs;
import harness.machine.Terminal;
import harness.problem.JudgeFailure;
import harness.report.text.Style;
import harness.report.text.TalkLines;
import harness.report.text.Text;
import harness.run.ForeignProgram;
import harness.run.Interaction;
import harness.talk.TalkCase;
import harness.tally.Unbuilt;
import harness.terminal.ExitCode;
import java.io.IOException;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

@Command(
    name = "talk",
    sortOptions = false,
    description =
        "Show the dialogue between a program and the interactor on one input, live. Without"
            + " --solution, you play the program: type what it would print.",
    footer = {
      "",
      "Each line begins with the time and the speaker: > the program, < the interactor.",
      "",
      "Example: harness talk --problem guess secret/03 --solution sol.cpp",
      "         harness talk --interactor int.cpp --solution sol.py failing.in",
      "         harness talk --problem guess secret/03"
    })
final class TalkCommand implements Callable<Integer> {

  @Mixin private ProblemOptions problemOptions;
  @Mixin private ProgramOptions programOptions;
  @Mixin private LimitOptions limitOptions;

  @Parameters(
      paramLabel = "INPUT",
      description =
          "The interactor's input: a file, a test of the problem, or a case"
              + " (PROBLEM/GENERATOR@SEED#INDEX).")
  private String input;

  @Override
  public Integer call() throws IOException {
    UsageException.when(programOptions.solutions().size() > 1, "expected at most one --solution");
    try (OpenProblem problem = problemOptions.openForFiles(programOptions)) {
      UsageException.when(
          problem.problem().capability(Interaction.class).isEmpty(),
          "%s has no interactor; name one with --interactor PROGRAM",
          problem.problem().name());
      TalkCase about = TalkCase.of(problem.jury(), input, name -> problem.named(name).draw());
      return programOptions.solutions().isEmpty()
          ? withPerson(problem, about)
          : withProgram(problem, about);
    } catch (JudgeFailure failure) {
      Terminal.note("harness talk: " + failure.line());
      return ExitCode.FINDINGS;
    }
  }

  private static int withPerson(OpenProblem problem, TalkCase about) {
    Terminal.note("you play the program: the interactor reads what you type");
    return told(
        problem.jury().singleInputs().withPerson(about.each().input(), System.in, System.out), "");
  }

  private int withProgram(OpenProblem problem, TalkCase about) throws IOException {
    try (Programs programs = programOptions.open(problem, Set.of())) {
      Optional<Unbuilt> unbuilt = programs.unbuilt().stream().findFirst();
      if (unbuilt.isPresent()) {
        throw new UsageException(
            unbuilt.get().name() + ": compile-error: " + unbuilt.get().firstLines());
      }
      TalkLines lines = new TalkLines(System.out);
      TalkCase.Result result =
          about.watch(
              (ForeignProgram) programs.ready().get(0),
              limitOptions.limits(problem.problem()),
              lines);
      lines.end();
      return told(
          result.judgement(),
          "  (%s of CPU time, %s in total)"
              .formatted(
                  Text.time((double) result.cpuNanos()), Text.time((double) result.wallNanos())));
    }
  }

  private static int told(Judgement judgement, String time) {
    String detail = judgement.isAccepted() ? "" : ": " + Printable.inLine(judgement.detail());
    System.out.println(Style.ofOutput().bold(judgement.label()) + detail + time);
    return judgement.isAccepted() ? ExitCode.OK : ExitCode.FINDINGS;
  }
}
