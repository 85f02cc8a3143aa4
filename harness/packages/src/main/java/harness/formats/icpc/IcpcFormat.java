package harness.formats.icpc;

import com.google.auto.service.AutoService;
import harness.formats.GeneratorRule;
import harness.formats.LimitDefaults;
import harness.formats.LinkedGrader;
import harness.formats.PackageFolder;
import harness.formats.PackageTest;
import harness.formats.ProblemFormat;
import harness.formats.ProblemPackage;
import harness.formats.SubmissionList;
import harness.formats.TestJudging;
import harness.formats.TestPlace;
import harness.formats.syntax.Declared;
import harness.formats.syntax.TextFile;
import harness.scoring.ScoredPackage;
import harness.scoring.TestGroup;
import harness.toolchain.Languages;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Packages of ICPC and Kattis: the legacy format, and 2025-09, which is also called {@code
 * 2023-07-draft}. The generators are the rules of BAPCtools' {@code generators/generators.yaml}, or
 * the calls in {@code data/generator.sh} for testdata_tools, if the package has one of them.
 */
@AutoService(ProblemFormat.class)
public final class IcpcFormat implements ProblemFormat {

  static final String PROBLEM = "problem.yaml";

  private static final String SECRET = "secret";
  private static final int DEEPEST = 20;

  @Override
  public String name() {
    return "icpc";
  }

  @Override
  public String summary() {
    return "ICPC or Kattis: problem.yaml, data/, submissions/, generators/generators.yaml";
  }

  /** What the format lists as the defaults of judges; the time limit is computed if possible. */
  @Override
  public LimitDefaults defaults() {
    return LimitDefaults.ofMebibytes(2, 2048, 8);
  }

  @Override
  public String description() {
    return PROBLEM;
  }

  @Override
  public boolean recognises(Path folder, Languages languages) {
    return Files.exists(folder.resolve(PROBLEM))
        || (Files.isDirectory(folder.resolve("data"))
            && Files.isDirectory(folder.resolve("submissions")));
  }

  @Override
  public ProblemPackage read(PackageFolder folder) {
    Declared problem =
        Files.exists(folder.root().resolve(PROBLEM))
            ? TextFile.yaml(folder.confined(PROBLEM))
            : Declared.nothing(PROBLEM);
    IcpcKind kind = IcpcKind.of(problem, folder);
    Constants constants = Constants.of(problem.get("constants"), folder);
    GeneratedData generated = GeneratedData.of(folder, constants, kind.scoring());
    GroupFlags flags = new GroupFlags(folder, problem, constants, generated.flags());
    IcpcJudging judging = new IcpcJudging(folder, problem, kind, constants, flags);
    IncludedFiles included = IncludedFiles.of(folder, constants);
    LinkedGrader grader = included.grader();
    IcpcSubmissions submissions = new IcpcSubmissions(folder, kind, constants, grader);
    SubmissionList list = submissions.read();
    Optional<Path> named = submissions.named(generated.solution());
    return folder.packaged(
        this,
        made -> {
          made.limits(IcpcLimits.of(problem, folder, defaults()));
          TestJudging drawn = judging.ofDrawn();
          made.validators(drawn.validators())
              .answerValidators(drawn.answerValidators())
              .checker(kind.checked(problem, drawn.checker(), folder))
              .interactor(drawn.interactor())
              .references(named.or(submissions::fastest).stream().map(Path::toString).toList())
              .referenceIsChosen(named.isEmpty())
              .submissions(list.texts());
          List<PackageTest> tests = IcpcData.of(folder, judging, flags, generated.tests());
          ScoredPackage scored = scored(folder, kind, flags, tests, submissions, list);
          made.tests(tests)
              .scored(scored)
              .generators(rules(generated, judging, scored))
              .grader(grader)
              .headers(folder.headers(included.headers()));
        });
  }

