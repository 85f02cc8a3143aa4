package harness.jury;

import harness.cases.Case;
import harness.cases.CaseName;
import harness.cases.Reason;
import harness.cases.UsageException;
import harness.describe.Description;
import harness.formats.CheckerCall;
import harness.formats.CheckerCodes;
import harness.formats.DataFile;
import harness.formats.GeneratorRule;
import harness.formats.InteractorCall;
import harness.formats.OutputOnly;
import harness.formats.PackageTest;
import harness.formats.ProblemPackage;
import harness.formats.ProgramCall;
import harness.formats.TestJudging;
import harness.formats.ValidatorCall;
import harness.judge.StandardComparison;
import harness.machine.InputFiles;
import harness.process.ProcessReport;
import harness.submission.ProgramSource;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/** The judging programs of a problem, compiled: validators, references, checkers, interactor. */
final class Judges {

  private final ProblemPackage parts;
  private final JuryLimits limits;
  private final JuryPrograms programs;
  private final Descriptions descriptions;
  private final Ceiling ceiling;
  private final List<JuryProgram> references = new ArrayList<>();
  private final List<ProgramSource> referenceSources;

  /** Talks about drawn cases; null if submissions read files. */
  private final JuryInteractor interactor;

  private final AssumedInputs assumed;
  private final TestsByInput tests;

  /** The answers of drawn cases that are tests; null for other cases. */
  private final Function<Case, byte[]> ofDrawnTests;

  private final CheckerTrial trial = new CheckerTrial();
  private final JuryChecker usual;

  Judges(
      ProblemPackage parts,
      JuryLimits limits,
      JuryPrograms programs,
      Descriptions descriptions,
      Ceiling ceiling,
      AssumedInputs assumed) {
    this.parts = parts;
    this.limits = limits;
    this.programs = programs;
    this.descriptions = descriptions;
    this.ceiling = ceiling;
    this.assumed = assumed;
    this.tests = assumed.tests();
    this.ofDrawnTests = tests::answer;
    this.interactor = interactor(parts.interactor());
    Judging judging = judging(parts.checker());
    int before = programs.sources().size();
    references.addAll(programs.references());
    List<ProgramSource> all = programs.sources();
    this.referenceSources = all.subList(before, all.size());
    assumed.narrow(parts, references); // before validators read the form
    List<JuryValidator> validators = validators(parts.validators());
    List<AnswerValidator> answers = answerValidators(parts.answerValidators());
    this.usual = checker(validators, answers, judging, interactor, null);
  }

  JuryChecker checker() {
    return usual;
  }

  List<JuryProgram> references() {
    return references;
  }

  /** The references that show by themselves whether they can read an input. */
  List<JuryProgram> readers() {
    return interactor == null ? references : List.of();
  }

  /** Excuses references that fail on inputs of a generator whose call is guessed. */
  void excuse(ProgramGenerator generator) {
    assumed.guessing().put(generator.name(), generator);
  }

  List<ProgramSource> referenceSources() {
    return referenceSources;
  }

  /**
   * The problem when its cases are its tests.
   *
   * @param answers called once for each case; null if no test has an answer
   */
  JuryProblem ofTests(
      JuryProblem problem, Function<Case, PackageTest> tests, Function<Case, byte[]> answers) {
    Function<Case, Optional<TestJudging>> flags = tests.andThen(Judges::flags);
    JuryInteractor talks =
        interactor == null
            ? null
            : interactor.ofTests(answers == null ? each -> null : answers, flags);
    OutputOnly outputs = parts.outputs();
    return flagged(problem, DrawnGroups.NONE, talks, answers, flags)
        .withLimits(LimitsOfTests.ofTests(parts, tests))
        .withOutputs(outputs == null ? null : each -> outputs.names(tests.apply(each).name()));
  }

  /** The problem when its cases are drawn. */
  JuryProblem ofDrawn(JuryProblem problem, DrawnGroups groups) {
    List<DataFile> own = parts.data().stream().filter(each -> each.judging() != null).toList();
    DrawnFlags flags =
        new DrawnFlags(
            problem,
            new TestsByInput(own),
            usual.validators(),
            each -> validators(each.validators()));
    Function<Case, byte[]> answers = ofDrawnTests(problem);
    return own.isEmpty() && !flags.areOfRules() && answers == null
        ? problem
        : flagged(problem, groups, drawing(interactor, flags::of), answers, flags::of);
  }

  /** The saved answers of tests that are drawn; null if none. References must agree with them. */
  private Function<Case, byte[]> ofDrawnTests(JuryProblem problem) {
    boolean areDrawn = problem.sources().stream().anyMatch(OwnTests.class::isInstance);
    boolean areSaved = parts.data().stream().anyMatch(each -> each.answer() != null);
    return areDrawn && areSaved && interactor == null ? ofDrawnTests : null;
  }

