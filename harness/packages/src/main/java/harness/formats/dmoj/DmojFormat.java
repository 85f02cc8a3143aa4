package harness.formats.dmoj;

import com.google.auto.service.AutoService;
import harness.draw.ArgumentTemplate;
import harness.formats.CheckerCall;
import harness.formats.CheckerCodes;
import harness.formats.GeneratedTest;
import harness.formats.GeneratorRule;
import harness.formats.InteractorCall;
import harness.formats.LimitDefaults;
import harness.formats.LinkedGrader;
import harness.formats.PackageFolder;
import harness.formats.PackageLimits;
import harness.formats.ProblemFormat;
import harness.formats.ProblemPackage;
import harness.formats.SubmissionList;
import harness.formats.TestPlace;
import harness.formats.syntax.Declared;
import harness.formats.syntax.TextFile;
import harness.process.NamedFiles;
import harness.toolchain.Languages;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Reads problems of DMOJ: {@code init.yml} and, mostly, an archive of tests. They hold no
 * submissions.
 */
@AutoService(ProblemFormat.class)
public final class DmojFormat implements ProblemFormat {

  static final String CONFIG = "init.yml";

  private static final long KIBIBYTE = 1 << 10;
  private static final long MOST_KIBIBYTES = 1L << 40;

  private static final Set<String> KNOWN =
      Set.of(
          "archive",
          "test_cases",
          "pretest_test_cases",
          "points",
          "checker",
          "interactive",
          "generator",
          "generator_args",
          "generator_in",
          "in",
          "out",
          "dependencies",
          "binary_data",
          "output_prefix_length",
          "output_limit_length",
          "time_limit",
          "memory_limit",
          "file_io",
          "signature_grader",
          "unicode");

  /** Settings that the harness has no part for, with what that means. */
  private static final Map<String, String> UNUSED =
      Map.of(
          "unbuffered", "not supported; programs must flush what they say",
          "symlinks", "not supported; programs do not see these files",
          "hints", "not supported",
          "wall_time_factor", "not used; the harness bounds the wall time itself",
          "short_circuit", "not used; the site decides it");

  @Override
  public String name() {
    return "dmoj";
  }

  @Override
  public String summary() {
    return "DMOJ: init.yml, often with an archive of tests";
  }

  @Override
  public String description() {
    return CONFIG;
  }

  @Override
  public boolean recognises(Path folder, Languages languages) {
    return Files.isRegularFile(folder.resolve(CONFIG));
  }

  /** The output is the judge's default; time and memory are stated on the site only. */
  @Override
  public LimitDefaults defaults() {
    return LimitDefaults.ofMebibytes(2, 256, 24);
  }

  @Override
  public ProblemPackage read(PackageFolder folder) {
    Path file = folder.confined(CONFIG);
    DmojNode problem = DmojNode.of(TextFile.yaml(file), null);
    refusePython(problem);
    noteOthers(problem, folder);
    DmojPrograms programs = new DmojPrograms(folder);
    InteractorCall interactor = interactor(problem, folder, programs);
    DmojChecker checkers = new DmojChecker(folder, programs);
    CheckerCall checker =
        interactor == null
            ? checkers.call(problem.get("checker"), problem.isTrue("binary_data"))
            : CheckerCall.TOKENS;
    LinkedGrader grader = grader(problem, folder);
    DmojData data = DmojData.of(folder, problem);
    DmojTests tests =
        DmojTests.of(problem, data, programs, checker, interactor == null ? checkers : null);
    return folder.packaged(
        this,
        made ->
            made.limits(limits(problem))
                .files(files(problem.get("file_io")))
                .generators(rules(tests))
                .validators(List.of())
                .checker(checker)
                .interactor(interactor)
                .references(List.of())
                .submissions(Map.of())
                .tests(tests.tests())
                .scored(DmojScores.of(folder, tests).orElse(null))
                .grader(grader)
                .headers(folder.headers(List.of())));
  }

  /** Refuses what only the judge's own Python can judge. */
  private static void refusePython(DmojNode problem) {
    Declared custom = problem.get("custom_judge");
    if (!custom.isNothing()) {
      throw custom.refused("a grader in Python that only the judge can call is not supported");
    }
  }

