package harness.corpus;

import harness.cases.Case;
import harness.cases.Printable;
import harness.cases.UsageException;
import harness.cases.Verdict;
import harness.cli.options.OpenProblem;
import harness.formats.DataFile;
import harness.formats.GeneratedTest;
import harness.formats.ProblemFormats;
import harness.formats.ProblemPackage;
import harness.formats.TestPlace;
import harness.machine.ConfinedFolder;
import harness.machine.InputFiles;
import harness.machine.Terminal;
import harness.problem.JudgeFailure;
import harness.report.ReportedFinding;
import harness.report.RunReport;
import harness.report.SubmissionReport;
import harness.report.UnwritableFile;
import harness.shrink.Smallest;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Adds the cases that kill submissions to a package, as tests in the convention of its format.
 * Existing files are not changed, but for a line at the end of the file that lists the tests.
 */
public final class AddedTests {

  private static final int MOST_PLACES = 10_000;

  private final OpenProblem problem;
  private final ProblemPackage parts;
  private final Path folder;
  private final Set<String> byHand = new LinkedHashSet<>();

  /**
   * Tests of a package whose format has a place for them.
   *
   * @param folder the package, or a folder with its layout
   */
  public AddedTests(OpenProblem problem, Path folder) {
    this.problem = problem;
    this.parts = problem.parts();
    this.folder = folder;
  }

  /**
   * Adds a case for each submission that failed: the smallest one known, else the one that caught
   * it.
   *
   * @param smallest the smallest inputs known of submissions that were expected to fail, by name
   */
  public void add(RunReport report, KillingCases killing, Map<String, String> smallest)
      throws IOException {
    Map<String, String> inputs = new LinkedHashMap<>();
    report.findings().stream()
        .filter(AddedTests::blames)
        .forEach(each -> inputs.putIfAbsent(each.submission(), input(each)));
    for (SubmissionReport each : report.submissions()) {
      if (each.caught() != null && !inputs.containsKey(each.name())) {
        String known = smallest.get(each.name());
        inputs.put(each.name(), known == null ? input(each, killing) : known);
      }
    }
    Map<String, List<String>> killed = new LinkedHashMap<>();
    inputs.forEach(
        (name, input) -> killed.computeIfAbsent(input, each -> new ArrayList<>()).add(name));
    removeExisting(killed);
    for (Map.Entry<String, List<String>> each : killed.entrySet()) {
      add(each.getKey(), each.getValue());
    }
    byHand.forEach(Terminal::note);
  }

  /** Whether the finding shows that a program fails on an input. */
  private static boolean blames(ReportedFinding finding) {
    return finding.caseName() != null
        && !finding.isJudgeError()
        && finding.verdict() != Verdict.DISAGREEMENT;
  }

  private static String input(ReportedFinding finding) {
    Smallest smallest = finding.smallest();
    return smallest == null || smallest.file() == null ? finding.input() : smallest.file();
  }

  /** The input that caught a submission: kept from the run, else drawn again by its name. */
  private String input(SubmissionReport submission, KillingCases killing) {
    return killing.bySubmission().getOrDefault(submission.name(), List.of()).stream()
        .filter(each -> each.name().toString().equals(submission.caught()))
        .findFirst()
        .map(Case::input)
        .orElseGet(() -> problem.named(submission.caught()).draw().input());
  }

  /**
   * Removes inputs that already are tests. The generated tests are made only while another input
   * remains.
   */
  private void removeExisting(Map<String, List<String>> killed) throws IOException {
    for (DataFile each : parts.data()) {
      for (String input : List.copyOf(killed.keySet())) {
        if (holds(each.input(), bytes(input))) {
          noteExisting(each.name(), killed.remove(input));
        }
      }
    }
    for (GeneratedTest each : parts.generated()) {
      if (killed.isEmpty()) {
        return;
      }
      List<String> known = killed.remove(input(each));
      if (known != null) {
        noteExisting(each.name(), known);
      }
    }
  }

  private static void noteExisting(String test, List<String> killed) {
    Terminal.note("not saved: the test " + test + " already kills " + String.join(", ", killed));
  }

  /** The input of a generated test; null, with a note, if it cannot be made. */
  private String input(GeneratedTest test) {
    try {
      return problem.jury().input(test);
    } catch (JudgeFailure failure) {
      Terminal.note("not compared with the test " + test.name() + ": " + failure.line());
    } catch (UsageException refused) {
      Terminal.note("not compared with the test " + test.name() + ": " + refused.getMessage());
    }
    return null;
  }