  private JuryProblem flagged(
      JuryProblem problem,
      DrawnGroups groups,
      JuryInteractor talks,
      Function<Case, byte[]> answers,
      Function<Case, Optional<TestJudging>> flags) {
    JuryChecker unflagged =
        checker(
            usual.validators(),
            usual.answerValidators(),
            usual.answers().judging(),
            talks,
            answers);
    Map<TestJudging, JuryChecker> known = new ConcurrentHashMap<>();
    return problem.judgedBy(
        new CheckerByTest(
            unflagged,
            each ->
                flags
                    .apply(each)
                    .map(own -> known.computeIfAbsent(own, one -> checker(one, talks, answers)))
                    .orElse(unflagged),
            groups));
  }

  List<JuryValidator> validators(GeneratorRule rule) {
    return rule.judging() == null ? usual.validators() : validators(rule.judging().validators());
  }

  private static Optional<TestJudging> flags(PackageTest test) {
    return Optional.ofNullable(test.judging());
  }

  private JuryChecker checker(
      TestJudging one, JuryInteractor talks, Function<Case, byte[]> answers) {
    return checker(
        validators(one.validators()),
        answerValidators(one.answerValidators()),
        judging(one.checker()),
        talks,
        answers);
  }

  private JuryChecker checker(
      List<JuryValidator> validators,
      List<AnswerValidator> ofAnswers,
      Judging judging,
      JuryInteractor talks,
      Function<Case, byte[]> answers) {
    return new JuryChecker(
        validators,
        ofAnswers,
        new BelievedAnswers(
            references, judging, ceiling, assumed, talks, answers, answers == ofDrawnTests),
        trial,
        limits.checkerAlways() || parts.scored() != null); // it may also give points
  }

  /**
   * The CPU time of a program on a test, from a plain run now or an earlier one; empty if it fails.
   */
  OptionalLong cpuNanos(JuryProgram program, PackageTest test, String input) {
    return interactor == null
        ? programs.times().nanos(program.program(), input, () -> cpuNanos(program, input))
        : interactor
            .ofTests(unused -> savedAnswer(test), unused -> flags(test))
            .cpuNanos(program, new Case(new CaseName(parts.name(), "file", 0, 0), input));
  }

  private static OptionalLong cpuNanos(JuryProgram program, String input) {
    ProcessReport ended = program.runPlainly(program.request(JuryProgram.bytes(input))).report();
    return ended.chose(JuryProgram.WELL) ? OptionalLong.of(ended.cpuNanos()) : OptionalLong.empty();
  }

  private static byte[] savedAnswer(PackageTest test) {
    try {
      return test.answer() == null ? null : InputFiles.bytes(test.answer());
    } catch (IOException gone) {
      return null;
    }
  }

  private JuryInteractor interactor(InteractorCall call) {
    if (call == null) {
      return null;
    }
    JuryProgram program = programs.interactor(call);
    return drawing(
        new JuryInteractor(program, call), each -> tests.of(each).flatMap(Judges::flags));
  }

  /** An interactor for drawn cases, with the flags of each; null if there is none. */
  private JuryInteractor drawing(JuryInteractor one, Function<Case, Optional<TestJudging>> flags) {
    return one == null ? null : one.ofTests(tests::answer, flags);
  }

  private List<JuryValidator> validators(List<ValidatorCall> calls) {
    return programs.allUsable(calls, this::validator);
  }

  private JuryValidator validator(ValidatorCall each) {
    ProgramCall call = each.call();
    return Description.isIn(call.program())
        ? descriptions.validator(call.program())
        : new ProgramValidator(programs.validator(each), call.arguments(), each.codes());
  }

  private List<AnswerValidator> answerValidators(List<ValidatorCall> calls) {
    return programs.allUsable(calls, each -> answerValidator(each.call()));
  }

  private AnswerValidator answerValidator(ProgramCall call) {
    return Description.isIn(call.program())
        ? descriptions.validator(call.program())
        : new AnswerValidator.ByProgram(
            programs.program(call.program(), Reason.VALIDATOR_FAILED), call.arguments());
  }

  private Judging judging(CheckerCall checker) {
    if (parts.interactor() != null && checker.equals(CheckerCall.TOKENS)) {
      return parts.interactor().isManager() ? interactor.manager() : Judging.BY_INTERACTOR;
    }
    List<Judging> all =
        checker.programs().stream().map(each -> judging(each, checker.codes())).toList();
    return all.size() == 1 ? all.get(0) : new Judging.ByAll(all);
  }

  private Judging judging(ProgramCall call, CheckerCodes codes) {
    String text = call.program();
    if (!text.startsWith(CheckerCall.STANDARD)) {
      JuryProgram program = programs.program(text, Reason.CHECKER_FAILED);
      return new ByProgram(program, call.arguments(), codes);
    }
    try {
      String name = text.substring(CheckerCall.STANDARD.length());
      return new Judging.ByComparison(StandardComparison.named(name));
    } catch (IllegalArgumentException unknown) {
      throw new UsageException("--checker " + text + ": " + unknown.getMessage());
    }
  }
}
