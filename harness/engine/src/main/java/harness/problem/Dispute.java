package harness.problem;

import harness.cases.Judgement;
import harness.cases.Output;
import harness.cases.Verdict;
import harness.problem.Partition.Act;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Decides whether an input is disputed: submissions that are believed as much as the reference
 * treat it differently, so that probably the input, and none of them, is at fault.
 *
 * <p>It is, if their outputs differ; if the reference fails; if it prints nothing and another one
 * fails; or if one of them crashes and fewer than two print the same. Otherwise a failure is that
 * submission's own.
 */
public final class Dispute {

  /**
   * A believed submission other than the reference.
   *
   * @param output null if it failed
   * @param judgement its judgement by the reference's output, or its failure
   */
  public record Believed(String name, Output output, Judgement judgement) {

    private boolean isProvenWrong() {
      return output != null
          && !judgement.isAccepted()
          && judgement.verdict() != Verdict.DISAGREEMENT;
    }

    private Act act() {
      return output == null ? Act.failing(name, judgement) : Act.printing(name, output);
    }
  }

  private Dispute() {}

  /** How the believed submissions behaved if the input is disputed; else empty. */
  public static Optional<Partition> of(
      Act reference, List<Believed> believed, Partition.Equality equality) {
    List<Believed> counted = believed.stream().filter(each -> !each.isProvenWrong()).toList();
    boolean fails = reference.output() == null;
    if (counted.isEmpty() || (!fails && counted.stream().allMatch(each -> isAccepted(each)))) {
      return Optional.empty();
    }
    Partition partition = partition(reference, counted, equality, fails);
    boolean crash =
        partition.failures().values().stream()
            .anyMatch(each -> each.verdict() == Verdict.RUN_TIME_ERROR);
    boolean silent = !fails && Partition.isBlank(reference.output());
    boolean disputed =
        fails
            || partition.differs()
            || (silent && !partition.failures().isEmpty())
            || (crash && partition.groups().get(0).names().size() < 2);
    return disputed ? Optional.of(partition) : Optional.empty();
  }

  private static boolean isAccepted(Believed each) {
    return each.judgement().isAccepted();
  }

  private static Partition partition(
      Act reference, List<Believed> counted, Partition.Equality equality, boolean fails) {
    List<Act> acts = new ArrayList<>(List.of(reference));
    Set<Output> agreeing = new HashSet<>();
    for (Believed each : counted) {
      acts.add(each.act());
      if (!fails && each.output() != null && isAccepted(each)) {
        agreeing.add(each.output());
      }
    }
    if (!fails) {
      agreeing.add(reference.output());
    }
    return Partition.disputed(
        acts,
        (one, other) ->
            (agreeing.contains(one) && agreeing.contains(other)) || equality.areEqual(one, other));
  }
}
