package harness.jury;

import harness.cases.Case;
import harness.cases.CaseName;
import harness.generators.Generator;
import java.util.List;
import java.util.stream.Collectors;

/** Draws from each generator once, and then in turn from those whose inputs depend on the seed. */
final class RuleTurns extends Generator {

  private static final String NAME = "turns";

  private final List<TurnGenerator> all;
  private List<TurnGenerator> varying;

  /**
   * Creates the turns.
   *
   * @param all at least one
   */
  RuleTurns(String problem, List<TurnGenerator> all) {
    super(problem, NAME);
    this.all = List.copyOf(all);
  }

  @Override
  public String summary() {
    return "all generators in turn";
  }

  @Override
  public Case draw(long seed, long index) {
    return at(index).draw(seed, index);
  }

  @Override
  public void expect(long seed, List<Long> indices) {
    indices.stream()
        .collect(Collectors.groupingBy(index -> at(index)))
        .forEach((generator, own) -> generator.expect(seed, own));
  }

  @Override
  public CaseName caseName(long seed, long index) {
    return at(index).caseName(seed, index);
  }

  @Override
  public String call(long seed, long index) {
    return at(index).call(seed, index);
  }

  @Override
  protected String input(long seed, long index) {
    return draw(seed, index).input();
  }

  private TurnGenerator at(long index) {
    return index < all.size()
        ? all.get((int) index)
        : varying().get((int) ((index - all.size()) % varying().size()));
  }

  private synchronized List<TurnGenerator> varying() {
    if (varying == null) {
      varying = TurnGenerator.varying(all);
    }
    return varying;
  }
}
