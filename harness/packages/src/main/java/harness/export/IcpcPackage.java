package harness.export;

import harness.cases.Verdict;
import harness.describe.Description;
import harness.formats.CheckerCodes;
import harness.formats.InteractorCall;
import harness.formats.ValidatorCall;
import harness.formats.ValidatorCodes;
import harness.run.Expectation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Writes a problem made of programs in the ICPC format, with generator rules for BAPCtools. */
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

  /** Writes everything; returns a note for each draw that is left out. */
  List<String> write() throws IOException {
    to.write("problem.yaml", problemYaml());
    if (problem.parts().interactor() == null) {
      checker();
    } else {
      interactor();
    }
    validators(problem.parts().validators(), "input_validators/");
    validators(problem.parts().answerValidators(), "answer_validators/");
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

  private void interactor() throws IOException {
    PackagedProgram interactor = problem.interactor();
    if (!problem.isJudgedByInteractor()) {
      throw new CannotExport(
          "checker "
              + problem.parts().checker().text()
              + ": the format icpc does not allow a checker in addition to an interactor");
    }
    if (problem.parts().interactor().codes() == CheckerCodes.ICPC) {
      interactor.copy(to, OUTPUT_VALIDATOR);
    } else {
      IcpcCodes.INTERACTOR.write(interactor, to, OUTPUT_VALIDATOR);
    }
  }

  private void checker() throws IOException {
    if (problem.comparison() != null) {
      return; // its flags say which
    }
    PackagedProgram checker = problem.checker();
    CheckerCodes codes = problem.parts().checker().codes();
    switch (codes) {
      case ICPC -> checker.copy(to, OUTPUT_VALIDATOR);
      case TESTLIB -> IcpcCodes.CHECKER.write(checker, to, OUTPUT_VALIDATOR);
      case DMOJ -> IcpcCodes.ONE_CHECKER.write(checker, to, OUTPUT_VALIDATOR);
      case ZERO -> IcpcCodes.ZERO_CHECKER.write(checker, to, OUTPUT_VALIDATOR);
      default ->
          throw new CannotExport(
              "checker %s: the dialect %s cannot be adapted to the format icpc"
                  .formatted(checker.fileName(), codes.label()));
    }
  }

  private void validators(List<ValidatorCall> calls, String all) throws IOException {
    Map<Path, String> names = IcpcFlags.names(problem, calls);
    for (ValidatorCall each : calls) {
      if (IcpcFlags.isDescription(each)) {
        description(problem.parts().folder().resolve(each.call().program()), all);
        continue;
      }
      PackagedProgram program = problem.program("validator", each.call().program());
      String folder = all + IcpcFlags.name(program, names);
      if (each.codes() == ValidatorCodes.ICPC) {
        program.copy(to, folder);
      } else {
        IcpcCodes.VALIDATOR.write(program, to, folder);
      }
    }
  }

  private void description(Path file, String folder) throws IOException {
    byte[] text = Files.readAllBytes(file);
    String name = file.getFileName().toString();
    String stem = name.substring(0, name.length() - Description.ENDING.length());
    to.write(to.freePath(folder + stem, Description.ENDING, text), text);
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
  private static String expected(Expectation expectation) {
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
