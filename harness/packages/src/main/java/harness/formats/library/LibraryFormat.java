package harness.formats.library;

import com.google.auto.service.AutoService;
import harness.cases.Verdict;
import harness.draw.ArgumentTemplate;
import harness.formats.CheckerCall;
import harness.formats.CheckerCodes;
import harness.formats.DataFile;
import harness.formats.DescribedFormat;
import harness.formats.GeneratedTest;
import harness.formats.GeneratorRule;
import harness.formats.LimitDefaults;
import harness.formats.PackageFolder;
import harness.formats.PackageLimits;
import harness.formats.PackageTest;
import harness.formats.ProblemFormat;
import harness.formats.ProblemPackage;
import harness.formats.SubmissionList;
import harness.formats.TestPlace;
import harness.formats.ValidatorCall;
import harness.formats.syntax.Declared;
import harness.formats.syntax.Once;
import harness.formats.syntax.TextFile;
import harness.run.Expectation;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Reads problems of Library Checker: {@code info.toml}. */
@AutoService(ProblemFormat.class)
public final class LibraryFormat extends DescribedFormat {

  private static final String INFO = "info.toml";

  private static final Set<String> OF_SOLUTIONS =
      Set.of("name", "expect", "allow_wa", "allow_re", "allow_tle", "function");

  private static final String CORRECT = "sol/correct.cpp";
  private static final String INPUT = ".in";
  private static final int MOST_TESTS = 1000;

  public LibraryFormat() {
    super(INFO);
  }

  @Override
  public String name() {
    return "library-checker";
  }

  /** The standard for which Library Checker compiles everything. */
  private static final String STANDARD = "c++17";

  @Override
  public String summary() {
    return "Library Checker: info.toml, gen/, sol/, verifier.cpp, checker.cpp";
  }

  @Override
  public ProblemPackage read(PackageFolder folder) {
    Declared info = TextFile.toml(description(folder));
    List<GeneratorRule> rules = new ArrayList<>();
    List<PackageTest> tests = new ArrayList<>();
    refuseRepeated(info.get("tests"));
    refuseRepeated(info.get("solutions"));
    info.get("tests").elements().forEach(each -> test(each, folder, rules, tests));
    String verifier = info.get("verifier").textIfAny().orElse("verifier.cpp");
    String checker = info.get("checker").textIfAny().orElse("checker.cpp");
    return folder.packaged(
        this,
        made ->
            made.limits(limits(info, defaults()))
                .generators(rules)
                .validators(program(verifier, folder).stream().map(ValidatorCall::testlib).toList())
                .checker(
                    folder
                        .file(checker)
                        .map(each -> CheckerCall.of(folder.neededProgram(each), CheckerCodes.ZERO))
                        .orElse(CheckerCall.TOKENS))
                .references(program(CORRECT, folder).stream().toList())
                .submissions(submissions(info, folder).texts())
                .tests(tests)
                .headers(folder.headers(includes(info, folder)).ofStandard(STANDARD)));
  }

  private static void refuseRepeated(Declared named) {
    Once once = new Once();
    named.elements().forEach(each -> once.add(each.get("name").text(), each.get("name")));
  }

  private static Optional<String> program(String path, PackageFolder folder) {
    return folder.file(path).flatMap(folder::program);
  }

  @Override
  public Optional<TestPlace> newTest(Path root, String name, int number, String group) {
    String test = ProblemFormat.numbered(name.replace('-', '_'), number, "_");
    return Optional.of(
        new TestPlace(
            List.of("gen/" + test + "_00" + INPUT),
            List.of(),
            INFO + ": add [[tests]] with name = \"" + test + INPUT + "\" and number = 1"));
  }

  private static void test(
      Declared test, PackageFolder folder, List<GeneratorRule> rules, List<PackageTest> tests) {
    String name = test.get("name").text();
    long number = test.get("number").count();
    if (number < 1 || number > MOST_TESTS) {
      throw test.get("number").wrong("1 to " + MOST_TESTS);
    }
    if (name.endsWith(INPUT)) {
      String stem = name.substring(0, name.length() - INPUT.length());
      for (int i = 0; i < number; i++) {
        String one = numbered(stem, i);
        folder
            .file("gen/" + one + INPUT)
            .ifPresentOrElse(
                input -> tests.add(new DataFile(one, input, null)),
                () -> folder.leaveOut("gen/" + one + INPUT + ": there is no such file"));
      }
      return;
    }
    named("gen/", test, folder)
        .flatMap(folder::program)
        .ifPresent(
            text -> {
              rules.add(
                  GeneratorRule.printing(name + " {seed}", text, ArgumentTemplate.parse("{seed}"))
                      .withSafeSeeds((int) number));
              String stem = name.replaceFirst("\\.[^.]*$", "");
              for (int seed = 0; seed < number; seed++) {
                tests.add(GeneratedTest.printed(numbered(stem, seed), text, List.of(seed + "")));
              }
            });
  }

