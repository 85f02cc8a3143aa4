package harness.shrink;

import harness.problem.AllInputs;
import harness.shrink.text.Layout;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/** The inputs that the problem's description allows. */
final class DescribedSpace implements Space {

  /** Maximum number of inputs tried for one limit. */
  private static final int MOST = 20_000;

  private final AllInputs all;
  private boolean whole;

  DescribedSpace(AllInputs all) {
    this.all = all;
  }

  @Override
  public boolean holds(Layout layout) {
    return true; // inputs that the description does not allow are never failures
  }

  @Override
  public Optional<SortedSet<Layout>> smaller(Layout than, long limit) {
    AllInputs.Listed listed = all.upTo(than.tokens(), than.text().length(), limit, MOST);
    if (listed == null) {
      return Optional.empty();
    }
    whole = listed.whole();
    TreeSet<Layout> smaller = new TreeSet<>();
    listed.inputs().stream()
        .map(Layout::of)
        .filter(each -> each.compareTo(than) < 0)
        .forEach(smaller::add);
    return Optional.of(smaller);
  }

  @Override
  public boolean goesBeyond(long limit) {
    return !whole;
  }
}
