package harness.cli.options;

import harness.cases.CaseName;
import harness.cases.Limits;
import harness.jury.CheckerCodes;
import harness.jury.JuryLimits;
import harness.jury.JuryParts;
import harness.jury.OpenJury;
import harness.puzzle.PuzzleProblem;
import harness.submission.RunnerSettings;
import harness.terminal.Shell;
import harness.terminal.UsageException;
import harness.toolchain.Languages;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import picocli.CommandLine.Option;

/** The options that name the problem: a puzzle, or programs of the user's own. */
public final class ProblemOptions {

  /** What loose programs are called together. */
  private static final String LOOSE = "loose";

  private static final String MIX = "mix";

  /** What submissions to loose programs may use unless the user says otherwise. */
  private static final Limits USUAL = new Limits(2_000_000_000L, 256L << 20, 1);

  @Option(
      names = "--puzzle",
      paramLabel = "PUZZLE",
      description = "A built-in puzzle (see harness list).")
  private String puzzleName;

  @Option(
      names = "--generator",
      paramLabel = "NAME|PROGRAM",
      description = {
        "Of a puzzle: generators to draw from in turn, as in easy,walk (default: mix).",
        "Else a program that prints an input, with its arguments, as in"
            + " 'gen.py [1..10] (a|b) {seed}'. May be repeated: generators take turns."
      })
  private List<String> generators = List.of();

  @Option(
      names = "--reference",
      paramLabel = "PROGRAM",
      description = {
        "A program whose answers are believed, for example a brute force. Several are held against"
            + " each other. Without one, the solutions are."
      })
  private List<String> references = List.of();

  @Option(
      names = "--checker",
      paramLabel = "PROGRAM|std:NAME",
      description = {
        "Compares an output with the reference's: a program that speaks testlib, or a standard"
            + " comparison, as in std:rcmp6 (default: std:tokens)."
      })
  private String checker;

  @Option(
      names = "--checker-codes",
      paramLabel = "testlib|icpc",
      description = "How a checker program speaks (default: testlib).")
  private String codes = "testlib";

  @Option(
      names = "--validator",
      paramLabel = "PROGRAM",
      description = "A program that exits with 0 for a valid input and with 3 for any other.")
  private List<String> validators = List.of();

  @Option(
      names = "--jury-time-limit",
      paramLabel = "TIME",
      converter = Durations.class,
      description = "CPU time of a generator, reference, validator or checker (default: 10s).")
  private Duration juryTime = JuryLimits.USUAL.time();

  /** Whether the user brings programs, and names no puzzle. */
  public boolean isOfPrograms() {
    return puzzleName == null
        && (!generators.isEmpty()
            || !references.isEmpty()
            || !validators.isEmpty()
            || checker != null);
  }

  /** Whether words of a command line name a problem that is no puzzle. */
  public static boolean anyIn(List<String> words) {
    List<String> options = words.stream().map(word -> word.replaceFirst("=.*", "")).toList();
    return !options.contains("--puzzle")
        && !Collections.disjoint(
            options, List.of("--reference", "--checker", "--validator", "--generator"));
  }

  /** The name of the puzzle; null where there is none. */
  public String puzzleName() {
    return puzzleName;
  }

  /**
   * Opens the problem to draw its cases.
   *
   * @param caseName the case that is asked for, which may name a puzzle; or null
   */
  public OpenProblem open(String caseName, RunnerSettings settings, Supplier<Languages> languages)
      throws IOException {
    if (isOfPrograms() && generators.isEmpty()) {
      throw new UsageException("missing --generator PROGRAM, which prints the inputs");
    }
    return opened(
        puzzleName == null && caseName != null && !isOfPrograms() ? puzzleOf(caseName) : puzzleName,
        settings,
        languages);
  }

  /** Opens the problem for cases of the user's. */
  public OpenProblem openForFiles(RunnerSettings settings, Supplier<Languages> languages)
      throws IOException {
    return opened(puzzleName, settings, languages);
  }

  private OpenProblem opened(String puzzle, RunnerSettings settings, Supplier<Languages> languages)
      throws IOException {
    if (isOfPrograms()) {
      return ofPrograms(settings, languages.get());
    }
    refuse("--reference", references.isEmpty());
    refuse("--checker", checker == null);
    refuse("--validator", validators.isEmpty());
    return ofPuzzle(puzzle);
  }

  private static void refuse(String option, boolean absent) {
    if (!absent) {
      throw new UsageException(
          option + " does not go with --puzzle: a puzzle judges by its own rules");
    }
  }

  private static String puzzleOf(String caseName) {
    try {
      return CaseName.parse(caseName).puzzle();
    } catch (IllegalArgumentException malformed) {
      throw new UsageException(malformed.getMessage());
    }
  }

  private OpenProblem ofPuzzle(String name) {
    if (name == null) {
      throw new UsageException(
          "missing --puzzle PUZZLE, or a --generator and a --reference of your own");
    }
    List<String> names =
        generators.isEmpty()
            ? List.of(MIX)
            : generators.stream().flatMap(each -> Arrays.stream(each.split(","))).toList();
    return new OpenProblem(
        new PuzzleProblem(PuzzleOption.named(name)), "--puzzle " + name, "", null, names);
  }

  private OpenProblem ofPrograms(RunnerSettings settings, Languages languages) throws IOException {
    JuryParts parts =
        new JuryParts(
            LOOSE,
            generators,
            references,
            validators,
            checker,
            checkerCodes(),
            new JuryLimits(juryTime));
    OpenJury jury = OpenJury.open(parts, USUAL, settings, languages, Path.of(""));
    return new OpenProblem(jury.problem(), words(), words(), jury, jury.names());
  }

  private CheckerCodes checkerCodes() {
    try {
      return CheckerCodes.valueOf(codes.toUpperCase(Locale.ROOT));
    } catch (IllegalArgumentException unknown) {
      throw new UsageException("--checker-codes " + codes + ": expected testlib or icpc");
    }
  }

  /** These options as they stand on a command line. */
  private String words() {
    List<String> words = new ArrayList<>();
    generators.forEach(each -> add(words, "--generator", each));
    references.forEach(each -> add(words, "--reference", each));
    validators.forEach(each -> add(words, "--validator", each));
    if (checker != null) {
      add(words, "--checker", checker);
    }
    if (!codes.equals("testlib")) {
      add(words, "--checker-codes", codes);
    }
    if (!juryTime.equals(JuryLimits.USUAL.time())) {
      add(words, "--jury-time-limit", juryTime.toMillis() + "ms");
    }
    return String.join(" ", words);
  }

  private static void add(List<String> words, String option, String value) {
    words.add(option);
    words.add(Shell.quoted(value));
  }
}