  private static String numbered(String stem, int number) {
    return String.format(Locale.ROOT, "%s_%02d", stem, number);
  }

  private static SubmissionList submissions(Declared info, PackageFolder folder) {
    SubmissionList list = new SubmissionList();
    Path correct = folder.root().resolve(CORRECT);
    if (Files.exists(correct)) {
      list.add(correct.toAbsolutePath(), Expectation.RIGHT);
    }
    for (Declared each : info.get("solutions").elements()) {
      folder.notes().addUnknownKeys(each, OF_SOLUTIONS);
      named("sol/", each, folder)
          .map(source -> each.get("function").isTrue() ? withGrader(source, folder) : source)
          .filter(program -> folder.program(program).isPresent())
          .ifPresent(program -> list.add(program.toAbsolutePath(), expectation(each)));
    }
    return list;
  }

  /** The file that an entry names; empty, with a note, if it is missing or unusable. */
  private static Optional<Path> named(String place, Declared entry, PackageFolder folder) {
    String path = place + entry.get("name").text();
    Path file = folder.at(path);
    if (!Files.isRegularFile(file) && !Files.isSymbolicLink(file)) {
      folder.leaveOut(entry.get("name").refused("there is no " + path));
    }
    return folder.file(path);
  }

  private static PackageLimits limits(Declared info, LimitDefaults defaults) {
    Double seconds = info.get("timelimit").number().orElse(null);
    return defaults
        .with(seconds, null, null, INFO)
        .from((seconds == null ? "default time" : "time of " + INFO) + ", memory of the judge");
  }

  /** No package states a memory limit; the judge has one for all problems. */
  @Override
  public LimitDefaults defaults() {
    return LimitDefaults.ofMebibytes(2, 1024, 64);
  }

  private static Expectation expectation(Declared solution) {
    Set<Verdict> permitted = EnumSet.of(Verdict.ACCEPTED);
    for (String word : List.of("WA", "RE", "TLE")) {
      if (solution.get("allow_" + word.toLowerCase(Locale.ROOT)).isTrue()) {
        permitted.addAll(verdicts(word, solution));
      }
    }
    Optional<String> expect =
        solution.get("expect").textIfAny().filter(each -> !each.isEmpty() && !each.equals("AC"));
    return expect.isEmpty()
        ? Expectation.permitting(permitted)
        : new Expectation(permitted, verdicts(expect.get(), solution.get("expect")));
  }

  private static Set<Verdict> verdicts(String word, Declared where) {
    return switch (word) {
      case "WA" -> EnumSet.of(Verdict.WRONG_ANSWER, Verdict.DISAGREEMENT);
      case "RE" ->
          EnumSet.of(
              Verdict.RUN_TIME_ERROR, Verdict.MEMORY_LIMIT_EXCEEDED, Verdict.OUTPUT_LIMIT_EXCEEDED);
      case "TLE" -> EnumSet.of(Verdict.TIME_LIMIT_EXCEEDED);
      default -> throw where.wrong("WA, RE or TLE");
    };
  }

  /** Combines a solution that is only a function with the main program that calls it. */
  private static Path withGrader(Path source, PackageFolder folder) {
    Stream<Path> grader = folder.list("grader").stream().filter(Files::isRegularFile);
    return folder
        .made()
        .copied(source, Stream.concat(grader, Stream.of(source)).toList(), Path::getFileName);
  }

  /**
   * Include folders: the generated parameters, the package itself, and the headers shared by all
   * problems.
   */
  private static List<Path> includes(Declared info, PackageFolder folder) {
    StringBuilder text = new StringBuilder();
    info.get("params")
        .entries()
        .forEach((name, value) -> text.append(macro(name, value)).append('\n'));
    Path made = folder.made().folder("params");
    folder.made().written(made.resolve("params.h"), text.toString());
    Path below; // for sources that include "../params.h"
    try {
      below = Files.createDirectory(made.resolve("gen"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Path root = folder.root();
    List<Path> common = new ArrayList<>();
    Path above = root.toAbsolutePath().normalize().getParent();
    for (int level = 0; level < 2 && above != null; level++, above = above.getParent()) {
      common.add(above.resolve("common"));
    }
    common.add(root.resolve("common"));
    return Stream.concat(Stream.of(made, below, root), common.stream().filter(Files::isDirectory))
        .toList();
  }

  private static String macro(String name, Declared value) {
    String written = value.text();
    if (value.isInteger()) {
      written = "(long long)" + written;
    } else if (value.isText()) {
      written = "\"" + written + "\"";
    }
    if (!name.matches("[A-Za-z_][A-Za-z0-9_]*") || written.contains("\n")) {
      throw value.wrong("a name and a value that a C macro can have");
    }
    return "#define " + name + " " + written;
  }
}
