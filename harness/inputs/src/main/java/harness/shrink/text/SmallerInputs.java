package harness.shrink.text;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * Lists all inputs of a form that are smaller than a given one, with numbers and lengths up to a
 * limit. Trying them all proves that none fails.
 */
public final class SmallerInputs {

  /** Maximum number of tokens; larger inputs have too many smaller ones. */
  private static final int TOKENS = 10;

  /** Maximum number of inputs examined per input of the form. */
  private static final int LOOKS = 20;

  private final Form form;
  private final Layout than;
  private final long limit;
  private final int most;
  private final SortedSet<Layout> found = new TreeSet<>();
  private int looks;

  private SmallerInputs(Form form, Layout than, long limit, int most) {
    this.form = form;
    this.than = than;
    this.limit = limit;
    this.most = most;
  }

  /**
   * Lists the inputs in order.
   *
   * @return empty if there are more than {@code most}, or if they cannot be listed
   */
  public static Optional<SortedSet<Layout>> of(Form form, Layout than, long limit, int most) {
    SmallerInputs smaller = new SmallerInputs(form, than, limit, most);
    if (than.tokens() > TOKENS || form.seen().allowsNothing()) {
      return Optional.empty();
    }
    smaller.addShapes(new ArrayList<>(), than.tokens());
    return smaller.areTooMany() ? Optional.empty() : Optional.of(smaller.found);
  }

  private boolean areTooMany() {
    return found.size() > most || looks > LOOKS * most;
  }

  private void addShapes(List<Integer> shape, int left) {
    if (form.seen().allowsLines(shape.size())) {
      addInputs(shape);
    }
    boolean end = areTooMany() || shape.size() >= than.tokens() + Positions.ALIKE;
    for (int tokens = 0; tokens <= left && !end; tokens++) {
      if (form.seen().allowsTokens(shape.size(), tokens)) {
        shape.add(tokens);
        addShapes(shape, left - tokens);
        shape.remove(shape.size() - 1);
      }
    }
  }

  private void addInputs(List<Integer> shape) {
    Map<List<Integer>, Long> determined = new HashMap<>();
    for (CountFact fact : form.facts()) {
      long value = fact.determinedBy(shape);
      if (value != CountFact.UNKNOWN) {
        determined.merge(
            List.of(fact.line(), fact.place()),
            value,
            (one, other) -> one.equals(other) ? one : CountFact.NEVER);
      }
    }
    if (!determined.containsValue(CountFact.NEVER)) {
      List<List<String>> lines = new ArrayList<>();
      shape.forEach(each -> lines.add(new ArrayList<>()));
      addTokens(shape, determined, lines, 0);
    }
  }

  /** Extends an input at a line; all lines before it are complete. */
  private void addTokens(
      List<Integer> shape,
      Map<List<Integer>, Long> determined,
      List<List<String>> lines,
      int line) {
    if (line == shape.size()) {
      add(lines);
      return;
    }
    List<String> tokens = lines.get(line);
    int place = tokens.size();
    if (place == shape.get(line)) {
      addTokens(shape, determined, lines, line + 1);
      return;
    }
    Long only = determined.get(List.of(line, place));
    List<String> allowed =
        only == null
            ? form.seen().tokens(line, place, limit, LOOKS * most)
            : List.of(only.toString());
    for (String token : allowed) {
      if (areTooMany()) {
        return;
      }
      tokens.add(token);
      addTokens(shape, determined, lines, line);
      tokens.remove(place);
    }
  }

  private void add(List<List<String>> lines) {
    looks++;
    Layout layout = than.with(lines.stream().map(List::copyOf).toList());
    if (layout.compareTo(than) < 0 && form.test(layout)) {
      found.add(layout);
    }
  }
}
