package harness.report;

import harness.problem.BoundsHit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * What is known of the drawn inputs themselves.
 *
 * @param refused cases with smaller arguments that were skipped, because the generator or a
 *     validator refused them
 * @param bounds the variables that validators measure, and which bounds any case reached
 */
public record InputFacts(long refused, List<Variable> bounds) {

  /** Nothing is known. */
  public static final InputFacts NONE = new InputFacts(0, List.of());

  /** A variable of the input. */
  public record Variable(String name, boolean min, boolean max) {}

  public InputFacts {
    bounds = List.copyOf(bounds);
  }

  /** What is known of inputs. */
  public static InputFacts of(long refused, Map<String, BoundsHit> bounds) {
    return new InputFacts(
        refused,
        new TreeMap<>(bounds)
            .entrySet().stream()
                .map(
                    each ->
                        new Variable(each.getKey(), each.getValue().min(), each.getValue().max()))
                .toList());
  }

  /** This and what is known of other inputs. */
  public InputFacts and(InputFacts other) {
    Map<String, BoundsHit> all = byName();
    other.byName().forEach((name, hit) -> all.merge(name, hit, BoundsHit::or));
    return of(refused + other.refused, all);
  }

  /** The bounds that were reached, by the variable. */
  public Map<String, BoundsHit> byName() {
    Map<String, BoundsHit> byName = new LinkedHashMap<>();
    bounds.forEach(each -> byName.put(each.name(), new BoundsHit(each.min(), each.max())));
    return byName;
  }

  /** This, or null if nothing is known. */
  public InputFacts orNull() {
    return equals(NONE) ? null : this;
  }

  /** What there is to say of them, one line each. */
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    if (refused > 0) {
      lines.add(
          refused
              + (refused == 1 ? " case" : " cases")
              + " skipped: the generator or a validator refused, or a reference could not finish "
              + (refused == 1 ? "it" : "them"));
    }
    if (!bounds.isEmpty()) {
      lines.add(reached());
    }
    return lines;
  }

  private String reached() {
    String missed =
        bounds.stream()
            .filter(each -> !each.min() || !each.max())
            .map(InputFacts::missed)
            .collect(Collectors.joining(", "));
    return missed.isEmpty()
        ? "every variable of the input reached its least and its greatest value"
        : "bounds that no case reached: " + missed;
  }

  private static String missed(Variable each) {
    if (each.min()) {
      return each.name() + " (max)";
    }
    return each.name() + (each.max() ? " (min)" : " (min and max)");
  }
}
