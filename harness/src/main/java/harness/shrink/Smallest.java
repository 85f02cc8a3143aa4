package harness.shrink;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import harness.cases.Reason;
import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.function.UnaryOperator;

/**
 * The smallest case found, or file of cases, in which a submission fails with the same verdict and
 * reason.
 *
 * @param input the case's own lines; those of all cases in order where it takes several
 * @param cases how many cases
 * @param bytes the length of the input
 * @param tokens how many words the input has; null for a puzzle
 * @param distance exact distance of the case that is wrong; null if the right answer is -1 or the
 *     problem has no distances
 * @param claimed the count it gave; null if it gave none
 * @param expected the right count; null if the right answer is -1
 * @param proven whether every smaller case was tried; of a file of several, whether no smaller file
 *     made of its own cases fails
 * @param triedTo the distance up to which all cases were tried; null if proven, or if no distance
 *     was tried whole
 * @param file the judge's input file; null if it takes more cases than a judge's file holds
 * @param wrong the place in the file, from 1, of the case that is wrong
 * @param picture the case that is wrong, drawn
 * @param output what the submission said: a program's own output, else its answer in the judge's
 *     format
 * @param moves the moves it gave; null if it gave none
 * @param answers right answers to the file, in the judge's format
 * @param right the right answer to the case that is wrong, in the judge's format
 * @param rightMoves one right sequence for it; null if there is none
 * @param reason why the case is wrong, in its file; null if the verdict says all, or if it was not
 *     seen again
 * @param detail in words what is wrong
 * @param note what was done to find it, for a person
 * @param ran how many cases were run
 * @param ranToShorten how many of them made it short, before its values were lowered and all that
 *     is smaller was looked for; null for a puzzle
 * @param elapsedMs how long it took
 * @param reproduce a command that shows it again; null until one is made
 */
@RecordBuilder
public record Smallest(
    String input,
    int cases,
    int bytes,
    Integer tokens,
    Integer distance,
    Integer claimed,
    Integer expected,
    boolean proven,
    Integer triedTo,
    @JsonSetter(nulls = Nulls.SET) String file,
    int wrong,
    String picture,
    String output,
    @JsonSetter(nulls = Nulls.SET) String moves,
    String answers,
    String right,
    @JsonSetter(nulls = Nulls.SET) String rightMoves,
    @JsonSetter(nulls = Nulls.SET) String reason,
    String detail,
    String note,
    long ran,
    Long ranToShorten,
    long elapsedMs,
    @JsonSetter(nulls = Nulls.SET) String reproduce)
    implements SmallestBuilder.With {

  /** The label of a reason; null if there is none. */
  static String label(Reason reason) {
    return reason == null ? null : reason.label();
  }

  /** This with long texts cut. */
  public Smallest shortened(UnaryOperator<String> cut) {
    return with(
        copy ->
            copy.input(cut.apply(input))
                .file(cut.apply(file))
                .picture(cut.apply(picture))
                .output(cut.apply(output))
                .answers(cut.apply(answers))
                .right(cut.apply(right)));
  }
}
