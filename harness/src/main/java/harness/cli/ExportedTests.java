package harness.cli;

import harness.cli.options.OpenProblem;
import harness.export.Origin;
import harness.export.ProgramsPackage;
import harness.formats.DataFile;
import harness.formats.GeneratedTest;
import harness.formats.PackageTest;
import harness.generators.Generator;
import harness.problem.JudgeFailure;
import harness.terminal.InputFiles;
import harness.terminal.Terminal;
import harness.terminal.UsageException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The tests of a package to be written: the problem's own, then drawn ones, each input once. */
final class ExportedTests {

  private final OpenProblem problem;
  private final Origin origin;
  private final Map<String, ProgramsPackage.Test> samples = new LinkedHashMap<>();
  private final Map<String, ProgramsPackage.Test> others = new LinkedHashMap<>();

  ExportedTests(OpenProblem problem, Origin origin) {
    this.problem = problem;
    this.origin = origin;
  }

  /**
   * Makes the inputs, and the answers that no file holds.
   *
   * @param n how many to draw
   * @throws UsageException if a drawn one cannot be a test
   */
  List<ProgramsPackage.Test> all(long seed, long n) throws IOException {
    List<PackageTest> own = problem.parts().tests();
    for (boolean sample : new boolean[] {true, false}) {
      for (PackageTest each : own.stream().filter(t -> origin.isSample(t) == sample).toList()) {
        add(each, sample);
      }
    }
    Generator generator = problem.generator();
    for (long index = 0; index < n; index++) {
      drawn(generator, seed, index);
    }
    List<ProgramsPackage.Test> all = new ArrayList<>(samples.values());
    all.addAll(others.values());
    return all;
  }

  private void add(PackageTest test, boolean sample) throws IOException {
    try {
      String input = input(test);
      if (!isKnown(input)) {
        byte[] answer = test.answer() == null ? problem.jury().answer(input) : saved(test);
        (sample ? samples : others).put(input, new ProgramsPackage.Test(input, answer, sample));
      }
    } catch (JudgeFailure failure) {
      Terminal.note("left out the test " + test.name() + ": " + failure.line());
    }
  }

  private String input(PackageTest test) throws IOException {
    return test instanceof DataFile file ? file.text() : problem.jury().input((GeneratedTest) test);
  }

  private static byte[] saved(PackageTest test) throws IOException {
    return test instanceof DataFile file
        ? file.read(file.answer()).getBytes(StandardCharsets.ISO_8859_1)
        : InputFiles.bytes(test.answer());
  }

  private boolean hasFlags() {
    return problem.parts().tests().stream().anyMatch(each -> each.judging() != null)
        || problem.parts().generators().stream().anyMatch(each -> each.judging() != null);
  }

  private boolean isKnown(String input) {
    return samples.containsKey(input) || others.containsKey(input);
  }

  private void drawn(Generator generator, long seed, long index) {
    try {
      String input = generator.draw(seed, index).input();
      if (!isKnown(input)) {
        others.put(input, new ProgramsPackage.Test(input, problem.jury().answer(input), false));
      }
    } catch (JudgeFailure failure) {
      throw new UsageException(
          generator.caseName(seed, index)
              + " cannot be used as a test: "
              + failure.line()
              + (hasFlags() ? "; flags of groups and tests are left out" : ""));
    }
  }
}
