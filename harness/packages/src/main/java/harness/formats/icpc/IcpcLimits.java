package harness.formats.icpc;

import harness.cases.UsageException;
import harness.formats.LimitDefaults;
import harness.formats.PackageFolder;
import harness.formats.PackageLimits;
import harness.formats.TimeRule;
import harness.formats.syntax.Declared;
import harness.formats.syntax.PackageBounds;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the limits of an ICPC package. */
final class IcpcLimits {

  private static final String TIME_FILE = ".timelimit";
  private static final String DOMJUDGE = "domjudge-problem.ini";
  private static final Pattern DOMJUDGE_TIME =
      Pattern.compile("^\\s*timelimit\\s*[=:]\\s*['\"]?([0-9.]+)", Pattern.MULTILINE);

  /** The keys of all versions, and BAPCtools' own. */
  private static final Set<String> KEYS =
      Set.of(
          ("time_multiplier time_multipliers time_safety_margin time_limit time_resolution memory"
                  + " output code compilation_time compilation_memory validation_time"
                  + " validation_memory validation_output validation_passes generator_time"
                  + " visualizer_time")
              .split(" "));

  private IcpcLimits() {}

  static PackageLimits of(Declared problem, PackageFolder folder, LimitDefaults defaults) {
    Declared limits = problem.get("limits");
    folder.notes().addUnknownKeys(limits, KEYS);
    Optional<Double> declared = positive(limits.get("time_limit"));
    if (declared.isPresent()) {
      return stated(declared, limits, IcpcFormat.PROBLEM, defaults);
    }
    Optional<Double> domjudge = folder.text(DOMJUDGE).flatMap(text -> domjudge(text, folder));
    if (domjudge.isPresent()) {
      return stated(domjudge, limits, DOMJUDGE, defaults);
    }
    Optional<Double> file = folder.text(TIME_FILE).map(each -> seconds(each, TIME_FILE, folder));
    return file.isPresent()
        ? stated(file, limits, TIME_FILE, defaults)
        : stated(file, limits, IcpcFormat.PROBLEM, defaults).computedBy(rule(problem));
  }

  /**
   * The rule for the time limit. The legacy format rounds to the nearest second (as problemtools
   * does), the new one up to a multiple of its resolution.
   */
  private static TimeRule rule(Declared problem) {
    Declared limits = problem.get("limits");
    String version = problem.get("problem_format_version").textIfAny().orElse("legacy");
    return version.startsWith("legacy")
        ? new TimeRule(positive(limits.get("time_multiplier")).orElse(5.0), 1, false)
        : new TimeRule(
            positive(limits.get("time_multipliers").get("ac_to_time_limit")).orElse(2.0),
            positive(limits.get("time_resolution")).orElse(1.0),
            true);
  }

  private static Optional<Double> positive(Declared value) {
    Optional<Double> number = value.number();
    if (number.isPresent() && number.get() <= 0) {
      throw value.wrong("more than 0");
    }
    return number;
  }

  private static PackageLimits stated(
      Optional<Double> seconds, Declared limits, String file, LimitDefaults defaults) {
    Long memory = mebibytes(limits.get("memory"));
    PackageLimits stated =
        defaults.with(seconds.orElse(null), memory, mebibytes(limits.get("output")), file);
    return memory != null && seconds.isPresent() && !file.equals(IcpcFormat.PROBLEM)
        ? stated.from("time of " + file + ", memory of " + IcpcFormat.PROBLEM)
        : stated;
  }

  /** A size in bytes; null if it is not stated. */
  private static Long mebibytes(Declared value) {
    return positive(value).map(each -> (long) (each * (1 << 20))).orElse(null);
  }

  private static Optional<Double> domjudge(String text, PackageFolder folder) {
    Matcher time = DOMJUDGE_TIME.matcher(text);
    if (!time.find()) {
      return Optional.empty();
    }
    Optional<Double> seconds = Optional.of(seconds(time.group(1), DOMJUDGE, folder));
    int first = line(text, time.start(1));
    if (time.find()) {
      throw new UsageException(
          "%s:%d: timelimit: repeated; first on line %d"
              .formatted(folder.root().resolve(DOMJUDGE), line(text, time.start(1)), first));
    }
    return seconds;
  }

  private static int line(String text, int at) {
    return 1 + (int) text.substring(0, at).chars().filter(each -> each == '\n').count();
  }

  private static double seconds(String text, String file, PackageFolder folder) {
    try {
      double seconds = Double.parseDouble(text.strip());
      if (seconds > 0) {
        return seconds;
      }
    } catch (NumberFormatException e) {
      // refused below
    }
    throw new UsageException(
        "%s: expected seconds, found '%s'"
            .formatted(folder.root().resolve(file), PackageBounds.shown(text.strip())));
  }
}
