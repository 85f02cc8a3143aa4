package harness.export;

import harness.formats.CheckerCodes;
import harness.formats.InteractorCall;
import harness.scoring.ScoredPackage;
import harness.scoring.TestGroup;
import java.io.IOException;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Writes a problem whose groups of tests give points in the legacy ICPC format, as Kattis has it.
 */
final class LegacyPackage {

  /** How output validators of the ICPC format give points. */
  private static final Pattern GIVES_POINTS = Pattern.compile("\\bscore(_multiplier)?\\.txt\\b");

  /** How testlib's checkers give parts of the points. */
  private static final Pattern GIVES_PARTS =
      Pattern.compile("\\bquitp\\s*\\(|\\bquitpi\\s*\\(|\\b_points\\b|\\b_pc\\s*\\(");

  private final ProgramsPackage problem;
  private final ExportFolder to;
  private final ScoredPackage scored;
  private final Set<String> notes = new LinkedHashSet<>();

  LegacyPackage(ProgramsPackage problem, ExportFolder to) {
    this.problem = problem;
    this.to = to;
    this.scored = problem.parts().scored();
  }

  /** Writes everything; returns notes on what is left out. */
  List<String> write() throws IOException {
    to.write("problem.yaml", problemYaml());
    to.write(
        "domjudge-problem.ini",
        "timelimit='%s'\n".formatted(GroupRule.number(problem.limits().timeNanos() / 1e9)));
    new IcpcJudges(problem, to, "output_validators/validate", IcpcCodes.WHOLE_CHECKER).write();
    if (scored.grader() != null) {
      problem.program("grader", scored.grader()).copy(to, "graders");
    }
    List<TestGroup> groups = List.of();
    if (!problem.tests().isEmpty()) {
      LegacyFlags flags = new LegacyFlags(problem, notes::add);
      groups = new LegacyGroupsExport(problem, flags, to, notes::add).write();
    }
    new LegacySubmissions(problem, groups, to, notes::add).write();
    noteLosses();
    return List.copyOf(notes);
  }

  private String problemYaml() {
    String name = problem.parts().name();
    InteractorCall interactor = problem.parts().interactor();
    boolean hasPasses = interactor != null && interactor.passes() > 1;
    return """
        problem_format_version: legacy
        type: scoring
        name: %s
        uuid: %s
        license: unknown
        validation: %s
        limits:
          memory: %d
        """
            .formatted(
                name,
                CommonTexts.uuid(name),
                validation(interactor, hasPasses),
                problem.limits().memoryBytes() >> 20)
        + (hasPasses ? "  validation_passes: " + interactor.passes() + "\n" : "");
  }

  private String validation(InteractorCall interactor, boolean hasPasses) {
    if (interactor == null && problem.comparison() != null) {
      return "default";
    }
    return "custom"
        + (interactor != null && interactor.live() ? " interactive" : "")
        + (hasPasses ? " multi-pass" : "")
        + (givesPoints(interactor) ? " score" : "");
  }

  /** Whether an output validator of the ICPC format gives points. */
  private boolean givesPoints(InteractorCall interactor) {
    PackagedProgram judge = interactor == null ? problem.checker() : problem.interactor();
    CheckerCodes codes =
        interactor == null ? problem.parts().checker().codes() : interactor.codes();
    return codes == CheckerCodes.ICPC && contains(judge, GIVES_POINTS);
  }

  private static boolean contains(PackagedProgram program, Pattern pattern) {
    return program.sources().stream().anyMatch(each -> pattern.matcher(each.text()).find());
  }

  private void noteLosses() {
    if (!problem.parts().generators().isEmpty()) {
      notes.add("generators are left out: what they draw would change the points of groups");
    }
    if (scored.bySpeed()) {
      notes.add("points by speed are left out; a test in time gives all of its points");
    }
    InteractorCall interactor = problem.parts().interactor();
    if (interactor == null && problem.comparison() == null) {
      PackagedProgram checker = problem.checker();
      if (problem.parts().checker().codes() != CheckerCodes.ICPC
          && contains(checker, GIVES_PARTS)) {
        notes.add(
            String.format(
                Locale.ROOT,
                "checker %s: outputs that get only a part of the points are rejected",
                checker.fileName()));
      }
    }
  }
}
