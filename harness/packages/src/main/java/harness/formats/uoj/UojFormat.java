package harness.formats.uoj;

import com.google.auto.service.AutoService;
import harness.cases.UsageException;
import harness.formats.CheckerCall;
import harness.formats.CheckerCodes;
import harness.formats.DescribedFormat;
import harness.formats.GraderFiles;
import harness.formats.LimitDefaults;
import harness.formats.LinkedGrader;
import harness.formats.OutputOnly;
import harness.formats.PackageFolder;
import harness.formats.PackageLimits;
import harness.formats.ProblemFormat;
import harness.formats.ProblemPackage;
import harness.formats.ProgramCall;
import harness.formats.SubmissionList;
import harness.formats.TestLimits;
import harness.formats.TestPlace;
import harness.formats.ValidatorCall;
import harness.formats.ValidatorCodes;
import harness.formats.syntax.Declared;
import harness.judge.StandardComparison;
import harness.run.Expectation;
import harness.scoring.ScoredPackage;
import harness.scoring.Scoring;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Reads problems of UOJ: {@code problem.conf}. */
@AutoService(ProblemFormat.class)
public final class UojFormat extends DescribedFormat {

  private static final String BUILT_IN_CHECKER = "use_builtin_checker";
  private static final String BUILT_IN_JUDGER = "use_builtin_judger";
  private static final Set<String> PROGRAMS = Set.of("chk", "val", "std", "judger");
  private static final String REQUIRED = "require";
  private static final double MEBIBYTE = 1 << 20;
  private static final double MOST_MEBIBYTES = 1L << 40;

  public UojFormat() {
    super(UojConf.NAME);
  }

  @Override
  public String name() {
    return "uoj";
  }

  @Override
  public String summary() {
    return "UOJ: problem.conf, tests, chk, val, std";
  }

  /** Those of the judge. */
  @Override
  public LimitDefaults defaults() {
    return LimitDefaults.ofMebibytes(1, 256, 64);
  }

  @Override
  public ProblemPackage read(PackageFolder folder) {
    UojConf conf = UojConf.read(description(folder), folder);
    conf.check(folder);
    Declared judger = conf.get(BUILT_IN_JUDGER);
    Optional<Path> own = source(folder, "judger");
    if (!conf.isOn(BUILT_IN_JUDGER) && own.isPresent()) {
      throw judger.refused(
          "a judger of its own, " + folder.shown(own.get()) + ", is not supported");
    }
    folder.noteUnusedSources(
        folder.list(folder.root()), each -> PROGRAMS.contains(SubmissionList.stem(each)));
    UojTests tests = UojTests.of(conf, folder);
    Scoring scoring = UojScores.read(conf, tests, folder).orElse(null);
    SubmissionList solutions = new SubmissionList();
    LinkedGrader grader = grader(conf, folder);
    source(folder, "std").ifPresent(each -> add(each, grader, solutions, folder));
    return folder.packaged(
        this,
        made ->
            made.limits(limits(conf, tests, folder))
                .generators(List.of())
                .validators(validators(folder))
                .checker(checker(conf, folder))
                .references(Optional.ofNullable(solutions.firstRight()).stream().toList())
                .submissions(solutions.texts())
                .tests(tests.all())
                .scored(scoring == null ? null : new ScoredPackage(scoring, null, Map.of()))
                .grader(grader)
                .outputs(
                    conf.isOn(UojConf.OUTPUTS) ? new OutputOnly(folder, tests.outputs(conf)) : null)
                .headers(folder.headers(List.of(folder.at(REQUIRED)))));
  }

  private static void add(
      Path source, LinkedGrader grader, SubmissionList solutions, PackageFolder folder) {
    grader
        .usable(source)
        .filter(each -> folder.program(each).isPresent())
        .ifPresent(each -> solutions.add(each.toAbsolutePath(), source, Expectation.RIGHT));
  }

  /** The implementer in {@code require}, which calls functions of submissions. */
  private static LinkedGrader grader(UojConf conf, PackageFolder folder) {
    return conf.isOn(UojConf.IMPLEMENTER)
        ? new LinkedGrader(folder, source -> filesFor(source, folder))
        : LinkedGrader.NONE;
  }

