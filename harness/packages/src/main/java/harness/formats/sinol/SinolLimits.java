package harness.formats.sinol;

import harness.formats.LimitDefaults;
import harness.formats.LimitRule;
import harness.formats.LimitRules;
import harness.formats.PackageFolder;
import harness.formats.PackageLimits;
import harness.formats.TestLimits;
import harness.formats.syntax.Declared;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The limits: those of a language before those of all, of a test before those of its group, and of
 * a group before the usual ones.
 */
final class SinolLimits {

  private static final String TIME = "time_limit";
  private static final String MEMORY = "memory_limit";
  private static final String LANGUAGES = "override_limits";
  private static final long KIBIBYTE = 1 << 10;
  private static final long MOST_KIBIBYTES = 1L << 40;

  private final Declared config;
  private final SinolTests tests;
  private final PackageFolder folder;

  private SinolLimits(Declared config, SinolTests tests, PackageFolder folder) {
    this.config = config;
    this.tests = tests;
    this.folder = folder;
  }

  static PackageLimits read(
      Declared config, SinolTests tests, PackageFolder folder, LimitDefaults defaults) {
    return new SinolLimits(config, tests, folder).read(defaults);
  }

  private PackageLimits read(LimitDefaults defaults) {
    List<LimitRule> rules = new ArrayList<>();
    config
        .get(LANGUAGES)
        .entries()
        .forEach(
            (ending, limits) -> {
              Optional<String> language = TestLimits.language(folder, ending);
              if (language.isEmpty()) {
                folder.leaveOut(limits.refused("unknown language"));
              } else {
                addAll(limits, language.get(), rules);
                rules.add(rule(language.get(), null, limits.get(TIME), limits.get(MEMORY)));
              }
            });
    addAll(config, null, rules);
    LimitRules own = new LimitRules(rules);
    Declared time = config.get(TIME);
    Declared memory = config.get(MEMORY);
    Double seconds = time.isNothing() ? mostSeconds(own) : Double.valueOf(seconds(time));
    Long bytes = memory.isNothing() ? mostBytes(own) : Long.valueOf(bytes(memory));
    return defaults.with(seconds, bytes, null, SinolFormat.CONFIG).withOwn(own);
  }

  /** The limits of single tests, then those of groups. */
  private void addAll(Declared limits, String language, List<LimitRule> rules) {
    List<LimitRule> ofGroups = new ArrayList<>();
    for (String limit : List.of(TIME, MEMORY)) {
      limits
          .get(limit + "s")
          .entries()
          .forEach(
              (name, value) -> {
                Declared time = limit.equals(TIME) ? value : Declared.nothing(SinolFormat.CONFIG);
                Declared memory = limit.equals(TIME) ? Declared.nothing(SinolFormat.CONFIG) : value;
                Set<String> group = tests.named(name, true);
                Set<String> single = tests.named(name, false);
                if (group.isEmpty() && single.isEmpty()) {
                  folder.leaveOut(value.refused("there is no such group or test"));
                } else if (group.isEmpty()) {
                  rules.add(rule(language, single, time, memory));
                } else {
                  ofGroups.add(rule(language, group, time, memory));
                }
              });
    }
    rules.addAll(ofGroups);
  }

  private static LimitRule rule(
      String language, Set<String> tests, Declared time, Declared memory) {
    return LimitRule.of(
        language,
        tests,
        time.isNothing() ? null : Double.valueOf(seconds(time)),
        memory.isNothing() ? null : Long.valueOf(bytes(memory)));
  }

  private static double seconds(Declared milliseconds) {
    return milliseconds.count() / 1e3;
  }

  private static long bytes(Declared kibibytes) {
    return Math.min(kibibytes.count(), MOST_KIBIBYTES) * KIBIBYTE;
  }

  /** The largest time of all, for tests of which none is stated. */
  private static Double mostSeconds(LimitRules own) {
    return own.times().max(Long::compare).map(each -> each / 1e9).orElse(null);
  }

  private static Long mostBytes(LimitRules own) {
    return own.memories().max(Long::compare).orElse(null);
  }
}
