package harness.cli.options;

import harness.cases.UsageException;
import harness.distributed.RemoteProblem;
import harness.formats.CheckerCall;
import harness.formats.CheckerCodes;
import harness.formats.Headers;
import harness.formats.ProblemPackage;
import harness.formats.Scratch;
import harness.formats.loose.RolesOfPrograms;
import harness.jury.JuryLimits;
import harness.jury.JuryParts;
import harness.jury.NamedProblem;
import harness.jury.OpenJury;
import harness.jury.TurnGenerator;
import harness.machine.Terminal;
import harness.process.NamedFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine.Option;

/** Options that name the judging programs: references, checker, validators. */
final class JuryOptions {

  private static final String CHECKER_CODES = "--checker-codes";
  private static final String INPUT_FORMAT = "--input-format";
  private static final String SMALLER = "--smaller";
  private static final String FILES = "--files";

  /** Name of a problem made of loose programs. */
  private static final String LOOSE = "loose";

  @Option(
      names = "--include",
      paramLabel = "DIR",
      description =
          "A folder of C and C++ headers, such as testlib.h. $TESTLIB and $CPATH are searched too.")
  private List<Path> includes = List.of();

  @Option(
      names = "--reference",
      paramLabel = "PROGRAM",
      description = "A correct program, or several that must agree.")
  private List<String> references = List.of();

  @Option(
      names = "--checker",
      paramLabel = "PROGRAM|std:NAME",
      description = "Compares outputs (default: std:tokens).")
  private String checker;

  @Option(
      names = CHECKER_CODES,
      paramLabel = "NAME",
      completionCandidates = CheckerCodesNames.class,
      description =
          "The checker's dialect, such as testlib (default), icpc or cms; see docs/packages.md.")
  private String codes;

  @Option(
      names = "--interactor",
      paramLabel = "PROGRAM",
      description = "A program that talks to each solution.")
  private String interactor;

  @Option(
      names = "--validator",
      paramLabel = "PROGRAM",
      description = "Exits with 0 if an input is valid, else with 3.")
  private List<String> validators = List.of();

  @Option(
      names = INPUT_FORMAT,
      paramLabel = "FILE.ctd",
      description =
          "Describes the inputs in checktestdata: validates them, and generates without"
              + " --generator.")
  private String inputFormat;

  @Option(
      names = "--jury-time-limit",
      paramLabel = "TIME",
      converter = OptionValues.Time.class,
      description = "CPU time of each judging program (default: 10s).")
  private Duration juryTime = JuryLimits.USUAL.time();

  @Option(
      names = FILES,
      paramLabel = "IN,OUT",
      converter = OptionValues.Files.class,
      description = "Files used instead of the standard streams.")
  private NamedFiles files;

  @Option(
      names = "--checker-always",
      description = "Check also all outputs equal to the reference's.")
  private boolean checkerAlways;

  @Option(names = SMALLER, description = "Also lower the numbers in generators' calls.")
  private boolean smaller;

  /** Whether the user named a judging program. */
  boolean isNamed() {
    return !references.isEmpty()
        || !validators.isEmpty()
        || inputFormat != null
        || checker != null
        || interactor != null;
  }

  /** Adds programs as if they were named with the options of their roles. */
  void add(RolesOfPrograms roles) {
    references = joined(references, roles.references());
    validators = joined(validators, roles.validators());
    checker = roles.checkers().stream().findFirst().map(Path::toString).orElse(checker);
    interactor = roles.interactors().stream().findFirst().map(Path::toString).orElse(interactor);
  }

  private static List<String> joined(List<String> texts, List<Path> more) {
    return Stream.concat(texts.stream(), PositionalPrograms.texts(more).stream()).toList();
  }

  /** Whether inputs are described by a file. */
  boolean namesInputs() {
    return inputFormat != null;
  }

  /** Whether the user named a program, not a standard comparison, as the checker. */
  boolean namesCheckerProgram() {
    return checker != null && !checker.startsWith(CheckerCall.STANDARD);
  }

  /** Names the default comparison, which alone makes a problem for saved tests. */
  void compareByTokens() {
    checker = CheckerCall.STANDARD + "tokens";
  }

  /** The programs that these options name, with the given generators. */
  JuryParts parts(List<String> generators) {
    if (interactor != null) {
      requireOfInteractors(checkerCodes());
    }
    return new JuryParts(
        LOOSE,
        generators.isEmpty() && inputFormat != null ? List.of(inputFormat) : generators,
        references,
        Stream.concat(Stream.ofNullable(inputFormat), validators.stream()).toList(),
        checker,
        interactor,
        checkerCodes());
  }

