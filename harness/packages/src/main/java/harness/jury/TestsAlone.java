package harness.jury;

import java.util.List;

/**
 * What a problem without generators draws: its small tests first, then changes of these in turn
 * with other small inputs of their form, and between them the large tests.
 */
final class TestsAlone extends TurnOrder {

  private final OwnTests tests;
  private final FormDraws form;
  private final LargeTests large;

  private TestsAlone(
      String problem, List<TurnGenerator> all, OwnTests tests, FormDraws form, LargeTests large) {
    super(problem, "mix", all);
    this.tests = tests;
    this.form = form;
    this.large = large;
  }

  /** The order of some generators; null if they are not those of a problem without its own. */
  static TestsAlone of(String problem, List<TurnGenerator> all) {
    return all.size() > 1
            && all.get(0) instanceof OwnTests tests
            && all.get(1) instanceof FormDraws form
        ? new TestsAlone(problem, all, tests, form, all.size() > 2 ? (LargeTests) all.get(2) : null)
        : null;
  }

  @Override
  public String summary() {
    return "the problem's own tests, and small inputs like them";
  }

  @Override
  boolean isFree(long index) {
    return !tests.claims(index) && at(0, index) != large;
  }

  @Override
  TurnGenerator at(long seed, long index) {
    if (tests.claims(index)) {
      return tests;
    }
    long later = index - tests.first();
    if (large != null && later % LargeTests.PAUSE == LargeTests.PAUSE - 1) {
      return large;
    }
    long small = large == null ? later : later - later / LargeTests.PAUSE;
    return small % 2 == 0 && form.pays() ? form : tests;
  }
}
