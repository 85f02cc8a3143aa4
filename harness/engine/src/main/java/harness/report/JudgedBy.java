package harness.report;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import harness.problem.Comparison;
import java.util.List;

/**
 * What outputs were compared with in a run.
 *
 * @param with the names of references, or other words; may be empty
 * @param by the name of the comparison, checker or interactor; null if nothing was compared
 */
public record JudgedBy(List<String> with, @JsonSetter(nulls = Nulls.SET) String by) {

  private static final String EACH_OTHER = "each other";

  public JudgedBy {
    with = List.copyOf(with);
  }

  /** What the outputs of this many submissions can be compared with. */
  public static JudgedBy of(Comparison comparison, int submissions) {
    boolean areOfSome = comparison.with().equals(Comparison.WITH_ANSWERS_OF_TESTS);
    if (comparison.alone() || !(comparison.with().isEmpty() || (areOfSome && submissions > 1))) {
      return new JudgedBy(comparison.with(), comparison.by());
    }
    return submissions > 1
        ? new JudgedBy(List.of(EACH_OTHER), comparison.by())
        : new JudgedBy(List.of(), null);
  }

  /** Whether no answer is known, and outputs are compared with each other. */
  @JsonIgnore
  public boolean isEachOther() {
    return with.equals(List.of(EACH_OTHER));
  }

  /** Whether only crashes and exceeded limits can be seen on some of the cases. */
  @JsonIgnore
  public boolean isOfSome() {
    return by == null || with.equals(Comparison.WITH_ANSWERS_OF_TESTS);
  }

  /** What outputs were compared with, in words. */
  public String text() {
    if (by == null) {
      return "nothing was compared: only crashes and exceeded limits could be seen";
    }
    if (isOfSome()) {
      return "compared with %s by %s; on other inputs, only crashes and exceeded limits could be seen"
          .formatted(String.join(" and ", with), by);
    }
    return with.isEmpty()
        ? "judged by " + by
        : "compared with " + String.join(" and ", with) + " by " + by;
  }
}
