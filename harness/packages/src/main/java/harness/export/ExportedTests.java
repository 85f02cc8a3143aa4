package harness.export;

import harness.cases.Case;
import harness.cases.Counted;
import harness.cases.Generator;
import harness.cases.UsageException;
import harness.formats.DataFile;
import harness.formats.GeneratedTest;
import harness.formats.PackageTest;
import harness.formats.TestJudging;
import harness.jury.OpenJury;
import harness.jury.ProgramGenerator;
import harness.machine.InputFiles;
import harness.problem.JudgeFailure;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** The tests of a package to be written: the problem's own, then drawn ones, each input once. */
final class ExportedTests {

  private final OpenJury jury;
  private final String format;
  private final Origin origin;
  private final Consumer<String> notes;
  private final Map<String, ProgramsPackage.Test> samples = new LinkedHashMap<>();
  private final Map<String, ProgramsPackage.Test> others = new LinkedHashMap<>();

  /** The flags of the rules that have their own, by the names of the generators. */
  private final Map<String, TestJudging> flagsOfRules = new HashMap<>();

  /** The names of the problem's own tests, by their inputs. */
  private final Map<String, List<String>> names = new HashMap<>();

  private int needingFlags;
  private int failed;
  private String firstFailure;

  ExportedTests(OpenJury jury, String format, Origin origin, Consumer<String> notes) {
    this.jury = jury;
    this.format = format;
    this.origin = origin;
    this.notes = notes;
  }

  /**
   * Makes the inputs, and the answers that no file holds.
   *
   * @param n how many to draw
   * @throws UsageException if there are no tests because no drawn case can be one
   */
  List<ProgramsPackage.Test> all(Generator generator, long seed, long n) throws IOException {
    Comparator<PackageTest> samplesFirst = Comparator.comparing(each -> !origin.isSample(each));
    for (PackageTest each : jury.parts().tests().stream().sorted(samplesFirst).toList()) {
      add(each, origin.isSample(each));
    }
    for (ProgramGenerator each : jury.problem().programs()) {
      flagsOfRules.put(each.name(), each.rule().judging());
    }
    boolean isOfGroups = jury.parts().scored() != null && !format.equals("hydro");
    if (isOfGroups && n > 0) {
      notes.accept("no cases are drawn: they would change the points of groups");
    }
    for (long index = 0; index < (isOfGroups ? 0 : n); index++) {
      drawn(generator, seed, index);
    }
    if (failed > 0) {
      String what =
          Counted.part(failed, n, "drawn case")
              + (n == 1 ? " cannot be a test; " : " cannot be tests; ");
      if (isEmpty()) {
        throw new UsageException(what + firstFailure);
      }
      notes.accept("left out: " + what + firstFailure);
    }
    if (needingFlags > 0) {
      notes.accept(
          "left out "
              + Counted.of(needingFlags, "test")
              + ", valid only with the flags of a group or test, which the format %s does not have"
                  .formatted(format));
    }
    List<ProgramsPackage.Test> all = new ArrayList<>(samples.values());
    all.addAll(others.values());
    return all.stream()
        .map(each -> each.named(names.getOrDefault(each.input(), List.of())))
        .toList();
  }

  private void add(PackageTest test, boolean sample) throws IOException {
    try {
      String input = input(test);
      names.computeIfAbsent(input, none -> new ArrayList<>()).add(test.name());
      if (!isKnown(input)) {
        byte[] answer = test.hasAnswer() ? saved(test) : jury.singleInputs().answer(test, input);
        add(new ProgramsPackage.Test(input, answer, sample, test.judging()));
      }
    } catch (JudgeFailure failure) {
      notes.accept("left out the test " + test.name() + ": " + failure.line());
    }
  }

  private void add(ProgramsPackage.Test test) {
    TestJudging flags = test.judging();
    if (flags == null
        || ProgramsPackage.keeps(format, flags)
        || isValidWithoutFlags(test.input())) {
      (test.sample() ? samples : others).put(test.input(), test);
    } else {
      needingFlags++;
    }
  }

  private boolean isValidWithoutFlags(String input) {
    try {
      jury.singleInputs().validate(input);
      return true;
    } catch (JudgeFailure refused) {
      return false;
    }
  }

  private String input(PackageTest test) throws IOException {
    return test instanceof DataFile file
        ? file.text()
        : jury.generatedTests().input((GeneratedTest) test);
  }

  private byte[] saved(PackageTest test) throws IOException {
    if (test.answer() == null) {
      return jury.generatedTests().toldAnswer((GeneratedTest) test);
    }
    return test instanceof DataFile file
        ? file.read(file.answer()).getBytes(StandardCharsets.ISO_8859_1)
        : InputFiles.bytes(test.answer());
  }

  private boolean isKnown(String input) {
    return samples.containsKey(input) || others.containsKey(input);
  }

  private boolean isEmpty() {
    return samples.isEmpty() && others.isEmpty();
  }

  private void drawn(Generator generator, long seed, long index) {
    try {
      Case made = generator.draw(seed, index);
      if (!isKnown(made.input())) {
        TestJudging flags = flagsOfRules.get(made.name().generator());
        byte[] answer = jury.singleInputs().answer(made);
        add(new ProgramsPackage.Test(made.input(), answer, false, flags));
      }
    } catch (JudgeFailure failure) {
      failed++;
      if (firstFailure == null) {
        firstFailure = generator.caseName(seed, index) + ": " + failure.line();
      }
    }
  }
}
