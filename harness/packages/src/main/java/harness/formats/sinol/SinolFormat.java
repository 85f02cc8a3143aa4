package harness.formats.sinol;

import com.google.auto.service.AutoService;
import harness.cases.UsageException;
import harness.formats.CheckerCall;
import harness.formats.CheckerCodes;
import harness.formats.LimitDefaults;
import harness.formats.LinkedGrader;
import harness.formats.PackageFolder;
import harness.formats.PackageTest;
import harness.formats.ProblemFormat;
import harness.formats.ProblemPackage;
import harness.formats.ProgramCall;
import harness.formats.TestPlace;
import harness.formats.ValidatorCall;
import harness.formats.ValidatorCodes;
import harness.formats.syntax.Declared;
import harness.formats.syntax.TextFile;
import harness.scoring.ScoredPackage;
import harness.toolchain.Languages;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Reads packages of SIO2 and sinol-make: programs in {@code prog}, tests in {@code in} and {@code
 * out}, and {@code config.yml}.
 */
@AutoService(ProblemFormat.class)
public final class SinolFormat implements ProblemFormat {

  static final String CONFIG = "config.yml";

  /** Compares lines by their tokens, as the judge does. */
  private static final String USUAL_CHECKER = "lcmp";

  @Override
  public String name() {
    return "sinol";
  }

  @Override
  public String summary() {
    return "sinolpack: prog/, in/, out/, config.yml";
  }

  @Override
  public boolean recognises(Path folder, Languages languages) {
    return Files.isDirectory(folder.resolve(SinolTask.PROGRAMS))
        && (Files.isRegularFile(folder.resolve(CONFIG))
            || Files.isDirectory(folder.resolve(SinolTask.INPUTS)));
  }

  /** The judge demands both limits of every package. */
  @Override
  public LimitDefaults defaults() {
    return LimitDefaults.ofMebibytes(2, 256, 64);
  }

  @Override
  public ProblemPackage read(PackageFolder folder) {
    Declared config =
        folder.file(CONFIG).map(TextFile::yaml).orElseGet(() -> Declared.nothing(CONFIG));
    SinolTask task = SinolTask.of(folder, config);
    task.program("soc")
        .ifPresent(
            each -> {
              throw new UsageException(
                  folder.root()
                      + ": "
                      + folder.shown(each)
                      + ": interactive problems of this format are not supported");
            });
    SinolTests tests = SinolTests.of(task);
    LinkedGrader library = SinolSolutions.grader(task, config);
    SinolSolutions solutions = SinolSolutions.of(task, config, library);
    List<ValidatorCall> validators = validators(task, tests);
    CheckerCall checker = checker(task);
    List<PackageTest> judged = tests.judgedBy(validators, checker);
    return folder.packaged(
        this,
        made ->
            made.limits(SinolLimits.read(config, tests, folder, defaults()))
                .generators(List.of())
                .validators(validators)
                .checker(checker)
                .references(Optional.ofNullable(solutions.model()).stream().toList())
                .submissions(solutions.texts())
                .tests(judged)
                .scored(scored(folder, config, tests, solutions))
                .grader(library)
                .headers(task.headers()));
  }

  /** The points and what is expected of submissions; null if no points can be computed. */
  private static ScoredPackage scored(
      PackageFolder folder, Declared config, SinolTests tests, SinolSolutions solutions) {
    return SinolScores.read(folder, config, tests)
        .map(
            each ->
                new ScoredPackage(
                    each.scoring(),
                    null,
                    solutions.expected(each.bySpeed()),
                    each.bySpeed(),
                    false))
        .orElse(null);
  }

  /** The validator. It is told the name of the file that it reads, and may check by it. */
  private static List<ValidatorCall> validators(SinolTask task, SinolTests tests) {
    return task.program("inwer").flatMap(task.folder()::program).stream()
        .map(each -> new ProgramCall(each, tests.ofMostDemanding().stream().toList()))
        .map(each -> new ValidatorCall(each, ValidatorCodes.ZERO))
        .toList();
  }

  private static CheckerCall checker(SinolTask task) {
    return task.program("chk")
        .map(each -> CheckerCall.of(task.folder().neededProgram(each), CheckerCodes.SINOL))
        .orElse(CheckerCall.standard(USUAL_CHECKER));
  }

  private static List<String> inputs(Path root) {
    return SinolTask.entries(root.resolve(SinolTask.INPUTS)).stream()
        .map(SinolTask::fileName)
        .toList();
  }

  @Override
  public Optional<TestPlace> newTest(Path root, String name, int number, String group) {
    return SinolTask.idIn(root)
        .map(id -> id + SinolTests.newName(inputs(root), id, number, group))
        .map(
            test ->
                new TestPlace(
                    List.of(SinolTask.INPUTS + "/" + test + ".in"),
                    List.of("out/" + test + ".out"),
                    null));
  }
}
