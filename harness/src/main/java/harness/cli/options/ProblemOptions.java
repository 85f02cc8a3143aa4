package harness.cli.options;

import harness.cases.CaseName;
import harness.distributed.CarriedProblem;
import harness.distributed.RemoteProblem;
import harness.formats.CheckerCodes;
import harness.formats.Headers;
import harness.formats.PackageLimits;
import harness.formats.ProblemFormats;
import harness.formats.ProblemPackage;
import harness.formats.Scratch;
import harness.jury.JuryLimits;
import harness.jury.JuryParts;
import harness.jury.OpenJury;
import harness.jury.ProgramGenerator;
import harness.puzzle.PuzzleProblem;
import harness.submission.RunnerSettings;
import harness.terminal.Shell;
import harness.terminal.Terminal;
import harness.terminal.UsageException;
import harness.toolchain.Languages;
import java.io.IOException;
import java.nio.file.Files;
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

  private static final String SMALLER = "--smaller";

  @Option(
      names = "--puzzle",
      paramLabel = "PUZZLE",
      description = "A built-in puzzle (see harness list).")
  private String puzzleName;

  @Option(
      names = "--problem",
      paramLabel = "DIR",
      description = {
        "A problem of your own: a folder or .zip file in one of the formats of harness list, such"
            + " as programs whose names say what they are: gen.*, brute.*, sol.*, wrong*.*, chk.*,"
            + " val.*. Without any option, the current folder."
      })
  private Path folder;

  @Option(
      names = "--format",
      paramLabel = "NAME",
      description = "The format of --problem (default: found out; see harness list).")
  private String format;

  @Option(
      names = "--include",
      paramLabel = "DIR",
      description = {
        "A folder of headers, such as testlib.h, for programs in C and C++. May be repeated. $TESTLIB"
            + " and $CPATH are looked into as well."
      })
  private List<Path> includes = List.of();

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
        "A program that is known to be right, such as a brute force. Several must agree with"
            + " each other. Without one, the solutions are compared."
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
      paramLabel = "testlib|icpc|boca|zero",
      description = {
        "How a checker program speaks (default: testlib). Of zero any other exit code than 0 says"
            + " that the output is wrong."
      })
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

  @Option(
      names = "--checker-always",
      description = {
        "Ask a checker program about each output. Else it sees only one in 16 of those that equal"
            + " the reference's byte for byte."
      })
  private boolean checkerAlways;

  /** What relative paths start from. */
  private Path here = Path.of("");

  @Option(
      names = SMALLER,
      description = {
        "Also lower the numbers among the generators' arguments at random, for more and smaller"
            + " cases. Of Library Checker, generators are built with lower limits. A case that the"
            + " generator or a validator refuses is skipped and counted."
      })
  private boolean smaller;

  /** Whether the user brings programs, and names no puzzle. */
  public boolean isOfPrograms() {
    return puzzleName == null
        && (folder != null
            || !generators.isEmpty()
            || !references.isEmpty()
            || !validators.isEmpty()
            || checker != null);
  }

  /** Whether words of a command line name a problem that is no puzzle. */
  public static boolean anyIn(List<String> words) {
    List<String> options = words.stream().map(word -> word.replaceFirst("=.*", "")).toList();
    return !options.contains("--puzzle")
        && !Collections.disjoint(
            options,
            List.of("--problem", "--reference", "--checker", "--validator", "--generator"));
  }

  /** The puzzle named on the command line, or null. */
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
    OpenProblem opened = opened(caseName, settings, languages);
    if (opened.generators().isEmpty()) {
      opened.close();
      throw new UsageException("missing --generator PROGRAM, which prints the inputs");
    }
    if (smaller) {
      checkSmaller(opened.jury());
    }
    if (opened.isOfPrograms() && opened.jury().drawsTests()) {
      Terminal.note(
          opened.jury().hasValidators()
              ? "no generator: the problem's own tests are drawn, with changes that its validators"
                  + " accept"
              : "no generator, and no validator that could tell whether a changed test is valid: the"
                  + " problem's own tests are run as they are");
    }
    return opened;
  }

  /** The problem that was opened, with all that another machine needs to open it. */
  public CarriedProblem carried(OpenProblem opened, Languages languages) {
    return CarriedProblem.of(
        new CarriedProblem.Named(folder, includes, generators, references, validators, checker),
        opened.parts().headers(),
        opened.sources(),
        languages,
        here);
  }

  /**
   * Names the same programs where they lie on this machine.
   *
   * @param bundle the folder that the files were unpacked into
   * @param base what relative paths start from
   */
  public void moveTo(RemoteProblem carried, Path bundle, Path base) {
    here = base;
    folder = carried.folder() == null ? null : bundle.resolve(carried.folder());
    includes = carried.includes().stream().map(bundle::resolve).toList();
    generators = carried.generators();
    references = carried.references();
    validators = carried.validators();
    checker = carried.checker();
  }

  private static void checkSmaller(OpenJury jury) {
    if (jury.problem().programs().stream().noneMatch(ProgramGenerator::isLowered)) {
      jury.close();
      throw new UsageException(
          SMALLER + ": no generator has a number among its arguments that could be lowered");
    }
    if (!jury.hasValidators()) {
      Terminal.note(
          SMALLER + ": without a validator nobody can tell whether smaller inputs are valid");
    }
  }

  /** These options as far as they change the cases that are drawn; may be empty. */
  public String drawing() {
    return smaller ? " " + SMALLER : "";
  }

  /** Opens the problem for cases of the user's. */
  public OpenProblem openForFiles(RunnerSettings settings, Supplier<Languages> languages)
      throws IOException {
    return opened(null, settings, languages);
  }

  private OpenProblem opened(
      String caseName, RunnerSettings settings, Supplier<Languages> languages) throws IOException {
    if (isOfPrograms()) {
      return ofPrograms(settings, languages.get());
    }
    refuse("--problem", folder == null);
    refuse("--reference", references.isEmpty());
    refuse("--checker", checker == null);
    refuse("--validator", validators.isEmpty());
    if (puzzleName == null && caseName == null && generators.isEmpty()) {
      return ofCurrentFolder(settings, languages.get());
    }
    refuse("--smaller", !smaller);
    return ofPuzzle(puzzleName == null ? puzzleOf(caseName) : puzzleName);
  }

  private OpenProblem ofCurrentFolder(RunnerSettings settings, Languages languages)
      throws IOException {
    folder = Path.of(".");
    if (!ProblemFormats.recognise(folder, languages)) {
      throw new UsageException(
          "missing --puzzle PUZZLE, or a --generator and a --reference of your own; the current"
              + " folder holds no problem: "
              + ProblemFormats.summaries());
    }
    return ofPrograms(settings, languages);
  }

  private static void refuse(String option, boolean absent) {
    if (!absent) {
      throw new UsageException(
          option + " does not go with --puzzle: a puzzle judges by its own rules");
    }
  }

  private static String puzzleOf(String caseName) {
    try {
      return CaseName.parse(caseName).problem();
    } catch (IllegalArgumentException malformed) {
      throw new UsageException(malformed.getMessage());
    }
  }

  private OpenProblem ofPuzzle(String name) {
    List<String> names =
        generators.isEmpty()
            ? List.of(MIX)
            : generators.stream().flatMap(each -> Arrays.stream(each.split(","))).toList();
    return new OpenProblem(
        new PuzzleProblem(PuzzleOption.named(name)),
        "--puzzle " + name,
        "",
        null,
        names,
        true,
        null);
  }

  private OpenProblem ofPrograms(RunnerSettings settings, Languages languages) throws IOException {
    Scratch scratch = new Scratch();
    try {
      ProblemPackage parts = parts(languages, scratch);
      parts.notes().forEach(each -> Terminal.note(folder + ": " + scratch.shown(each)));
      OpenJury jury = OpenJury.open(parts, juryLimits(), settings, languages);
      boolean inTurn = !generators.isEmpty();
      return new OpenProblem(jury.problem(), words(), words(), jury, jury.names(), inTurn, scratch);
    } catch (UsageException refused) {
      String message = scratch.shown(refused.getMessage());
      scratch.close();
      throw new UsageException(message);
    } catch (IOException | RuntimeException e) {
      scratch.close();
      throw e;
    }
  }

  private JuryLimits juryLimits() {
    return JuryLimits.USUAL
        .withTime(juryTime)
        .withCheckerAlways(checkerAlways)
        .withSmaller(smaller);
  }

  /** The programs that the options name, and for the other roles those of the folder. */
  private ProblemPackage parts(Languages languages, Scratch scratch) throws IOException {
    JuryParts named =
        new JuryParts(
            LOOSE, generators, references, validators, checker, checkerCodes(), juryLimits());
    if (folder == null) {
      return named.asPackage(PackageLimits.USUAL, headersOf(named, scratch), here);
    }
    ProblemPackage found = ProblemFormats.read(folder, format, languages, scratch, includes);
    return found.with(named.rules(here), references, named.validatorCalls(), named.checkerCall());
  }

  /** Looks for headers in the folders of the named programs, then in those above. */
  private Headers headersOf(JuryParts named, Scratch scratch) throws IOException {
    List<Path> places = new ArrayList<>();
    named.programs(here).stream()
        .map(here::resolve)
        .filter(Files::exists)
        .map(each -> Files.isDirectory(each) ? each : each.toAbsolutePath().getParent())
        .forEach(places::add);
    places.add(here);
    return Headers.of(List.of(), places, includes, scratch);
  }

  private CheckerCodes checkerCodes() {
    try {
      return CheckerCodes.valueOf(codes.toUpperCase(Locale.ROOT));
    } catch (IllegalArgumentException unknown) {
      throw new UsageException(
          "--checker-codes " + codes + ": expected testlib, icpc, boca or zero");
    }
  }

  /** These options as they stand on a command line. */
  private String words() {
    List<String> words = new ArrayList<>();
    if (folder != null) {
      add(words, "--problem", folder.toString());
    }
    if (format != null) {
      add(words, "--format", format);
    }
    includes.forEach(each -> add(words, "--include", each.toString()));
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
    if (smaller) {
      words.add(SMALLER);
    }
    if (checkerAlways) {
      words.add("--checker-always");
    }
    return String.join(" ", words);
  }

  private static void add(List<String> words, String option, String value) {
    words.add(option);
    words.add(Shell.quoted(value));
  }
}
