package harness.shrink;

import harness.shrink.text.Form;
import harness.shrink.text.Layout;
import harness.shrink.text.SmallerInputs;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * The inputs of a form learned from drawn inputs.
 *
 * @param structure what the form alone does not express
 */
record FormSpace(Form form, Predicate<Layout> structure) implements Space {

  /** Maximum number of inputs tried for one limit. */
  private static final int MOST = 4000;

  @Override
  public boolean holds(Layout layout) {
    return form.test(layout) && structure.test(layout);
  }

  @Override
  public Optional<SortedSet<Layout>> smaller(Layout than, long limit) {
    return SmallerInputs.of(form, than, limit, MOST).map(this::structured);
  }

  private SortedSet<Layout> structured(SortedSet<Layout> formed) {
    return formed.stream().filter(structure).collect(Collectors.toCollection(TreeSet::new));
  }

  @Override
  public boolean goesBeyond(long limit) {
    return form.goesBeyond(limit);
  }
}
