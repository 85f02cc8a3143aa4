package harness.formats.polygon;

import com.google.auto.service.AutoService;
import harness.formats.CheckerCall;
import harness.formats.CheckerCodes;
import harness.formats.DescribedFormat;
import harness.formats.InteractorCall;
import harness.formats.PackageFolder;
import harness.formats.PackageLimits;
import harness.formats.ProblemFormat;
import harness.formats.ProblemPackage;
import harness.formats.ProgramCall;
import harness.formats.TestPlace;
import harness.formats.ValidatorCall;
import harness.formats.ValidatorCodes;
import harness.formats.syntax.TextFile;
import harness.formats.syntax.XmlElement;
import harness.judge.StandardComparison;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.IllegalFormatException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Reads packages of Polygon: {@code problem.xml}. */
@AutoService(ProblemFormat.class)
public final class PolygonFormat extends DescribedFormat {

  private static final String PROBLEM = "problem.xml";
  private static final String STANDARD = "std::";

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
    refuseNamedFiles(problem);
    PolygonSolutions solutions = PolygonSolutions.of(problem, folder);
    Path files = folder.root().resolve("files");
    InteractorCall interactor = interactor(problem, folder);
    List<ValidatorCall> validators = validators(problem, folder);
    CheckerCall checker = checker(problem, folder);
    PolygonGroups groups = new PolygonGroups(validators, checker, interactor);
    PolygonGenerators generators = new PolygonGenerators(folder, problem, groups);
    return new ProblemPackage(
        folder.name(),
        name(),
        folder.root(),
        Path.of(""),
        limits(problem),
        generators.rules(),
        validators,
        List.of(),
        checker,
        interactor,
        solutions.reference().stream().toList(),
        solutions.main().isEmpty(),
        solutions.list().texts(),
        new PolygonTests(folder, generators, groups).of(problem, interactor != null),
        folder.headers(Files.isDirectory(files) ? List.of(files) : List.of()),
        folder.notes());
  }

  private static void refuseNamedFiles(XmlElement problem) {
    for (XmlElement judging : problem.at("judging")) {
      for (String key : List.of("input-file", "output-file")) {
        Optional<String> named = judging.attribute(key).filter(each -> !each.isBlank());
        if (named.isPresent()) {
          throw judging.refused(
              "solutions use the file " + named.get() + ", which is not supported: nothing is run");
        }
      }
    }
  }

  @Override
  public Optional<TestPlace> newTest(Path root, String name, int number) {
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
            PROBLEM
                + ": "
                + place
                + "add <test method=\"manual\"/> as test "
                + index
                + ", and set <test-count> to "
                + index));
  }

  private static PackageLimits limits(XmlElement problem) {
    Optional<XmlElement> set = mainSet(problem);
    Optional<Long> millis = set.flatMap(each -> each.first("time-limit")).map(XmlElement::count);
    Optional<Long> bytes = set.flatMap(each -> each.first("memory-limit")).map(XmlElement::count);
    return PackageLimits.stated(
        millis.map(each -> each / 1e3).orElse(null), bytes.orElse(null), PROBLEM);
  }

  /** The test set that contests use, rather than one of pretests. */
  private static Optional<XmlElement> mainSet(XmlElement problem) {
    List<XmlElement> sets = problem.at("judging/testset");
    return sets.stream()
        .filter(each -> each.attribute("name").filter("tests"::equals).isPresent())
        .findFirst()
        .or(() -> sets.stream().findFirst());
  }

  private static List<ValidatorCall> validators(XmlElement problem, PackageFolder folder) {
    List<ValidatorCall> validators = new ArrayList<>();
    for (XmlElement each : problem.at("assets/validators/validator/source")) {
      source(each, folder)
          .flatMap(folder::program)
          .ifPresent(
              program ->
                  validators.add(
                      new ValidatorCall(ProgramCall.of(program), ValidatorCodes.TESTLIB)));
    }
    return validators;
  }

  /** The checker: a standard one if its name is known, otherwise the package's source. */
  private static CheckerCall checker(XmlElement problem, PackageFolder folder) {
    Optional<XmlElement> checker = problem.first("assets/checker");
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
        checker.get().first("source").orElseThrow(() -> checker.get().wrong("a source"));
    Path file =
        source(source, folder)
            .orElseThrow(() -> source.refused("there is no " + source.needed("path")));
    return CheckerCall.of(folder.neededProgram(file), CheckerCodes.TESTLIB);
  }

  private static InteractorCall interactor(XmlElement problem, PackageFolder folder) {
    return problem
        .first("assets/interactor/source")
        .map(
            each ->
                source(each, folder)
                    .orElseThrow(() -> each.refused("there is no " + each.needed("path"))))
        .map(
            each ->
                InteractorCall.live(
                    ProgramCall.of(folder.neededProgram(each)), CheckerCodes.TESTLIB))
        .orElse(null);
  }

  private static boolean isKnown(String comparison) {
    return StandardComparison.all().stream().anyMatch(each -> each.name().equals(comparison));
  }

  /** The file that an element names; empty, with a note, if it does not exist. */
  static Optional<Path> source(XmlElement source, PackageFolder folder) {
    String path = source.needed("path");
    Optional<Path> file = folder.file(path);
    if (file.isEmpty()) {
      folder.note(source.refused("there is no " + path).getMessage() + "; left out");
    }
    return file;
  }

  static String inputs(XmlElement set) {
    return pattern(set, "input-path-pattern", "tests/%02d");
  }

  static String answers(XmlElement set) {
    return pattern(set, "answer-path-pattern", "tests/%02d.a");
  }

  private static String pattern(XmlElement set, String name, String usual) {
    return set.first(name).map(XmlElement::text).orElse(usual);
  }

  static String path(String pattern, int number, XmlElement set) {
    try {
      return String.format(Locale.ROOT, pattern, number);
    } catch (IllegalFormatException e) {
      throw set.refused("'" + pattern + "' is not a valid path pattern");
    }
  }
}
