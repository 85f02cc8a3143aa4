package harness.jury;

import harness.cases.Case;
import harness.cases.Reason;
import harness.cases.UsageException;
import harness.formats.GeneratorRule;
import harness.formats.PackageTest;
import harness.formats.ProblemPackage;
import harness.machine.Interruption;
import harness.problem.RunNotes;
import harness.scoring.Grader;
import harness.submission.BuildHost;
import harness.submission.IncludeFolders;
import harness.submission.ProgramSource;
import harness.submission.RunnerSettings;
import harness.toolchain.Languages;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The programs of a problem: found, compiled, and ready to run until this is closed. */
public final class OpenJury implements AutoCloseable {

  private final ProblemPackage parts;
  private final JuryLimits limits;
  private final JuryPrograms programs;
  private final RunnerSettings settings;
  private final Languages languages;
  private final Descriptions descriptions;
  private final Judges judges;
  private final GeneratedTests generatedTests;
  private final JuryProblem problem;
  private final SingleInputs singleInputs;

  private OpenJury(
      ProblemPackage parts,
      JuryLimits limits,
      JuryPrograms programs,
      RunnerSettings settings,
      Languages languages) {
    this.parts = parts;
    this.limits = limits;
    this.programs = programs;
    this.settings = settings;
    this.languages = languages;
    Ceiling ceiling = new Ceiling();
    RunNotes notes = new RunNotes();
    this.descriptions = new Descriptions(parts, limits.time(), ceiling, programs::add);
    AssumedInputs assumed = AssumedInputs.of(parts, notes);
    this.judges = new Judges(parts, limits, programs, descriptions, ceiling, assumed);
    this.generatedTests = new GeneratedTests(programs);
    this.problem = problem(assumed, ceiling, notes);
    this.singleInputs = new SingleInputs(problem, judges, parts.files());
  }

  /**
   * Finds and compiles the programs.
   *
   * @param limits of each of the jury's programs
   * @throws UsageException if a program cannot be found or compiled
   */
  public static OpenJury open(
      ProblemPackage parts, JuryLimits limits, RunnerSettings settings, Languages languages)
      throws IOException {
    return open(parts, limits, settings, languages, null);
  }

  private static OpenJury open(
      ProblemPackage parts,
      JuryLimits limits,
      RunnerSettings settings,
      Languages languages,
      @Nullable JuryChecks checks)
      throws IOException {
    Thread hook = Interruption.onInterrupt(() -> {});
    BuildHost host = BuildHost.open(settings, languages);
    try {
      IncludeFolders includes = settings.including(parts.headers().folders()).includes();
      return new OpenJury(
          parts,
          limits,
          new JuryPrograms(host, parts, limits, includes, languages, checks),
          settings,
          languages);
    } catch (RuntimeException e) {
      host.close();
      throw e;
    } finally {
      Interruption.forget(hook);
    }
  }

  /**
   * Builds the programs once more, with checks for undefined behaviour.
   *
   * @param problem makes the problem whose cases are run, from a jury
   */
  public SanitizedJury sanitized(Function<OpenJury, JuryProblem> problem) throws IOException {
    JuryChecks checks = new JuryChecks();
    OpenJury again = open(parts, limits.withCheckerAlways(true), settings, languages, checks);
    return new SanitizedJury(again, checks, problem);
  }

  private JuryProblem problem(AssumedInputs assumed, Ceiling ceiling, RunNotes notes) {
    if (parts.assumed()) {
      notes.add(AssumedForm.REMARK);
    }
    JuryChecker checker = judges.checker();
    List<JuryValidator> validators = checker.validators();
    CaseSources sources =
        new CaseSources(parts, programs, descriptions, judges, ceiling, validators);
    DrawnGroups groups = sources.groups();
    JuryProblem.Parts own =
        new JuryProblem.Parts(
            parts.name(),
            parts.limits().limits(),
            parts.limits().outputBytes(),
            parts.files(),
            sources.generators(),
            sources.small(),
            groups,
            validators,
            parts.limits().rule() == null
                ? null
                : new MeasuredLimits(
                    parts, generatedTests::input, programs::accepted, judges::cpuNanos),
            descriptions.draws(),
            descriptions.inputs(),
            parts::isTrusted,
            LimitsOfTests.ofDrawn(
                parts, each -> groups.byGenerator().get(each.name().family()), assumed.tests()),
            parts.outputs() == null ? null : each -> List.of(),
            notes);
    return judges.ofDrawn(
        new JuryProblem(own, new CheckerByTest(checker, each -> checker, groups)), groups);
  }

