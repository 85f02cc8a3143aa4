package harness.jury;

import harness.cases.Case;
import harness.cases.CaseName;
import harness.cases.Reason;
import harness.describe.Description;
import harness.formats.CheckerCall;
import harness.formats.CheckerCodes;
import harness.formats.DataFile;
import harness.formats.GeneratorRule;
import harness.formats.InteractorCall;
import harness.formats.PackageTest;
import harness.formats.ProblemPackage;
import harness.formats.ProgramCall;
import harness.formats.TestJudging;
import harness.formats.ValidatorCall;
import harness.judge.StandardComparison;
import harness.process.ProcessReport;
import harness.process.RunRequest;
import harness.process.RunResult;
import harness.submission.ProgramSource;
import harness.terminal.InputFiles;
import harness.terminal.UsageException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
  private final JuryInteractor interactor;
  private final JuryChecker usual;

  /**
   * Finds and compiles the programs.
   *
   * @throws UsageException with a one-line message, if one cannot be found or compiled
   */
  Judges(
      ProblemPackage parts,
      JuryLimits limits,
      JuryPrograms programs,
      Descriptions descriptions,
      Ceiling ceiling) {
    this.parts = parts;
    this.limits = limits;
    this.programs = programs;
    this.descriptions = descriptions;
    this.ceiling = ceiling;
    Judging judging = judging(parts.interactor(), parts.checker());
    List<JuryValidator> validators = validators(parts.validators());
    List<AnswerValidator> answers = answerValidators(parts.answerValidators());
    int before = programs.sources().size();
    for (String each : parts.references()) {
      references.add(programs.program(each, Reason.REFERENCE_FAILED));
    }
    List<ProgramSource> all = programs.sources();
    this.referenceSources = all.subList(before, all.size());
    this.interactor = interactor(parts.interactor());
    this.usual = checker(validators, answers, believed(judging, interactor));
  }

  /** The checker for inputs that are not tests. */
  JuryChecker checker() {
    return usual;
  }

  List<JuryProgram> references() {
    return references;
  }

  /** The sources of the references. */
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
    JuryInteractor own =
        interactor == null
            ? null
            : interactor.ofTests(
                answers == null ? each -> null : answers,
                each -> judging(tests.apply(each)).map(TestJudging::interactor).orElse(null));
    JuryChecker believing = usual.believing(usual.answers().talkingWith(own).withSaved(answers));
    Map<TestJudging, JuryChecker> flagged = new ConcurrentHashMap<>();
    return problem.judgedBy(
        believing,
        each ->
            judging(tests.apply(each))
                .map(flags -> flagged.computeIfAbsent(flags, one -> checker(one, own, answers)))
                .orElse(believing));
  }

  /** The problem when its cases are drawn. */
  JuryProblem ofDrawn(JuryProblem problem) {
    List<DataFile> own = parts.data().stream().filter(each -> each.judging() != null).toList();
    DrawnFlags flags =
        new DrawnFlags(
            problem,
            new TestsByInput(own),
            usual.validators(),
            each -> validators(each.validators()));
    if (own.isEmpty() && !flags.areOfRules()) {
      return problem;
    }
    JuryInteractor talks = interactor == null ? null : asFlagged(interactor, flags::of);
    JuryChecker believing = usual.believing(usual.answers().talkingWith(talks));
    Map<TestJudging, JuryChecker> flagged = new ConcurrentHashMap<>();
    return problem.judgedBy(
        believing,
        each ->
            flags
                .of(each)
                .map(found -> flagged.computeIfAbsent(found, one -> checker(one, talks, null)))
                .orElse(believing));
  }

  /** The validators that a rule's inputs must pass. */
  List<JuryValidator> validators(GeneratorRule rule) {
    return rule.judging() == null ? usual.validators() : validators(rule.judging().validators());
  }

  /** The flags of a particular test. */
  private static Optional<TestJudging> judging(PackageTest test) {
    return Optional.ofNullable(test.judging());
  }

  private JuryChecker checker(TestJudging one, JuryInteractor own, Function<Case, byte[]> answers) {
    return checker(
        validators(one.validators()),
        answerValidators(one.answerValidators()),
        believed(judging(parts.interactor(), one.checker()), own).withSaved(answers));
  }

  private BelievedAnswers believed(Judging judging, JuryInteractor talks) {
    return new BelievedAnswers(references, judging, ceiling, talks, null);
  }

  /** A plain run of a program on a test; null if it fails. */
  ProcessReport ranWell(JuryProgram program, PackageTest test, byte[] input) {
    if (interactor == null) {
      RunResult result = program.runPlainly(RunRequest.of(input, program.limits()));
      return JuryProgram.hasEnded(result, JuryProgram.WELL) ? result.report() : null;
    }
    return interactor
        .ofTests(
            unused -> savedAnswer(test),
            unused -> judging(test).map(TestJudging::interactor).orElse(null))
        .ranWell(
            program,
            new Case(
                new CaseName(parts.name(), "file", 0, 0),
                new String(input, StandardCharsets.ISO_8859_1)));
  }

  private static byte[] savedAnswer(PackageTest test) {
    try {
      return test.answer() == null ? null : InputFiles.bytes(test.answer());
    } catch (IOException gone) {
      return null;
    }
  }

  private JuryChecker checker(
      List<JuryValidator> validators, List<AnswerValidator> ofAnswers, BelievedAnswers answers) {
    return new JuryChecker(
        validators, ofAnswers, answers, new SizeStrata(), limits.checkerAlways());
  }

  private JuryInteractor interactor(InteractorCall call) {
    if (call == null) {
      return null;
    }
    JuryProgram program = programs.program(call.call().program(), Reason.INTERACTOR_FAILED);
    TestsByInput tests = new TestsByInput(parts.data());
    return asFlagged(
        new JuryInteractor(program, call), each -> tests.of(each).flatMap(Judges::judging));
  }

  /** An interactor for drawn cases, with the flags of each. */
  private JuryInteractor asFlagged(
      JuryInteractor one, Function<Case, Optional<TestJudging>> flags) {
    return one.ofTests(
        new TestsByInput(parts.data())::answer,
        each -> flags.apply(each).map(TestJudging::interactor).orElse(null));
  }

  private List<JuryValidator> validators(List<ValidatorCall> calls) {
    return calls.stream().map(this::validator).toList();
  }

  private JuryValidator validator(ValidatorCall each) {
    if (Description.isIn(each.call().program())) {
      return descriptions.validator(each.call().program());
    }
    JuryProgram program = programs.program(each.call().program(), Reason.VALIDATOR_FAILED);
    return new ProgramValidator(program, each.call().arguments(), each.codes());
  }

  private List<AnswerValidator> answerValidators(List<ValidatorCall> calls) {
    return calls.stream().map(each -> answerValidator(each.call())).toList();
  }

  private AnswerValidator answerValidator(ProgramCall call) {
    return Description.isIn(call.program())
        ? descriptions.validator(call.program())
        : new ProgramAnswerValidator(
            programs.program(call.program(), Reason.VALIDATOR_FAILED), call.arguments());
  }

  private Judging judging(InteractorCall talks, CheckerCall checker) {
    return talks != null && checker.equals(CheckerCall.TOKENS)
        ? new ByInteractor()
        : judging(checker);
  }

  private Judging judging(CheckerCall checker) {
    List<Judging> all =
        checker.programs().stream().map(each -> judging(each, checker.codes())).toList();
    return all.size() == 1 ? all.get(0) : new ByAll(all);
  }

  private Judging judging(ProgramCall call, CheckerCodes codes) {
    String text = call.program();
    if (!text.startsWith(CheckerCall.STANDARD)) {
      JuryProgram program = programs.program(text, Reason.CHECKER_FAILED);
      return new ByProgram(program, call.arguments(), codes);
    }
    try {
      String name = text.substring(CheckerCall.STANDARD.length());
      return new ByComparison(StandardComparison.named(name));
    } catch (IllegalArgumentException unknown) {
      throw new UsageException("--checker " + text + ": " + unknown.getMessage());
    }
  }
}
