package harness.formats.tps;

import harness.cases.UsageException;
import harness.formats.LimitDefaults;
import harness.formats.PackageFolder;
import harness.formats.PackageLimits;
import harness.formats.syntax.Declared;
import harness.formats.syntax.TextFile;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** The settings of {@code problem.json}. */
record TpsTask(PackageFolder folder, Declared problem) {

  static final String FILE = "problem.json";

  private static final String BATCH = "Batch";
  private static final String OUTPUT_ONLY = "OutputOnly";
  private static final String COMMUNICATION = "Communication";
  private static final String GROUP_MIN = "GroupMin";
  private static final Set<String> OTHER_TYPES = Set.of("TwoSteps");
  private static final Pattern NAME = Pattern.compile("[A-Za-z0-9_-]{1,60}");

  /** Limits above this are in KiB: some authors copy them from another judge. */
  private static final long MOST_MEBIBYTES = 1 << 15;

  private static final double KIBIBYTE = 1 << 10;
  private static final double MEBIBYTE = 1 << 20;

  /**
   * Reads the file.
   *
   * @throws UsageException in one line, if the type of the problem is not supported
   */
  static TpsTask of(PackageFolder folder) {
    TpsTask task = new TpsTask(folder, TextFile.json(folder.confined(FILE)));
    Declared type = task.problem.get("type");
    String named = type.textIfAny().orElse(BATCH);
    if (OTHER_TYPES.contains(named)) {
      throw type.refused("problems of the type " + named + " are not supported");
    }
    if (!List.of(BATCH, OUTPUT_ONLY, COMMUNICATION).contains(named)) {
      throw type.wrong(BATCH + ", " + OUTPUT_ONLY + " or " + COMMUNICATION);
    }
    Declared processes = task.problem.get("num_processes");
    if (task.isCommunication() && !processes.isNothing() && processes.count() > 1) {
      throw processes.refused("managers of several processes are not supported");
    }
    Declared scores = task.problem.get("score_type");
    if (scores.textIfAny().filter(each -> !each.equals(GROUP_MIN)).isPresent()) {
      folder.leaveOut(scores.refused("subtasks get the least share of their tests (GroupMin)"));
    }
    return task;
  }

  boolean isOutputOnly() {
    return problem.get("type").textIfAny().filter(OUTPUT_ONLY::equals).isPresent();
  }

  boolean hasGrader() {
    return !isOutputOnly() && isSet("has_grader", true);
  }

  boolean hasChecker() {
    return isSet("has_checker", !isCommunication());
  }

  /** Whether a manager talks with solutions. */
  boolean isCommunication() {
    boolean isNamed = problem.get("type").textIfAny().filter(COMMUNICATION::equals).isPresent();
    return isNamed || isSet("has_manager", false);
  }

  private boolean isSet(String key, boolean usual) {
    Declared value = problem.get(key);
    String text = value.textIfAny().orElse(String.valueOf(usual));
    if (!text.equals("true") && !text.equals("false")) {
      throw value.wrong("true or false");
    }
    return text.equals("true");
  }

  /** The name that solutions with a grader are compiled under. */
  String name() {
    return word(problem.get("name"), null);
  }

  /** The grader's file, without its ending. */
  String graderName() {
    return word(problem.get("grader_name"), "grader");
  }

  private static String word(Declared declared, String usual) {
    String word = declared.textIfAny().or(() -> Optional.ofNullable(usual)).orElse("");
    if (!NAME.matcher(word).matches()) {
      throw declared.wrong("letters, digits, - and _");
    }
    return word;
  }

  PackageLimits limits(LimitDefaults defaults) {
    return defaults.with(problem.get("time_limit").number().orElse(null), memory(), null, FILE);
  }

  /** The memory limit in bytes; null if there is none. */
  private Long memory() {
    Declared declared = problem.get("memory_limit");
    if (declared.isNothing()) {
      return null;
    }
    double stated = declared.number().orElseThrow();
    if (stated > MOST_MEBIBYTES) {
      folder.note(declared.refused("taken for KiB, since it is hardly in MiB").getMessage());
      return (long) (stated * KIBIBYTE);
    }
    return (long) (stated * MEBIBYTE);
  }
}
