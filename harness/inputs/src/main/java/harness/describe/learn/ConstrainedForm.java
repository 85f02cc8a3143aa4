package harness.describe.learn;

import harness.describe.constraints.Constraint;
import harness.describe.constraints.Constraint.Comparison;
import harness.describe.constraints.Constraint.Different;
import harness.describe.constraints.Constraint.Distinct;
import harness.describe.constraints.Constraint.Range;
import harness.describe.constraints.Constraint.Side;
import harness.describe.constraints.Constraint.Sorted;
import harness.describe.constraints.Constraint.Total;
import harness.describe.constraints.Constraints;
import harness.describe.constraints.Name;
import harness.describe.constraints.Term;
import harness.describe.learn.DraftForm.Check;
import harness.describe.learn.Part.Column;
import harness.describe.learn.Slot.Kind;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Takes over the constraints of a statement into the form of samples, one by one. */
final class ConstrainedForm {

  /** Inputs have hardly more numbers that a statement names. */
  private static final int MOST_SLOTS = 2000;

  private final List<String> samples;
  private final Set<String> notes = new TreeSet<>();
  private DraftForm form;
  private List<Slot> slots = List.of();
  private NamedSlots named;

  ConstrainedForm(DraftForm form, List<String> samples) {
    this.form = form;
    this.samples = samples;
  }

  /** The description, with a comment for each constraint that it does not say. */
  Proposal.Draft with(Constraints constraints) {
    slots = Slot.of(form);
    slots = slots.subList(0, Math.min(MOST_SLOTS, slots.size()));
    named =
        new NamedSlots(
            constraints.names(), slots, (name, slot) -> isPossible(constraints, name, slot));
    for (Constraint each : constraints.all()) {
      add(each);
    }
    constraints.notUnderstood().forEach(each -> notes.add("'" + each + "': not understood"));
    String comments =
        notes.stream()
            .map(each -> "# not used: " + bytes(each) + "\n")
            .collect(Collectors.joining());
    return new Proposal.Draft(
        comments + OtherForms.text(form, samples), form.isTelling(), List.copyOf(notes));
  }

  /** A text as the bytes of a file, one character each, in one line. */
  private static String bytes(String text) {
    String line = text.replaceAll("\\p{Cntrl}", " ");
    return new String(line.getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1);
  }

  private void add(Constraint constraint) {
    for (Name each : constraint.names()) {
      if (named.of(each).isEmpty()) {
        note(constraint, "no variable of the samples' form matches " + each);
        return;
      }
    }
    DraftForm changed = changed(constraint);
    if (changed == null) {
      note(constraint, "cannot be said here");
    } else if (!changed.equals(form)) {
      String text = changed.text();
      if (DraftTrial.passes(text, samples)) {
        form = changed;
      } else {
        note(
            constraint,
            DraftTrial.passes(text, List.of())
                ? "the samples contradict it"
                : "no input with it could be drawn");
      }
    }
  }

  private void note(Constraint constraint, String why) {
    notes.add("'" + constraint.source() + "': " + why);
  }

  /** Whether the values seen in a place are within all constant bounds of a name. */
  private static boolean isPossible(Constraints constraints, Name name, Slot slot) {
    return constraints.all().stream()
        .filter(Range.class::isInstance)
        .map(Range.class::cast)
        .filter(each -> each.name().isOf(name))
        .allMatch(each -> isWithin(each, slot.read().field()));
  }

  private static boolean isWithin(Range range, Field field) {
    return field.tokens().stream()
        .map(each -> field.isText() ? BigDecimal.valueOf(each.length()) : new BigDecimal(each))
        .allMatch(
            value ->
                range.least().stream().allMatch(each -> isOrdered(each.amount().constant(), value))
                    && range.greatest().stream()
                        .allMatch(each -> isOrdered(value, each.amount().constant())));
  }

  private static boolean isOrdered(BigDecimal low, BigDecimal high) {
    return low == null || high == null || low.compareTo(high) <= 0;
  }

  /** The form with a constraint whose names are all matched; null if it cannot say that. */
  private DraftForm changed(Constraint constraint) {
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
    return slots.get(named.of(name).orElseThrow());
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
    Slot slot = named.of(name).map(slots::get).orElse(null);
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
      Slot slot = named.of(each).map(slots::get).orElse(null);
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
