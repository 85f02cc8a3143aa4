package harness.export;

import harness.cases.Limits;
import harness.draw.ArgumentTemplate;
import harness.formats.CheckerCall;
import harness.formats.GeneratorRule;
import harness.formats.ProblemPackage;
import harness.formats.ProgramCall;
import harness.formats.TestJudging;
import harness.problem.JudgeFailure;
import harness.run.Expectation;
import harness.toolchain.Languages;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A problem made of programs, ready to be written as a package.
 *
 * @param parts its programs
 * @param limits of submissions
 * @param tests with different inputs; the samples first
 * @param origin what the package that is written anew says about its submissions
 * @param calls runs its generators
 */
public record ProgramsPackage(
    ProblemPackage parts,
    Limits limits,
    List<Test> tests,
    Origin origin,
    Calls calls,
    Languages languages) {

  /**
   * A test.
   *
   * @param input one character per byte
   * @param sample whether the statement shows it
   * @param judging how it is judged; null if like all tests
   * @param names of the problem's own tests with this input
   */
  @SuppressWarnings("ArrayRecordComponent") // never compared
  public record Test(
      String input, byte[] answer, boolean sample, TestJudging judging, List<String> names) {

    public Test {
      names = List.copyOf(names);
    }

    /** A test that is none of the problem's own. */
    public Test(String input, byte[] answer, boolean sample, TestJudging judging) {
      this(input, answer, sample, judging, List.of());
    }

    /** This test, under other names. */
    Test named(List<String> others) {
      return new Test(input, answer, sample, judging, others);
    }

    byte[] inputBytes() {
      return input.getBytes(StandardCharsets.ISO_8859_1);
    }
  }

  /** Runs generators. */
  public interface Calls {
    /**
     * The input that a generator makes, one character per byte.
     *
     * @throws JudgeFailure if it fails, or if the input is invalid with the flags of the rule
     */
    String input(GeneratorRule rule, List<String> arguments);
  }

  /** A format of packages. */
  private interface Format {
    /** Writes a package; returns notes on what the format cannot express, one line each. */
    List<String> write(ProgramsPackage problem, ExportFolder to) throws IOException;
  }

  private static final Map<String, Format> FORMATS =
      Map.of(
          "icpc", (problem, to) -> new IcpcPackage(problem, to).write(),
          "polygon", (problem, to) -> new PolygonPackage(problem, to).write(),
          "hydro", (problem, to) -> new HydroPackage(problem, to).write());

  public ProgramsPackage {
    tests = List.copyOf(tests);
  }

  /**
   * Looks for what the format cannot express, before tests are made: writes all but the generators'
   * rules, and forgets it.
   *
   * @throws CannotExport in one line, if there is something
   */
  public void check(String format, ExportFolder to) throws IOException {
    generators();
    ProblemPackage fixed = parts.with(copy -> copy.generators(List.of()));
    ProgramsPackage tried = new ProgramsPackage(fixed, limits, tests, origin, calls, languages);
    FORMATS.get(format).write(tried, to.blank());
  }

  /**
   * Writes the package.
   *
   * @param format {@code icpc}, {@code polygon} or {@code hydro}
   * @return notes on what is written differently, one line each
   * @throws CannotExport in one line, if the format cannot express something
   */
  public List<String> write(String format, ExportFolder to) throws IOException {
    List<String> notes = new ArrayList<>(FORMATS.get(format).write(this, to));
    to.finish();
    if (!to.leftOut().isEmpty()) {
      notes.add(
          "not written: "
              + String.join(", ", to.leftOut())
              + "; put a copy into the package, or use --include");
    }
    return notes;
  }

  /** Whether the format is supported. */
  public static boolean isKnown(String format) {
    return FORMATS.containsKey(format);
  }

  /** Whether a test can have flags of its own in a format. */
  public static boolean keeps(String format, TestJudging flags) {
    return switch (format) {
      case "polygon" -> PolygonPackage.group(flags) != null;
      case "hydro" -> false;
      default -> true;
    };
  }

  /** How many submissions the package has in a format, including the reference. */
  public long submissionCount(String format) {
    return submissions().values().stream()
        .filter(each -> !format.equals("hydro") || HydroPackage.keeps(each))
        .count();
  }

  /** How many generators the package has in a format. */
  public int generatorCount(String format) {
    boolean isOfGroups = format.equals("icpc") && parts.scored() != null;
    return format.equals("hydro") || isOfGroups ? 0 : parts.generators().size();
  }

  PackagedProgram program(String role, String text) {
    return PackagedProgram.of(role, text, languages, parts);
  }

  /** The standard comparison used as the checker; null if the checker is a program. */
  String comparison() {
    return comparison(parts.checker());
  }

  /** The standard comparison that a checker is; null if it is a program. */
  static String comparison(CheckerCall checker) {
    String text = checker.programs().get(0).program();
    return text.startsWith(CheckerCall.STANDARD)
        ? text.substring(CheckerCall.STANDARD.length())
        : null;
  }

  PackagedProgram checker() {
    List<ProgramCall> programs = parts.checker().programs();
    if (programs.size() > 1) {
      throw new CannotExport("checker " + parts.checker().text() + ": expected one checker");
    }
    return program("checker", programs.get(0).program());
  }

  /** The interactor program; must not be called if there is none. */
  PackagedProgram interactor() {
    return program("interactor", parts.interactor().call().program());
  }

  /** Whether the interactor alone judges. */
  boolean isJudgedByInteractor() {
    return parts.interactor() != null && parts.checker().equals(CheckerCall.TOKENS);
  }

  /** Generators by the name used in rules. */
  Map<String, PackagedProgram> generators() {
    Map<String, PackagedProgram> generators = new LinkedHashMap<>();
    for (GeneratorRule rule : parts.generators()) {
      PackagedProgram program = program("generator", rule.program());
      PackagedProgram other = generators.putIfAbsent(program.stem(), program);
      if (other != null && !other.source().equals(program.source())) {
        throw new CannotExport("two generators are called " + program.stem());
      }
    }
    return generators;
  }

  /** The expectation for each submission; the reference comes first and is expected to be right. */
  Map<PackagedProgram, Expectation> submissions() {
    Map<PackagedProgram, Expectation> submissions = new LinkedHashMap<>();
    submissions.put(reference(), Expectation.RIGHT);
    for (Map.Entry<String, Expectation> own : parts.submissions().entrySet()) {
      PackagedProgram program = program("submission", own.getKey());
      if (submissions.keySet().stream().noneMatch(each -> each.source().equals(program.source()))) {
        submissions.put(program, own.getValue());
      }
    }
    return submissions;
  }

  /** The text of a submission in the package that is read; null if it has none. */
  String text(PackagedProgram submission) {
    return parts.submissions().keySet().stream()
        .filter(each -> program("submission", each).source().equals(submission.source()))
        .findFirst()
        .orElse(null);
  }

  PackagedProgram reference() {
    if (parts.references().isEmpty()) {
      throw new CannotExport("missing --reference PROGRAM to compute the answers");
    }
    return program("reference", parts.references().get(0));
  }

  /** The arguments of a rule with an explicit seed, appended if the rule has none. */
  static ArgumentTemplate withSeed(GeneratorRule rule) {
    ArgumentTemplate own = rule.arguments();
    return own.hasSeed() ? own : ArgumentTemplate.parse((own.text() + " {seed}").strip());
  }
}
