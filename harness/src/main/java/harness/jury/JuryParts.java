package harness.jury;

import harness.draw.ArgumentTemplate;
import harness.formats.CheckerCall;
import harness.formats.CheckerCodes;
import harness.formats.GeneratorRule;
import harness.formats.GeneratorText;
import harness.formats.Headers;
import harness.formats.InteractorCall;
import harness.formats.PackageLimits;
import harness.formats.ProblemPackage;
import harness.formats.ProgramCall;
import harness.formats.ValidatorCall;
import harness.formats.ValidatorCodes;
import harness.terminal.UsageException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The programs of a problem as a command line names them, each as {@code --solution} takes it.
 *
 * @param name of the problem
 * @param generators programs with the template of their arguments behind them, in the order of
 *     their turns
 * @param references what is believed; the first one's output is shown
 * @param validators see every input before anything else does
 * @param checker a program, or {@code std:NAME}; null to compare by tokens
 * @param interactor talks with submissions; null if they read files
 * @param codes how a checker program and an interactor speak
 */
public record JuryParts(
    String name,
    List<String> generators,
    List<String> references,
    List<String> validators,
    String checker,
    String interactor,
    CheckerCodes codes,
    JuryLimits limits) {

  private static final String FORMAT = "loose";

  /** Of submissions that read files. */
  public JuryParts(
      String name,
      List<String> generators,
      List<String> references,
      List<String> validators,
      String checker,
      CheckerCodes codes,
      JuryLimits limits) {
    this(name, generators, references, validators, checker, null, codes, limits);
  }

  public JuryParts {
    generators = List.copyOf(generators);
    references = List.copyOf(references);
    validators = List.copyOf(validators);
  }

  /**
   * The same as a problem.
   *
   * @param folder what relative paths start from
   */
  public ProblemPackage asPackage(PackageLimits ofSubmissions, Headers headers, Path folder) {
    return new ProblemPackage(
        name,
        FORMAT,
        null,
        folder,
        ofSubmissions,
        rules(folder),
        validatorCalls(),
        checker == null ? CheckerCall.TOKENS : checkerCall(),
        interactorCall(),
        references,
        Map.of(),
        List.of(),
        headers,
        List.of());
  }

  /** The generators; empty where none is named. */
  public List<GeneratorRule> rules(Path folder) {
    return generators.stream().map(each -> rule(each, folder)).toList();
  }

  private static GeneratorRule rule(String text, Path folder) {
    GeneratorText asked = GeneratorText.parse(text, folder);
    try {
      return GeneratorRule.printing(
          text, asked.program(), ArgumentTemplate.parse(asked.arguments()));
    } catch (IllegalArgumentException unreadable) {
      throw new UsageException("--generator '" + text + "': " + unreadable.getMessage());
    }
  }

  /** The texts of all programs that are named. */
  public List<String> programs(Path folder) {
    List<String> all = new ArrayList<>();
    rules(folder).forEach(each -> all.add(each.program()));
    all.addAll(references);
    all.addAll(validators);
    if (checker != null && !checker.startsWith(CheckerCall.STANDARD)) {
      all.add(checker);
    }
    if (interactor != null) {
      all.add(interactor);
    }
    return all;
  }

  /** The validators; empty where none is named. */
  public List<ValidatorCall> validatorCalls() {
    return validators.stream()
        .map(each -> new ValidatorCall(ProgramCall.of(each), ValidatorCodes.TESTLIB))
        .toList();
  }

  /** What submissions talk with; null if nothing is named. */
  public InteractorCall interactorCall() {
    return interactor == null ? null : InteractorCall.live(ProgramCall.of(interactor), codes);
  }

  /** The checker, or null if none is named. */
  public CheckerCall checkerCall() {
    return checker == null ? null : CheckerCall.of(checker, codes);
  }
}
