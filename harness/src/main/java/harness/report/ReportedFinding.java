package harness.report;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import harness.campaign.IndexRange;
import harness.shrink.Smallest;
import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.List;

/**
 * One wrong answer or broken limit.
 *
 * @param caseName null where the submission could not be compiled
 * @param drawnBy the program and arguments that gave the input; null if no program did
 * @param claimed null where there is no answer
 * @param expected null where the right answer is -1
 * @param fileCases the campaign's cases in that file; null where the case alone shows it
 * @param output what the submission said: a program's own output, else its answer in the judge's
 *     format
 * @param file the judge's file that shows it, where the case alone does not; else null
 * @param moves the moves it gave, null for none
 * @param right one right answer, in the judge's format
 * @param rightMoves one right sequence; null if there is none
 * @param siding names of the other submissions that gave the right count on this case
 * @param reproduce a command that shows it again, null until one is made
 * @param smallest the smallest case that fails alike, null where none was looked for or found
 */
@RecordBuilder
public record ReportedFinding(
    String submission,
    @JsonProperty("case") @JsonSetter(nulls = Nulls.SET) String caseName,
    String verdict,
    @JsonSetter(nulls = Nulls.SET) String reason,
    String detail,
    @JsonInclude(JsonInclude.Include.NON_NULL) @JsonSetter(nulls = Nulls.SET) String drawnBy,
    Integer claimed,
    Integer expected,
    String input,
    @JsonSetter(nulls = Nulls.SET) String file,
    @JsonSetter(nulls = Nulls.SET) IndexRange fileCases,
    String output,
    @JsonSetter(nulls = Nulls.SET) String moves,
    String right,
    @JsonSetter(nulls = Nulls.SET) String rightMoves,
    List<String> siding,
    @JsonSetter(nulls = Nulls.SET) String reproduce,
    @JsonSetter(nulls = Nulls.SET) Smallest smallest)
    implements ReportedFindingBuilder.With {

  /** Whether its outputs are text and nothing more, and no answers of a puzzle. */
  @JsonIgnore
  public boolean isPlainText() {
    return claimed == null && expected == null && moves == null && rightMoves == null;
  }

  /** This with long texts cut. */
  ReportedFinding shortened() {
    return with(
        copy ->
            copy.input(LongText.cut(input))
                .file(LongText.cut(file))
                .output(LongText.cut(output))
                .right(LongText.cut(right))
                .smallest(smallest == null ? null : smallest.shortened(LongText::cut)));
  }
}
