package harness.export;

import harness.cases.Verdict;
import harness.formats.InteractorCall;
import harness.run.Expectation;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Writes a problem made of programs in the ICPC format: that of 2025-09 with generator rules for
 * BAPCtools, or the legacy one if groups of tests give points.
 */
record IcpcPackage(ProgramsPackage problem, ExportFolder to) {

  private static final String OUTPUT_VALIDATOR = "output_validator";
  private static final String SUBMISSIONS = "submissions/";

  private static final Map<Verdict, String> LABELS =
      Map.of(
          Verdict.ACCEPTED, "AC",
          Verdict.WRONG_ANSWER, "WA",
          Verdict.TIME_LIMIT_EXCEEDED, "TLE",
          Verdict.RUN_TIME_ERROR, "RTE",
          Verdict.MEMORY_LIMIT_EXCEEDED, "RTE");

  /**
   * Writes everything, in the legacy format if groups give points.
   *
   * @return notes on what is left out
   */
  List<String> write() throws IOException {
    if (problem.parts().scored() != null) {
      return new LegacyPackage(problem, to).write();
    }
    to.write("problem.yaml", problemYaml());
    new IcpcJudges(problem, to, OUTPUT_VALIDATOR, IcpcCodes.CHECKER).write();
    submissions();
    IcpcFlags flags = new IcpcFlags(problem);
    if (!flags.ofAll().isEmpty()) {
      to.write("data/test_group.yaml", flags.ofAll());
    }
    return new IcpcTests(problem, flags, to).write();
  }

  private String problemYaml() {
    String name = problem.parts().name();
    InteractorCall interactor = problem.parts().interactor();
    return """
        problem_format_version: %s
        type: %s
        name: %s
        uuid: %s
        license: unknown
        limits:
          time_limit: %s
          memory: %s
        """
            .formatted(
                CommonTexts.FORMAT_VERSION,
                type(interactor),
                name,
                CommonTexts.uuid(name),
                problem.limits().timeNanos() / 1e9,
                problem.limits().memoryBytes() >> 20)
        + (hasPasses(interactor) ? "  validation_passes: " + interactor.passes() + "\n" : "");
  }

  private static String type(InteractorCall interactor) {
    if (interactor == null) {
      return "pass-fail";
    }
    if (!interactor.live()) {
      return "multi-pass";
    }
    return hasPasses(interactor) ? "[interactive, multi-pass]" : "interactive";
  }

  private static boolean hasPasses(InteractorCall interactor) {
    return interactor != null && interactor.passes() > 1;
  }

  private void submissions() {
    StringBuilder table = new StringBuilder();
    for (Map.Entry<PackagedProgram, Expectation> each : problem.submissions().entrySet()) {
      String folder = folder(each.getValue());
      String path = each.getKey().copy(to, SUBMISSIONS + folder);
      if (folder.equals("mixed")) {
        String name = path.substring(SUBMISSIONS.length());
        table.append(name).append(": ").append(expected(each.getValue())).append('\n');
      }
    }
    if (table.length() > 0) {
      to.write("submissions/submissions.yaml", table.toString());
    }
  }

  private static String folder(Expectation expected) {
    if (expected.equals(Expectation.RIGHT)) {
      return "accepted";
    }
    return expected.equals(Expectation.WRONG) ? "rejected" : "mixed";
  }

  /** An entry of the table. No submission can satisfy an empty list of required verdicts. */
  static String expected(Expectation expectation) {
    Set<String> permitted = labels(expectation.permitted());
    permitted.add(LABELS.get(Verdict.ACCEPTED));
    Set<String> required = labels(expectation.required());
    return "{permitted: " + permitted + (required.isEmpty() ? "" : ", required: " + required) + "}";
  }

  private static Set<String> labels(Set<Verdict> verdicts) {
    return LABELS.entrySet().stream()
        .filter(each -> verdicts.contains(each.getKey()))
        .map(Map.Entry::getValue)
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
