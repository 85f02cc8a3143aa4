package harness.describe.learn;

import harness.describe.constraints.Constraint;
import harness.describe.constraints.Constraint.Comparison;
import harness.describe.constraints.Constraint.Different;
import harness.describe.constraints.Constraint.Distinct;
import harness.describe.constraints.Constraint.Range;
import harness.describe.constraints.Constraint.Side;
import harness.describe.constraints.Constraint.Sorted;
import harness.describe.constraints.Constraint.Total;
import harness.describe.constraints.Name;
import harness.describe.constraints.Term;
import harness.describe.learn.DraftForm.Check;
import harness.describe.learn.Part.Column;
import harness.describe.learn.Slot.Kind;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * How a form changes so that it says one more constraint. {@link ConstrainedForm} tries whether the
 * samples allow that.
 *
 * @param slots the places of the form that names can mean
 * @param named which of them the names mean
 */
record FormChange(DraftForm form, List<Slot> slots, NamedSlots named) {

  /** The form with a constraint whose names are all matched; null if it cannot say that. */
  DraftForm saying(Constraint constraint) {
    if (constraint instanceof Range range) {
      return bounded(range);
    }
    if (constraint instanceof Total total) {
      return summed(total);
    }
    if (constraint instanceof Comparison comparison) {
      return compared(comparison);
    }
    if (constraint instanceof Different different) {
      return differing(different);
    }
    if (constraint instanceof Sorted sorted) {
      Slot slot = slot(sorted.name());
      Part part = slot.kind() == Kind.LIST ? part(slot).withSorted(sorted.isStrict()) : null;
      return part == null ? null : form.with(slot.part(), part);
    }
    return distinct((Distinct) constraint);
  }

  private Slot slot(Name name) {
    return named.of(name).orElseThrow();
  }

  private Part part(Slot slot) {
    return form.parts().get(slot.part());
  }

  /** A part inside the loop of its lines. */
  private static Part line(Part part) {
    return part instanceof Part.Lines lines ? lines.line() : part;
  }

  private DraftForm bounded(Range range) {
    Slot slot = slot(range.name());
    if (part(range) instanceof Letters letters && range.name().shape() == Name.Shape.LENGTH) {
      Optional<Slot> count = count(slot, letters.count());
      return count.map(each -> within(each, range)).orElse(null);
    }
    if (part(range) instanceof OwnText && range.name().shape() == Name.Shape.LENGTH) {
      return within(slots.get(slots.indexOf(slot) - 1), range);
    }
    return within(slot, range);
  }

  private Part part(Range range) {
    Slot slot = slot(range.name());
    return slot.part() == Slot.CASES ? null : line(part(slot));
  }

  /** The place of the number that counts letters. */
  private Optional<Slot> count(Slot letters, Count count) {
    return slots.stream()
        .filter(each -> each.isBefore(letters) && count.variable().equals(each.read().name()))
        .filter(each -> !count.isDerived())
        .findFirst();
  }

  /** The form with the bounds of a range; null if it can use none of them. */
  private DraftForm within(Slot slot, Range range) {
    Bound least = bound(range.least(), slot, true);
    Bound greatest = bound(range.greatest(), slot, false);
    if (least == null && greatest == null) {
      boolean isOfOthers =
          range.least().stream().allMatch(each -> isElsewhere(each.amount()))
              && range.greatest().stream().allMatch(each -> isElsewhere(each.amount()));
      return isOfOthers ? form : null;
    }
    if (slot.part() == Slot.CASES) {
      boolean isConstant =
          (least == null || least.constant != null)
              && (greatest == null || greatest.constant != null);
      return isConstant ? form.withCases(form.cases().within(value(least), value(greatest))) : null;
    }
    Part part = part(slot);
    if (hint(part) != null && slot.column() < 2) {
      boolean isOther =
          greatest != null
              && greatest.constant != null
              && part instanceof Part.Tokens
              && hint(part).comment().startsWith("permutation");
      if (!isOther) {
        return form; // the structure bounds its numbers
      }
      part = ((Part.Tokens) part).withoutHint();
    }
    List<Column> columns = new ArrayList<>(part.columns());
    columns.set(slot.column(), column(columns.get(slot.column()), least, greatest));
    return form.with(slot.part(), part.with(columns));
  }

  /** Whether a bound by later numbers is said where these are read. */
  private static boolean isElsewhere(Term amount) {
    return !amount.names().isEmpty();
  }

  private static Hint hint(Part part) {
    Part line = line(part);
    return line instanceof Part.Row row
        ? row.hint()
        : line instanceof Part.Tokens tokens ? tokens.hint() : null;
  }

  private static BigDecimal value(Bound bound) {
    return bound == null ? null : bound.constant;
  }

  private static Column column(Column column, Bound least, Bound greatest) {
    Bounds bounds = column.bounds();
    if (least != null) {
      bounds = bounds.withLeast(least.constant == null ? least.text : "", least.variables);
    }
    if (greatest != null) {
      bounds =
          bounds.withGreatest(greatest.constant == null ? greatest.text : "", greatest.variables);
    }
    return new Column(column.field().within(value(least), value(greatest)), column.name(), bounds);
  }

  /**
   * A bound that can be said.
   *
   * @param constant its value; null if it depends on other numbers
   * @param text it in the language of descriptions, if it depends on others
   * @param variables these
   */
  private record Bound(BigDecimal constant, String text, List<String> variables) {}

