package harness.formats.polygon;

import com.google.auto.service.AutoService;
import harness.cases.Verdict;
import harness.formats.CheckerCall;
import harness.formats.CheckerCodes;
import harness.formats.DescribedFormat;
import harness.formats.InteractorCall;
import harness.formats.PackageFolder;
import harness.formats.ProblemFormat;
import harness.formats.ProblemPackage;
import harness.formats.SubmissionList;
import harness.formats.TestPlace;
import harness.formats.ValidatorCall;
import harness.formats.syntax.Once;
import harness.formats.syntax.PackageBounds;
import harness.formats.syntax.TextFile;
import harness.formats.syntax.XmlElement;
import harness.judge.StandardComparison;
import harness.process.NamedFiles;
import harness.run.Expectation;
import harness.scoring.ScoredPackage;
import harness.scoring.Scoring;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads packages of Polygon: {@code problem.xml}. */
@AutoService(ProblemFormat.class)
public final class PolygonFormat extends DescribedFormat {

  private static final String PROBLEM = "problem.xml";
  private static final String STANDARD = "std::";
  private static final String INPUT_FILE = "input-file";
  private static final String OUTPUT_FILE = "output-file";

  /** A path with one number, which may be padded to a few digits. */
  private static final Pattern NUMBERED = Pattern.compile("[^%]*%(?:0?[1-9])?d[^%]*");

  public PolygonFormat() {
    super(PROBLEM);
  }

  @Override
  public String name() {
    return "polygon";
  }

  @Override
  public String summary() {
    return "Polygon: problem.xml, files/, solutions/, tests/, stresses/";
  }

  @Override
  public ProblemPackage read(PackageFolder folder) {
    XmlElement problem = TextFile.xml(description(folder));
    Solutions solutions = Solutions.of(problem, folder);
    Path files = folder.root().resolve("files");
    InteractorCall interactor = interactor(problem, folder);
    List<ValidatorCall> validators =
        problem.at("assets/validators/validator/source").stream()
            .flatMap(each -> source(each, folder).flatMap(folder::program).stream())
            .map(ValidatorCall::testlib)
            .toList();
    CheckerCall checker = checker(problem, folder);
    Optional<XmlElement> set = mainSet(problem);
    Scoring scoring = set.flatMap(each -> PolygonGroups.of(folder, each)).orElse(null);
    PolygonTests tests =
        new PolygonTests(
            folder, problem, validators, checker, interactor, scoring == null ? null : set.get());
    return folder.packaged(
        this,
        made ->
            made.limits(defaults().with(seconds(problem), memory(problem), null, PROBLEM))
                .files(namedFiles(problem, folder))
                .generators(tests.rules())
                .validators(validators)
                .checker(checker)
                .interactor(interactor)
                .references(solutions.reference().stream().toList())
                .referenceIsChosen(solutions.main().isEmpty())
                .submissions(solutions.list().texts())
                .tests(tests.tests())
                .scored(scoring == null ? null : new ScoredPackage(scoring, null, Map.of()))
                .headers(folder.headers(Files.isDirectory(files) ? List.of(files) : List.of())));
  }

  /** The files of solutions; none if they talk with the interactor. */
  private static NamedFiles namedFiles(XmlElement problem, PackageFolder folder) {
    Optional<XmlElement> judging = problem.only("judging");
    if (judging.isEmpty()) {
      return NamedFiles.NONE;
    }
    try {
      NamedFiles files =
          new NamedFiles(named(judging.get(), INPUT_FILE), named(judging.get(), OUTPUT_FILE));
      if (!files.isNone() && problem.only("assets/interactor/source").isPresent()) {
        folder.note(files.text() + ": not used, because an interactor talks with the solutions");
        return NamedFiles.NONE;
      }
      return files;
    } catch (IllegalArgumentException unusable) {
      throw judging.get().refused(PackageBounds.shown(unusable.getMessage()));
    }
  }

  private static String named(XmlElement judging, String key) {
    return judging.attribute(key).filter(each -> !each.isBlank()).orElse("");
  }

  @Override
  public Optional<TestPlace> newTest(Path root, String name, int number, String group) {
    XmlElement problem = TextFile.xml(root.resolve(PROBLEM));
    XmlElement set = mainSet(problem).orElseThrow(() -> problem.wrong("a testset"));
    int index = set.at("tests/test").size() + number;
    String place =
        problem.at("judging/testset").size() == 1
            ? ""
            : "in the test set " + set.attribute("name").orElse("that is first") + ", ";
    return Optional.of(
        new TestPlace(
            List.of(path(inputs(set), index, set)),
            List.of(path(answers(set), index, set)),
            "%s: %sadd <test method=\"manual\"%s/> as test %s, and set <test-count> to %s"
                .formatted(PROBLEM, place, attributes(group, set), index, index)));
  }

  /** The attributes of a new test that put it into a group. */
  private static String attributes(String group, XmlElement set) {
    if (group == null || !PolygonGroups.isGroup(group, set)) {
      return "";
    }
    String points = PolygonGroups.isOfEachTest(group, set) ? " points=\"POINTS\"" : "";
    return " group=\"%s\"%s".formatted(XmlElement.escaped(group), points);
  }

  private static Double seconds(XmlElement problem) {
    return limit(problem, "time-limit").map(millis -> millis / 1e3).orElse(null);
  }

  private static Long memory(XmlElement problem) {
    return limit(problem, "memory-limit").orElse(null);
  }

