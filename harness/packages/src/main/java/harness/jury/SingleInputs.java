package harness.jury;

import harness.cases.Case;
import harness.cases.CaseName;
import harness.cases.Judgement;
import harness.cases.UsageException;
import harness.formats.GeneratorRule;
import harness.formats.PackageTest;
import harness.problem.JudgeFailure;
import harness.process.NamedFiles;
import harness.process.RunRequest;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import java.util.Optional;

/**
 * What the programs of a problem say about one input at a time, outside of a run. Inputs are texts
 * with one character per byte.
 */
public final class SingleInputs {

  private final JuryProblem problem;
  private final Judges judges;
  private final NamedFiles files;

  /**
   * Inputs of a problem.
   *
   * @param files those that its programs use in place of their standard streams
   */
  SingleInputs(JuryProblem problem, Judges judges, NamedFiles files) {
    this.problem = problem;
    this.judges = judges;
    this.files = files;
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
    return judges.ofTests(problem, each -> test, null).checker(true).truth(file(input)).output();
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
          problem.name() + ": its interactor judges; an output alone cannot be checked");
    }
    return problem.checker().judge(file(input), output, answer);
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

  /** The files that the first reference uses on an input; empty if it has no source. */
  public Optional<UsedFiles> filesOfReference(String input) {
    if (judges.references().isEmpty() || judges.referenceSources().isEmpty()) {
      return Optional.empty();
    }
    JuryProgram first = judges.references().get(0);
    RunRequest request =
        first.request(JuryProgram.bytes(input)).withEverythingWanted(UsedFiles.KEPT_BYTES);
    return Optional.of(
        UsedFiles.of(judges.referenceSources().get(0), files, first.runPlainly(request)));
  }

  private Case file(String input) {
    return new Case(new CaseName(problem.name(), "file", 0, 0), input);
  }
}
