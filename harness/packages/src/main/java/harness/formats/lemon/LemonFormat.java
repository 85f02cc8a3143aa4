package harness.formats.lemon;

import com.google.auto.service.AutoService;
import harness.cases.Printable;
import harness.cases.UsageException;
import harness.formats.CheckerCall;
import harness.formats.CheckerCodes;
import harness.formats.LimitDefaults;
import harness.formats.PackageFolder;
import harness.formats.PackageTest;
import harness.formats.ProblemFormat;
import harness.formats.ProblemPackage;
import harness.formats.SubmissionList;
import harness.formats.TestPlace;
import harness.formats.syntax.Declared;
import harness.formats.syntax.PackageBounds;
import harness.formats.syntax.TextFile;
import harness.process.NamedFiles;
import harness.scoring.ScoredPackage;
import harness.scoring.Scoring;
import harness.toolchain.Languages;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Reads contests of LemonLime: a {@code .cdf} file in JSON beside {@code data} and {@code source}.
 * One contest holds several tasks.
 */
@AutoService(ProblemFormat.class)
public final class LemonFormat implements ProblemFormat {

  private static final String CONTEST = ".cdf";
  private static final int BEFORE_THE_OTHERS = 2;

  /** The kinds of tasks, by their numbers. */
  private static final List<String> KINDS =
      List.of("traditional", "answers only", "interaction", "communication", "communication");

  @Override
  public String name() {
    return "lemon";
  }

  @Override
  public String summary() {
    return "LemonLime: a .cdf file, data/, source/";
  }

  @Override
  public int precedence() {
    return BEFORE_THE_OTHERS;
  }

  @Override
  public boolean recognises(Path folder, Languages languages) {
    return !contests(folder).isEmpty();
  }

  private static List<String> contests(Path folder) {
    return Stream.of(Objects.requireNonNullElse(folder.toFile().list(), new String[0]))
        .filter(each -> each.endsWith(CONTEST) && Files.isRegularFile(folder.resolve(each)))
        .sorted()
        .toList();
  }

  @Override
  public boolean hasTasks() {
    return true;
  }

  /** Each test of a contest states its limits. */
  @Override
  public LimitDefaults defaults() {
    return LimitDefaults.ofMebibytes(1, 256, 64);
  }

  @Override
  public ProblemPackage read(PackageFolder folder) {
    String file = file(folder);
    Declared task = task(contest(folder.confined(file)), folder, file);
    long kind = task.get("taskType").isNothing() ? 0 : task.get("taskType").count();
    if (kind != 0) {
      String known = kind < KINDS.size() ? KINDS.get((int) kind) : "unknown";
      throw task.get("taskType").refused("tasks of the kind '" + known + "' are not supported");
    }
    LemonTask tests = LemonTask.of(folder, task);
    Scoring scoring = tests.scoring().orElse(null);
    SubmissionList solutions =
        LemonSources.in(folder, task.get("sourceFileName").textIfAny().orElse(title(task)));
    CheckerCall checker = checker(task, folder);
    return folder.packaged(
        this,
        made ->
            made.limits(tests.limits(defaults(), file))
                .files(files(task))
                .generators(List.of())
                .validators(List.of())
                .checker(checker)
                .references(Optional.ofNullable(solutions.firstRight()).stream().toList())
                .submissions(solutions.texts())
                .tests(tests.tests().stream().map(PackageTest.class::cast).toList())
                .scored(scoring == null ? null : new ScoredPackage(scoring, null, Map.of()))
                .headers(folder.headers(List.of(folder.at(LemonTask.DATA)))));
  }

  /** The file of the contest: the one that was named, or the only one. */
  private static String file(PackageFolder folder) {
    if (folder.contest() != null) {
      return folder.contest();
    }
    List<String> all = contests(folder.root());
    if (all.size() != 1) {
      throw new UsageException(
          folder.root()
              + ": "
              + (all.isEmpty()
                  ? "there is no .cdf file"
                  : "several .cdf files; name one with --problem: " + String.join(", ", all)));
    }
    return all.get(0);
  }

  /**
   * Reads a contest.
   *
   * @throws UsageException if it has the form of older versions, which only they can read
   */
  private static Declared contest(Path file) {
    try (InputStream in = Files.newInputStream(file)) {
      String start = new String(in.readNBytes(64), StandardCharsets.ISO_8859_1);
      if (!start.replace("\u00ef\u00bb\u00bf", "").strip().startsWith("{")) {
        throw new UsageException(
            file + ": not JSON, as of an older Lemon; open and save it with LemonLime");
      }
    } catch (IOException unreadable) {
      throw new UsageException(file + ": cannot be read");
    }
    Declared contest = TextFile.json(file);
    if (!contest.get("version").textIfAny().orElse("1.0").equals("1.0")) {
      throw contest.get("version").wrong("1.0");
    }
    return contest;
  }

