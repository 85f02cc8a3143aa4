package harness.jury;

import harness.cases.UsageException;
import harness.draw.ArgumentTemplate;
import harness.formats.CheckerCall;
import harness.formats.CheckerCodes;
import harness.formats.GeneratorRule;
import harness.formats.GeneratorText;
import harness.formats.Headers;
import harness.formats.InteractorCall;
import harness.formats.PackageLimits;
import harness.formats.ProblemPackage;
import harness.formats.ProblemPackageBuilder;
import harness.formats.ValidatorCall;
import harness.formats.loose.LooseFormat;
import harness.ready.ReadyCall;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The programs of a problem as named on a command line, each in the form of {@code --solution}.
 *
 * @param name of the problem
 * @param generators programs, each followed by the template of its arguments, in the order of their
 *     turns
 * @param references programs that are believed; the output of the first one is shown
 * @param validators programs that see every input first
 * @param checker a program, or {@code std:NAME}; null to compare by tokens
 * @param interactor program that talks with submissions; null if they read files
 * @param codes exit codes of a checker program and an interactor
 */
public record JuryParts(
    String name,
    List<String> generators,
    List<String> references,
    List<String> validators,
    String checker,
    String interactor,
    CheckerCodes codes) {

  public JuryParts {
    generators = List.copyOf(generators);
    references = List.copyOf(references);
    validators = List.copyOf(validators);
  }

  /**
   * Converts the parts to a problem package.
   *
   * @param folder the folder that relative paths start from
   */
  public ProblemPackage asPackage(PackageLimits ofSubmissions, Headers headers, Path folder) {
    return ProblemPackageBuilder.builder()
        .name(name)
        .format(LooseFormat.NAME)
        .folder(folder)
        .limits(ofSubmissions)
        .generators(rules(folder))
        .validators(validatorCalls())
        .answerValidators(List.of())
        .checker(checker == null ? CheckerCall.TOKENS : checkerCall())
        .interactor(interactorCall())
        .references(references)
        .submissions(Map.of())
        .tests(List.of())
        .headers(headers)
        .notes(List.of())
        .build();
  }

  /** The generators; empty if none is named. */
  public List<GeneratorRule> rules(Path folder) {
    return generators.stream().map(each -> rule(each, folder)).toList();
  }

  private static GeneratorRule rule(String text, Path folder) {
    if (ReadyCall.isIn(text)) {
      String program = ReadyCall.PREFIX + ready(text).kind().name();
      return GeneratorRule.printing(text, program, ArgumentTemplate.parse(""));
    }
    GeneratorText generator = GeneratorText.parse(text, folder);
    try {
      return GeneratorRule.printing(
          text, generator.program(), ArgumentTemplate.parse(generator.arguments()));
    } catch (IllegalArgumentException unreadable) {
      throw new UsageException("--generator '" + text + "': " + unreadable.getMessage());
    }
  }

  /**
   * Reads the text of a ready input.
   *
   * @throws UsageException with a one-line message, if it is wrong
   */
  static ReadyCall ready(String text) {
    try {
      return ReadyCall.parse(text);
    } catch (IllegalArgumentException wrong) {
      throw new UsageException(wrong.getMessage());
    }
  }

  /** The texts of all named programs. */
  public List<String> programs(Path folder) {
    boolean isStandard = checker == null || checker.startsWith(CheckerCall.STANDARD);
    return Stream.of(
            rules(folder).stream().map(GeneratorRule::program),
            references.stream(),
            validators.stream(),
            Stream.ofNullable(isStandard ? null : checker),
            Stream.ofNullable(interactor))
        .flatMap(each -> each)
        .toList();
  }

  /** The validators; empty if none is named. */
  public List<ValidatorCall> validatorCalls() {
    return validators.stream().map(ValidatorCall::testlib).toList();
  }

  /** The interactor; null if none is named. */
  public InteractorCall interactorCall() {
    return interactor == null ? null : InteractorCall.live(interactor, codes);
  }

  /** The checker; null if none is named. */
  public CheckerCall checkerCall() {
    return checker == null ? null : CheckerCall.of(checker, codes);
  }
}
