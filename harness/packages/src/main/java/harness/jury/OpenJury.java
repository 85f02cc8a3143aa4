package harness.jury;

import harness.cases.Case;
import harness.cases.CaseName;
import harness.cases.Judgement;
import harness.cases.Reason;
import harness.cases.UsageException;
import harness.describe.draw.Enumeration;
import harness.formats.GeneratedTest;
import harness.formats.GeneratorRule;
import harness.formats.PackageTest;
import harness.formats.ProblemPackage;
import harness.machine.Interruption;
import harness.problem.JudgeFailure;
import harness.problem.RunNotes;
import harness.process.RunRequest;
import harness.scoring.Grader;
import harness.submission.BuildHost;
import harness.submission.IncludeFolders;
import harness.submission.ProgramSource;
import harness.submission.RunnerSettings;
import harness.toolchain.Languages;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The programs of a problem: found, compiled, and ready to run until this is closed. Inputs are
 * texts with one character per byte.
 */
public final class OpenJury implements AutoCloseable {

  /** If counting all inputs takes longer than this, there are too many. */
  public static final Duration COUNTING_TIME = Duration.ofMinutes(2);

  private static final long MOST_INPUTS = 1_000_000_000;
  private static final int ANY_LENGTH = 1 << 20;

  private final ProblemPackage parts;
  private final JuryLimits limits;
  private final JuryPrograms programs;
  private final RunnerSettings settings;
  private final Languages languages;
  private final Descriptions descriptions;
  private final Ceiling ceiling = new Ceiling();
  private final RunNotes notes = new RunNotes();
  private Judges judges;
  private JuryProblem problem;

  private OpenJury(
      ProblemPackage parts,
      JuryLimits limits,
      JuryPrograms programs,
      RunnerSettings settings,
      Languages languages) {
    this.settings = settings;
    this.languages = languages;
    this.parts = parts;
    this.limits = limits;
    this.programs = programs;
    this.descriptions = new Descriptions(parts, limits.time(), ceiling, programs::add);
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
      OpenJury jury =
          new OpenJury(
              parts,
              limits,
              new JuryPrograms(host, parts, limits, includes, languages, checks),
              settings,
              languages);
      jury.problem = jury.build();
      return jury;
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

  private JuryProblem build() {
    AssumedInputs assumed = AssumedInputs.of(parts, notes);
    judges = new Judges(parts, limits, programs, descriptions, ceiling, assumed);
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
                : new MeasuredLimits(parts, this::input, programs::accepted, judges),
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

  /**
   * Compiles the generators of tests, unless they are already compiled.
   *
   * @throws UsageException if that fails
   */
  public void prepare(List<GeneratedTest> tests) {
    tests.forEach(each -> programs.generator(each.program()));
  }

  /**
   * The input of a generated test, one character per byte.
   *
   * @throws JudgeFailure if the generator fails
   */
  public String input(GeneratedTest test) {
    GeneratorCall call = call(test);
    try {
      return call.draw();
    } catch (JudgeFailure failure) {
      throw call.explained(failure);
    }
  }

  /**
   * The answer that the generator of a test tells.
   *
   * @throws JudgeFailure if the generator fails
   */
  public byte[] toldAnswer(GeneratedTest test) {
    GeneratorCall call = call(test);
    try {
      return call.told();
    } catch (JudgeFailure failure) {
      throw call.explained(failure);
    }
  }

  private GeneratorCall call(GeneratedTest test) {
    JuryProgram program = programs.generator(test.program());
    return new GeneratorCall(program, test.arguments(), test.writes(), test.reads(), "");
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

  /**
   * The name of the first validator of a group if all of them accept an input. Empty if one refuses
   * it, or if the group has none.
   */
  public Optional<String> acceptingIn(String group, String input) {
    List<JuryValidator> validators =
        problem.drawnGroups().validators().getOrDefault(group, List.of());
    return JuryValidator.allAccept(validators, input)
        ? validators.stream().map(JuryValidator::name).findFirst()
        : Optional.empty();
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
    Enumeration all =
        descriptions.first().all(tokens, ANY_LENGTH, limit, MOST_INPUTS, COUNTING_TIME, onEach);
    return all == null ? null : new EveryInput(parts.name(), all, tokens, limit);
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

  /**
   * Passes an input to the validators.
   *
   * @throws JudgeFailure if one rejects it or fails
   */
  public void validate(String input) {
    problem.checker().validate(file(input));
  }

  /** Passes a drawn case to the validators, as a run does; throws as {@link #validate(String)}. */
  public void validate(Case drawn) {
    problem.checker(true).validate(drawn);
  }

  /** Passes an input to the validators with the flags of a rule. */
  public void validate(GeneratorRule rule, String input) {
    judges.validators(rule).forEach(each -> each.validate(input));
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
   * The references' output for an input that the validators accept; null if there are no
   * references.
   *
   * @throws JudgeFailure if a program fails, or two references differ
   */
  public byte[] answer(String input) {
    return problem.checker().truth(file(input)).output();
  }

  /** The references' output for a test, with its own flags; throws as {@link #answer(String)}. */
  public byte[] answer(PackageTest test, String input) {
    return ofTests(each -> test, null).checker(true).truth(file(input)).output();
  }

  /** The references' output for a drawn case; throws as {@link #answer(String)}. */
  public byte[] answer(Case drawn) {
    return problem.checker(true).truth(drawn).output();
  }

  /**
   * Judges an output.
   *
   * @param answer null if unknown
   * @throws UsageException if only an interactor can judge
   * @throws JudgeFailure if the checker fails
   */
  public Judgement judge(String input, byte[] output, byte[] answer) {
    if (problem.checker().judgesTalks()) {
      throw new UsageException(
          parts.name() + ": its interactor judges; an output alone cannot be checked");
    }
    return problem.checker().judge(file(input), output, answer);
  }

  private Case file(String input) {
    return new Case(new CaseName(parts.name(), "file", 0, 0), input);
  }

  /**
   * Lets a person talk with the interactor.
   *
   * @param said what the person says
   * @param heard receives what the interactor says
   * @throws UsageException if the interactor does not run at the same time as submissions
   * @throws JudgeFailure if the interactor fails
   */
  public Judgement withPerson(String input, InputStream said, OutputStream heard) {
    return problem.checker().answers().interactor().withPerson(file(input), said, heard);
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

  /** The files that the first reference uses on an input; empty if it has no source. */
  public Optional<UsedFiles> filesOfReference(String input) {
    if (judges.references().isEmpty() || judges.referenceSources().isEmpty()) {
      return Optional.empty();
    }
    JuryProgram first = judges.references().get(0);
    RunRequest request =
        first.request(JuryProgram.bytes(input)).withEverythingWanted(UsedFiles.KEPT_BYTES);
    return Optional.of(
        UsedFiles.of(judges.referenceSources().get(0), parts.files(), first.runPlainly(request)));
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