  /** The rules. Those of groups that give no points are for no group. */
  private static List<GeneratorRule> rules(
      GeneratedData generated, IcpcJudging judging, ScoredPackage scored) {
    Map<String, String> groups = scored == null ? Map.of() : scored.groupsOfTests();
    Set<String> known =
        scored == null
            ? Set.of()
            : scored.groups().stream().map(TestGroup::name).collect(Collectors.toSet());
    return generated.rules(judging::of, groups::get).stream()
        .map(
            each ->
                each.group() == null || known.contains(each.group()) ? each : each.withGroup(null))
        .toList();
  }

  /** The groups with their points; null if a test either passes or fails. */
  private static ScoredPackage scored(
      PackageFolder folder,
      IcpcKind kind,
      GroupFlags flags,
      List<PackageTest> tests,
      IcpcSubmissions submissions,
      SubmissionList list) {
    if (!kind.scoring()) {
      return null;
    }
    boolean hasValidator = IcpcJudging.hasOutputValidator(folder);
    return IcpcScoring.of(folder, kind, flags, tests, hasValidator)
        .map(
            groups ->
                new ScoredPackage(
                    groups.scoring(),
                    groups.grader(),
                    submissions.ofGroups(groups, list),
                    false,
                    groups.fewerIsBetter()))
        .orElse(null);
  }

  @Override
  public Optional<TestPlace> newTest(Path root, String name, int number, String group) {
    String test = ProblemFormat.numbered(name, number, "-");
    String place = groupOfNewTests(root, group);
    String data = "data/" + place + "/" + test;
    Path generators = root.resolve(BapcGenerators.FILE);
    if (!Files.exists(generators) && GeneratorScript.isIn(root)) {
      return Optional.of(TestdataTools.newTest(root, test, data, group));
    }
    if (!Files.exists(generators)) {
      return Optional.of(new TestPlace(List.of(data + ".in"), List.of(data + ".ans"), null));
    }
    String copied = "manual/" + test; // BAPCtools deletes tests that its file does not declare
    String file = "generators/" + copied;
    Declared tests = TextFile.yaml(generators).get("data");
    for (String each : place.split("/", -1)) {
      tests = tests.get(each).get("data");
    }
    boolean areNumbered = !tests.isNothing() && !tests.isMap(); // BAPCtools then names the file
    String byHand =
        "%s: add to the data of %s: %s%s: {copy: %s}"
            .formatted(BapcGenerators.FILE, place, areNumbered ? "- " : "", test, copied);
    List<String> places = areNumbered ? List.of(file) : List.of(data, file);
    return Optional.of(
        new TestPlace(
            places.stream().map(each -> each + ".in").toList(),
            places.stream().map(each -> each + ".ans").toList(),
            byHand));
  }

  /**
   * The folder below {@code data} for a new test. A group has either tests or groups; in one that
   * has groups, it is the last of them, whose flags are in force for drawn inputs. No new test is a
   * sample.
   *
   * @param group that the test is for; null if for none in particular
   */
  private static String groupOfNewTests(Path root, String group) {
    String place = group != null && group.startsWith(SECRET + "/") ? group : SECRET;
    for (int depth = 0; depth < DEEPEST; depth++) {
      Optional<String> inner = lastInner(root, place);
      if (inner.isEmpty()) {
        break;
      }
      place = inner.get();
    }
    return place;
  }

  /** The last group in a group that has no tests. */
  private static Optional<String> lastInner(Path root, String group) {
    Path folder = root.resolve("data").resolve(group);
    if (!Files.isDirectory(folder)) {
      return Optional.empty();
    }
    try (Stream<Path> files = Files.list(folder)) {
      List<Path> all = files.toList();
      boolean hasTests = all.stream().anyMatch(each -> each.toString().endsWith(".in"));
      return all.stream()
          .filter(each -> !hasTests && Files.isDirectory(each))
          .map(each -> group + "/" + each.getFileName())
          .max(GroupFlags.GROUPS_IN_ORDER);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
