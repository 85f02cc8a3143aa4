package harness.reference.rotation;

import harness.reference.Heuristic;
import java.util.List;

/** Estimates from the eight numbers in the centre. */
final class RotationHeuristics {

  static final List<Heuristic> ALL =
      List.of(
          new Heuristic(
              "centre",
              "8 minus the count of the most common number in the centre: a move brings in one",
              RotationHeuristics::missingFromCentre));

  private RotationHeuristics() {}

  private static int missingFromCentre(String input) {
    int[] counts = new int[1 + 3];
    int commonest = 0;
    for (int cell : Lines.CENTRE) {
      commonest = Math.max(commonest, ++counts[input.charAt(2 * cell) - '0']);
    }
    return Lines.CENTRE.size() - commonest;
  }
}
