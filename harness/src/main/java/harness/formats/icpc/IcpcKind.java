package harness.formats.icpc;

import harness.formats.PackageFolder;
import harness.formats.syntax.Declared;
import harness.terminal.UsageException;
import java.util.List;

/**
 * The kind of a package.
 *
 * @param modern whether it follows 2025-09 rather than the legacy format
 * @param custom whether a legacy package has its own output validator
 * @param interactive whether the output validator talks to submissions
 * @param passes maximum number of runs on one test
 */
record IcpcKind(boolean modern, boolean custom, boolean interactive, int passes) {

  private static final String INTERACTIVE = "interactive";
  private static final String MULTI_PASS = "multi-pass";
  private static final String SUBMIT_ANSWER = "submit-answer";
  private static final double USUAL_PASSES = 2;

  static IcpcKind of(Declared problem, PackageFolder folder) {
    String version = problem.get("problem_format_version").textIfAny().orElse("legacy");
    boolean modern = !version.startsWith("legacy");
    if (modern && !version.startsWith("2023-07") && !version.startsWith("2025-09")) {
      folder.note(IcpcFormat.PROBLEM + ": version " + version + " is read as 2025-09");
    }
    List<String> words = words(problem.get(modern ? "type" : "validation"));
    List<String> types = words(problem.get("type"));
    if (words.contains(SUBMIT_ANSWER) || types.contains(SUBMIT_ANSWER)) {
      throw new UsageException(
          folder.root() + ": " + SUBMIT_ANSWER + " problems are not supported");
    }
    if (words.contains("scoring") || words.contains("score") || types.contains("scoring")) {
      folder.noteScores();
    }
    boolean interactive = words.contains(INTERACTIVE) || types.contains(INTERACTIVE);
    boolean several = words.contains(MULTI_PASS) || types.contains(MULTI_PASS);
    return new IcpcKind(
        modern, words.contains("custom"), interactive, several ? passes(problem) : 1);
  }

  private static int passes(Declared problem) {
    Declared declared = problem.get("limits").get("validation_passes");
    double passes = declared.number().orElse(USUAL_PASSES);
    if (passes < 2 || passes != Math.rint(passes)) {
      throw declared.wrong("a number of passes, 2 or more");
    }
    return (int) passes;
  }

  /** Whether a submission talks to the judge or runs in several passes. */
  boolean converses() {
    return interactive || passes > 1;
  }

  /** Name of the kind of conversation, for error messages. */
  String name() {
    return interactive ? INTERACTIVE : MULTI_PASS;
  }

  private static List<String> words(Declared value) {
    return value.texts().stream()
        .flatMap(each -> List.of(each.strip().split("\\s+")).stream())
        .toList();
  }
}
