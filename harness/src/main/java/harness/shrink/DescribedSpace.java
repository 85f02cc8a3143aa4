package harness.shrink;

import harness.problem.AllInputs;
import harness.shrink.text.Layout;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * The inputs that the problem's description allows. If too many have fewer tokens than the given
 * one, because some have more bytes, only those without more bytes are listed.
 */
final class DescribedSpace implements Space {

  /** Maximum number of inputs tried for one limit. */
  private static final int MOST = 20_000;

  /** The same for inputs of any length, which are rarely few. */
  private static final int MOST_OF_ANY_LENGTH = 5000;

  private final AllInputs all;
  private boolean whole;
  private boolean anyLength;
  private boolean tooMany; // of any length

  DescribedSpace(AllInputs all) {
    this.all = all;
  }

  @Override
  public boolean holds(Layout layout) {
    return true; // inputs that the description does not allow are never failures
  }

  @Override
  public Optional<SortedSet<Layout>> smaller(Layout than, long limit) {
    AllInputs.Listed any =
        tooMany ? null : all.upTo(than.tokens(), Integer.MAX_VALUE, limit, MOST_OF_ANY_LENGTH);
    tooMany = any == null;
    anyLength = any != null && any.whole();
    AllInputs.Listed listed = anyLength ? any : all.upTo(than.tokens(), than.bytes(), limit, MOST);
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

  @Override
  public boolean hasAnyLength() {
    return anyLength;
  }
}
