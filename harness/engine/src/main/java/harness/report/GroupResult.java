package harness.report;

import static com.fasterxml.jackson.annotation.JsonInclude.Include.NON_NULL;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import harness.cases.Verdict;
import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.List;

/**
 * A submission in a group of tests with points.
 *
 * @param score its points; null if not all tests that count have a verdict
 * @param maxScore the most points; null if there is no bound
 * @param verdict null if the group was left out, or if the score is null
 * @param expected the expected verdicts, best first; null for any
 * @param expectedScore the fewest and the most expected points, null for no bound; null for any
 *     points
 * @param expectedScoreAbove true if the fewest expected points are themselves too few; else null
 * @param expectedScoreBelow true if the most expected points are themselves too many; else null
 * @param after the group or test whose failure left this one out; null if it was judged
 * @param skipped the number of its tests that a judge does not run after a failure, which then do
 *     not count; null if there are none
 * @param limitShare the slowest test's CPU time as a share of the time limit; null if none was run
 * @param deviation how it differs from what is expected, in words; null if it does not
 * @param judgeError why the problem's own programs could not grade it; null if they could
 */
@RecordBuilder
public record GroupResult(
    String name,
    @JsonSetter(nulls = Nulls.SET) Double score,
    @JsonSetter(nulls = Nulls.SET) Double maxScore,
    @JsonSetter(nulls = Nulls.SET) Verdict verdict,
    @JsonSetter(nulls = Nulls.SET) List<Verdict> expected,
    @JsonInclude(NON_NULL) @JsonSetter(nulls = Nulls.SET) List<Double> expectedScore,
    @JsonInclude(NON_NULL) @JsonSetter(nulls = Nulls.SET) Boolean expectedScoreAbove,
    @JsonInclude(NON_NULL) @JsonSetter(nulls = Nulls.SET) Boolean expectedScoreBelow,
    @JsonInclude(NON_NULL) @JsonSetter(nulls = Nulls.SET) String after,
    @JsonInclude(NON_NULL) @JsonSetter(nulls = Nulls.SET) Integer skipped,
    @JsonSetter(nulls = Nulls.SET) Double limitShare,
    @JsonInclude(NON_NULL) @JsonSetter(nulls = Nulls.SET) String deviation,
    @JsonInclude(NON_NULL) @JsonSetter(nulls = Nulls.SET) String judgeError)
    implements GroupResultBuilder.With {

  /** Whether it is a finding. */
  @JsonIgnore
  public boolean isFinding() {
    return deviation != null || judgeError != null;
  }
}