  private static byte[] bytes(String input) {
    return input.getBytes(StandardCharsets.ISO_8859_1);
  }

  private void add(String input, List<String> killed) throws IOException {
    String kills = "kills " + String.join(", ", killed);
    try {
      byte[] answer = problem.jury().answer(input);
      Optional<String> own = parts.generatorFrame().unframed(input);
      if (own.isPresent()) {
        write(bytes(own.get()), answer, killed.get(0), kills);
      } else {
        Terminal.note(
            "not saved: a case that " + kills + ": it lacks the package's header or footer");
      }
    } catch (JudgeFailure failure) {
      Terminal.note("not saved: a case that " + kills + ": " + failure.line());
    }
  }

  private static boolean holds(Path file, byte[] input) throws IOException {
    return InputFiles.isSmall(file)
        && Files.size(file) == input.length
        && Arrays.equals(Files.readAllBytes(file), input);
  }

  private void write(byte[] input, byte[] answer, String killed, String kills) throws IOException {
    Optional<TestPlace> free = place("kills-" + killed.replaceAll("[^A-Za-z0-9]+", "-"), input);
    if (free.isEmpty()) {
      Terminal.note("not saved: a case that " + kills + ": no place for a new test is free");
      return;
    }
    TestPlace place = free.get();
    Optional<String> outside = outside(place);
    if (outside.isPresent()) {
      Terminal.note(
          "not saved: a case that %s: %s lies outside %s, or is a link"
              .formatted(kills, Printable.inLine(outside.get()), folder));
      return;
    }
    Path first = folder.resolve(place.inputs().get(0));
    if (Files.exists(first)) {
      Terminal.note("not saved: " + first + " already " + kills);
      return;
    }
    for (String each : place.inputs()) {
      write(each, input);
    }
    if (answer != null) {
      for (String each : place.answers()) {
        write(each, answer);
      }
    }
    Terminal.note("saved " + first + ", which " + kills);
    if (place.listing() != null) {
      list(place.listing());
    }
    if (answer == null && !place.answers().isEmpty()) {
      byHand.add(place.answers().get(0) + ": write the answer; there is no reference");
    }
    if (place.byHand() != null) {
      byHand.add(place.byHand());
    }
  }

  /** Adds a line to a file of the package; tells the author to do so if there is no such file. */
  private void list(TestPlace.Listing listing) throws IOException {
    Optional<Path> file = new ConfinedFolder(folder).file(listing.file());
    if (file.isEmpty() || !InputFiles.isSmall(file.get())) {
      byHand.add(listing.byHand());
      return;
    }
    String text = Files.readString(file.get(), StandardCharsets.ISO_8859_1);
    String end = text.isEmpty() || text.endsWith("\n") ? "" : "\n";
    try {
      Files.write(file.get(), bytes(end + listing.line() + "\n"), StandardOpenOption.APPEND);
    } catch (IOException e) {
      throw new UnwritableFile(file.get(), e);
    }
  }

  /** The first file of a place that would not be written in the folder. */
  private Optional<String> outside(TestPlace place) throws IOException {
    ConfinedFolder confined = new ConfinedFolder(folder);
    for (String each : place.files()) {
      if (confined.file(each).isEmpty()) {
        return Optional.of(each);
      }
    }
    return Optional.empty();
  }

  /** The first place that is free or already holds the input; empty if every place is taken. */
  private Optional<TestPlace> place(String name, byte[] input) throws IOException {
    for (int number = 1; number <= MOST_PLACES; number++) {
      TestPlace place =
          ProblemFormats.named(parts.format()).newTest(parts.root(), name, number).orElseThrow();
      boolean isFree = place.files().stream().noneMatch(this::isTaken);
      if (isFree || holds(folder.resolve(place.inputs().get(0)), input)) {
        return Optional.of(place);
      }
    }
    return Optional.empty();
  }

  private boolean isTaken(String file) {
    return Files.exists(parts.root().resolve(file)) || Files.exists(folder.resolve(file));
  }

  private void write(String file, byte[] bytes) throws IOException {
    Path path = folder.resolve(file);
    try {
      Files.createDirectories(path.getParent());
      Files.write(path, bytes, StandardOpenOption.CREATE_NEW);
    } catch (IOException e) {
      throw new UnwritableFile(path, e);
    }
  }
}
