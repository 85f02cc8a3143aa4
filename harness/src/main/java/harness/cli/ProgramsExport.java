package harness.cli;

import harness.cases.Limits;
import harness.cli.options.OpenProblem;
import harness.export.ExportFolder;
import harness.export.ProgramsPackage;
import harness.formats.CheckerCodes;
import harness.formats.DataFile;
import harness.formats.Headers;
import harness.formats.InteractorCall;
import harness.formats.ProblemPackage;
import harness.generators.Generator;
import harness.problem.JudgeFailure;
import harness.run.Expectation;
import harness.terminal.Terminal;
import harness.terminal.UsageException;
import harness.toolchain.Languages;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Writes a package for the user's own problem.
 *
 * @param format {@code icpc} or {@code polygon}
 * @param solutions more correct submissions, each as for {@code --solution}
 * @param limits of submissions
 */
record ProgramsExport(
    OpenProblem problem,
    String format,
    List<String> solutions,
    Limits limits,
    Languages languages) {

  /** Draws tests, computes their answers with the reference, and writes the package. */
  String write(ExportFolder folder, Path shown, long seed, long n) throws IOException {
    List<ProgramsPackage.Test> tests = new ArrayList<>();
    if (problem.parts().references().isEmpty()) {
      throw new UsageException("missing --reference PROGRAM to compute the answers");
    }
    for (long index = 0; index < n; index++) {
      tests.add(test(problem.generator(), seed, index));
    }
    ProblemPackage parts = named(shown);
    ProgramsPackage made = new ProgramsPackage(parts, limits, tests, languages);
    made.write(format, folder);
    if (format.equals("polygon") && !parts.answerValidators().isEmpty()) {
      Terminal.note("validators of answers are left out: the format polygon has none");
    }
    if (!problem.parts().headers().folders().folders().isEmpty()) {
      Terminal.note(
          Headers.TESTLIB
              + " and other headers outside the sources' folders are not written; put them into the"
              + " package");
    }
    return tests.size()
        + " tests, "
        + parts.generators().size()
        + " generators, "
        + made.submissionCount()
        + " submissions";
  }

  private ProgramsPackage.Test test(Generator generator, long seed, long index) throws IOException {
    try {
      String input = generator.draw(seed, index).input();
      return new ProgramsPackage.Test(input, answer(input));
    } catch (JudgeFailure failure) {
      throw new UsageException(
          generator.caseName(seed, index) + " cannot be used as a test: " + failure.line());
    }
  }

  /** The answer file: an interactor of ICPC has read that of the test, and writes none itself. */
  private byte[] answer(String input) throws IOException {
    byte[] answer = problem.jury().answer(input);
    InteractorCall interactor = problem.parts().interactor();
    if (interactor != null && interactor.codes() == CheckerCodes.ICPC) {
      for (DataFile each : problem.parts().data()) {
        if (each.answer() != null && each.text().equals(input)) {
          return each.read(each.answer()).getBytes(StandardCharsets.ISO_8859_1);
        }
      }
    }
    return answer;
  }

  /** The parts, named after the folder, with the user's submissions added. */
  private ProblemPackage named(Path shown) {
    ProblemPackage parts = problem.parts();
    Map<String, Expectation> submissions = new LinkedHashMap<>(parts.submissions());
    solutions.forEach(each -> submissions.putIfAbsent(each, Expectation.RIGHT));
    String name = shown.toAbsolutePath().normalize().getFileName().toString();
    return parts.with(copy -> copy.name(name).submissions(submissions));
  }
}
