package harness.formats.tps;

import com.google.auto.service.AutoService;
import harness.cases.UsageException;
import harness.formats.CheckerCall;
import harness.formats.CheckerCodes;
import harness.formats.InteractorCall;
import harness.formats.LimitDefaults;
import harness.formats.LinkedGrader;
import harness.formats.ManagedRuns;
import harness.formats.OutputOnly;
import harness.formats.PackageFolder;
import harness.formats.ProblemFormat;
import harness.formats.ProblemPackage;
import harness.formats.SubmissionList;
import harness.formats.TestPlace;
import harness.formats.syntax.Declared;
import harness.formats.syntax.TextFile;
import harness.scoring.ScoredPackage;
import harness.toolchain.Languages;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

/** Reads packages of TPS: {@code problem.json}, and tests in {@code gen/data}. */
@AutoService(ProblemFormat.class)
public final class TpsFormat implements ProblemFormat {

  static final String SUBTASKS = "subtasks.json";

  /** Compares lines by their tokens, as {@code diff -b} does. */
  private static final String USUAL_CHECKER = "lcmp";

  private static final String MANUAL = "gen/manual/";
  private static final int BEFORE_SINOL = 2;

  @Override
  public String name() {
    return "tps";
  }

  @Override
  public String summary() {
    return "tps: problem.json, gen/data";
  }

  @Override
  public int precedence() {
    return BEFORE_SINOL;
  }

  @Override
  public boolean recognises(Path folder, Languages languages) {
    return Files.isRegularFile(folder.resolve(TpsTask.FILE))
        && Files.isRegularFile(folder.resolve(TpsData.FILE));
  }

  /** Every package states both limits. */
  @Override
  public LimitDefaults defaults() {
    return LimitDefaults.ofMebibytes(2, 256, 64);
  }

  @Override
  public ProblemPackage read(PackageFolder folder) {
    TpsTask task = TpsTask.of(folder);
    Declared subtasks = declared(SUBTASKS, folder);
    InteractorCall manager = task.isCommunication() ? manager(task) : null;
    CheckerCall checker =
        manager != null && manager.managed().isJudge() ? CheckerCall.TOKENS : checker(task);
    TpsData data = TpsData.read(folder, task.isOutputOnly());
    TpsGenerators generators = new TpsGenerators(folder);
    TpsValidators validators = new TpsValidators(folder, subtasks);
    TpsTests tests = new TpsTests(folder, data, generators, validators, checker);
    tests.read();
    LinkedGrader grader = grader(task);
    OutputOnly outputs = task.isOutputOnly() ? new OutputOnly(folder, Map.of()) : null;
    TpsSolutions solutions =
        new TpsSolutions(folder, declared(TpsSolutions.FILE, folder), grader, outputs);
    ScoredPackage scored =
        new TpsScores(folder, subtasks, data, tests)
            .read()
            .map(each -> new ScoredPackage(each, null, solutions.ofGroups(each)))
            .orElse(null);
    return folder.packaged(
        this,
        made ->
            made.limits(task.limits(defaults()))
                .generators(tests.rules(scored != null))
                .generatorFrame(generators.frame())
                .given(generators.data())
                .validators(tests.usualValidators())
                .checker(checker)
                .interactor(manager)
                .references(Optional.ofNullable(solutions.model()).stream().toList())
                .referenceIsChosen(solutions.isModelChosen())
                .submissions(solutions.texts())
                .tests(tests.tests())
                .scored(scored)
                .grader(grader)
                .outputs(outputs)
                .headers(folder.headers(List.of())));
  }

  private static Declared declared(String file, PackageFolder folder) {
    Optional<Path> found = folder.file(file);
    if (found.isEmpty()) {
      folder.leaveOut("there is no " + file);
    }
    return found.map(TextFile::json).orElseGet(() -> Declared.nothing(file));
  }

  private static LinkedGrader grader(TpsTask task) {
    if (!task.hasGrader()) {
      return LinkedGrader.NONE;
    }
    if (List.of(task.graderName(), "main").contains(task.name())) {
      throw task.problem().get("name").refused("solutions and graders would have the same name");
    }
    TpsGrader grader = new TpsGrader(task.folder(), task.name(), task.graderName());
    return new LinkedGrader(task.folder(), grader::filesFor);
  }

  /** The manager, which judges unless a checker reads what it prints. */
  private static InteractorCall manager(TpsTask task) {
    PackageFolder folder = task.folder();
    return Stream.of("grader", "manager")
        .flatMap(each -> folder.list(each).stream())
        .filter(each -> SubmissionList.stem(each).equals("manager"))
        .filter(each -> folder.languages().of(each).isPresent())
        .findFirst()
        .map(folder::neededProgram)
        .map(
            each ->
                InteractorCall.manager(each, new ManagedRuns(true, List.of(), !task.hasChecker())))
        .orElseThrow(() -> new UsageException(folder.root() + ": there is no grader/manager.cpp"));
  }

  private static CheckerCall checker(TpsTask task) {
    if (!task.hasChecker()) {
      return CheckerCall.standard(USUAL_CHECKER);
    }
    PackageFolder folder = task.folder();
    Path program =
        folder.list("checker").stream()
            .filter(each -> folder.languages().of(each).isPresent())
            .filter(each -> SubmissionList.stem(each).equals("checker"))
            .findFirst()
            .orElseThrow(
                () ->
                    new UsageException(
                        folder.root()
                            + ": there is no checker/checker.cpp, and "
                            + TpsTask.FILE
                            + " does not say has_checker: false"));
    return CheckerCall.of(folder.neededProgram(program), CheckerCodes.CMS);
  }

  @Override
  public Optional<TestPlace> newTest(Path root, String name, int number, String group) {
    String file = ProblemFormat.numbered(name, number, "-") + ".in";
    String text = "manual " + file;
    List<String> inputs = List.of(MANUAL + file);
    OptionalInt after =
        group == null
            ? OptionalInt.empty()
            : TpsData.endOf(group, TextFile.read(root.resolve(TpsData.FILE)));
    if (after.isPresent()) {
      TestPlace.Listing inside = new TestPlace.Listing(TpsData.FILE, text, after.getAsInt());
      return Optional.of(new TestPlace(inputs, List.of(), inside, null));
    }
    TestPlace.Listing line = new TestPlace.Listing(TpsData.FILE, text);
    return Optional.of(
        endsWithSubtask(root.resolve(TpsData.FILE))
            ? new TestPlace(inputs, List.of(), line, null)
            : new TestPlace(
                inputs, List.of(), TpsData.FILE + ": add to a subtask the line: " + line.line()));
  }

  /** Whether lines at the end of the file belong to a subtask, rather than to a test set. */
  private static boolean endsWithSubtask(Path data) {
    return TextFile.read(data)
        .lines()
        .map(String::strip)
        .filter(each -> each.startsWith(TpsData.SUBTASK) || each.startsWith(TpsData.TESTSET))
        .reduce((one, later) -> later)
        .filter(each -> each.startsWith(TpsData.SUBTASK))
        .isPresent();
  }
}
