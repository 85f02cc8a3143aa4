package harness.formats;

import harness.cases.UsageException;
import harness.process.NamedFiles;
import harness.run.Expectation;
import harness.scoring.ScoredPackage;
import io.soabase.recordbuilder.core.RecordBuilder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A problem as its author stored it, independent of the format. Programs are texts in the form that
 * {@code --solution} takes.
 *
 * @param name using only characters that are allowed in the name of a case
 * @param format the format that it was read from
 * @param root the package's folder or archive; null for loose programs
 * @param folder base of relative paths
 * @param limits limits of submissions, unless the user gives others
 * @param files those that submissions and references use in place of their standard streams; none,
 *     also if null, if they talk with an interactor
 * @param generators in the order in which they take turns
 * @param generatorFrame what is put around what some of them print; {@link GeneratorFrame#NONE},
 *     also if null, if nothing
 * @param validators read every input before any other program
 * @param answerValidators read every answer before it is trusted
 * @param interactor talks to submissions; null if they read files
 * @param references trusted programs; the output of the first is shown
 * @param referenceIsChosen whether the author named no reference, so that one of the submissions
 *     expected to be accepted was chosen
 * @param submissions the expected verdicts of each, by its name for {@code --solution}
 * @param tests the package's own tests, in its order
 * @param assumed whether generator and validator are only a form that the tests have in common
 * @param scored groups of tests with points; null if a test either passes or fails
 * @param drawnGroups names of the groups of tests that inputs are drawn for; empty, also if null,
 *     if they are drawn for all
 * @param headers where compilers search for headers
 * @param grader what is compiled with submissions; {@link LinkedGrader#NONE}, also if null, if
 *     nothing is
 * @param outputs says which files submissions are; null if they are programs
 * @param given files that generators and validators find in their working folders; none, also if
 *     null
 * @param notes one line for each part that is not supported or was left out
 */
@RecordBuilder
public record ProblemPackage(
    String name,
    String format,
    Path root,
    Path folder,
    PackageLimits limits,
    NamedFiles files,
    List<GeneratorRule> generators,
    GeneratorFrame generatorFrame,
    List<ValidatorCall> validators,
    List<ValidatorCall> answerValidators,
    CheckerCall checker,
    InteractorCall interactor,
    List<String> references,
    boolean referenceIsChosen,
    Map<String, Expectation> submissions,
    List<PackageTest> tests,
    boolean assumed,
    ScoredPackage scored,
    List<String> drawnGroups,
    Headers headers,
    LinkedGrader grader,
    OutputOnly outputs,
    List<Path> given,
    List<String> notes)
    implements ProblemPackageBuilder.With {

  /** Part of the note on programs that use files which nobody declared. */
  public static final String UNCONNECTED = "only standard input and output are connected";

  /** Part of the note on files that are used because the programs' sources name them. */
  public static final String CONNECTED = "used in place of the standard streams";

  /** Part of the note on programs of which none is known to be right. */
  public static final String NAME_REFERENCE = "name the right one with --reference";

  /** Whether nothing declares the files, and only the programs' sources name them. */
  public boolean areFilesFound() {
    return notes.stream().anyMatch(each -> each.contains(CONNECTED));
  }

  public ProblemPackage {
    files = files == null || (interactor != null && interactor.live()) ? NamedFiles.NONE : files;
    generators = List.copyOf(generators);
    generatorFrame = generatorFrame == null ? GeneratorFrame.NONE : generatorFrame;
    validators = List.copyOf(validators);
    answerValidators = List.copyOf(answerValidators);
    references = List.copyOf(references);
    submissions = Collections.unmodifiableMap(new LinkedHashMap<>(submissions));
    tests = List.copyOf(tests);
    drawnGroups = drawnGroups == null ? List.of() : List.copyOf(drawnGroups);
    grader = grader == null ? LinkedGrader.NONE : grader;
    given = given == null ? List.of() : List.copyOf(given);
    notes = List.copyOf(notes);
  }

  /**
   * Whether a submission is trusted as much as the reference.
   *
   * @param submission as for {@code --solution}
   */
  public boolean isTrusted(String submission) {
    Expectation expected = submissions.get(submission);
    return referenceIsChosen && expected != null && expected.isOfRightAnswers();
  }

  /** This package, whose programs use named files in place of the standard streams. */
  public ProblemPackage using(NamedFiles named) {
    return with(
        copy ->
            copy.files(named)
                .notes(
                    notes.stream()
                        .filter(each -> !each.contains(UNCONNECTED) && !each.contains(CONNECTED))
                        .toList()));
  }

  /** The tests that are shipped as files. */
  public List<DataFile> data() {
    return only(DataFile.class);
  }

  /** The shipped tests of the groups that inputs are drawn for. */
  public List<DataFile> drawnData() {
    if (drawnGroups.isEmpty()) {
      return data();
    }
    Map<String, String> groups = scored.groupsOfTests();
    return data().stream()
        .filter(each -> drawnGroups.contains(String.valueOf(groups.get(each.name()))))
        .toList();
  }

  /** Whether a generator's inputs are for the groups that inputs are drawn for. */
  public boolean draws(GeneratorRule rule) {
    return drawnGroups.isEmpty() || drawnGroups.contains(String.valueOf(rule.group()));
  }

  /** The tests that generators make. */
  public List<GeneratedTest> generated() {
    return only(GeneratedTest.class);
  }

  private <T extends PackageTest> List<T> only(Class<T> kind) {
    return tests.stream().filter(kind::isInstance).map(kind::cast).toList();
  }

  /** This package, whose checker and interactor use other exit codes. */
  public ProblemPackage with(CheckerCodes codes) {
    InteractorCall talks =
        interactor == null || interactor.isManager()
            ? interactor
            : new InteractorCall(interactor.call(), codes, interactor.live(), interactor.passes());
    CheckerCall checks =
        checker.isStandard() ? checker : new CheckerCall(checker.programs(), codes);
    return with(copy -> copy.checker(checks).interactor(talks));
  }

  /**
   * A program of the user with what the problem compiles with submissions; outputs of the user that
   * are unpacked if they are an archive. A command stays as it is.
   *
   * @param text as for {@code --solution}
   * @throws UsageException in one line, if the problem has nothing for its language
   */
  public String withGrader(String text) {
    Path file = Path.of("").resolve(SubmissionList.path(text));
    Path own = Path.of("").resolve(text);
    Path program = Files.exists(own) ? own : file;
    if (!Files.exists(program)) {
      return text;
    }
    Path linked = outputs == null ? grader.linkedUnlessWhole(program) : outputs.unpacked(program);
    if (linked.equals(program)) {
      return text;
    }
    return Files.exists(own)
        ? SubmissionList.named(linked, program)
        : SubmissionList.shownName(text) + "=" + linked;
  }

  /** This package with the programs that the user named in place of its own. */
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
                .references(
                    otherReferences.isEmpty()
                        ? references
                        : otherReferences.stream().map(this::withGrader).toList())
                .notes(
                    notes.stream()
                        .filter(each -> otherReferences.isEmpty() || !each.contains(NAME_REFERENCE))
                        .toList())
                .referenceIsChosen(otherReferences.isEmpty() && referenceIsChosen));
  }
}