  /**
   * The problem when its cases are its tests: saved answers take precedence over its references,
   * and a test may have its own flags.
   *
   * @param answers called once for each case; null if no test has an answer
   */
  public JuryProblem ofTests(Function<Case, PackageTest> tests, Function<Case, byte[]> answers) {
    return judges.ofTests(problem, tests, answers);
  }

  public ProblemPackage parts() {
    return parts;
  }

  /** The generator rules with the arguments that are really used; may run the generators. */
  public List<GeneratorRule> usedRules() {
    Map<GeneratorRule, GeneratorRule> used = new HashMap<>();
    problem.programs().forEach(each -> used.put(each.rule(), each.usedRule()));
    return parts.generators().stream()
        .map(each -> used.getOrDefault(each, each))
        .filter(each -> !each.isOptional()) // those left could not be used
        .toList();
  }

  /** The names of the generators, in the order of their turns. */
  public List<String> names() {
    return problem.turns().stream().map(TurnGenerator::name).toList();
  }

  /** The tests that its generators make. */
  public GeneratedTests generatedTests() {
    return generatedTests;
  }

  /** What its programs say about single inputs. */
  public SingleInputs singleInputs() {
    return singleInputs;
  }

  public JuryProblem problem() {
    return problem;
  }

  /**
   * A note on each pair of groups of tests that validators do not tell apart, although their flags
   * differ; may run generators and validators.
   */
  public List<String> alikeGroups(long seed) {
    return new AlikeGroups(parts, problem, problem.drawnGroups(), seed).notes();
  }

  /**
   * Whether two groups of tests have different validators, or different flags for them.
   *
   * @param one a group that inputs are drawn for, as is {@code other}
   */
  public boolean differInValidators(String one, String other) {
    return new AlikeGroups(parts, problem, problem.drawnGroups(), 0).differInCalls(one, other);
  }

  /** Whether anything can detect that an input is invalid. */
  public boolean hasValidators() {
    return !parts.validators().isEmpty();
  }

  /**
   * All inputs of the description that inputs are drawn from, up to a maximum size.
   *
   * @param tokens maximum number of tokens in an input
   * @param limit maximum absolute value of numbers, and maximum length of texts
   * @param onEach runs after each input that is counted
   * @return null if there are too many
   */
  public EveryInput every(int tokens, long limit, Runnable onEach) {
    return EveryInput.of(parts.name(), descriptions.first(), tokens, limit, onEach);
  }

  /** Whether inputs are drawn from a description. */
  public boolean isDescribed() {
    return descriptions.first() != null;
  }

  /** Whether cases are the problem's own tests, because it has no generator. */
  public boolean drawsTests() {
    return problem.turns().stream().anyMatch(OwnTests.class::isInstance);
  }

  /** Whether an output can only be judged with an answer. */
  public boolean needsAnswer() {
    return problem.checker().needsAnswer();
  }

  /** Whether anything says if an output is right, without comparing submissions. */
  public boolean judgesOutputs() {
    return !needsAnswer() || !referenceSources().isEmpty();
  }

  /** Whether some of the drawn cases are tests with saved answers. */
  public boolean knowsAnswersOfTests() {
    return drawsTests() && parts.data().stream().anyMatch(each -> each.answer() != null);
  }

  /**
   * What grades groups of tests, if the package has a program for it.
   *
   * @throws UsageException if it cannot be compiled
   */
  public Grader grader() {
    String program = parts.scored() == null ? null : parts.scored().grader();
    return program == null
        ? Grader.NONE
        : new GraderProgram(programs.program(program, Reason.CHECKER_FAILED));
  }

  public List<ProgramSource> sources() {
    return programs.sources();
  }

  public List<ProgramSource> referenceSources() {
    return judges.referenceSources();
  }

  /** Total wall time of the references, in nanoseconds. */
  public long referenceNanos() {
    return judges.references().stream().mapToLong(JuryProgram::usedNanos).sum();
  }

  @Override
  public void close() {
    programs.close();
  }
}
