package harness.cli.options;

import harness.distributed.CarriedProblem;
import harness.distributed.RemoteProblem;
import harness.formats.CheckerCodes;
import harness.formats.Headers;
import harness.formats.Scratch;
import harness.jury.JuryLimits;
import harness.jury.JuryParts;
import harness.jury.OpenJury;
import harness.jury.ProgramGenerator;
import harness.terminal.Shell;
import harness.terminal.Terminal;
import harness.terminal.UsageException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import picocli.CommandLine.Option;

/** The options that name the programs that judge: references, checker, validators. */
final class JuryOptions {

  /** The message for an option that a puzzle does not take. */
  static final String NOT_OF_A_PUZZLE =
      "%s does not go with --puzzle: a puzzle judges by its own rules";

  /** What loose programs are called together. */
  private static final String LOOSE = "loose";

  private static final String INPUT_FORMAT = "--input-format";

  private static final String SMALLER = "--smaller";

  @Option(
      names = "--include",
      paramLabel = "DIR",
      description =
          "A folder of C and C++ headers, such as testlib.h. $TESTLIB and $CPATH are searched too.")
  private List<Path> includes = List.of();

  @Option(
      names = "--reference",
      paramLabel = "PROGRAM",
      description =
          "A program that is right, such as a brute force. If there are several, they must agree.")
  private List<String> references = List.of();

  @Option(
      names = "--checker",
      paramLabel = "PROGRAM|std:NAME",
      description =
          "Compares outputs: a program, or a comparison such as std:rcmp6 (default: std:tokens).")
  private String checker;

  @Option(
      names = "--checker-codes",
      paramLabel = "CODES",
      description =
          "testlib (default), icpc, boca, or zero: 0 accepts, any other exit code rejects.")
  private String codes = "testlib";

  @Option(
      names = "--interactor",
      paramLabel = "PROGRAM",
      description = "A program that each solution talks with.")
  private String interactor;

  @Option(
      names = "--validator",
      paramLabel = "PROGRAM",
      description = "Exits with 0 for a valid input, else with 3.")
  private List<String> validators = List.of();

  @Option(
      names = INPUT_FORMAT,
      paramLabel = "FILE.ctd",
      description =
          "Describes the inputs in checktestdata: validates them, and draws without --generator.")
  private String inputFormat;

  @Option(
      names = "--jury-time-limit",
      paramLabel = "TIME",
      converter = Durations.class,
      description = "CPU time of each judging program (default: 10s).")
  private Duration juryTime = JuryLimits.USUAL.time();

  @Option(
      names = "--checker-always",
      description =
          "Check every output, even those equal to the reference's, of which else one in 16 is checked.")
  private boolean checkerAlways;

  @Option(
      names = SMALLER,
      description =
          "Also lower the numbers in generators' arguments. Inputs that become invalid are skipped.")
  private boolean smaller;

  /** Whether a reference, validator or checker is named. */
  boolean isNamed() {
    return !references.isEmpty()
        || !validators.isEmpty()
        || inputFormat != null
        || checker != null
        || interactor != null;
  }

  /** For a puzzle, which needs no judges. */
  void refuseJudges() {
    refuse("--reference", !references.isEmpty());
    refuse("--checker", checker != null);
    refuse("--interactor", interactor != null);
    refuse("--validator", !validators.isEmpty());
    refuse(INPUT_FORMAT, inputFormat != null);
  }

  /** For a puzzle, whose generators know what is small. */
  void refuseSmaller() {
    refuse(SMALLER, smaller);
  }

  private static void refuse(String option, boolean given) {
    if (given) {
      throw new UsageException(NOT_OF_A_PUZZLE.formatted(option));
    }
  }

  /** The programs that these options name, with those generators. */
  JuryParts parts(List<String> generators) {
    return new JuryParts(
        LOOSE,
        generators.isEmpty() && inputFormat != null ? List.of(inputFormat) : generators,
        references,
        allValidators(),
        checker,
        interactor,
        checkerCodes(),
        limits());
  }

  /** The validators, and the description of inputs as one more. */
  private List<String> allValidators() {
    return inputFormat == null
        ? validators
        : Stream.concat(Stream.of(inputFormat), validators.stream()).toList();
  }

  /** Limits of these programs. */
  JuryLimits limits() {
    return JuryLimits.USUAL
        .withTime(juryTime)
        .withCheckerAlways(checkerAlways)
        .withSmaller(smaller);
  }

  /** Looks for headers in the folders of the named programs, then in those above. */
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

  private CheckerCodes checkerCodes() {
    try {
      return CheckerCodes.valueOf(codes.toUpperCase(Locale.ROOT));
    } catch (IllegalArgumentException unknown) {
      throw new UsageException(
          "--checker-codes " + codes + ": expected testlib, icpc, boca or zero");
    }
  }

  /** The folders of headers that the user names. */
  List<Path> includes() {
    return includes;
  }

  /** What is named, to be sent to another machine. */
  CarriedProblem.Named named(Path folder, List<String> generators) {
    JuryParts all = parts(generators);
    return new CarriedProblem.Named(
        folder, includes, all.generators(), references, all.validators(), checker, interactor);
  }

  /** Names the same programs on this machine, where they were unpacked. */
  void moveTo(RemoteProblem carried, Path bundle) {
    includes = carried.includes().stream().map(bundle::resolve).toList();
    references = carried.references();
    validators = carried.validators();
    inputFormat = null; // it is among the validators now
    checker = carried.checker();
    interactor = carried.interactor();
  }

  /**
   * Looks whether {@code --smaller} can do anything, if it is given.
   *
   * @throws UsageException when no generator takes a number; the jury is then closed
   */
  void checkSmaller(OpenJury jury) {
    if (!smaller) {
      return;
    }
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
  String drawing() {
    return smaller ? " " + SMALLER : "";
  }

  /** These options as a command line has them, without the folders of headers. */
  List<String> words() {
    List<String> words = new ArrayList<>();
    references.forEach(each -> words.add("--reference " + Shell.quoted(each)));
    validators.forEach(each -> words.add("--validator " + Shell.quoted(each)));
    if (inputFormat != null) {
      words.add(INPUT_FORMAT + " " + Shell.quoted(inputFormat));
    }
    if (checker != null) {
      words.add("--checker " + Shell.quoted(checker));
    }
    if (interactor != null) {
      words.add("--interactor " + Shell.quoted(interactor));
    }
    if (!codes.equals("testlib")) {
      words.add("--checker-codes " + Shell.quoted(codes));
    }
    if (!juryTime.equals(JuryLimits.USUAL.time())) {
      words.add("--jury-time-limit " + juryTime.toMillis() + "ms");
    }
    if (smaller) {
      words.add(SMALLER);
    }
    if (checkerAlways) {
      words.add("--checker-always");
    }
    return words;
  }
}
