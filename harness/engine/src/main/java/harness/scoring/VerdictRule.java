package harness.scoring;

import harness.cases.Verdict;
import java.util.Comparator;
import java.util.List;

/**
 * How the verdict of a group follows from those of its tests and groups.
 *
 * @param ifAny whether the group is accepted if any of them is
 */
public record VerdictRule(Kind kind, boolean ifAny) {

  /** The rules. */
  public enum Kind {
    /** The worst. */
    WORST_ERROR,
    /** The first that is not accepted. */
    FIRST_ERROR,
    /** Accepted, whatever they are. */
    ALWAYS_ACCEPT
  }

  public static final VerdictRule WORST = new VerdictRule(Kind.WORST_ERROR, false);

  /** The verdict, given those of the members that were judged; without any, accepted. */
  Verdict of(List<Graded> members) {
    if (ifAny && members.stream().anyMatch(Graded::isAccepted)) {
      return Verdict.ACCEPTED;
    }
    return switch (kind) {
      case ALWAYS_ACCEPT -> Verdict.ACCEPTED;
      case WORST_ERROR ->
          members.stream()
              .map(Graded::verdict)
              .max(Comparator.naturalOrder())
              .orElse(Verdict.ACCEPTED);
      case FIRST_ERROR ->
          members.stream()
              .filter(each -> !each.isAccepted())
              .map(Graded::verdict)
              .findFirst()
              .orElse(Verdict.ACCEPTED);
    };
  }
}
