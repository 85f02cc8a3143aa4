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
 * @param references what is believed; the first one's output is shown
 * @param submissions what is expected of each, by how {@code --solution} names it
 * @param data the tests that it comes with
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
    CheckerCall checker,
    List<String> references,
    Map<String, Expectation> submissions,
    List<DataFile> data,
    Headers headers,
    List<String> notes)
    implements ProblemPackageBuilder.With {

  public ProblemPackage {
    generators = List.copyOf(generators);
    validators = List.copyOf(validators);
    references = List.copyOf(references);
    submissions = Collections.unmodifiableMap(new LinkedHashMap<>(submissions));
    data = List.copyOf(data);
    notes = List.copyOf(notes);
  }

  /** This with other programs in some roles, where the user names them. */
  public ProblemPackage with(
      List<GeneratorRule> otherGenerators,
      List<String> otherReferences,
      List<ValidatorCall> otherValidators,
      CheckerCall otherChecker) {
    return with(
        copy ->
            copy.generators(otherGenerators.isEmpty() ? generators : otherGenerators)
                .validators(otherValidators.isEmpty() ? validators : otherValidators)
                .checker(otherChecker == null ? checker : otherChecker)
                .references(otherReferences.isEmpty() ? references : otherReferences));
  }
}
