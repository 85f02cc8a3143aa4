package harness.shrink;

import harness.shrink.text.Form;
import harness.shrink.text.Layout;
import harness.shrink.text.SmallerInputs;
import java.util.Optional;
import java.util.SortedSet;

/** The inputs of a form learned from drawn inputs. */
record FormSpace(Form form) implements Space {

  /** Maximum number of inputs tried for one limit. */
  private static final int MOST = 4000;

  @Override
  public boolean holds(Layout layout) {
    return form.test(layout);
  }

  @Override
  public Optional<SortedSet<Layout>> smaller(Layout than, long limit) {
    return SmallerInputs.of(form, than, limit, MOST);
  }

  @Override
  public boolean goesBeyond(long limit) {
    return form.goesBeyond(limit);
  }
}