  private static Declared task(Declared contest, PackageFolder folder, String file) {
    List<Declared> tasks = contest.get("tasks").elements();
    if (tasks.isEmpty()) {
      throw contest.get("tasks").refused("there are no tasks");
    }
    String wanted = folder.task();
    if (wanted != null) {
      return tasks.stream()
          .filter(each -> names(each).contains(wanted))
          .findFirst()
          .orElseThrow(
              () ->
                  contest
                      .get("tasks")
                      .refused(
                          "there is no task '%s'; there are %s"
                              .formatted(
                                  PackageBounds.shown(wanted), String.join(", ", titles(tasks)))));
    }
    if (tasks.size() > 1) {
      throw new UsageException(
          "%s holds %d tasks; name one, as in --problem %s:%s: %s"
              .formatted(
                  folder.root().resolve(file),
                  tasks.size(),
                  folder.root().resolve(file),
                  titles(tasks).get(0),
                  String.join(", ", titles(tasks))));
    }
    return tasks.get(0);
  }

  private static String title(Declared task) {
    return task.get("problemTitle").text();
  }

  /** A task is named by its title, or by its source files. */
  private static List<String> names(Declared task) {
    List<String> names = new ArrayList<>(List.of(title(task)));
    task.get("sourceFileName").textIfAny().ifPresent(names::add);
    return names;
  }

  private static List<String> titles(List<Declared> tasks) {
    return tasks.stream().map(LemonFormat::title).map(Printable::inLine).toList();
  }

  private static NamedFiles files(Declared task) {
    try {
      return new NamedFiles(
          task.get("standardInputCheck").isTrue()
              ? ""
              : task.get("inputFileName").textIfAny().orElse(""),
          task.get("standardOutputCheck").isTrue()
              ? ""
              : task.get("outputFileName").textIfAny().orElse(""));
    } catch (IllegalArgumentException unusable) {
      throw task.get("inputFileName").refused(PackageBounds.shown(unusable.getMessage()));
    }
  }

  /** How outputs are compared, by the numbers that the judge gives to its ways. */
  private static CheckerCall checker(Declared task, PackageFolder folder) {
    Declared mode = task.get("comparisonMode");
    return switch (mode.isNothing() ? "1" : mode.text()) {
      case "0" -> CheckerCall.standard("fcmp");
      case "1" -> CheckerCall.standard("lcmp");
      case "2" -> throw mode.refused("comparison with an external diff is not supported");
      case "3" ->
          CheckerCall.standard(
              "icpc float_absolute_tolerance 1e-" + digits(task.get("realPrecision")));
      case "4" -> CheckerCall.of(judge(task, folder), CheckerCodes.LEMON);
      case "5" -> CheckerCall.of(judge(task, folder), CheckerCodes.TESTLIB);
      default -> throw mode.wrong("a number from 0 to 5");
    };
  }

  private static long digits(Declared precision) {
    long digits = precision.isNothing() ? 3 : precision.count();
    if (digits > 18) {
      throw precision.wrong("at most 18 digits");
    }
    return digits;
  }

  /** Returns the source of the special judge if there is one, else the executable named. */
  private static String judge(Declared task, PackageFolder folder) {
    Declared name = task.get("specialJudge");
    String path = LemonTask.DATA + "/" + name.text().replace('\\', '/');
    Path executable = folder.at(path);
    Optional<Path> source =
        folder.list(Objects.requireNonNull(executable.getParent())).stream()
            .filter(each -> SubmissionList.stem(each).equals(SubmissionList.stem(executable)))
            .filter(each -> folder.languages().of(each).isPresent())
            .findFirst();
    return folder.neededProgram(source.orElseGet(() -> folder.needed(path, name)));
  }

  /** A new test is a file in {@code data}; the contest must list it. */
  @Override
  public Optional<TestPlace> newTest(Path root, String name, int number, String group) {
    String test = ProblemFormat.numbered(name, number, "-");
    return contests(root).stream()
        .findFirst()
        .map(
            file ->
                new TestPlace(
                    List.of(LemonTask.DATA + "/" + test + ".in"),
                    List.of(LemonTask.DATA + "/" + test + ".ans"),
                    "%s: add %s.in to inputFiles and %s.ans to outputFiles of %s"
                        .formatted(
                            file,
                            test,
                            test,
                            group == null ? "a test case" : "test case " + group)));
  }
}
