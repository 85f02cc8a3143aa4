package harness.describe.learn;

import harness.describe.learn.DraftSwitches.Switched;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiFunction;
import java.util.stream.Collectors;

/**
 * What inputs consist of.
 *
 * @param parts the parts of an input, or of one of its test cases
 * @param cases the numbers of test cases; null if inputs are one case
 * @param isOpen whether its only part is repeated up to the end of an input
 * @param last what ends the test cases if no number counts them; null for nothing
 * @param checks what is required besides
 */
record DraftForm(
    List<Part> parts, Field cases, boolean isOpen, LastToken last, List<Check> checks) {

  /** The variable with the number of cases. */
  static final String CASES = "t";

  /** The place of a check that stands before the loop of the cases. */
  static final int BEFORE = -1;

  /**
   * A line about numbers.
   *
   * @param after the index of the part after which it stands, or {@link #BEFORE}
   * @param names the variables that it needs
   */
  record Check(int after, String line, List<String> names) {}

  DraftForm {
    parts = List.copyOf(parts);
    checks = List.copyOf(checks);
  }

  static DraftForm of(List<Part> parts) {
    return new DraftForm(parts, null, false, null, List.of());
  }

  static DraftForm ofCases(Field counts, List<Part> parts) {
    return new DraftForm(parts, counts, false, null, List.of());
  }

  static DraftForm upTo(LastToken last, List<Part> parts) {
    return new DraftForm(parts, null, false, last, List.of());
  }

  static DraftForm ofLines(Part line) {
    return new DraftForm(List.of(line), null, true, null, List.of());
  }

  DraftForm with(int place, Part part) {
    List<Part> changed = new ArrayList<>(parts);
    changed.set(place, part);
    return new DraftForm(changed, cases, isOpen, last, checks);
  }

  DraftForm withCases(Field counts) {
    return new DraftForm(parts, counts, isOpen, last, checks);
  }

  /** Adds a check of numbers that have been read. */
  DraftForm with(Check check) {
    List<Check> all = new ArrayList<>(checks);
    all.add(check);
    return new DraftForm(parts, cases, isOpen, last, all);
  }

  /** Whether it says more than how many numbers there are and of what size. */
  boolean isTelling() {
    return parts.stream().anyMatch(Part::isTelling);
  }

  /** The variables that its parts and checks need. */
  Set<String> used() {
    Set<String> used = new HashSet<>();
    parts.forEach(each -> used.addAll(each.variables()));
    checks.forEach(each -> used.addAll(each.names()));
    return used;
  }

  /** The numbers that count something. */
  Set<String> sizes() {
    Set<String> sizes = new TreeSet<>();
    parts.forEach(each -> sizes.addAll(each.counts()));
    return sizes;
  }

  /** As a description. */
  String text() {
    return text((place, used) -> List.of());
  }

  /**
   * As a description with comments.
   *
   * @param others other texts of the part in a place, with the variables that all parts need
   */
  String text(BiFunction<Integer, Set<String>, List<Switched>> others) {
    Set<String> used = used();
    StringBuilder body = new StringBuilder();
    for (int i = 0; i < parts.size(); i++) {
      String part = DraftSwitches.with(parts.get(i).text(used), others.apply(i, used));
      body.append(part).append("\n").append(checks(i));
    }
    if (isOpen) {
      return "WHILE(!ISEOF)\n" + body.toString().indent(2) + "END\n";
    }
    if (last != null) {
      return last.after("\n" + body.toString().indent(2)) + "\n";
    }
    return cases == null
        ? body.toString()
        : cases.command(CASES)
            + " NEWLINE\n"
            + checks(BEFORE)
            + "REP(%s)\n%sEND\n".formatted(CASES, body.toString().indent(2));
  }

  private String checks(int after) {
    return checks.stream()
        .filter(each -> each.after() == after)
        .map(each -> each.line() + "\n")
        .collect(Collectors.joining());
  }
}
