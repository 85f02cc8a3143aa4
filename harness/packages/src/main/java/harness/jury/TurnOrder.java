package harness.jury;

import harness.cases.Case;
import harness.cases.CaseName;
import harness.cases.Generator;
import java.util.List;
import java.util.stream.Collectors;

/** Draws from several generators, one of which has the turn at each index. */
abstract class TurnOrder extends Generator {

  private final List<TurnGenerator> all;
  private List<TurnGenerator> varying;

  TurnOrder(String problem, String name, List<TurnGenerator> all) {
    super(problem, name);
    this.all = List.copyOf(all);
  }

  abstract TurnGenerator at(long seed, long index);

  /** Whether another input may take the place of the case at an index. */
  abstract boolean isFree(long index);

  final List<TurnGenerator> all() {
    return all;
  }

  /** The generators whose inputs depend on the seed; all of them if there are none. */
  final synchronized List<TurnGenerator> varying() {
    if (varying == null) {
      List<TurnGenerator> vary = all.stream().filter(TurnGenerator::varies).toList();
      varying = vary.isEmpty() ? all : vary;
    }
    return varying;
  }

  @Override
  public Case draw(long seed, long index) {
    return at(seed, index).draw(seed, index);
  }

  @Override
  public void expect(long seed, List<Long> indices) {
    indices.stream()
        .collect(Collectors.groupingBy(index -> at(seed, index)))
        .forEach((generator, own) -> generator.expect(seed, own));
  }

  @Override
  public CaseName caseName(long seed, long index) {
    return at(seed, index).caseName(seed, index);
  }

  @Override
  public String call(long seed, long index) {
    return at(seed, index).call(seed, index);
  }

  @Override
  protected String input(long seed, long index) {
    return draw(seed, index).input();
  }

  /**
   * Draws from each generator once, and then in turn from those whose inputs depend on the seed.
   */
  static final class OfRules extends TurnOrder {

    OfRules(String problem, List<TurnGenerator> all) {
      super(problem, "turns", all);
    }

    @Override
    public String summary() {
      return "all generators in turn";
    }

    @Override
    boolean isFree(long index) {
      return index >= all().size();
    }

    @Override
    TurnGenerator at(long seed, long index) {
      int first = all().size();
      return index < first
          ? all().get((int) index)
          : varying().get((int) ((index - first) % varying().size()));
    }
  }
}