  /** Limits of the judging programs. */
  JuryLimits limits() {
    return JuryLimits.USUAL
        .withTime(juryTime)
        .withCheckerAlways(checkerAlways)
        .withSmaller(smaller);
  }

  /** Searches for headers in the folders of the named programs, then in their parents. */
  Headers headers(JuryParts named, Path here, Scratch scratch) throws IOException {
    List<Path> places = new ArrayList<>();
    named.programs(here).stream()
        .map(here::resolve)
        .filter(Files::exists)
        .map(each -> Files.isDirectory(each) ? each : each.toAbsolutePath().getParent())
        .forEach(places::add);
    places.add(here);
    return Headers.of(List.of(), places, includes, scratch);
  }

  /**
   * Gives the codes to the programs that were found in a folder, or checks that they belong to
   * named ones.
   *
   * @throws UsageException if they would have no effect
   */
  ProblemPackage withCodes(ProblemPackage found) {
    if (codes == null || namesCheckerProgram() || interactor != null) {
      return found;
    }
    UsageException.when(
        !found.format().equals(LOOSE),
        "--checker-codes: the package says how its programs are called; name a --checker too");
    UsageException.when(
        found.interactor() == null && found.checker().isStandard(),
        "--checker-codes: there is no checker and no interactor");
    if (found.interactor() != null) {
      requireOfInteractors(checkerCodes());
    }
    return found.with(checkerCodes());
  }

  /**
   * The package, whose programs use the files that the user named; without any, its own.
   *
   * @throws UsageException if they talk with an interactor instead
   */
  ProblemPackage withFiles(ProblemPackage found) {
    if (files == null) {
      return found;
    }
    UsageException.when(
        found.interactor() != null && found.interactor().live(),
        FILES + ": an interactor talks with programs through their standard streams");
    return found.using(files);
  }

  private CheckerCodes checkerCodes() {
    return codes == null ? CheckerCodes.TESTLIB : CheckerCodesNames.named(codes);
  }

  private static void requireOfInteractors(CheckerCodes codes) {
    UsageException.when(
        !codes.isOfInteractors(),
        "%s %s: interactors use the exit codes of testlib or icpc",
        CHECKER_CODES,
        codes.label());
  }

  /** The folders of headers that the user named. */
  List<Path> includes() {
    return includes;
  }

  /** The named programs, to be sent to another machine. */
  NamedProblem named(Path folder, List<String> generators) {
    JuryParts all = parts(generators);
    return new NamedProblem(
        folder, includes, all.generators(), references, all.validators(), checker, interactor);
  }

  /** Points these options to the same programs, unpacked on this machine. */
  void moveTo(RemoteProblem carried, Path bundle) {
    includes = carried.includes().stream().map(bundle::resolve).toList();
    references = carried.references();
    validators = carried.validators();
    inputFormat = null; // it is now among the validators
    checker = carried.checker();
    interactor = carried.interactor();
  }

  /**
   * Checks that {@code --smaller}, if given, has an effect.
   *
   * @throws UsageException if no generator takes a number; the jury is then closed
   */
  void checkSmaller(OpenJury jury) {
    if (!smaller) {
      return;
    }
    if (jury.problem().turns().stream().noneMatch(TurnGenerator::isLowered)) {
      jury.close();
      throw new UsageException(
          SMALLER + ": no generator has a number in its arguments that could be lowered");
    }
    if (!jury.hasValidators()) {
      Terminal.note(SMALLER + " without a --validator: smaller inputs may be invalid");
    }
  }

  /** The options that change the drawn cases, as text; may be empty. */
  String drawing() {
    return smaller ? " " + SMALLER : "";
  }

  /** Adds these options to a command line, without the folders of headers. */
  OptionText addTo(OptionText text) {
    return text.addAll("--reference", references)
        .addAll("--validator", validators)
        .add(INPUT_FORMAT, inputFormat)
        .add("--checker", checker)
        .add("--interactor", interactor)
        .add(CHECKER_CODES, codes)
        .add(FILES, files == null ? null : files.text())
        .addTime("--jury-time-limit", juryTime, JuryLimits.USUAL.time())
        .addFlag(SMALLER, smaller)
        .addFlag("--checker-always", checkerAlways);
  }
}
