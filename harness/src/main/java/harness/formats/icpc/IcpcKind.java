package harness.formats.icpc;

import harness.formats.PackageFolder;
import harness.formats.syntax.Declared;
import java.util.List;

/**
 * What kind of package it is.
 *
 * @param modern whether it follows 2025-09, and not the legacy format
 * @param custom whether a legacy package has an output validator of its own
 * @param interactive whether that talks with submissions
 */
record IcpcKind(boolean modern, boolean custom, boolean interactive) {

  private static final String INTERACTIVE = "interactive";

  /** Kinds that one run of a program on one input cannot judge. */
  private static final List<String> REFUSED = List.of("multi-pass", "submit-answer");

  static IcpcKind of(Declared problem, PackageFolder folder) {
    String version = problem.get("problem_format_version").textIfAny().orElse("legacy");
    boolean modern = !version.startsWith("legacy");
    if (modern && !version.startsWith("2023-07") && !version.startsWith("2025-09")) {
      folder.note(IcpcFormat.PROBLEM + ": version " + version + " is read as 2025-09");
    }
    List<String> words = words(problem.get(modern ? "type" : "validation"));
    List<String> types = words(problem.get("type"));
    REFUSED.stream()
        .filter(each -> words.contains(each) || types.contains(each))
        .findFirst()
        .ifPresent(
            each -> {
              throw IcpcFormat.refused(folder, each);
            });
    if (words.contains("scoring") || words.contains("score") || types.contains("scoring")) {
      folder.note("scores are not computed: a test is passed or failed");
    }
    boolean interactive = words.contains(INTERACTIVE) || types.contains(INTERACTIVE);
    return new IcpcKind(modern, words.contains("custom"), interactive);
  }

  private static List<String> words(Declared value) {
    return value.texts().stream()
        .flatMap(each -> List.of(each.strip().split("\\s+")).stream())
        .toList();
  }
}
