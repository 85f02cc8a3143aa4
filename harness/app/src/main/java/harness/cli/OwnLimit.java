package harness.cli;

import com.fasterxml.jackson.annotation.JsonInclude;
import harness.formats.LimitRule;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Limits of a language or of some tests.
 *
 * @param language null for all
 * @param tests null for all
 * @param timeMs null if the usual time holds
 * @param memoryBytes null if the usual memory holds
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
record OwnLimit(String language, List<String> tests, Double timeMs, Long memoryBytes) {

  private static final int FEW = 4;

  static OwnLimit of(LimitRule rule) {
    return new OwnLimit(
        rule.language(),
        rule.tests() == null ? null : rule.tests().stream().sorted().toList(),
        rule.timeNanos() == null ? null : Double.valueOf(rule.timeNanos() / 1e6),
        rule.memoryBytes());
  }

  String text() {
    List<String> limits = new ArrayList<>();
    if (timeMs != null) {
      limits.add(String.format(Locale.ROOT, "%.0f ms", timeMs));
    }
    if (memoryBytes != null) {
      limits.add((memoryBytes >> 20) + " MiB");
    }
    return String.join(", ", limits) + " for " + whom();
  }

  private String whom() {
    if (tests == null) {
      return language;
    }
    String some =
        tests.size() <= FEW
            ? String.join(", ", tests)
            : String.join(", ", tests.subList(0, FEW)) + " and " + (tests.size() - FEW) + " more";
    return (language == null ? "" : language + " on ") + some;
  }
}
