package harness.formats.hydro;

import harness.cases.UsageException;
import harness.formats.DataFile;
import harness.formats.syntax.Declared;
import harness.scoring.Aggregation;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A subtask.
 *
 * @param id what others name it by
 * @param type how its points follow from those of its cases: {@code min}, {@code max} or {@code
 *     sum}
 * @param score its points; 0 if not stated
 * @param needed the ids of those without which it gets no points
 */
record HydroSubtask(
    String id, String type, double score, List<String> needed, Declared where, List<Case> cases) {

  static final String MIN = "min";
  static final String MAX = "max";
  static final String SUM = "sum";

  private static final Map<String, Aggregation> TYPES =
      Map.of(MIN, Aggregation.MIN, MAX, Aggregation.MAX, SUM, Aggregation.SUM);

  /**
   * A case.
   *
   * @param number orders the cases
   * @param score its points; 0 if not stated
   * @param again whether the same test is also a case of an earlier subtask
   */
  record Case(DataFile test, double number, double score, boolean again) {}

  HydroSubtask {
    cases = List.copyOf(cases);
    needed = List.copyOf(needed);
  }

  /** A subtask that nothing declares but the cases. */
  static HydroSubtask of(String id, String type, Declared where, List<Case> cases) {
    return new HydroSubtask(id, type, 0, List.of(), where, cases);
  }

  /**
   * A declared subtask.
   *
   * @param id unless it states one
   */
  static HydroSubtask of(Declared declared, String id, List<Case> cases) {
    String type = declared.get("type").textIfAny().orElse(MIN);
    if (!TYPES.containsKey(type)) {
      throw declared.get("type").wrong("min, max or sum");
    }
    return new HydroSubtask(
        id(declared).orElse(id),
        type,
        points(declared.get("score")),
        declared.get("if").texts(),
        declared,
        cases);
  }

  static Optional<String> id(Declared declared) {
    Declared id = declared.get("id");
    return id.isNothing() ? Optional.empty() : Optional.of(Long.toString(id.count()));
  }

  /**
   * The points that are stated; 0 if none are.
   *
   * @throws UsageException in one line, if they are negative
   */
  static double points(Declared score) {
    double points = score.number().orElse(0.0);
    if (points < 0) {
      throw score.wrong("0 or more points");
    }
    return points;
  }

  Aggregation aggregation() {
    return TYPES.get(type);
  }

  HydroSubtask with(List<Case> other) {
    return new HydroSubtask(id, type, score, needed, where, other);
  }
}
