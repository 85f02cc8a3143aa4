package harness.describe.constraints;

import harness.describe.constraints.Constraint.Comparison;
import harness.describe.constraints.Constraint.Different;
import harness.describe.constraints.Constraint.Distinct;
import harness.describe.constraints.Constraint.Range;
import harness.describe.constraints.Constraint.Side;
import harness.describe.constraints.Constraint.Sorted;
import harness.describe.constraints.Term.Dots;
import harness.describe.constraints.Term.Extreme;
import harness.describe.constraints.Term.Variable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Amounts with relations between them, such as {@code 1 <= n, m <= 100}.
 *
 * @param items the amounts that stand in each place
 * @param relations the relation after each item but the last
 */
record Chain(List<List<Term>> items, List<String> relations, String source) {

  /** What it says; null if it is not understood. */
  List<Constraint> constraints() {
    if (isOfIndexes()) {
      return List.of();
    }
    if (relations.contains("!=")) {
      return items.size() == 2 ? unequal() : null;
    }
    if (relations.stream().allMatch(each -> each.startsWith(">") || each.equals("="))
        && relations.stream().anyMatch(each -> each.startsWith(">"))) {
      return reversed().constraints();
    }
    return relations.stream().anyMatch(each -> each.startsWith(">")) ? null : ascending();
  }

  private boolean isOfIndexes() {
    return items.stream()
        .flatMap(List::stream)
        .anyMatch(each -> each instanceof Variable variable && variable.name().isIndex());
  }

  private Chain reversed() {
    List<List<Term>> back = new ArrayList<>(items);
    List<String> turned =
        new ArrayList<>(relations.stream().map(each -> each.replace('>', '<')).toList());
    Collections.reverse(back);
    Collections.reverse(turned);
    return new Chain(back, turned, source);
  }

  private List<Constraint> unequal() {
    List<Constraint> all = new ArrayList<>();
    for (Term left : items.get(0)) {
      for (Term right : items.get(1)) {
        if (!(left instanceof Variable one) || !(right instanceof Variable other)) {
          all.add(new Comparison(left, "!=", right, source));
        } else if (one.name().isOf(other.name())) {
          all.add(new Distinct(List.of(one.name()), source));
        } else {
          all.add(new Different(one.name(), other.name(), source));
        }
      }
    }
    return all;
  }

  private List<Constraint> ascending() {
    List<Constraint> all = new ArrayList<>();
    Chain merged = withoutRepeats(all);
    for (int i = 0; i < merged.items.size(); i++) {
      for (Term each : merged.items.get(i)) {
        if (each instanceof Variable variable) {
          List<Side> least = merged.sides(i, true);
          List<Side> greatest = merged.sides(i, false);
          if (!least.isEmpty() || !greatest.isEmpty()) {
            all.add(new Range(variable.name(), least, greatest, source));
          }
        } else if (!each.names().isEmpty()) {
          merged.compared(i, each, all);
        }
      }
    }
    return all;
  }

  /** Joins neighbours that are elements of one list, which are in order. */
  private Chain withoutRepeats(List<Constraint> orders) {
    List<List<Term>> kept = new ArrayList<>();
    List<String> between = new ArrayList<>();
    Name last = null;
    for (int i = 0; i < items.size(); i++) {
      List<Term> item = items.get(i);
      Name name = item.get(0) instanceof Variable variable ? variable.name() : null;
      boolean isRepeat = last != null && name != null && last.isOf(name);
      if (item.get(0) instanceof Dots) {
        continue;
      }
      if (isRepeat) {
        orders.add(new Sorted(last, relations.get(i - 1).equals("<"), source));
        continue;
      }
      if (!kept.isEmpty()) {
        between.add(relations.get(i - 1));
      }
      kept.add(item);
      last = item.size() == 1 ? name : null;
    }
    return new Chain(kept, between, source);
  }

  /** The bounds of an item, the nearest first. */
  private List<Side> sides(int item, boolean isLeast) {
    List<Side> sides = new ArrayList<>();
    boolean isStrict = false;
    int step = isLeast ? -1 : 1;
    for (int i = item + step; i >= 0 && i < items.size(); i += step) {
      String relation = relations.get(isLeast ? i : i - 1);
      isStrict |= relation.equals("<");
      for (Term each : items.get(i)) {
        for (Term one : parts(each, !isLeast)) {
          sides.add(new Side(one, isStrict));
        }
      }
    }
    int back = item - step;
    boolean turns = back >= 0 && back < items.size();
    if (turns && relations.get(isLeast ? item : item - 1).equals("=")) {
      items.get(back).forEach(each -> sides.add(new Side(each, false)));
    }
    return sides;
  }

  /** The bounds that make up the least of some upper bounds, or the greatest of some lower ones. */
  private static List<Term> parts(Term amount, boolean isLeast) {
    return amount instanceof Extreme extreme && extreme.isLeast() == isLeast
        ? extreme.amounts()
        : List.of(amount);
  }

  private void compared(int item, Term amount, List<Constraint> all) {
    if (item > 0) {
      for (Term each : items.get(item - 1)) {
        if (!(each instanceof Variable)) {
          all.add(
              new Comparison(
                  each, relations.get(item - 1).replaceFirst("^=$", "=="), amount, source));
        }
      }
    }
    if (item + 1 < items.size()) {
      for (Term each : items.get(item + 1)) {
        if (each.constant() != null) {
          all.add(
              new Comparison(amount, relations.get(item).replaceFirst("^=$", "=="), each, source));
        }
      }
    }
  }
}