  private static GraderFiles filesFor(Path source, PackageFolder folder) {
    List<Path> required =
        folder.list(REQUIRED).stream()
            .filter(each -> Files.isRegularFile(each) && GraderFiles.isOfC(each))
            .toList();
    Path implementer =
        required.stream()
            .filter(each -> SubmissionList.stem(each).equals("implementer"))
            .filter(each -> GraderFiles.areOfOneLanguage(each, source))
            .findFirst()
            .orElseThrow(
                () ->
                    new UsageException(
                        folder.shown(source)
                            + ": there is no implementer of its language in "
                            + REQUIRED));
    if (!GraderFiles.isOfC(source)) {
      throw new UsageException(
          folder.shown(source) + ": implementers are supported for C and C++ only");
    }
    List<Path> headers = required.stream().filter(GraderFiles::isHeader).toList();
    return GraderFiles.calling("answer", source, implementer, headers);
  }

  private PackageLimits limits(UojConf conf, UojTests tests, PackageFolder folder) {
    int count = tests.counted().size();
    TestLimits own = new TestLimits();
    for (int test = 1; test <= count; test++) {
      own.add(
          tests.counted().get(test - 1).name(),
          conf.own(UojConf.TIME, test),
          bytes(conf.own(UojConf.MEMORY, test)));
    }
    Double seconds = conf.get(UojConf.TIME).number().orElse(own.mostSeconds());
    Long memory = bytes(conf.get(UojConf.MEMORY).number().orElse(null));
    PackageLimits usual =
        defaults()
            .with(
                seconds,
                memory == null ? own.mostBytes() : memory,
                bytes(conf.largest(UojConf.OUTPUT, count, folder)),
                UojConf.NAME);
    return usual.withOwn(own.rules(usual));
  }

  private static Long bytes(Double mebibytes) {
    return mebibytes == null ? null : (long) (Math.min(mebibytes, MOST_MEBIBYTES) * MEBIBYTE);
  }

  private static List<ValidatorCall> validators(PackageFolder folder) {
    return source(folder, "val").flatMap(folder::program).stream()
        .map(each -> new ValidatorCall(ProgramCall.of(each), ValidatorCodes.ZERO))
        .toList();
  }

  private static CheckerCall checker(UojConf conf, PackageFolder folder) {
    Declared builtIn = conf.get(BUILT_IN_CHECKER);
    if (builtIn.isNothing()) {
      return source(folder, "chk")
          .map(each -> CheckerCall.of(folder.neededProgram(each), CheckerCodes.UOJ))
          .orElseThrow(() -> builtIn.refused("missing, and there is no program chk"));
    }
    String name = builtIn.text();
    if (StandardComparison.all().stream().noneMatch(each -> each.name().equals(name))) {
      throw builtIn.refused("the checker " + name + " is not supported");
    }
    return CheckerCall.standard(name);
  }

  /** The source of a program of the package; empty if there is none. */
  private static Optional<Path> source(PackageFolder folder, String stem) {
    return folder.list(folder.root()).stream()
        .filter(each -> SubmissionList.stem(each).equals(stem) && Files.isRegularFile(each))
        .filter(each -> folder.languages().of(each).isPresent())
        .findFirst();
  }

  /** Tests that are found later become extra tests, as on the judge. */
  @Override
  public Optional<TestPlace> newTest(Path root, String name, int number, String group) {
    UojConf conf = UojConf.read(root.resolve(UojConf.NAME), null);
    int extra = conf.count(UojConf.EXTRA_TESTS, 0) + number;
    return Optional.of(
        new TestPlace(
            List.of(UojTests.EXTRA + conf.file("input", extra)),
            List.of(UojTests.EXTRA + conf.file("output", extra)),
            UojConf.NAME
                + ": set "
                + UojConf.EXTRA_TESTS
                + " to "
                + extra
                + (group == null || group.equals(UojScores.EXTRA)
                    ? ""
                    : "; the format cannot add a test to group %s alone, so it is an extra test"
                        .formatted(group))));
  }
}
