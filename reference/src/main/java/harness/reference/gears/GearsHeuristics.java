package harness.reference.gears;

import harness.reference.Heuristic;
import java.util.List;

/** Estimates from the number of single steps that the knobs still need. */
final class GearsHeuristics {

  static final List<Heuristic> ALL =
      List.of(
          new Heuristic(
              "missing",
              "half the steps that the knobs need: a turn makes two",
              input -> (missing(input) + 1) / 2),
          new Heuristic(
              "missing-not-halved",
              "all the steps that the knobs need, a common mistake: often too large",
              GearsHeuristics::missing));

  private GearsHeuristics() {}

  private static int missing(String input) {
    return Position.missingSteps(Instance.parse(input).position());
  }
}
