package harness.corpus;

import harness.cases.Case;
import harness.cases.Printable;
import harness.cases.UsageException;
import harness.cli.options.OpenProblem;
import harness.corpus.KillingInputs.Kill;
import harness.corpus.KillingInputs.Killed;
import harness.formats.DataFile;
import harness.formats.GeneratedTest;
import harness.formats.ProblemFormats;
import harness.formats.ProblemPackage;
import harness.formats.TestPlace;
import harness.jury.SingleInputs;
import harness.machine.ConfinedFolder;
import harness.machine.InputFiles;
import harness.machine.Terminal;
import harness.problem.JudgeFailure;
import harness.report.RunReport;
import harness.report.UnwritableFile;
import harness.report.WholeFile;
import harness.scoring.TestGroup;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Adds the cases that kill submissions to a package, as tests in the convention of its format.
 * Existing files are not changed, but for a line in the file that lists the tests.
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
   * it. In a problem with groups of tests, adds one to each group for which such a case was drawn.
   *
   * @param smallest the smallest inputs known of submissions that were expected to fail, by name
   */
  public void add(RunReport report, KillingCases killing, Map<String, String> smallest)
      throws IOException {
    Map<Kill, Killed> kills = KillingInputs.of(problem, report, killing, smallest);
    removeExisting(kills);
    for (Map.Entry<Kill, Killed> each : kills.entrySet()) {
      add(each.getKey(), each.getValue());
    }
    byHand.forEach(Terminal::note);
  }

  /**
   * Removes inputs that already are tests, in their group if they were drawn for one. The generated
   * tests are made only while another input remains.
   */
  private void removeExisting(Map<Kill, Killed> kills) throws IOException {
    for (DataFile each : parts.data()) {
      for (Kill kill : List.copyOf(kills.keySet())) {
        if (isIn(kill.group(), each.name()) && holds(each.input(), bytes(kill.input()))) {
          noteExisting(each.name(), kills.remove(kill).submissions());
        }
      }
    }
    for (GeneratedTest each : parts.generated()) {
      if (kills.isEmpty()) {
        return;
      }
      String input = input(each);
      for (Kill kill : List.copyOf(kills.keySet())) {
        if (isIn(kill.group(), each.name()) && kill.input().equals(input)) {
          noteExisting(each.name(), kills.remove(kill).submissions());
        }
      }
    }
  }

  /** Whether a test counts in a group; true if the group is null. */
  private boolean isIn(String group, String test) {
    return group == null
        || parts
            .scored()
            .scoring()
            .all()
            .filter(each -> each.name().equals(group))
            .flatMap(TestGroup::tests)
            .anyMatch(each -> each.name().equals(test));
  }

  private static void noteExisting(String test, List<String> killed) {
    Terminal.note("not saved: the test " + test + " already kills " + String.join(", ", killed));
  }

  /** The input of a generated test; null, with a note, if it cannot be made. */
  private String input(GeneratedTest test) {
    try {
      return problem.jury().generatedTests().input(test);
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

  private void add(Kill kill, Killed killed) throws IOException {
    SingleInputs inputs = problem.jury().singleInputs();
    String kills = "kills " + String.join(", ", killed.submissions());
    try {
      byte[] answer =
          kill.group() == null
              ? inputs.answer(kill.input())
              : inputs.answer(new Case(killed.found(), kill.input()));
      Optional<String> own = parts.generatorFrame().unframed(kill.input());
      if (own.isPresent()) {
        write(bytes(own.get()), answer, kill.group(), killed.submissions().get(0), kills);
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

  private void write(byte[] input, byte[] answer, String group, String killed, String kills)
      throws IOException {
    Optional<TestPlace> free =
        place("kills-" + killed.replaceAll("[^A-Za-z0-9]+", "-"), input, group);
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
    String where = group == null ? "" : " in " + Printable.inLine(group);
    Terminal.note("saved " + first + ", which " + kills + where);
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

  /** Adds a line to a file of the package; tells the author to do so if that is not possible. */
  private void list(TestPlace.Listing listing) throws IOException {
    Optional<Path> file = new ConfinedFolder(folder).file(listing.file());
    boolean isPossible =
        file.isPresent()
            && InputFiles.isSmall(file.get())
            && (listing.isLast() || Files.isSameFile(folder, parts.root()));
    if (!isPossible) {
      byHand.add(listing.byHand());
      return;
    }
    String text = Files.readString(file.get(), StandardCharsets.ISO_8859_1);
    if (listing.isLast()) {
      append(file.get(), (text.isEmpty() || text.endsWith("\n") ? "" : "\n") + listing.line());
    } else {
      WholeFile.write(file.get(), bytes(inserted(text, listing)));
    }
  }

  private static void append(Path file, String line) throws UnwritableFile {
    try {
      Files.write(file, bytes(line + "\n"), StandardOpenOption.APPEND);
    } catch (IOException e) {
      throw new UnwritableFile(file, e);
    }
  }

  /** A text with one more line, which ends like the line before it. */
  private static String inserted(String text, TestPlace.Listing listing) {
    List<String> lines = new ArrayList<>(List.of(text.split("(?<=\n)", -1)));
    String before = lines.get(listing.after() - 1);
    if (!before.endsWith("\n")) {
      lines.set(listing.after() - 1, before + "\n");
    }
    lines.add(listing.after(), listing.line() + (before.endsWith("\r\n") ? "\r\n" : "\n"));
    return String.join("", lines);
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
  private Optional<TestPlace> place(String name, byte[] input, String group) throws IOException {
    for (int number = 1; number <= MOST_PLACES; number++) {
      TestPlace place =
          ProblemFormats.named(parts.format())
              .newTest(parts.root(), name, number, group)
              .orElseThrow();
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
