package harness.formats.rime;

import com.google.auto.service.AutoService;
import harness.formats.Headers;
import harness.formats.LimitDefaults;
import harness.formats.PackageFolder;
import harness.formats.PackageLimits;
import harness.formats.PackageTest;
import harness.formats.ProblemFormat;
import harness.formats.ProblemPackage;
import harness.formats.TestPlace;
import harness.formats.rime.RimeCalls.Call;
import harness.formats.syntax.Declared;
import harness.scoring.ScoredPackage;
import harness.scoring.Scoring;
import harness.toolchain.Languages;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Reads problems of rime and rime_plus: a folder with {@code PROBLEM}, in which each folder has a
 * {@code SOLUTION} or the {@code TESTSET}.
 */
@AutoService(ProblemFormat.class)
public final class RimeFormat implements ProblemFormat {

  private static final String PROBLEM = "PROBLEM";
  private static final int BEFORE_THE_OTHERS = 2;

  @Override
  public String name() {
    return "rime";
  }

  @Override
  public String summary() {
    return "rime: PROBLEM, folders with TESTSET and SOLUTION";
  }

  @Override
  public int precedence() {
    return BEFORE_THE_OTHERS;
  }

  @Override
  public boolean recognises(Path folder, Languages languages) {
    return Files.isRegularFile(folder.resolve(PROBLEM));
  }

  /** The tool demands a time limit, and limits nothing else. */
  @Override
  public LimitDefaults defaults() {
    return LimitDefaults.ofMebibytes(2, 256, 64);
  }

  @Override
  public ProblemPackage read(PackageFolder folder) {
    Path file = folder.confined(PROBLEM);
    Declared nothing = Declared.nothing(file.toString());
    Optional<Call> problem =
        RimeCalls.in(file, folder).stream()
            .filter(each -> each.function().equals("problem"))
            .findFirst();
    Declared time = problem.map(each -> each.argument(0, "time_limit")).orElse(nothing);
    Declared reference =
        problem.map(each -> each.argument(1, "reference_solution")).orElse(nothing);
    PackageLimits limits = defaults().with(time.number().orElse(null), null, null, PROBLEM);
    Headers headers = folder.headers(List.of());
    RimeTestset testset = RimeTestset.of(folder, headers);
    Scoring scoring = testset.scoring().orElse(null);
    RimeSolutions solutions = RimeSolutions.of(folder, testset, scoring);
    return folder.packaged(
        this,
        made ->
            made.limits(limits)
                .generators(List.of())
                .validators(testset.validators())
                .checker(testset.checker())
                .references(Optional.ofNullable(solutions.reference(reference)).stream().toList())
                .submissions(solutions.texts())
                .tests(testset.tests().stream().map(PackageTest.class::cast).toList())
                .scored(
                    scoring == null ? null : new ScoredPackage(scoring, null, solutions.expected()))
                .headers(headers));
  }

  /** Each input beside a {@code TESTSET} is a test. */
  @Override
  public Optional<TestPlace> newTest(Path root, String name, int number, String group) {
    String test = ProblemFormat.numbered(name, number, "-");
    return Stream.of(Optional.ofNullable(root.toFile().listFiles()).orElse(new java.io.File[0]))
        .map(java.io.File::toPath)
        .filter(RimeTestset::isPlace)
        .map(each -> each.getFileName() + "/" + test)
        .sorted()
        .map(
            each ->
                new TestPlace(
                    List.of(each + ".in"),
                    List.of(each + ".diff"),
                    group == null
                        ? null
                        : "%s/%s: add %s.in to the input patterns of the subtask %s"
                            .formatted(
                                each.substring(0, each.indexOf('/')),
                                RimeTestset.FILE,
                                test,
                                group)))
        .findFirst();
  }
}
