package harness.jury;

import harness.cases.Case;
import harness.cases.CaseName;
import harness.cases.Generator;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Draws the cases of another generator, and in place of some of them inputs near the constants of
 * submissions. All other cases stay as they are.
 */
final class NearTurns extends Generator {

  /** The first cases find most mistakes, and stay. */
  private static final long FIRST = 20;

  /** Bits of an index's hash: one case in four. */
  private static final int SHARE_BITS = 2;

  private static final long GOLDEN = 0x9e3779b97f4a7c15L;

  private final Generator usual;
  private final List<NearDraws> near;

  /**
   * A mix of cases.
   *
   * @param near take turns; not empty
   */
  NearTurns(Generator usual, List<NearDraws> near) {
    super(usual.puzzle(), usual.name());
    this.usual = usual;
    this.near = List.copyOf(near);
  }

  @Override
  public String summary() {
    return usual.summary() + "; also inputs near constants of the submissions";
  }

  /** The generator of an index; spreads the turns so that they never coincide with a period. */
  private Generator at(long seed, long index) {
    long hash = index * GOLDEN;
    boolean isFree = !(usual instanceof TurnOrder order) || order.isFree(index);
    return index < FIRST || hash >>> (Long.SIZE - SHARE_BITS) != 0 || !isFree
        ? usual
        : near.get(blockRandom(seed, index).nextInt(near.size()));
  }

  @Override
  public int block() {
    return usual.block();
  }

  @Override
  public Case draw(long seed, long index) {
    return at(seed, index).draw(seed, index);
  }

  @Override
  public void expect(long seed, List<Long> indices) {
    usual.expect(
        seed,
        indices.stream().filter(each -> at(seed, each) == usual).collect(Collectors.toList()));
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
}
