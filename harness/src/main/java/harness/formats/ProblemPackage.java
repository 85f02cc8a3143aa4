package harness.formats;

import harness.run.Expectation;
import io.soabase.recordbuilder.core.RecordBuilder;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A problem as its author stored it, in no format any more. Programs are texts as {@code
 * --solution} takes them.
 *
 * @param name in a form that the name of a case can hold
 * @param format that it was read from
 * @param root the package itself; null for loose programs
 * @param folder what relative paths start from
 * @param limits for submissions, unless the user says otherwise
 * @param generators in the order of their turns
 * @param validators see every input before anything else does
 * @param answerValidators see every answer before it is believed
 * @param interactor talks with submissions; null if they read files
 * @param references what is believed; the first one's output is shown
 * @param submissions what is expected of each, by how {@code --solution} names it
 * @param tests those that it comes with, in its own order
 * @param headers where compilers find headers
 * @param notes what is not supported or was left out, one line each
 */
@RecordBuilder
public record ProblemPackage(
    String name,
    String format,
    Path root,
    Path folder,
    PackageLimits limits,
    List<GeneratorRule> generators,
    List<ValidatorCall> validators,
    List<ValidatorCall> answerValidators,
    CheckerCall checker,
    InteractorCall interactor,
    List<String> references,
    Map<String, Expectation> submissions,
    List<PackageTest> tests,
    Headers headers,
    List<String> notes)
    implements ProblemPackageBuilder.With {

  public ProblemPackage {
    generators = List.copyOf(generators);
    validators = List.copyOf(validators);
    answerValidators = List.copyOf(answerValidators);
    references = List.copyOf(references);
    submissions = Collections.unmodifiableMap(new LinkedHashMap<>(submissions));
    tests = List.copyOf(tests);
    notes = List.copyOf(notes);
  }

  /** The tests that it ships as files. */
  public List<DataFile> data() {
    return only(DataFile.class);
  }

  /** The tests that its generators make. */
  public List<GeneratedTest> generated() {
    return only(GeneratedTest.class);
  }

  private <T extends PackageTest> List<T> only(Class<T> kind) {
    return tests.stream().filter(kind::isInstance).map(kind::cast).toList();
  }

  /** This with other programs in some roles, where the user names them. */
  public ProblemPackage with(
      List<GeneratorRule> otherGenerators,
      List<String> otherReferences,
      List<ValidatorCall> otherValidators,
      CheckerCall otherChecker,
      InteractorCall otherInteractor) {
    return with(
        copy ->
            copy.generators(otherGenerators.isEmpty() ? generators : otherGenerators)
                .validators(otherValidators.isEmpty() ? validators : otherValidators)
                .checker(otherChecker == null ? checker : otherChecker)
                .interactor(otherInteractor == null ? interactor : otherInteractor)
                .references(otherReferences.isEmpty() ? references : otherReferences));
  }
}
