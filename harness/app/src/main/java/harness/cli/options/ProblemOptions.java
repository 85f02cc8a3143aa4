package harness.cli.options;

import harness.cases.CaseName;
import harness.cases.UsageException;
import harness.describe.constraints.Constraints;
import harness.distributed.CarriedProblem;
import harness.distributed.RemoteProblem;
import harness.formats.ProblemFormats;
import harness.formats.loose.RolesOfPrograms;
import harness.jury.AssumedForm;
import harness.machine.Terminal;
import harness.reference.Puzzles;
import harness.toolchain.Languages;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Options that name the problem: a puzzle, or the user's own programs. */
public final class ProblemOptions {

  private static final String NOT_OF_A_PUZZLE =
      "cannot be combined with --puzzle: a puzzle has its own judge";

  /** Options that name the judging programs of a problem that is not a puzzle. */
  private static final String[] JUDGES = {
    "--reference", "--checker", "--interactor", "--validator", "--input-format"
  };

  /** Other options about these programs. */
  private static final String[] OF_JUDGES = {
    "--smaller",
    "--sample",
    "--constraints",
    "--checker-codes",
    "--checker-always",
    "--jury-time-limit",
    "--include"
  };

  @Option(
      names = "--puzzle",
      paramLabel = "PUZZLE",
      description = "A built-in puzzle (see harness list).")
  private String puzzleName;

  @Option(
      names = "--problem",
      paramLabel = "DIR",
      description = "A folder or archive with a problem (default: .).")
  private Path folder;

  @Option(
      names = "--format",
      paramLabel = "NAME",
      description =
          "The format of --problem (default: detected); of harness export, the format to write.")
  private String format;

  @Option(
      names = "--generator",
      paramLabel = "NAME|PROGRAM",
      description = {
        "For a puzzle: names, such as easy,walk.",
        "Else 'gen.py [1..10] (a|b) {seed}' or 'std:tree n=[2..9]' (see list). May be repeated."
      })
  private List<String> generators = List.of();

  /** Names of groups of tests; only some commands have the option. */
  private List<String> groups = List.of();

  @Mixin private JuryOptions jury;

  @Mixin private SampleOptions samples;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  /** Base of relative paths. */
  private Path here = Path.of("");

  /** Whether the user named programs and no puzzle. */
  public boolean isOfPrograms() {
    return puzzleName == null && (folder != null || !generators.isEmpty() || jury.isNamed());
  }

  /** Whether the user named neither programs nor a puzzle, and the current folder is a problem. */
  public boolean isOfCurrentFolder(RunnerOptions runner) throws IOException {
    return puzzleName == null && !isOfPrograms() && isProblem(Path.of("."), runner);
  }

  /** Whether a folder is a problem that {@code --problem} would accept. */
  public static boolean isProblem(Path folder, RunnerOptions runner) throws IOException {
    return ProblemFormats.recognise(folder, runner.languages());
  }

  /** Whether words of a command line name a problem that is not a puzzle. */
  public static boolean anyIn(List<String> words) {
    List<String> options = words.stream().map(word -> word.replaceFirst("=.*", "")).toList();
    return !options.contains("--puzzle")
        && Stream.concat(Stream.of("--problem", "--generator"), Stream.of(JUDGES))
            .anyMatch(options::contains);
  }

  /** The puzzle named on the command line, or null. */
  public String puzzleName() {
    return puzzleName;
  }

  /** The options that change the drawn cases, as text; may be empty. */
  public String drawing() {
    return jury.drawing()
        + samples.drawing()
        + (groups.isEmpty() ? "" : " --group " + String.join(",", groups));
  }

  /** Rejects options that have no effect where the form of inputs is learned. */
  public void refuseForLearning() {
    given().refuse("cannot be combined with SAMPLE: name the file alone", "--sample");
    given().refuse("has no effect here: docs/puzzles.md describes the inputs", "--puzzle");
  }

  /** What {@code --constraints} says of the inputs. */
  public Constraints constraints() throws IOException {
    return samples.constraints();
  }

  /** Returns {@code --format} and clears it, so that it no longer applies to {@code --problem}. */
  public String takeFormat() {
    String taken = format;
    format = null;
    return taken;
  }

  /** Takes a folder that is named without {@code --problem} as the problem. */
  public void takeFolder(Path named) {
    folder = named;
  }

  /** Draws inputs only for these groups of tests; for all if the list is empty. */
  public void drawOnlyFor(List<String> names) {
    UsageException.when(
        !names.isEmpty() && !generators.isEmpty(),
        "--group cannot be combined with --generator: the package's rules name their groups");
    groups = List.copyOf(names);
  }

  /** Lets outputs be compared by tokens if the user named neither a problem nor its parts. */
  public void compareByTokens() {
    jury.compareByTokens();
  }

  /**
   * Adds programs as if they were named with the options of their roles. Where nothing among them
   * makes inputs, those of the current folder are used, if that is a problem.
   */
  void add(RolesOfPrograms roles, RunnerOptions runner) throws IOException {
    jury.add(roles);
    generators =
        Stream.concat(generators.stream(), PositionalPrograms.texts(roles.generators()).stream())
            .toList();
    if (lacksInputs() && !takesCurrentFolder(runner) && !jury.isNamed()) {
      compareByTokens();
    }
  }

  /** Takes the current folder as the problem if it is one, and if nothing else makes inputs. */
  private boolean takesCurrentFolder(RunnerOptions runner) throws IOException {
    boolean isTaken = lacksInputs() && isProblem(Path.of("."), runner);
    folder = isTaken ? Path.of(".") : folder;
    return isTaken;
  }

  /** Whether nothing that the user named makes inputs. */
  private boolean lacksInputs() {
    return folder == null && generators.isEmpty() && !jury.namesInputs();
  }

