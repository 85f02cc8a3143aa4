package harness.formats.icpc;

import harness.formats.PackageFolder;
import harness.formats.PackageLimits;
import harness.formats.TimeRule;
import harness.formats.syntax.Declared;
import harness.terminal.UsageException;
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

  static PackageLimits of(Declared problem, PackageFolder folder) {
    Declared limits = problem.get("limits");
    folder.noteUnknownKeys(limits, KEYS);
    Optional<Long> bytes = limits.get("memory").number().map(each -> (long) (each * (1 << 20)));
    Optional<Double> declared = positive(limits.get("time_limit"));
    if (declared.isPresent()) {
      return stated(declared, bytes, IcpcFormat.PROBLEM);
    }
    Optional<Double> domjudge = folder.text(DOMJUDGE).flatMap(IcpcLimits::domjudge);
    if (domjudge.isPresent()) {
      return stated(domjudge, bytes, DOMJUDGE);
    }
    Optional<Double> file = folder.text(TIME_FILE).map(each -> seconds(each, folder));
    return file.isPresent()
        ? stated(file, bytes, TIME_FILE)
        : stated(file, bytes, IcpcFormat.PROBLEM).computedBy(rule(problem));
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

  private static PackageLimits stated(Optional<Double> seconds, Optional<Long> bytes, String file) {
    PackageLimits stated = PackageLimits.stated(seconds.orElse(null), bytes.orElse(null), file);
    return bytes.isPresent() && seconds.isPresent() && !file.equals(IcpcFormat.PROBLEM)
        ? new PackageLimits(
            stated.limits(), "time of " + file + ", memory of " + IcpcFormat.PROBLEM)
        : stated;
  }

  private static Optional<Double> domjudge(String text) {
    Matcher time = DOMJUDGE_TIME.matcher(text);
    return time.find() ? Optional.of(Double.valueOf(time.group(1))) : Optional.empty();
  }

  private static double seconds(String text, PackageFolder folder) {
    try {
      return Double.parseDouble(text.strip());
    } catch (NumberFormatException e) {
      throw new UsageException(
          folder.root().resolve(TIME_FILE) + ":1: expected seconds, found '" + text.strip() + "'");
    }
  }
}
