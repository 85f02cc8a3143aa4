package harness.problem;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import harness.cases.Judgement;
import harness.cases.Reason;
import harness.cases.Verdict;
import java.util.List;
import java.util.Set;

/**
 * What some submissions did alike on a case, for a report.
 *
 * @param output what they printed, as text; empty if they failed or printed nothing
 * @param submissions their names, in order
 * @param verdict how they failed; null if they printed an output
 * @param reason why; null if they did not fail, or if the verdict has no reason
 */
public record Behaviour(
    String output,
    List<String> submissions,
    @JsonInclude(JsonInclude.Include.NON_NULL) @JsonSetter(nulls = Nulls.SET) Verdict verdict,
    @JsonInclude(JsonInclude.Include.NON_NULL) @JsonSetter(nulls = Nulls.SET) Reason reason) {

  /** Longer outputs are not part of a sentence. */
  public static final int LONGEST_QUOTED = 40;

  public Behaviour {
    submissions = List.copyOf(submissions);
  }

  static Behaviour printing(String output, List<String> submissions) {
    return new Behaviour(output, submissions, null, null);
  }

  static Behaviour failing(Judgement failure, List<String> submissions) {
    return new Behaviour("", submissions, failure.verdict(), failure.reason());
  }

  /**
   * What all did, in one line; of the behaviours after the first, only those of some submissions.
   */
  public static String sentence(List<Behaviour> all, Set<String> submissions) {
    return PartitionWords.of(all, submissions);
  }

  /** Whether they printed an output. */
  public boolean printed() {
    return verdict == null;
  }

  /** This behaviour with another output. */
  public Behaviour withOutput(String other) {
    return new Behaviour(other, submissions, verdict, reason);
  }
}
