package harness.formats.rbx;

import harness.formats.LimitDefaults;
import harness.formats.LimitRule;
import harness.formats.LimitRules;
import harness.formats.PackageFolder;
import harness.formats.PackageLimits;
import harness.formats.TestLimits;
import harness.formats.syntax.Declared;
import java.util.ArrayList;
import java.util.List;

/** The limits of a problem, and those that {@code modifiers} gives to languages. */
final class RbxLimits {

  private static final int MEBIBYTE = 20;
  private static final int KIBIBYTE = 10;
  private static final long MOST = 1L << 40;
  private static final int MOST_MULTIPLIER = 1000;

  private RbxLimits() {}

  static PackageLimits read(Declared problem, PackageFolder folder, LimitDefaults defaults) {
    Declared time = problem.get("timeLimit");
    Declared output = problem.get("outputLimit");
    PackageLimits usual =
        defaults.with(
            time.isNothing() ? null : time.count() / 1e3,
            size(problem.get("memoryLimit"), MEBIBYTE),
            size(output, KIBIBYTE),
            RbxFormat.PROBLEM);
    List<LimitRule> rules = new ArrayList<>();
    problem
        .get("modifiers")
        .entries()
        .forEach(
            (name, modifier) ->
                TestLimits.language(folder, name)
                    .ifPresentOrElse(
                        language -> rules.add(rule(language, modifier, usual)),
                        () -> folder.leaveOut(modifier.refused("unknown language"))));
    return usual.withOwn(new LimitRules(rules));
  }

  private static LimitRule rule(String language, Declared modifier, PackageLimits usual) {
    Declared own = modifier.get("time");
    Declared multiplier = modifier.get("timeMultiplier");
    double seconds = own.isNothing() ? usual.limits().timeNanos() / 1e9 : own.count() / 1e3;
    double factor = multiplier.number().orElse(1.0);
    if (factor <= 0 || factor > MOST_MULTIPLIER) {
      throw multiplier.wrong("a factor of more than 0, at most " + MOST_MULTIPLIER);
    }
    boolean statesTime = !own.isNothing() || !multiplier.isNothing();
    return LimitRule.of(
        language,
        null,
        statesTime ? Double.valueOf(seconds * factor) : null,
        size(modifier.get("memory"), MEBIBYTE));
  }

  private static Long size(Declared size, int unit) {
    return size.isNothing() ? null : Long.valueOf(Math.min(size.count(), MOST) << unit);
  }
}
