package harness.report;

import static com.fasterxml.jackson.annotation.JsonInclude.Include.NON_EMPTY;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import harness.cases.Counted;
import harness.problem.BoundsHit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Facts about the drawn inputs.
 *
 * @param refused cases with smaller arguments that were skipped because the generator or a
 *     validator rejected them
 * @param bounds the variables that validators measure, and which of their bounds some case reached
 * @param seedIgnored names of the generators that seem to ignore their seed
 */
public record InputFacts(
    long refused,
    List<Variable> bounds,
    @JsonInclude(NON_EMPTY) @JsonSetter(nulls = Nulls.AS_EMPTY) List<String> seedIgnored) {

  public static final InputFacts NONE = new InputFacts(0, List.of(), List.of());

  public record Variable(String name, boolean min, boolean max) {}

  public InputFacts {
    bounds = List.copyOf(bounds);
    seedIgnored = List.copyOf(seedIgnored);
  }

  public static InputFacts of(long refused, Map<String, BoundsHit> bounds) {
    return new InputFacts(
        refused,
        new TreeMap<>(bounds)
            .entrySet().stream()
                .map(
                    each ->
                        new Variable(each.getKey(), each.getValue().min(), each.getValue().max()))
                .toList(),
        List.of());
  }

  /** These facts combined with those of other inputs. */
  public InputFacts and(InputFacts other) {
    Map<String, BoundsHit> all = byName();
    other.byName().forEach((name, hit) -> all.merge(name, hit, BoundsHit::or));
    Set<String> names = new TreeSet<>(seedIgnored);
    names.addAll(other.seedIgnored);
    return new InputFacts(refused + other.refused, of(0, all).bounds, List.copyOf(names));
  }

  /** The bounds reached, by variable. */
  public Map<String, BoundsHit> byName() {
    Map<String, BoundsHit> byName = new LinkedHashMap<>();
    bounds.forEach(each -> byName.put(each.name(), new BoundsHit(each.min(), each.max())));
    return byName;
  }

  /** These facts, or null if there are none. */
  public InputFacts orNull() {
    return equals(NONE) ? null : this;
  }

  /** The facts, one per line. */
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    if (refused > 0) {
      lines.add(
          Counted.of(refused, "case")
              + " skipped: the generator or a validator rejected, or a reference could not handle "
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
        ? "every variable of the input reached its minimum and maximum"
        : "bounds that no case reached: " + missed;
  }

  private static String missed(Variable each) {
    if (each.min()) {
      return each.name() + " (max)";
    }
    return each.name() + (each.max() ? " (min)" : " (min and max)");
  }
}
