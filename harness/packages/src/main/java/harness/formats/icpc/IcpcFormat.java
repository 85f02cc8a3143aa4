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
                    groups.scoring(), groups.grader(), submissions.ofGroups(groups, list)))
        .orElse(null);
  }

  @Override
  public Optional<TestPlace> newTest(Path root, String name, int number) {
    String test = ProblemFormat.numbered(name, number, "-");
    String group = groupOfNewTests(root);
    String data = "data/" + group + "/" + test;
    Path generators = root.resolve(BapcGenerators.FILE);
    if (!Files.exists(generators) && GeneratorScript.isIn(root)) {
      return Optional.of(TestdataTools.newTest(root, test, data));
    }
    if (!Files.exists(generators)) {
      return Optional.of(new TestPlace(List.of(data + ".in"), List.of(data + ".ans"), null));
    }
    String copied = "manual/" + test; // BAPCtools deletes tests that its file does not declare
    String file = "generators/" + copied;
    Declared tests = TextFile.yaml(generators).get("data").get("secret").get("data");
    boolean areNumbered = !tests.isNothing() && !tests.isMap(); // BAPCtools then names the file
    String byHand =
        "%s: add to the data of %s: %s%s: {copy: %s}"
            .formatted(BapcGenerators.FILE, group, areNumbered ? "- " : "", test, copied);
    List<String> places = areNumbered ? List.of(file) : List.of(data, file);
    return Optional.of(
        new TestPlace(
            places.stream().map(each -> each + ".in").toList(),
            places.stream().map(each -> each + ".ans").toList(),
            byHand));
  }

  /**
   * A package has either tests or groups of tests in its folder of secret tests. Drawn inputs are
   * judged with the flags of the last group.
   */
  private static String groupOfNewTests(Path root) {
    Path secret = root.resolve("data/secret");
    if (!Files.isDirectory(secret)) {
      return "secret";
    }
    try (Stream<Path> files = Files.list(secret)) {
      List<Path> all = files.toList();
      boolean hasTests = all.stream().anyMatch(each -> each.toString().endsWith(".in"));
      return all.stream()
          .filter(each -> !hasTests && Files.isDirectory(each))
          .map(each -> "secret/" + each.getFileName())
          .max(GroupFlags.GROUPS_IN_ORDER)
          .orElse("secret");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