  /** Rejects {@code --smaller} for a command that draws nothing. */
  public void refuseSmaller() {
    given().refuse("has no effect here: nothing is drawn", "--smaller");
  }

  /** Rejects {@code --files} for a puzzle. */
  public void refuseFiles() {
    given().refuse("cannot be combined with --puzzle: solvers use the standard streams", "--files");
  }

  /** Rejects {@code --generator} for a puzzle of which nothing is drawn. */
  public void refuseGenerators(String why) {
    if (puzzleName != null) {
      given().refuse(why, "--generator");
    }
  }

  private GivenOptions given() {
    return new GivenOptions(command);
  }

  /**
   * Opens the problem to draw its cases.
   *
   * @param caseName the requested case, which may name a puzzle; or null
   */
  public OpenProblem open(String caseName, RunnerOptions runner) throws IOException {
    return open(caseName, true, runner);
  }

  /** Opens the problem as its author wrote it; the form of its inputs is not assumed. */
  public OpenProblem openAsWritten(RunnerOptions runner) throws IOException {
    return open(null, false, runner);
  }

  /** Opens the problem for the user's input files. */
  public OpenProblem openForFiles(RunnerOptions runner) throws IOException {
    given().refuse("has no effect here: nothing is drawn", "--sample", "--constraints");
    return opened(null, false, runner);
  }

  private OpenProblem open(String caseName, boolean mayAssume, RunnerOptions runner)
      throws IOException {
    if (isOfPrograms() && !samples.areNamed() && takesCurrentFolder(runner)) {
      Terminal.note("no generator named: using the problem in this folder (--problem .)");
    }
    OpenProblem opened = opened(caseName, mayAssume, runner);
    if (opened.generators().isEmpty()) {
      opened.close();
      boolean isHere = folder == null && isProblem(Path.of("."), runner);
      throw new UsageException(
          "missing --generator PROGRAM to print inputs, or --sample FILE to show their form"
              + (isHere ? "; to use the programs of this folder, add --problem ." : ""));
    }
    jury.checkSmaller(opened.jury());
    if (opened.isOfPrograms() && opened.jury().drawsTests()) {
      inputs(opened).lines().forEach(Terminal::note);
    }
    return opened;
  }

  /** Where the inputs of a problem without a generator come from. */
  private static String inputs(OpenProblem opened) throws IOException {
    if (opened.parts().assumed()) {
      return "no generator and no validator: using the problem's tests, and drawing inputs of their"
          + " form:\n"
          + AssumedForm.text(opened.parts()).stripTrailing().indent(2).stripTrailing();
    }
    return opened.jury().hasValidators()
        ? "no generator: using the problem's tests, and changed tests and small inputs of their form"
            + " that its validators accept"
        : "no generator and no validator: using the problem's tests unchanged";
  }

  private OpenProblem opened(String caseName, boolean mayAssume, RunnerOptions runner)
      throws IOException {
    if (isOfPrograms()) {
      return ofPrograms(mayAssume, runner);
    }
    GivenOptions given = given();
    given.refuse(NOT_OF_A_PUZZLE, "--problem");
    given.refuse(NOT_OF_A_PUZZLE, JUDGES);
    if (puzzleName == null && generators.isEmpty() && !isOfPuzzle(caseName, runner)) {
      return ofCurrentFolder(mayAssume, runner);
    }
    given.refuse(NOT_OF_A_PUZZLE, OF_JUDGES);
    UsageException.when(!groups.isEmpty(), "--group " + NOT_OF_A_PUZZLE);
    refuseFiles();
    UsageException.when(format != null, "--format needs --problem DIR");
    return ofPuzzle(puzzleName == null ? puzzleOf(caseName) : puzzleName);
  }

  /** Whether a case belongs to a puzzle; also if nothing else can be meant. */
  private static boolean isOfPuzzle(String caseName, RunnerOptions runner) throws IOException {
    return caseName != null
        && (Puzzles.named(puzzleOf(caseName)).isPresent() || !isProblem(Path.of("."), runner));
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
            ? List.of("mix")
            : generators.stream().flatMap(each -> Arrays.stream(each.split(","))).toList();
    return OpenProblem.of(PuzzleOption.named(name), names);
  }

  private OpenProblem ofCurrentFolder(boolean mayAssume, RunnerOptions runner) throws IOException {
    folder = Path.of(".");
    UsageException.when(
        !isProblem(folder, runner),
        "missing --puzzle PUZZLE, or --generator and --reference; the current folder is no problem"
            + " (see the formats of harness list): %s",
        ProblemFormats.nearestMiss(folder, runner.languages()));
    return ofPrograms(mayAssume, runner);
  }

  private OpenProblem ofPrograms(boolean mayAssume, RunnerOptions runner) throws IOException {
    return new NamedPrograms(folder, format, generators, groups, jury, samples, given(), here)
        .open(mayAssume, runner);
  }

  /** The opened problem, with everything that another machine needs to open it. */
  public CarriedProblem carried(OpenProblem opened, Languages languages) {
    UsageException.when(
        opened.parts().assumed() && (folder == null || !samples.drawing().isEmpty()),
        "other machines need the form of the inputs as a file: harness describe SAMPLE... >"
            + " input.ctd, then add --input-format input.ctd");
    return jury.named(folder, generators)
        .carried(opened.parts().headers(), opened.sources(), languages, here);
  }

  /**
   * Points these options to the same programs on this machine.
   *
   * @param bundle the folder with the unpacked files
   * @param base base of relative paths
   */
  public void moveTo(RemoteProblem carried, Path bundle, Path base) {
    here = base;
    folder = carried.folder() == null ? null : bundle.resolve(carried.folder());
    generators = carried.generators();
    jury.moveTo(carried, bundle);
  }
}