  /** The program that calls functions of submissions. */
  private static LinkedGrader grader(DmojNode problem, PackageFolder folder) {
    Declared signature = problem.get("signature_grader");
    return signature.isNothing()
        ? LinkedGrader.NONE
        : new LinkedGrader(folder, SignatureGrader.of(signature, folder)::filesFor);
  }

  private static void noteOthers(DmojNode problem, PackageFolder folder) {
    problem
        .own()
        .entries()
        .forEach(
            (key, value) -> {
              String plain = key.replace('-', '_');
              if (UNUSED.containsKey(plain)) {
                folder.note(value.refused(UNUSED.get(plain)).getMessage());
              } else if (!KNOWN.contains(plain)) {
                folder.leaveOut(value.refused("unknown key"));
              }
            });
  }

  /** The interactor; null if there is none. */
  private static InteractorCall interactor(
      DmojNode problem, PackageFolder folder, DmojPrograms programs) {
    Declared declared = problem.get("interactive");
    if (declared.isNothing()) {
      return null;
    }
    Declared type = declared.get("type");
    CheckerCodes codes =
        switch (type.textIfAny().orElse("default")) {
          case "default" -> CheckerCodes.DMOJ;
          case "testlib" -> CheckerCodes.TESTLIB;
          case "coci", "peg" -> throw type.refused("interactors of this type are not supported");
          default -> throw type.wrong("default or testlib");
        };
    DmojChecker.refuseOwnArguments(declared);
    DmojChecker.noteOthers(declared, folder);
    Declared checker = problem.own().get("checker");
    if (!checker.isNothing()) {
      folder.leaveOut(checker.refused("the interactor judges"));
    }
    return InteractorCall.live(
        programs.needed(declared.get("files"), declared.get("flags")), codes);
  }

  private PackageLimits limits(DmojNode problem) {
    Declared memory = problem.get("memory_limit");
    Declared output = problem.get("output_limit_length");
    return defaults()
        .with(
            problem.get("time_limit").number().orElse(null),
            memory.isNothing() ? null : Math.min(memory.count(), MOST_KIBIBYTES) * KIBIBYTE,
            output.isNothing() ? null : output.count(),
            CONFIG);
  }

  private static NamedFiles files(Declared declared) {
    try {
      return new NamedFiles(
          declared.get("input").textIfAny().orElse(""),
          declared.get("output").textIfAny().orElse(""));
    } catch (IllegalArgumentException wrong) {
      throw declared.refused(wrong.getMessage());
    }
  }

  /** The calls of generators that make tests, which may take a seed. */
  private static List<GeneratorRule> rules(DmojTests tests) {
    Map<String, GeneratorRule> rules = new LinkedHashMap<>();
    int batches = 0;
    for (DmojTests.Entry entry : tests.all()) {
      batches += entry.isBatch() ? 1 : 0;
      String group = entry.isBatch() ? DmojScores.batch(batches) : null;
      for (DmojTests.Worth each : entry.tests()) {
        if (each.test() instanceof GeneratedTest made && made.reads() == null) {
          GeneratorRule rule = rule(made, group);
          rules.putIfAbsent(rule.text(), rule);
        }
      }
    }
    return List.copyOf(rules.values());
  }

  private static GeneratorRule rule(GeneratedTest made, String group) {
    String arguments =
        made.arguments().stream()
            .map(each -> each.isEmpty() ? "''" : ArgumentTemplate.escaped(each))
            .collect(Collectors.joining(" "));
    String text = (SubmissionList.stem(Path.of(made.program())) + " " + arguments).strip();
    return GeneratorRule.printing(text, made.program(), ArgumentTemplate.parse(arguments))
        .withSeedIfAccepted()
        .withJudging(made.judging())
        .withGroup(group);
  }

  @Override
  public Optional<TestPlace> newTest(Path root, String name, int number, String group) {
    String file = ProblemFormat.numbered(name, number, "-");
    return Optional.of(
        new TestPlace(
            List.of(file + ".in"),
            List.of(file + ".out"),
            DmojScores.isBatch(group)
                ? "add to the tests of %s in %s: - {in: %s.in, out: %s.out}"
                    .formatted(group, CONFIG, file, file)
                : "add to test_cases in %s: - {in: %s.in, out: %s.out, points: 1}"
                    .formatted(CONFIG, file, file)));
  }
}
