package harness.formats.hydro;

import com.google.auto.service.AutoService;
import harness.formats.CheckerCall;
import harness.formats.DataFile;
import harness.formats.InteractorCall;
import harness.formats.LimitDefaults;
import harness.formats.LinkedGrader;
import harness.formats.OutputOnly;
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
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Reads problems of Hydro: a folder of tests with {@code config.yaml}, {@code config.yml} or {@code
 * config.ini}, or {@code problem.yaml} beside the folder {@code testdata}.
 */
@AutoService(ProblemFormat.class)
public final class HydroFormat implements ProblemFormat {

  private static final int BEFORE_ICPC = 3;
  private static final String INI = ".ini";
  private static final String TYPE = "type";
  private static final String SUBMIT_ANSWER = "submit_answer";
  private static final String INTERACTIVE = "interactive";
  private static final String PROGRAMS_OF_SINOL = "prog";

  /** Settings that change what is right, so that nothing can be said without them. */
  private static final List<String> NEEDED = List.of("redirect", "multi_pass", "answers");

  /** Settings that change no verdict. */
  private static final Set<String> OF_DISPLAY = Set.of("detail", "key", "score", "count");

  private static final Set<String> READ =
      Set.of(
          TYPE,
          "time",
          "memory",
          "filename",
          "subType",
          "checker",
          "checker_type",
          "interactor",
          "manager",
          "validator",
          "num_processes",
          "user_extra_files",
          "judge_extra_files",
          "subtasks",
          "cases",
          "langs",
          HydroLimits.TIME_RATE,
          HydroLimits.MEMORY_RATE);

  @Override
  public String name() {
    return "hydro";
  }

  @Override
  public String summary() {
    return "Hydro: tests with config.yaml, or problem.yaml with testdata/";
  }

  @Override
  public int precedence() {
    return BEFORE_ICPC;
  }

  @Override
  public boolean recognises(Path folder, Languages languages) {
    if (HydroFolder.isExported(folder)) {
      return true;
    }
    return HydroFolder.CONFIGS.stream().anyMatch(each -> Files.isRegularFile(folder.resolve(each)))
        && !Files.isDirectory(folder.resolve(PROGRAMS_OF_SINOL))
        && Stream.of(Optional.ofNullable(folder.toFile().list()).orElse(new String[0]))
            .anyMatch(each -> !each.endsWith(".txt") && !HydroNames.of(each).isEmpty());
  }

  /** The limits of the judge as it is installed. */
  @Override
  public LimitDefaults defaults() {
    return HydroLimits.USUAL;
  }

  @Override
  public ProblemPackage read(PackageFolder folder) {
    HydroFolder data = HydroFolder.of(folder);
    Path file = data.config().orElse(null);
    boolean isIni = file != null && file.toString().endsWith(INI);
    Declared config =
        file == null || isIni ? Declared.nothing(HydroFolder.CONFIGS.get(0)) : TextFile.yaml(file);
    boolean isInteractive = isInteractive(config);
    noteSettings(config, folder);
    HydroPrograms programs = new HydroPrograms(data, config);
    LinkedGrader extra = programs.extraFiles();
    programs.noteUnused();
    HydroLimits limits = new HydroLimits();
    HydroTests tests = new HydroTests(data, config, limits);
    List<HydroSubtask> subtasks = isIni ? tests.read(file) : tests.read();
    SubmissionList solutions = programs.solutions(extra);
    InteractorCall interactor = programs.interactor(isInteractive);
    CheckerCall checker = isInteractive ? CheckerCall.TOKENS : programs.checker();
    OutputOnly outputs = outputs(config, tests(subtasks), folder);
    String stated = file == null ? HydroFolder.CONFIGS.get(0) : folder.shown(file);
    return folder.packaged(
        this,
        made ->
            made.limits(limits.read(folder, stated, config))
                .files(outputs == null ? namedFiles(config.get("filename")) : NamedFiles.NONE)
                .outputs(outputs)
                .generators(List.of())
                .validators(programs.validators())
                .checker(checker)
                .interactor(interactor)
                .references(Optional.ofNullable(solutions.firstRight()).stream().toList())
                .submissions(solutions.texts())
                .tests(tests(subtasks))
                .scored(scored(subtasks, folder))
                .grader(extra)
                .headers(folder.headers(List.of(folder.at(data.place())))));
  }

  private static ScoredPackage scored(List<HydroSubtask> subtasks, PackageFolder folder) {
    Scoring scoring = HydroScores.of(subtasks, folder).orElse(null);
    return scoring == null ? null : new ScoredPackage(scoring, null, Map.of());
  }

  private static List<PackageTest> tests(List<HydroSubtask> subtasks) {
    Map<String, DataFile> tests = new LinkedHashMap<>();
    subtasks.stream()
        .flatMap(each -> each.cases().stream())
        .forEach(each -> tests.putIfAbsent(each.test().name(), each.test()));
    return List.copyOf(tests.values());
  }

  private static boolean isInteractive(Declared config) {
    String type = config.get(TYPE).textIfAny().orElse("default");
    return switch (type) {
      case "default" -> false;
      case INTERACTIVE -> true;
      case SUBMIT_ANSWER -> false;
      case HydroPrograms.COMMUNICATION -> true;
      case "objective", "remote_judge" ->
          throw config.get(TYPE).refused(type + " problems are not supported");
      default ->
          throw config.get(TYPE).wrong("default, interactive, communication or submit_answer");
    };
  }

  /**
   * The files that are handed in: one for each case, whose name has the number of the case for
   * {@code #}, or one for all; null if submissions are programs.
   */
  private static OutputOnly outputs(
      Declared config, List<PackageTest> tests, PackageFolder folder) {
    if (!config.get(TYPE).textIfAny().orElse("").equals(SUBMIT_ANSWER)) {
      return null;
    }
    String pattern = config.get("filename").textIfAny().orElse("");
    Map<String, String> names = new LinkedHashMap<>();
    for (int i = 0; i < tests.size() && !pattern.isEmpty(); i++) {
      names.put(tests.get(i).name(), pattern.replace("#", String.valueOf(i + 1)));
    }
    return new OutputOnly(folder, names);
  }

  private static void noteSettings(Declared config, PackageFolder folder) {
    for (String each : NEEDED) {
      if (!config.get(each).isNothing()) {
        throw config.get(each).refused("not supported");
      }
    }
    boolean isManaged =
        config.get(TYPE).textIfAny().filter(HydroPrograms.COMMUNICATION::equals).isPresent();
    for (String each : List.of("manager", "num_processes")) {
      if (!isManaged && !config.get(each).isNothing()) {
        folder.leaveOut(config.get(each).refused("only communication problems use it"));
      }
    }
    if (!config.get("langs").isNothing()) {
      folder.leaveOut(config.get("langs").refused("the languages of solutions are not checked"));
    }
    config.entries().entrySet().stream()
        .filter(each -> !READ.contains(each.getKey()) && !OF_DISPLAY.contains(each.getKey()))
        .forEach(each -> folder.leaveOut(each.getValue().refused("unknown key")));
  }

  private static NamedFiles namedFiles(Declared name) {
    if (name.textIfAny().orElse("").isEmpty()) {
      return NamedFiles.NONE;
    }
    try {
      return new NamedFiles(name.text() + ".in", name.text() + ".out");
    } catch (IllegalArgumentException unusable) {
      throw name.refused(PackageBounds.shown(unusable.getMessage()));
    }
  }

  @Override
  public Optional<TestPlace> newTest(Path root, String name, int number, String group) {
    return Optional.of(HydroNewTest.of(root, name, number, group));
  }
}
