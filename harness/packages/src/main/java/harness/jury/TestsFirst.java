package harness.jury;

import java.util.List;

/** A problem's own tests, and when it is not their turn a mix of all its generators. */
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
    return "the problem's own tests, then also inputs of their form";
  }

  @Override
  boolean isFree(long index) {
    return !tests.claims(index) && mix.isFree(index);
  }

  @Override
  TurnGenerator at(long seed, long index) {
    return tests.claims(index) ? tests : mix.at(seed, index);
  }
}
