package harness.shrink;

import harness.cases.Case;
import harness.cases.CaseName;
import harness.problem.JudgeFailure;
import harness.problem.Posed;
import harness.problem.Problem;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Learns what is right for inputs that are merely tried. The problem's checker is asked once for
 * each of them, since its reference may be slow. Thread-safe.
 */
public final class Posing {

  private final Problem problem;
  private final Probe.Setting setting;
  private final Map<String, Optional<Posed>> known = new ConcurrentHashMap<>();

  public Posing(Problem problem, Probe.Setting setting) {
    this.problem = problem;
    this.setting = setting;
  }

  Problem problem() {
    return problem;
  }

  Probe.Setting setting() {
    return setting;
  }

  /** An input with what is right for it; empty if it is invalid, or nothing is known of it. */
  Optional<Posed> of(String input) {
    return known.computeIfAbsent(input, this::asked);
  }

  /** Those inputs for which it is known in time what is right. */
  public List<Posed> of(List<String> inputs, Deadline deadline) {
    return inputs.parallelStream()
        .map(each -> deadline.isOver() ? known.getOrDefault(each, Optional.empty()) : of(each))
        .flatMap(Optional::stream)
        .toList();
  }

  private Optional<Posed> asked(String input) {
    Case each = new Case(new CaseName(problem.name(), "near", 0, 0), input);
    try {
      return Optional.of(Posed.of(each, setting.tried(each)));
    } catch (JudgeFailure invalid) {
      return Optional.empty();
    }
  }
}
