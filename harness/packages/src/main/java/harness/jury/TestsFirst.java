package harness.jury;

import java.util.List;

/** A problem's own tests, where it is their turn, and otherwise a mix of all its generators. */
final class TestsFirst extends TurnOrder {

  private final OwnTests tests;
  private final FairMix mix;

  TestsFirst(String problem, OwnTests tests, List<TurnGenerator> all) {
    super(problem, "mix", all);
    this.tests = tests;
    this.mix = new FairMix(problem, all);
  }

  @Override
  public String summary() {
    return "the problem's own tests, and inputs of the form that they show";
  }

  @Override
  TurnGenerator at(long seed, long index) {
    return tests.isUnchanged(index) ? tests : mix.at(seed, index);
  }
}
