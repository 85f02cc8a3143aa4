package harness.shrink;

import harness.problem.AllInputs;
import harness.shrink.text.Form;
import harness.shrink.text.Layout;
import harness.shrink.text.SmallerInputs;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A set of inputs in which to look for smaller ones. */
interface Space {

  /**
   * Inputs that are smaller than a given one, up to a limit.
   *
   * @param beyond whether there are more, with numbers or lengths above the limit
   * @param anyLength whether those of any length are listed, also with more bytes than the given
   *     one; otherwise only those without
   */
  record Smaller(SortedSet<Layout> inputs, boolean beyond, boolean anyLength) {}

  boolean holds(Layout layout);

  /**
   * All inputs of the set that are smaller than a given one.
   *
   * @param limit maximum number and length in them
   * @return null if there are too many
   */
  Smaller smaller(Layout than, long limit);

  /**
   * The inputs of a form learned from drawn inputs.
   *
   * @param structure what the form alone does not express
   */
  record Learned(Form form, Predicate<Layout> structure) implements Space {

    /** Maximum number of inputs tried for one limit. */
    private static final int MOST = 4000;

    @Override
    public boolean holds(Layout layout) {
      return form.test(layout) && structure.test(layout);
    }

    @Override
    public Smaller smaller(Layout than, long limit) {
      return SmallerInputs.of(form, than, limit, MOST)
          .map(formed -> sorted(formed.stream().filter(structure)))
          .map(inputs -> new Smaller(inputs, form.goesBeyond(limit), true))
          .orElse(null);
    }
  }

  /**
   * The inputs that the problem's description allows. If too many have fewer tokens than the given
   * one, because some have more bytes, only those without more bytes are listed.
   */
  final class Described implements Space {

    private static final int MOST = 20_000;

    /** The most inputs of any length, which are rarely few. */
    private static final int MOST_OF_ANY_LENGTH = 5000;

    private final AllInputs all;
    private boolean tooManyOfAnyLength;

    Described(AllInputs all) {
      this.all = all;
    }

    @Override
    public boolean holds(Layout layout) {
      return true; // inputs that the description does not allow are never failures
    }

    @Override
    public Smaller smaller(Layout than, long limit) {
      AllInputs.Listed any =
          tooManyOfAnyLength
              ? null
              : all.upTo(than.tokens(), Integer.MAX_VALUE, limit, MOST_OF_ANY_LENGTH);
      tooManyOfAnyLength = any == null;
      boolean anyLength = any != null && any.whole();
      AllInputs.Listed listed =
          anyLength ? any : all.upTo(than.tokens(), than.bytes(), limit, MOST);
      if (listed == null) {
        return null;
      }
      Stream<Layout> inputs = listed.inputs().stream().map(Layout::of);
      return new Smaller(
          sorted(inputs.filter(each -> each.compareTo(than) < 0)), !listed.whole(), anyLength);
    }
  }

  private static SortedSet<Layout> sorted(Stream<Layout> inputs) {
    return inputs.collect(Collectors.toCollection(TreeSet::new));
  }
}
