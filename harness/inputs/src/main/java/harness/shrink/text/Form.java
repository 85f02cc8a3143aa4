package harness.shrink.text;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/**
 * What drawn inputs have in common: numbers of lines and tokens, values, and which integers count
 * what. Without a validator, an input of this form is taken to be valid.
 *
 * @param seen the values and sizes seen
 * @param readings the ways to read an input as several cases; empty if it is a single one
 * @param ofCases the form of the single cases; null if there are no readings
 */
public record Form(List<CountFact> facts, Seen seen, List<Integer> readings, Form ofCases)
    implements Predicate<Layout> {

  /**
   * Learns the form of inputs.
   *
   * @param drawn at least one input
   */
  public static Form of(List<Layout> drawn) {
    List<Integer> readings = CaseSplit.countedReadings(drawn);
    if (readings.isEmpty()) {
      return of(drawn, readings, null);
    }
    List<Layout> cases =
        drawn.stream().flatMap(each -> CaseSplit.cases(each, readings.get(0)).stream()).toList();
    return of(drawn, readings, of(cases, List.of(), null)); // cases contain no cases themselves
  }

  private static Form of(List<Layout> drawn, List<Integer> readings, Form ofCases) {
    List<CountFact> facts = CountFact.of(drawn);
    return new Form(facts, Seen.of(drawn, facts), readings, ofCases);
  }

  /** This form, extended to inputs shorter than the drawn ones. */
  Form shorter() {
    Set<List<Integer>> counts = new HashSet<>();
    facts.forEach(each -> counts.add(List.of(each.line(), each.place())));
    if (!readings.isEmpty()) {
      counts.add(CaseSplit.COUNT);
    }
    Form shorter = ofCases == null ? null : ofCases.shorter();
    return new Form(facts, seen.shorter(counts), readings, shorter);
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
