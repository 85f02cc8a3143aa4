package harness.jury;

import harness.describe.Description;
import harness.describe.constraints.Constraints;
import harness.describe.learn.DraftSwitches;
import harness.describe.learn.DraftTrial;
import harness.describe.learn.Proposal;
import harness.describe.learn.Proposal.Draft;
import harness.draw.ArgumentTemplate;
import harness.formats.DataFile;
import harness.formats.GeneratorRule;
import harness.formats.PackageTest;
import harness.formats.ProblemPackage;
import harness.formats.Scratch;
import harness.formats.TestJudging;
import harness.formats.ValidatorCall;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * The form that a problem's inputs are assumed to have if it has no generator, no validator and no
 * interactor: the form of its own tests. The assumption may be wrong. So an input that the
 * reference cannot handle is skipped, and the report says that the form is assumed.
 */
public final class AssumedForm {

  private static final String FILE = "assumed" + Description.ENDING;

  /** More tests hardly tell more, and large ones take long to read. */
  private static final int MOST_TESTS = 50;

  private static final long LARGEST = 4096;

  /** The note of a run. */
  static final String REMARK =
      "nothing says which inputs are valid; the drawn ones have the form of the tests. If one is"
          + " invalid, correct the form: harness describe TEST... > input.ctd, then add --input-format"
          + " input.ctd";

  private AssumedForm() {}

  /**
   * The problem with inputs of the assumed form; unchanged if the problem says which inputs are
   * valid, or if its tests have no form in common.
   *
   * @param constraints what the problem's statement says of its inputs
   * @param notes receives a line for each constraint that the form does not say
   */
  public static ProblemPackage of(
      ProblemPackage problem, Constraints constraints, Consumer<String> notes, Scratch scratch)
      throws IOException {
    Draft draft = isOpen(problem) ? draft(problem.drawnData(), List.of(), constraints) : null;
    if (draft == null) {
      return problem;
    }
    draft.notes().forEach(notes);
    String text = draft.text();
    Path file = scratch.folder("form").resolve(FILE);
    Files.writeString(file, text, StandardCharsets.ISO_8859_1);
    String named = file.toString();
    return problem.with(
        copy ->
            copy.generators(
                    List.of(GeneratorRule.printing(named, named, ArgumentTemplate.parse(""))))
                .validators(List.of(ValidatorCall.testlib(named)))
                .tests(problem.tests().stream().map(each -> asWritten(each, problem)).toList())
                .assumed(true));
  }

  /** Whether only its tests show which inputs a problem has. */
  public static boolean isOpen(ProblemPackage problem) {
    return problem.generators().isEmpty()
        && problem.validators().isEmpty()
        && problem.interactor() == null;
  }

  /** The text of the form that a problem's inputs are assumed to have, without other forms. */
  public static String text(ProblemPackage problem) throws IOException {
    Path file = Path.of(problem.generators().get(0).program());
    return DraftSwitches.without(Files.readString(file, StandardCharsets.ISO_8859_1));
  }

  /** A test without the form as its validator: others need not have the form of the small ones. */
  private static PackageTest asWritten(PackageTest test, ProblemPackage problem) {
    return test.judging() != null
        ? test
        : test.judgedBy(
            new TestJudging(List.of(), problem.answerValidators(), problem.checker(), null));
  }

  /**
   * The form of tests; null if they have none in common that inputs can be drawn in.
   *
   * @param more inputs of the same form, which have no needless blanks
   */
  static String ofTests(List<DataFile> tests, List<String> more) {
    Draft draft = draft(tests, more, Constraints.none());
    return draft == null ? null : draft.text();
  }

  private static Draft draft(List<DataFile> tests, List<String> more, Constraints constraints) {
    Stream<String> small =
        tests.stream()
            .filter(each -> each.size() > 0 && each.size() <= LARGEST)
            .sorted(Comparator.comparingLong(DataFile::size))
            .limit(MOST_TESTS)
            .map(AssumedForm::tidied);
    List<String> samples = Stream.concat(small, more.stream()).distinct().toList();
    try {
      samples.forEach(Proposal::checkSample);
      Draft draft = samples.isEmpty() ? null : Proposal.of(samples, constraints);
      return draft != null && DraftTrial.passes(draft.text(), samples) ? draft : null;
    } catch (IllegalArgumentException none) {
      return null;
    }
  }

  /** A test with one space between tokens, none at the ends of lines, and no empty last line. */
  private static String tidied(DataFile test) {
    try {
      return Proposal.tidied(test.text());
    } catch (IOException gone) {
      return "";
    }
  }
}