  private static Optional<Long> limit(XmlElement problem, String name) {
    return mainSet(problem).flatMap(each -> each.only(name)).map(XmlElement::count);
  }

  /** The test set that contests use, rather than one of pretests. */
  private static Optional<XmlElement> mainSet(XmlElement problem) {
    List<XmlElement> sets = problem.at("judging/testset");
    return sets.stream()
        .filter(each -> each.attribute("name").filter("tests"::equals).isPresent())
        .findFirst()
        .or(() -> sets.stream().findFirst());
  }

  /** The checker: a standard one if its name is known, otherwise the package's source. */
  private static CheckerCall checker(XmlElement problem, PackageFolder folder) {
    Optional<XmlElement> checker = problem.only("assets/checker");
    Optional<String> standard =
        checker
            .flatMap(each -> each.attribute("name"))
            .filter(each -> each.startsWith(STANDARD))
            .map(each -> each.substring(STANDARD.length()).replaceFirst("\\.cpp$", ""))
            .filter(PolygonFormat::isKnown);
    if (checker.isEmpty()) {
      return CheckerCall.TOKENS;
    }
    if (standard.isPresent()) {
      return CheckerCall.standard(standard.get());
    }
    XmlElement source =
        checker.get().only("source").orElseThrow(() -> checker.get().wrong("a source"));
    return CheckerCall.of(neededProgram(source, folder), CheckerCodes.TESTLIB);
  }

  private static InteractorCall interactor(XmlElement problem, PackageFolder folder) {
    return problem
        .only("assets/interactor/source")
        .map(each -> InteractorCall.live(neededProgram(each, folder), CheckerCodes.TESTLIB))
        .orElse(null);
  }

  private static String neededProgram(XmlElement source, PackageFolder folder) {
    return folder.neededProgram(folder.needed(source.needed("path"), source));
  }

  private static boolean isKnown(String comparison) {
    return StandardComparison.all().stream().anyMatch(each -> each.name().equals(comparison));
  }

  /** The file that an element names; empty, with a note, if it does not exist. */
  static Optional<Path> source(XmlElement source, PackageFolder folder) {
    return folder.file(source.needed("path"), source);
  }

  static String inputs(XmlElement set) {
    return pattern(set, "input-path-pattern", "tests/%02d");
  }

  static String answers(XmlElement set) {
    return pattern(set, "answer-path-pattern", "tests/%02d.a");
  }

  private static String pattern(XmlElement set, String name, String usual) {
    return set.only(name).map(XmlElement::text).orElse(usual);
  }

  static String path(String pattern, int number, XmlElement set) {
    Matcher numbered = NUMBERED.matcher(pattern);
    if (!numbered.matches()) {
      throw set.refused(
          "'"
              + PackageBounds.shown(pattern)
              + "' is not a path with one number, such as tests/%02d");
    }
    return String.format(Locale.ROOT, pattern, number);
  }

  /**
   * The solutions of a package.
   *
   * @param main the main solution; empty if no tag names one
   */
  private record Solutions(SubmissionList list, Optional<String> main) {

    private static final String MAIN = "main";
    private static final Set<String> OF_PYTHON_2 = Set.of("python.2", "python.pypy2");

    static Solutions of(XmlElement problem, PackageFolder folder) {
      SubmissionList list = new SubmissionList();
      Optional<String> main = Optional.empty();
      Once once = new Once();
      for (XmlElement each : problem.at("assets/solutions/solution")) {
        String tag = each.needed("tag");
        if (tag.equals(MAIN)) {
          once.add(MAIN, each);
        }
        XmlElement source = each.only("source").orElseThrow(() -> each.wrong("a source"));
        once.add(source.needed("path"), source);
        Optional<Path> file = PolygonFormat.source(source, folder);
        if (tag.equals("do-not-run")) {
          folder.note(source.needed("path") + ": not run because of its tag");
        } else if (source.attribute("type").filter(OF_PYTHON_2::contains).isPresent()) {
          folder.note(source.needed("path") + ": needs Python 2, which is not supported; left out");
        } else if (file.isPresent() && folder.program(file.get()).isPresent()) {
          Path program = file.get().toAbsolutePath();
          list.add(program, expectation(tag, each));
          main = tag.equals(MAIN) ? Optional.of(program.toString()) : main;
        }
      }
      return new Solutions(list, main);
    }

    Optional<String> reference() {
      return main.or(() -> Optional.ofNullable(list.firstRight()));
    }

    private static Expectation expectation(String tag, XmlElement solution) {
      return switch (tag) {
        case MAIN, "accepted" -> Expectation.RIGHT;
        case "rejected", "failed" -> Expectation.WRONG;
        case "wrong-answer", "presentation-error" -> Expectation.failingWith(Verdict.WRONG_ANSWER);
        case "time-limit-exceeded" -> Expectation.failingWith(Verdict.TIME_LIMIT_EXCEEDED);
        case "time-limit-exceeded-or-accepted" -> Expectation.RIGHT_OR_SLOW;
        case "time-limit-exceeded-or-memory-limit-exceeded" ->
            Expectation.failingWith(Verdict.TIME_LIMIT_EXCEEDED, Verdict.MEMORY_LIMIT_EXCEEDED);
        case "memory-limit-exceeded" -> Expectation.failingWith(Verdict.MEMORY_LIMIT_EXCEEDED);
        default ->
            throw solution.wrong("a tag such as accepted or wrong-answer, found '" + tag + "'");
      };
    }
  }
}
