package harness.shrink;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import harness.cases.Reason;
import harness.problem.Behaviour;
import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * The smallest case found, or file of cases, in which a submission fails with the same verdict and
 * reason.
 *
 * @param input the lines of the case; those of all cases in order if several are needed
 * @param cases number of cases
 * @param bytes length of the input in bytes
 * @param tokens number of tokens of the input; null for a puzzle
 * @param distance exact distance of the wrong case; null if the right answer is -1 or the problem
 *     has no distances
 * @param claimed the number of moves that the submission claims; null if none
 * @param expected the right number of moves; null if the right answer is -1
 * @param proven whether every smaller case was tried; for several cases, whether no smaller file
 *     made of them fails
 * @param triedTo the distance up to which all cases were tried; null if proven, or if no distance
 *     was completed
 * @param file the judge's input file; null if more cases are needed than a judge's file holds
 * @param wrong position of the wrong case in the file, from 1
 * @param picture a drawing of the wrong case
 * @param output a program's output, or a solver's answer in the judge's format
 * @param moves the moves that the submission gave; null if none
 * @param answers right answers to the file, in the judge's format
 * @param right the right answer to the wrong case, in the judge's format
 * @param rightMoves a right sequence of moves for it; null if there is none
 * @param reason the reason for the verdict on the case in its file; null if there is none, or if
 *     the failure was not seen again
 * @param detail what is wrong, in words
 * @param note how certain the result is, and what else is known of it, as shown to users
 * @param certainty what the note says of smaller cases; null if that is all it says
 * @param ran number of cases run
 * @param ranToShorten number of those run to shorten the input, before lowering its values and
 *     trying all smaller ones; null for a puzzle
 * @param elapsedMs time taken in milliseconds
 * @param runs how many plain runs showed whether the case fails, if it fails in some runs only,
 *     else null
 * @param failed in how many of these it failed, or null
 * @param groups what each submission did on it, if they are compared with each other; else null
 * @param suspects those outside the largest group; null if they are not compared
 * @param reproduce a command that shows the failure again; null until it is set
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
    @JsonSetter(nulls = Nulls.SET) String answers,
    @JsonSetter(nulls = Nulls.SET) String right,
    @JsonSetter(nulls = Nulls.SET) String rightMoves,
    @JsonSetter(nulls = Nulls.SET) Reason reason,
    String detail,
    String note,
    @JsonInclude(JsonInclude.Include.NON_NULL) @JsonSetter(nulls = Nulls.SET) String certainty,
    long ran,
    Long ranToShorten,
    long elapsedMs,
    @JsonInclude(JsonInclude.Include.NON_NULL) @JsonSetter(nulls = Nulls.SET) Integer runs,
    @JsonInclude(JsonInclude.Include.NON_NULL) @JsonSetter(nulls = Nulls.SET) Integer failed,
    @JsonInclude(JsonInclude.Include.NON_NULL) @JsonSetter(nulls = Nulls.SET)
        List<Behaviour> groups,
    @JsonInclude(JsonInclude.Include.NON_NULL) @JsonSetter(nulls = Nulls.SET) List<String> suspects,
    @JsonSetter(nulls = Nulls.SET) String reproduce)
    implements SmallestBuilder.With {

  /** The note on a case that is described as it was found or given. */
  public static final String AS_FOUND = "as found";

  public Smallest {
    answers = answers == null ? "" : answers; // missing in a difference
    right = right == null ? "" : right;
  }

  /** This difference, told only of some of its suspects. */
  public Smallest onlyOf(Set<String> names) {
    return groups == null || suspects == null
        ? this
        : with(
            copy ->
                copy.suspects(suspects.stream().filter(names::contains).toList())
                    .detail(Behaviour.sentence(groups, names)));
  }

  /** These groups with long outputs cut; null for null. */
  public static List<Behaviour> cut(List<Behaviour> groups, UnaryOperator<String> cut) {
    return groups == null
        ? null
        : groups.stream().map(each -> each.withOutput(cut.apply(each.output()))).toList();
  }

  /** A copy with long texts cut. */
  public Smallest shortened(UnaryOperator<String> cut) {
    return with(
        copy ->
            copy.input(cut.apply(input))
                .file(cut.apply(file))
                .picture(cut.apply(picture))
                .output(cut.apply(output))
                .answers(cut.apply(answers))
                .right(cut.apply(right))
                .groups(cut(groups, cut)));
  }
}
