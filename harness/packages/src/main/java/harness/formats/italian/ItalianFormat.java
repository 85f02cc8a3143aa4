package harness.formats.italian;

import com.google.auto.service.AutoService;
import harness.formats.CheckerCall;
import harness.formats.CheckerCodes;
import harness.formats.InteractorCall;
import harness.formats.LinkedGrader;
import harness.formats.OutputOnly;
import harness.formats.PackageFolder;
import harness.formats.PackageTest;
import harness.formats.ProblemFormat;
import harness.formats.ProblemPackage;
import harness.formats.ProblemPackageBuilder;
import harness.formats.TestPlace;
import harness.formats.syntax.TextFile;
import harness.scoring.ScoredPackage;
import harness.scoring.Scoring;
import harness.toolchain.Languages;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

/**
 * Reads tasks of the Italian olympiads: {@code task.yaml}, solutions in {@code sol}, and either
 * generators with {@code gen/GEN} or {@code gen/cases.gen}, or tests in {@code input} and {@code
 * output}.
 */
@AutoService(ProblemFormat.class)
public final class ItalianFormat implements ProblemFormat {

  /** Compares lines by their tokens. */
  private static final String USUAL_CHECKER = "lcmp";

  /** Files that generators and validators find in their working folders. */
  private static final List<String> CONSTRAINTS = List.of("limiti.yaml", "constraints.yaml");

  @Override
  public String name() {
    return "italian";
  }

  @Override
  public String summary() {
    return "Italian: task.yaml, sol/, gen/GEN or input/";
  }

  @Override
  public String description() {
    return ItalianTask.SETTINGS;
  }

  @Override
  public boolean recognises(Path folder, Languages languages) {
    return Stream.of(ItalianTask.SETTINGS, ItalianTask.ORIGINAL)
            .anyMatch(each -> Files.isRegularFile(folder.resolve(each)))
        && Stream.of(ItalianSolutions.FOLDER, TestPlan.FOLDER, StaticInputs.INPUTS)
            .anyMatch(each -> Files.isDirectory(folder.resolve(each)));
  }

  @Override
  public ProblemPackage read(PackageFolder folder) {
    ItalianTask task = ItalianTask.of(folder);
    TestPlan plan = TestPlan.of(task);
    InteractorCall manager = task.manager();
    CheckerCall checker = manager == null ? checker(task) : CheckerCall.TOKENS;
    ItalianTests tests = new ItalianTests(task, plan, checker);
    List<PackageTest> all = tests.all();
    Optional<Scoring> scoring = ItalianScores.read(task, plan);
    boolean scores = scoring.isPresent();
    LinkedGrader grader = ItalianSolutions.grader(task);
    OutputOnly outputs = task.isOutputOnly() ? new OutputOnly(folder, plan.outputs()) : null;
    ItalianSolutions solutions =
        ItalianSolutions.of(task, plan, manager != null || !checker.isStandard(), grader, outputs);
    return folder.packaged(
        this,
        made -> {
          made.limits(task.limits(defaults()))
              .files(task.files())
              .generators(tests.rules(scores))
              .validators(plan.usualValidators())
              .checker(checker)
              .interactor(manager)
              .tests(all)
              .scored(scores ? new ScoredPackage(scoring.get(), null, solutions.expected()) : null)
              .grader(grader)
              .outputs(outputs)
              .headers(folder.headers(List.of(folder.at(ItalianSolutions.FOLDER))))
              .given(given(folder));
          add(solutions, made);
        });
  }

  private static void add(ItalianSolutions solutions, ProblemPackageBuilder made) {
    String chosen = solutions.official() == null ? solutions.list().firstRight() : null;
    made.references(
            Stream.of(Optional.ofNullable(solutions.official()), Optional.ofNullable(chosen))
                .flatMap(Optional::stream)
                .toList())
        .referenceIsChosen(chosen != null)
        .submissions(solutions.list().texts());
  }

  private static CheckerCall checker(ItalianTask task) {
    return task.program(ItalianTask.Role.CHECKER)
        .map(each -> CheckerCall.of(task.folder().neededProgram(each), CheckerCodes.CMS))
        .orElse(CheckerCall.standard(USUAL_CHECKER));
  }

  private static List<Path> given(PackageFolder folder) {
    return CONSTRAINTS.stream()
        .flatMap(each -> folder.file(TestPlan.FOLDER + "/" + each).stream())
        .toList();
  }

  /**
   * Where a new test goes: next to the generators, with a line that copies it; or after the tests
   * in {@code input}.
   */
  @Override
  public Optional<TestPlace> newTest(Path root, String name, int number, String group) {
    String file = TestPlan.FOLDER + "/" + ProblemFormat.numbered(name, number, "-") + ".txt";
    if (Files.isRegularFile(root.resolve(CasesFile.FILE))) {
      OptionalInt after = CasesFile.endOf(group, TextFile.read(root.resolve(CasesFile.FILE)));
      return Optional.of(place(file, CasesFile.FILE, ": COPY ", group, after));
    }
    if (Files.isRegularFile(root.resolve(GenFile.FILE))) {
      OptionalInt after = GenFile.endOf(group, TextFile.read(root.resolve(GenFile.FILE)));
      return Optional.of(place(file, GenFile.FILE, GenFile.COPY + " ", group, after));
    }
    int next = StaticInputs.count(root) + number - 1;
    return Optional.of(
        new TestPlace(List.of(StaticInputs.input(next)), List.of(StaticInputs.output(next)), null));
  }

  private static TestPlace place(
      String file, String plan, String copying, String group, OptionalInt after) {
    if (after.isPresent()) {
      TestPlace.Listing line = new TestPlace.Listing(plan, copying + file, after.getAsInt());
      return new TestPlace(List.of(file), List.of(), line, null);
    }
    String subtask = group == null ? "a subtask" : "the subtask " + group;
    return new TestPlace(
        List.of(file),
        List.of(),
        "%s: add to %s the line %s".formatted(plan, subtask, copying + file));
  }
}
