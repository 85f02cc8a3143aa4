package harness.shrink.text;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/**
 * What drawn inputs have in common: numbers of lines and tokens, values, and which integers count
 * what. Without a validator, an input of this form is taken to be valid.
 */
public final class Form implements Predicate<Layout> {

  private final List<CountFact> facts;
  private final Seen seen;
  private final List<Integer> readings;
  private final Form ofCases;

  private Form(List<CountFact> facts, Seen seen, List<Integer> readings, Form ofCases) {
    this.facts = facts;
    this.seen = seen;
    this.readings = readings;
    this.ofCases = ofCases;
  }

  /**
   * Learns the form of inputs.
   *
   * @param drawn at least one input
   */
  public static Form of(List<Layout> drawn) {
    List<Integer> readings = CaseSplit.countedReadings(drawn);
    List<Layout> cases = new ArrayList<>();
    if (!readings.isEmpty()) {
      drawn.forEach(each -> cases.addAll(CaseSplit.cases(each, readings.get(0))));
    }
    List<CountFact> facts = CountFact.of(drawn);
    return new Form(facts, Seen.of(drawn, facts), readings, cases.isEmpty() ? null : flat(cases));
  }

  /** The form of single cases, which contain no cases themselves. */
  private static Form flat(List<Layout> cases) {
    List<CountFact> facts = CountFact.of(cases);
    return new Form(facts, Seen.of(cases, facts), List.of(), null);
  }

  /** The same form, extended to inputs shorter than the drawn ones. */
  Form shorter() {
    Set<List<Integer>> counts = new HashSet<>();
    facts.forEach(each -> counts.add(List.of(each.line(), each.place())));
    if (!readings.isEmpty()) {
      counts.add(CaseSplit.COUNT);
    }
    Form shorter = ofCases == null ? null : ofCases.shorter();
    return new Form(facts, seen.shorter(counts), readings, shorter);
  }

  /** The values and sizes seen. */
  Seen seen() {
    return seen;
  }

  /** The facts about which integers count what. */
  List<CountFact> facts() {
    return facts;
  }

  /** Whether values or lengths above a limit were seen. */
  public boolean goesBeyond(long limit) {
    return seen.goesBeyond(limit);
  }

  @Override
  public boolean test(Layout layout) {
    return seen.allows(layout)
        && facts.stream().allMatch(each -> each.holds(layout))
        && readings.stream().allMatch(each -> CaseSplit.isRead(layout, each))
        && (ofCases == null || CaseSplit.cases(layout, readings.get(0)).stream().allMatch(ofCases));
  }
}
