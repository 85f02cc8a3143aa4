package harness.cli;

import harness.cases.Limits;
import harness.cli.options.OpenProblem;
import harness.export.ExportFolder;
import harness.export.Origin;
import harness.export.ProgramsPackage;
import harness.formats.GeneratedTest;
import harness.formats.GeneratorRule;
import harness.formats.ProblemPackage;
import harness.formats.TestJudging;
import harness.jury.OpenJury;
import harness.run.Expectation;
import harness.terminal.Terminal;
import harness.terminal.UsageException;
import harness.toolchain.Languages;
import java.io.IOException;
import java.nio.file.Path;
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

  /** Collects the tests and their answers, and writes the package. */
  String write(ExportFolder folder, Path shown, long seed, long n) throws IOException {
    if (problem.parts().references().isEmpty()) {
      throw new UsageException("missing --reference PROGRAM to compute the answers");
    }
    Origin origin = Origin.of(problem.parts());
    ProblemPackage parts = named(shown);
    new ProgramsPackage(parts, limits, List.of(), origin, this::input, languages)
        .check(format, folder);
    List<ProgramsPackage.Test> tests = new ExportedTests(problem, format, origin).all(seed, n);
    ProgramsPackage made =
        new ProgramsPackage(parts, limits, tests, origin, this::input, languages);
    made.write(format, folder).forEach(each -> Terminal.note(problem.scratch().shown(each)));
    if (tests.stream().anyMatch(each -> isJudgedAlike(each.judging()))) {
      Terminal.note("flags of single tests and groups are left out; all tests are judged alike");
    }
    if (format.equals("polygon") && !parts.answerValidators().isEmpty()) {
      Terminal.note("validators of answers are left out: the format polygon has none");
    }
    return tests.size()
        + " tests, "
        + parts.generators().size()
        + " generators, "
        + made.submissionCount()
        + " submissions";
  }

  private boolean isJudgedAlike(TestJudging flags) {
    return flags != null && !ProgramsPackage.keeps(format, flags);
  }

  private String input(GeneratorRule rule, List<String> arguments) {
    OpenJury jury = problem.jury();
    String input =
        jury.input(
            new GeneratedTest("drawn", rule.program(), arguments, rule.writes(), null, null));
    jury.validate(rule, input);
    return input;
  }

  /** The parts, named after the folder, with the user's submissions added. */
  private ProblemPackage named(Path shown) {
    ProblemPackage parts = problem.parts();
    Map<String, Expectation> submissions = new LinkedHashMap<>(parts.submissions());
    solutions.forEach(each -> submissions.putIfAbsent(each, Expectation.RIGHT));
    String name = shown.toAbsolutePath().normalize().getFileName().toString();
    List<GeneratorRule> rules = problem.jury().usedRules();
    return parts.with(copy -> copy.name(name).generators(rules).submissions(submissions));
  }
}