  /** The nearest bound that can be said in a place; null if there is none. */
  private Bound bound(List<Side> sides, Slot slot, boolean isLeast) {
    for (Side each : sides) {
      BigDecimal constant = each.amount().constant();
      if (constant != null) {
        BigDecimal step = each.isStrict() && isWhole(slot) ? BigDecimal.ONE : BigDecimal.ZERO;
        return new Bound(isLeast ? constant.add(step) : constant.subtract(step), null, List.of());
      }
      Set<String> variables = new TreeSet<>();
      String text = each.amount().text(name -> variable(name, slot, variables));
      if (text != null && slot.part() != Slot.CASES && isWhole(slot)) {
        String step = each.isStrict() ? isLeast ? "+1" : "-1" : "";
        return new Bound(null, text + step, List.copyOf(variables));
      }
    }
    return null;
  }

  private static boolean isWhole(Slot slot) {
    return slot.read().field().isInteger() || slot.kind() == Kind.TEXT;
  }

  /** The variable of a name if it is read before a place, else null. */
  private String variable(Name name, Slot before, Set<String> variables) {
    Slot slot = named.of(name).orElse(null);
    if (slot == null || slot.read().name() == null || !slot.isBefore(before)) {
      return null;
    }
    boolean isInRow = slot.part() == before.part() && line(part(slot)) instanceof Part.Row;
    boolean isNumber = slot.kind() == Kind.NUMBER && slot.part() != Slot.CASES;
    if (!slot.read().field().isInteger() || !(isNumber || isInRow)) {
      return null;
    }
    variables.add(slot.read().name());
    return slot.read().name();
  }

  private DraftForm summed(Total total) {
    BigDecimal most = total.greatest().constant();
    Slot slot = slot(total.name());
    if (most == null || slot.part() == Slot.CASES) {
      return null;
    }
    BigDecimal limit = total.isStrict() ? most.subtract(BigDecimal.ONE) : most;
    String text = Term.whole(limit, false).toString();
    if (form.cases() == null) {
      return part(slot) instanceof Part.Tokens tokens && tokens.hint() == null
          ? form.with(slot.part(), tokens.withTotal(text))
          : null;
    }
    String variable =
        part(slot) instanceof Letters letters
            ? letters.count().variable()
            : slot.kind() == Kind.NUMBER && slot.read().field().isInteger()
                ? slot.read().name()
                : null;
    return variable == null
        ? null
        : form.with(
            new Check(
                DraftForm.BEFORE,
                Proposal.STRUCTURE + "sum of " + variable + " over all cases <= " + text,
                List.of(variable)));
  }

  private DraftForm compared(Comparison comparison) {
    Slot last = null;
    List<Name> names = new ArrayList<>(comparison.left().names());
    names.addAll(comparison.right().names());
    for (Name each : names) {
      Slot slot = named.of(each).orElse(null);
      if (slot == null || slot.kind() != Kind.NUMBER || slot.part() == Slot.CASES) {
        return null;
      }
      last = last == null || last.isBefore(slot) ? slot : last;
    }
    Slot after = new Slot(last.part() + 1, 0, Kind.NUMBER, last.read());
    Set<String> variables = new TreeSet<>();
    String left = comparison.left().text(name -> variable(name, after, variables));
    String right = comparison.right().text(name -> variable(name, after, variables));
    return left == null || right == null
        ? null
        : form.with(
            new Check(
                last.part(),
                "ASSERT(" + left + " " + comparison.relation() + " " + right + ")",
                List.copyOf(variables)));
  }

  private DraftForm differing(Different different) {
    Slot one = slot(different.first());
    Slot other = slot(different.second());
    boolean isInOrder = one.isBefore(other);
    Slot earlier = isInOrder ? one : other;
    Slot later = isInOrder ? other : one;
    if (later.part() == Slot.CASES || earlier.part() == Slot.CASES) {
      return null;
    }
    Hint hint = hint(part(later));
    boolean isSaid = hint != null && hint.comment().matches("tree.*|.* simple.*");
    if (isSaid && earlier.part() == later.part()) {
      return form;
    }
    String variable =
        variable(isInOrder ? different.first() : different.second(), later, new TreeSet<>());
    if (variable == null || later.read().name() == null || !later.read().field().isInteger()) {
      return null;
    }
    Part part = part(later);
    List<Column> columns = new ArrayList<>(part.columns());
    Column column = columns.get(later.column());
    columns.set(
        later.column(),
        new Column(column.field(), column.name(), column.bounds().differing(variable)));
    return form.with(later.part(), part.with(columns));
  }

  private DraftForm distinct(Distinct distinct) {
    List<Slot> all = distinct.names().stream().map(this::slot).distinct().toList();
    Slot first = all.get(0);
    if (all.stream().anyMatch(each -> each.kind() != Kind.LIST || each.part() != first.part())) {
      return all.size() == 2 && all.stream().allMatch(each -> each.kind() == Kind.NUMBER)
          ? differing(
              new Different(distinct.names().get(0), distinct.names().get(1), distinct.source()))
          : null;
    }
    Part part = part(first);
    Hint hint = hint(part);
    if (hint != null && hint.comment().startsWith("permutation")) {
      return form;
    }
    Part changed = all.size() == part.columns().size() ? part.withDistinct() : null;
    return changed == null ? null : form.with(first.part(), changed);
  }
}
