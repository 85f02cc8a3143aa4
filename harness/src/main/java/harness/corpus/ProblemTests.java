package harness.corpus;

import harness.cases.Case;
import harness.cases.Reason;
import harness.cli.options.OpenProblem;
import harness.formats.DataFile;
import harness.formats.GeneratedTest;
import harness.formats.PackageTest;
import harness.jury.OpenJury;
import harness.problem.JudgeFailure;
import harness.problem.Problem;
import harness.terminal.InputFiles;
import harness.terminal.Terminal;
import harness.terminal.UsageException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The tests of a problem made of programs. Inputs and answers are read when a case is run, so that
 * only the running cases are in memory.
 *
 * @param files the tests, one case each
 * @param problem the problem, trusting the saved answers
 */
record ProblemTests(SavedFiles files, Problem problem) {

  /** A test with a name that can be part of a case's name. */
  private record Test(String name, PackageTest test, OpenJury jury) implements CaseFile {

    @Override
    public String why() {
      return "";
    }

    @Override
    public int cases() {
      return 1;
    }

    @Override
    public String input(int index) {
      return test instanceof GeneratedTest generated
          ? jury.input(generated)
          : text(((DataFile) test).input());
    }

    byte[] answer() {
      return test.answer() == null
          ? null
          : text(test.answer()).getBytes(StandardCharsets.ISO_8859_1);
    }

    private String text(Path file) {
      if (!InputFiles.isSmall(file)) {
        throw new JudgeFailure(name, Reason.GENERATOR_FAILED, InputFiles.whyNotSmall(file));
      }
      try {
        return test instanceof DataFile data
            ? data.read(file)
            : new String(InputFiles.bytes(file), StandardCharsets.ISO_8859_1);
      } catch (IOException | UsageException gone) {
        throw new JudgeFailure(
            name, Reason.GENERATOR_FAILED, file.getFileName() + ": cannot be read");
      }
    }
  }

  /** Prepares tests of a problem. */
  static ProblemTests of(OpenProblem opened, List<PackageTest> tests) {
    Map<String, Test> byName = new LinkedHashMap<>();
    long answered = tests.stream().filter(each -> each.answer() != null).count();
    opened
        .jury()
        .prepare(
            tests.stream()
                .filter(GeneratedTest.class::isInstance)
                .map(GeneratedTest.class::cast)
                .toList());
    for (PackageTest each : tests) {
      String name = unused(plainName(each), byName);
      byName.put(name, new Test(name, each, opened.jury()));
    }
    if (answered < tests.size() && answered > 0 && opened.parts().references().isEmpty()) {
      Terminal.note(
          (tests.size() - answered)
              + " of the tests have no answer, and there is no reference; outputs for them are not"
              + " judged");
    }
    SavedFiles files = new SavedFiles(opened.problem().name(), new ArrayList<>(byName.values()));
    Problem problem =
        opened
            .jury()
            .ofTests(
                each -> test(each, byName).test(),
                answered > 0 ? each -> test(each, byName).answer() : null);
    return new ProblemTests(files, problem);
  }

  private static Test test(Case each, Map<String, Test> byName) {
    return byName.get(SavedFiles.fileOf(each.name()));
  }

  /** A test's name in a form that can be part of a case's name. */
  static String plainName(PackageTest test) {
    return test.name().replaceAll("[@#,\\s]", "_");
  }

  private static String unused(String name, Map<String, Test> used) {
    String free = name;
    for (int i = 2; used.containsKey(free); i++) {
      free = name + "-" + i;
    }
    return free;
  }
}
