package harness.describe.learn;

import harness.describe.constraints.Constraint;
import harness.describe.constraints.Constraints;
import harness.describe.constraints.Name;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Takes over the constraints of a statement into the form of samples, one by one. */
final class ConstrainedForm {

  /** Inputs have hardly more numbers that a statement names. */
  private static final int MOST_SLOTS = 2000;

  private final List<String> samples;
  private final Constraints constraints;
  private final List<Slot> slots;
  private final NamedSlots named;
  private final Set<String> notes = new TreeSet<>();
  private DraftForm form;

  ConstrainedForm(DraftForm form, List<String> samples, Constraints constraints) {
    this.form = form;
    this.samples = samples;
    this.constraints = constraints;
    this.slots = Slot.of(form).stream().limit(MOST_SLOTS).toList();
    this.named = new NamedSlots(constraints, slots);
  }

  /** The description, with a comment for each constraint that it does not say. */
  Proposal.Draft draft() {
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
    DraftForm changed = new FormChange(form, slots, named).saying(constraint);
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
}
