package harness.formats.rbx;

import com.google.auto.service.AutoService;
import harness.formats.CheckerCall;
import harness.formats.CheckerCodes;
import harness.formats.DescribedFormat;
import harness.formats.InteractorCall;
import harness.formats.LimitDefaults;
import harness.formats.PackageFolder;
import harness.formats.ProblemFormat;
import harness.formats.ProblemPackage;
import harness.formats.TestPlace;
import harness.formats.syntax.Declared;
import harness.formats.syntax.TextFile;
import harness.judge.StandardComparison;
import harness.scoring.ScoredPackage;
import harness.scoring.Scoring;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Reads problems of rbx: {@code problem.rbx.yml}. */
@AutoService(ProblemFormat.class)
public final class RbxFormat extends DescribedFormat {

  static final String PROBLEM = "problem.rbx.yml";

  private static final String INPUTS = "*.in";

  /** A glob that matches all inputs of one folder, or those whose names start alike. */
  private static final Pattern ALL_INPUTS = Pattern.compile("[^*?\\[{\\\\]*\\*\\.in");

  /** Folder for new tests if the problem declares no folder of tests. */
  private static final String MANUAL = "tests/manual/";

  /** The checker that rbx uses if a problem names none. */
  private static final String USUAL_CHECKER = "wcmp.cpp";

  public RbxFormat() {
    super(PROBLEM);
  }

  @Override
  public String name() {
    return "rbx";
  }

  @Override
  public String summary() {
    return "rbx: problem.rbx.yml";
  }

  @Override
  public ProblemPackage read(PackageFolder folder) {
    Declared problem = TextFile.yaml(description(folder));
    RbxVariables variables = RbxVariables.of(problem.get("vars"), folder);
    RbxGroups groups = new RbxGroups(folder, problem);
    CheckerCall checker = checker(problem.get("checker"), folder);
    InteractorCall interactor = interactor(problem.get("interactor"), folder);
    RbxValidators validators =
        new RbxValidators(folder, problem, variables, groups.givePoints(), checker, interactor);
    RbxTests tests = new RbxTests(folder, problem, variables, validators);
    tests.read();
    RbxSolutions solutions = RbxSolutions.of(problem.get("solutions"), folder);
    ScoredPackage scored = scored(groups, tests, solutions);
    return folder.packaged(
        this,
        made ->
            made.limits(RbxLimits.read(problem, folder, defaults()))
                .generators(tests.rules(scored != null))
                .validators(validators.ofProblem())
                .checker(checker)
                .interactor(interactor)
                .references(Optional.ofNullable(solutions.list().firstRight()).stream().toList())
                .submissions(solutions.list().texts())
                .tests(tests.tests())
                .scored(scored)
                .headers(folder.headers(List.of(variables.header(folder), folder.root()))));
  }

  /** The groups with their points; null if a test either passes or fails. */
  private static ScoredPackage scored(RbxGroups groups, RbxTests tests, RbxSolutions solutions) {
    Scoring scoring = groups.scoring(tests.namesOfGroups()).orElse(null);
    if (scoring == null) {
      solutions.noteExpectations();
      return null;
    }
    return new ScoredPackage(scoring, null, solutions.ofGroups(scoring));
  }

  @Override
  public Optional<TestPlace> newTest(Path root, String name, int number, String group) {
    List<Declared> all = TextFile.yaml(root.resolve(PROBLEM)).get("testcases").elements();
    List<Declared> own =
        all.stream().filter(each -> RbxGroups.name(each).equals(String.valueOf(group))).toList();
    Optional<String> folder =
        (group == null ? all : own)
            .stream()
                .filter(each -> !each.get("name").textIfAny().orElse("").equals("samples"))
                .flatMap(
                    each ->
                        Stream.concat(Stream.of(each), each.get("subgroups").elements().stream()))
                .flatMap(each -> each.get("testcaseGlob").textIfAny().stream())
                .filter(each -> ALL_INPUTS.matcher(each).matches())
                .map(each -> each.substring(0, each.length() - INPUTS.length()))
                .findFirst();
    String manual =
        group == null ? MANUAL : MANUAL + group.replaceAll("[^A-Za-z0-9_-]+", "-") + "/";
    String test = folder.orElse(manual) + ProblemFormat.numbered(name, number, "-");
    String list = group == null ? "testcases" : "the subgroups of " + group;
    return Optional.of(
        new TestPlace(
            List.of(test + ".in"),
            List.of(test + ".ans"),
            folder.isPresent()
                ? null
                : "%s: add to %s: {name: manual, testcaseGlob: \"%s\"}"
                    .formatted(PROBLEM, list, manual + INPUTS)));
  }

  /** rbx demands a time and a memory limit, and allows 4 MiB of output unless a problem does. */
  @Override
  public LimitDefaults defaults() {
    return LimitDefaults.ofMebibytes(2, 256, 4);
  }

  private static InteractorCall interactor(Declared interactor, PackageFolder folder) {
    if (interactor.isNothing()) {
      return null;
    }
    Declared path = path(interactor);
    String program = folder.neededProgram(folder.needed(path.text(), path));
    return InteractorCall.live(program, CheckerCodes.TESTLIB);
  }

  private static CheckerCall checker(Declared checker, PackageFolder folder) {
    String path = checker.isNothing() ? USUAL_CHECKER : path(checker).text();
    String mode = checker.isMap() ? checker.get("mode").textIfAny().orElse("testlib") : "testlib";
    Optional<Path> file = folder.file(path);
    if (file.isPresent()) {
      CheckerCodes codes =
          mode.toLowerCase(Locale.ROOT).equals("boca") ? CheckerCodes.BOCA : CheckerCodes.TESTLIB;
      return CheckerCall.of(folder.neededProgram(file.get()), codes);
    }
    String standard = path.replaceFirst("\\.cpp$", "");
    if (StandardComparison.all().stream().noneMatch(each -> each.name().equals(standard))) {
      throw checker.refused("there is no " + path);
    }
    return CheckerCall.standard(standard);
  }

  /** The path of a program, declared by itself or in a map with the key {@code path}. */
  private static Declared path(Declared program) {
    return program.isMap() ? program.get("path") : program;
  }

  /** The file of such a program; empty, with a note, if it is missing. */
  static Optional<Path> file(Declared program, PackageFolder folder) {
    return folder.file(path(program).text(), path(program));
  }
}
