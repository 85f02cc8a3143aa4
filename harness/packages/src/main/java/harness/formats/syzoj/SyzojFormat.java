package harness.formats.syzoj;

import com.google.auto.service.AutoService;
import harness.formats.CheckerCall;
import harness.formats.CheckerCodes;
import harness.formats.LimitDefaults;
import harness.formats.PackageFolder;
import harness.formats.ProblemFormat;
import harness.formats.ProblemPackage;
import harness.formats.TestPlace;
import harness.formats.ValidatorCall;
import harness.formats.syntax.Declared;
import harness.formats.syntax.TextFile;
import harness.judge.StandardComparison;
import harness.scoring.ScoredPackage;
import harness.scoring.Scoring;
import harness.toolchain.Languages;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Reads problems of syzoj-tools: {@code problem.yml}. */
@AutoService(ProblemFormat.class)
public final class SyzojFormat implements ProblemFormat {

  static final String PROBLEM = "problem.yml";

  private static final int BEFORE_THE_OTHERS = 2;
  private static final String TYPE = "type";
  private static final String CHECKER = "checker";
  private static final String TESTLIB = "testlib";
  private static final Set<String> KNOWN =
      Set.of(
          TYPE,
          SyzojCases.CASES,
          SyzojCases.GLOBAL,
          "subtasks",
          CHECKER,
          "languages",
          "assertions",
          "build",
          "validator");

  /** Folders of packages in the ICPC format whose describing file is misnamed. */
  private static final List<String> OF_ICPC = List.of("data/secret", "data/sample", "submissions");

  private static final Map<String, CheckerCodes> DIALECTS =
      Map.of(
          TESTLIB, CheckerCodes.TESTLIB, "syzoj2", CheckerCodes.SYZOJ, "lemon", CheckerCodes.LEMON);

  @Override
  public String name() {
    return "syzoj";
  }

  @Override
  public String summary() {
    return "syzoj-tools: problem.yml, data/";
  }

  @Override
  public int precedence() {
    return BEFORE_THE_OTHERS;
  }

  @Override
  public boolean recognises(Path folder, Languages languages) {
    return Files.isRegularFile(folder.resolve(PROBLEM))
        && Files.isDirectory(folder.resolve(SyzojCases.DATA))
        && OF_ICPC.stream().noneMatch(each -> Files.isDirectory(folder.resolve(each)));
  }

  /** The tools demand both limits of every problem. */
  @Override
  public LimitDefaults defaults() {
    return SyzojLimits.USUAL;
  }

  @Override
  public ProblemPackage read(PackageFolder folder) {
    Declared config = TextFile.yaml(folder.confined(PROBLEM));
    String type = config.get(TYPE).textIfAny().orElse("traditional");
    if (!type.equals("traditional")) {
      throw config.get(TYPE).wrong("traditional");
    }
    folder.notes().addUnknownKeys(config, KNOWN);
    if (!config.get("languages").isNothing()) {
      folder.leaveOut(config.get("languages").refused("flags of compilers are not read"));
    }
    SyzojCases cases =
        new SyzojCases(folder, config, program(config.get("build").get("input-gen"), folder));
    cases.read();
    Scoring scoring = SyzojScores.read(folder, config, cases.names()).orElse(null);
    SyzojAssertions assertions =
        SyzojAssertions.read(
            folder,
            config.get("assertions"),
            scoring == null ? List.of() : SyzojScores.names(config),
            scoring == null ? Double.POSITIVE_INFINITY : scoring.total().most());
    ScoredPackage scored =
        scoring == null ? null : new ScoredPackage(scoring, null, assertions.groups());
    String answers = program(config.get("build").get("answer-gen"), folder);
    return folder.packaged(
        this,
        made ->
            made.limits(SyzojLimits.read(cases))
                .files(cases.files())
                .generators(cases.rules(scored == null ? Map.of() : scored.groupsOfTests()))
                .validators(validators(config.get("validator"), folder))
                .checker(checker(config.get(CHECKER), folder))
                .references(
                    Stream.of(
                            Optional.ofNullable(assertions.list().firstRight()),
                            Optional.ofNullable(answers))
                        .flatMap(Optional::stream)
                        .limit(1)
                        .toList())
                .submissions(assertions.list().texts())
                .tests(cases.tests())
                .scored(scored)
                .headers(folder.headers(List.of())));
  }

  /** The program that a file names; null, with a note, if it is missing or cannot be run. */
  private static String program(Declared path, PackageFolder folder) {
    return path.isNothing()
        ? null
        : folder.file(path.text(), path).flatMap(folder::program).orElse(null);
  }

  private static String needed(Declared path, PackageFolder folder) {
    return folder.neededProgram(folder.needed(path.text(), path));
  }

  private static List<ValidatorCall> validators(Declared validator, PackageFolder folder) {
    if (validator.isNothing()) {
      return List.of();
    }
    if (!validator.get(TYPE).text().equals(TESTLIB)) {
      throw validator.get(TYPE).wrong(TESTLIB);
    }
    return List.of(ValidatorCall.testlib(needed(validator.get("validator"), folder)));
  }

  private static CheckerCall checker(Declared checker, PackageFolder folder) {
    String type = checker.get(TYPE).textIfAny().orElse("default");
    if (type.equals("default")) {
      return CheckerCall.standard("trimmed");
    }
    if (type.equals("builtin")) {
      Declared name = checker.get("name");
      String standard = name.text();
      if (StandardComparison.all().stream().noneMatch(each -> each.name().equals(standard))) {
        throw name.refused("the checker " + standard + " is not supported");
      }
      return CheckerCall.standard(standard);
    }
    CheckerCodes codes = DIALECTS.get(type);
    if (codes == null) {
      throw checker.get(TYPE).wrong("default, builtin, testlib, syzoj2 or lemon");
    }
    return CheckerCall.of(needed(checker.get(CHECKER), folder), codes);
  }

  @Override
  public Optional<TestPlace> newTest(Path root, String name, int number, String group) {
    Declared cases = TextFile.yaml(root.resolve(PROBLEM)).get(SyzojCases.CASES);
    boolean isCounted = !cases.isList() && !cases.textIfAny().orElse("auto").equals("auto");
    String test =
        isCounted
            ? String.valueOf(cases.count() + number)
            : ProblemFormat.numbered(name, number, "-");
    String byHand =
        isCounted
            ? "set cases to " + test
            : "add {name: %s, input-data: data/%s.in, answer-data: data/%s.out} to cases"
                .formatted(test, test, test);
    List<String> tasks = new ArrayList<>(isCounted || cases.isList() ? List.of(byHand) : List.of());
    if (group != null && !group.equals(SyzojScores.CASES)) {
      tasks.add("add %s to testcases of the subtask %s".formatted(test, group));
    }
    return Optional.of(
        new TestPlace(
            List.of("data/" + test + ".in"),
            List.of("data/" + test + ".out"),
            tasks.isEmpty() ? null : PROBLEM + ": " + String.join(", and ", tasks)));
  }
}
