package harness.corpus;

import harness.cases.Case;
import harness.cases.CaseName;
import harness.cases.Reason;
import harness.cases.UsageException;
import harness.cli.options.OpenProblem;
import harness.formats.DataFile;
import harness.formats.GeneratedTest;
import harness.formats.PackageTest;
import harness.formats.Scratch;
import harness.jury.GeneratedTests;
import harness.jury.JuryProblem;
import harness.jury.OpenJury;
import harness.machine.InputFiles;
import harness.machine.Terminal;
import harness.problem.JudgeFailure;
import harness.problem.Problem;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * A problem with the files to run submissions on.
 *
 * @param problem trusts saved answers unless it is a puzzle
 * @param words of a command line that name the problem
 * @param noun the reports' word for a file
 * @param tests the tests that the files are, in the same order; empty for a puzzle
 * @param areAnswered whether some answer was saved
 * @param jury the problem's programs; null for a puzzle
 * @param ofJury makes the problem from a jury; null for a puzzle
 * @param scratch the problem's temporary files; null for a puzzle
 */
record ProblemTests(
    Problem problem,
    String words,
    String noun,
    SavedFiles files,
    List<PackageTest> tests,
    boolean areAnswered,
    OpenJury jury,
    Function<OpenJury, JuryProblem> ofJury,
    Scratch scratch) {

  /**
   * A test of a problem made of programs. Input and answer are read when the case is run, so that
   * only the running cases are in memory.
   *
   * @param name a form of the test's name that can be part of a case's name
   */
  private record Test(String name, PackageTest test, GeneratedTests generatedTests)
      implements CaseFile {

    @Override
    public int cases() {
      return 1;
    }

    @Override
    public String input(int index) {
      return test instanceof GeneratedTest generated
          ? generatedTests.input(generated)
          : text(((DataFile) test).input());
    }

    byte[] answer() {
      if (test.answer() == null && test.hasAnswer()) {
        return generatedTests.toldAnswer((GeneratedTest) test);
      }
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

  static ProblemTests of(OpenProblem opened, List<PackageTest> tests, String noun) {
    Map<String, Test> byName = new LinkedHashMap<>();
    long answered = tests.stream().filter(PackageTest::hasAnswer).count();
    GeneratedTests generatedTests = opened.jury().generatedTests();
    generatedTests.prepare(
        tests.stream()
            .filter(GeneratedTest.class::isInstance)
            .map(GeneratedTest.class::cast)
            .toList());
    for (PackageTest each : tests) {
      String name = unused(plainName(each), byName);
      byName.put(name, new Test(name, each, generatedTests));
    }
    if (answered < tests.size() && answered > 0 && opened.parts().references().isEmpty()) {
      Terminal.note(
          (tests.size() - answered)
              + " of the tests have no answer, and there is no reference; outputs for them are not"
              + " judged");
    }
    SavedFiles files = new SavedFiles(opened.problem().name(), new ArrayList<>(byName.values()));
    Function<OpenJury, JuryProblem> ofJury =
        jury ->
            jury.ofTests(
                each -> test(each, byName).test(),
                answered > 0 ? each -> test(each, byName).answer() : null);
    return new ProblemTests(
        ofJury.apply(opened.jury()),
        opened.words(),
        noun,
        files,
        List.copyOf(tests),
        answered > 0,
        opened.jury(),
        ofJury,
        opened.scratch());
  }

  /** Whether the tests are the problem's own, not files that the user named. */
  boolean areOwn() {
    return noun.equals(VerifyPrinter.TESTS);
  }

  /** Notes what the problem's programs let pass of what is just off its smallest tests. */
  void noteLeniency() {
    if (problem instanceof JuryProblem ofPrograms) {
      ofPrograms.noteLeniency(
          IntStream.range(0, tests.size())
              .boxed()
              .filter(each -> isSmall(tests.get(each)))
              .sorted(Comparator.comparingLong(each -> ((DataFile) tests.get(each)).size()))
              .flatMap(each -> drawn(each).stream())
              .iterator());
    }
  }

  private static boolean isSmall(PackageTest test) {
    return test instanceof DataFile file && file.isReadable(DataFile.SMALL_BYTES);
  }

  /** The case of a test; empty if that cannot be read, which the run reports. */
  private Optional<Case> drawn(int test) {
    try {
      return Optional.of(files.draw(0, test));
    } catch (JudgeFailure unreadable) {
      return Optional.empty();
    }
  }

  /** The file of a test, from the name of its case; empty if it has no file that stays. */
  Optional<String> file(String caseName) {
    if (caseName == null || tests.isEmpty()) {
      return Optional.empty();
    }
    String name = SavedFiles.fileOf(CaseName.parse(caseName));
    return IntStream.range(0, tests.size())
        .filter(each -> files.files().get(each).name().equals(name))
        .mapToObj(tests::get)
        .filter(DataFile.class::isInstance)
        .map(each -> ((DataFile) each).input().toString())
        .filter(each -> !scratch.isNamedIn(each))
        .findFirst();
  }

  /** The number of each test, by its name in the package. */
  Map<String, Integer> numbers() {
    Map<String, Integer> numbers = new HashMap<>();
    for (int i = 0; i < tests.size(); i++) {
      numbers.put(tests.get(i).name(), i);
    }
    return numbers;
  }

  private static Test test(Case each, Map<String, Test> byName) {
    return byName.get(SavedFiles.fileOf(each.name()));
  }

  /** Whether a test has a name, as the package or as the names of cases say it. */
  static boolean isNamed(PackageTest test, String name) {
    return name.equals(test.name()) || name.equals(plainName(test));
  }

  private static String plainName(PackageTest test) {
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
