package harness.export;

import harness.cases.Generator;
import harness.cases.Limits;
import harness.cases.Printable;
import harness.cases.UsageException;
import harness.formats.GeneratedTest;
import harness.formats.GeneratorRule;
import harness.formats.ProblemPackage;
import harness.formats.TestJudging;
import harness.formats.loose.LooseFormat;
import harness.jury.OpenJury;
import harness.ready.ReadyCall;
import harness.run.Expectation;
import harness.toolchain.Languages;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Writes a package for the user's own problem.
 *
 * @param generator of the tests besides the problem's own
 * @param format {@code icpc}, {@code polygon} or {@code hydro}
 * @param solutions more correct submissions, each as for {@code --solution}
 * @param limits of submissions
 * @param notes receives what people should know, in lines
 */
public record ProgramsExport(
    OpenJury jury,
    Generator generator,
    String format,
    List<String> solutions,
    Limits limits,
    Languages languages,
    Consumer<String> notes) {

  /**
   * Collects the tests and their answers, and writes the package.
   *
   * @param name of the problem
   * @param n how many cases to draw
   * @return what was written, in words
   */
  public String write(ExportFolder folder, String name, long seed, long n) throws IOException {
    UsageException.when(
        jury.parts().references().isEmpty(), "missing --reference PROGRAM to compute the answers");
    UsageException.when(
        jury.parts().interactor() != null && jury.parts().interactor().isManager(),
        "%s has a manager; the format %s has none",
        jury.parts().name(),
        format);
    Origin origin = Origin.of(jury.parts());
    ProblemPackage parts = named(name);
    new ProgramsPackage(parts, limits, List.of(), origin, this::input, languages)
        .check(format, folder);
    List<ProgramsPackage.Test> tests =
        new ExportedTests(jury, format, origin, notes).all(generator, seed, n);
    ProgramsPackage made =
        new ProgramsPackage(parts, limits, tests, origin, this::input, languages);
    made.write(format, folder).forEach(notes);
    if (tests.stream().anyMatch(each -> isJudgedAlike(each.judging()))) {
      notes.accept("flags of single tests and groups are left out; all tests are judged alike");
    }
    if (!parts.limits().own().areNone()) {
      notes.accept("limits of languages and tests are left out; the usual ones hold for all");
    }
    if (format.equals("icpc") && !parts.files().isNone()) {
      notes.accept(
          "programs %s; the format %s has only standard streams"
              .formatted(Printable.inLine(parts.files().inWords()), format));
    }
    if (format.equals("polygon") && !parts.answerValidators().isEmpty()) {
      notes.accept("validators of answers are left out: the format polygon has none");
    }
    return "%s tests, %s generators, %s submissions"
        .formatted(tests.size(), made.generatorCount(format), made.submissionCount(format));
  }

  private boolean isJudgedAlike(TestJudging flags) {
    return flags != null && !ProgramsPackage.keeps(format, flags);
  }

  private String input(GeneratorRule rule, List<String> arguments) {
    String input =
        jury.generatedTests()
            .input(
                new GeneratedTest("drawn", rule.program(), arguments, rule.writes(), null, null));
    jury.singleInputs().validate(rule, input);
    return input;
  }

  /** The parts with the name, with the user's submissions added. */
  private ProblemPackage named(String name) {
    ProblemPackage parts = jury.parts();
    Map<String, Expectation> submissions = new LinkedHashMap<>(parts.submissions());
    solutions.forEach(each -> submissions.putIfAbsent(each, Expectation.RIGHT));
    boolean mayPrint = !LooseFormat.NAME.equals(parts.format()); // as BAPCtools allows
    List<GeneratorRule> used = jury.usedRules();
    List<GeneratorRule> rules =
        used.stream()
            .filter(each -> parts.generatorFrame().of(each.program()).isEmpty())
            .filter(each -> parts.given().isEmpty() && (each.writes() == null || mayPrint))
            .toList();
    if (rules.size() < used.size()) {
      notes.accept(
          "generators that print only a part of an input, write it to a file, or may read files of"
              + " the package, are left out; the tests that they make are written");
    }
    List<GeneratorRule> programs =
        rules.stream().filter(each -> !ReadyCall.isIn(each.program())).toList();
    if (programs.size() < rules.size()) {
      notes.accept(
          "ready inputs are no programs and left out; the tests that they make are written");
    }
    return parts.with(copy -> copy.name(name).generators(programs).submissions(submissions));
  }
}
