package harness.describe.learn;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/**
 * Searches for parts that all samples consist of. Often several forms fit; the one that leaves the
 * least to chance is taken: lines that a number counts are more likely than lines by themselves,
 * and n-1 lines are a tree.
 */
final class FormSearch {

  static final List<String> NAMES =
      List.of("n", "m", "k", "q", "c", "p", "r", "u", "v", "w", "x", "y", "z");

  static final List<String> NAMES_IN_LOOPS = List.of("a", "b", "d", "e", "f", "g", "h", "i");

  /** The first forms found are the most likely ones anyway. */
  private static final int MOST_STATES = 2000;

  private final List<List<List<String>>> samples;
  private final boolean mayAssume;
  private FormState best;
  private int states;

  private FormSearch(List<List<List<String>>> samples, boolean mayAssume) {
    this.samples = samples;
    this.mayAssume = mayAssume;
  }

  /**
   * The most likely form that fits all samples; null if there is none.
   *
   * @param mayAssume whether bounds that numbers usually have are taken without much evidence
   */
  static FormState of(List<List<List<String>>> samples, boolean mayAssume) {
    FormSearch search = new FormSearch(samples, mayAssume);
    search.complete(FormState.start(samples.size()));
    return search.best;
  }

  private void complete(FormState state) {
    if (best != null && (state.cost() >= best.cost() || states++ > MOST_STATES)) {
      return;
    }
    if (all(i -> state.at().get(i) == samples.get(i).size())) {
      best = state;
      return;
    }
    for (Count count : likely(state)) {
      lines(state, count);
    }
    if (all(i -> state.at().get(i) < samples.get(i).size())) {
      line(state);
    }
  }

  /**
   * The counts, with the most likely one for the next lines first. If several numbers may count the
   * rest of the lines, and these look like edges, it is the last number: n m, and then m edges.
   */
  private List<Count> likely(FormState state) {
    if (!all(i -> state.at().get(i) < samples.get(i).size())) {
      return state.counts();
    }
    Block next = next(state, i -> 1);
    int width = next.lines().get(0).size();
    boolean areEdges =
        next.isEven()
            && (width == 2 || width == 3)
            && state.counts().stream().noneMatch(each -> next.fits(each, false));
    List<Count> last =
        state.counts().stream()
            .filter(each -> !each.isDerived())
            .filter(each -> all(i -> state.at().get(i) + each.of(i) == samples.get(i).size()))
            .toList();
    if (!areEdges || last.size() < 2) {
      return state.counts();
    }
    List<Count> all = new ArrayList<>(last);
    Collections.reverse(all);
    state.counts().stream().filter(each -> !last.contains(each)).forEach(all::add);
    return all;
  }

  private boolean all(IntPredicate holds) {
    return IntStream.range(0, samples.size()).allMatch(holds);
  }

  /** Tries to read the next lines as a block whose length an earlier number gives. */
  private void lines(FormState state, Count count) {
    boolean fits =
        count.isPlausible()
            && all(i -> state.at().get(i) + count.of(i) <= samples.get(i).size())
            && count.values().stream().anyMatch(each -> each > 1);
    if (!fits) {
      return;
    }
    IntUnaryOperator length = i -> (int) count.of(i);
    Part line = new BlockForm(state, count, samples.size(), mayAssume).of(next(state, length));
    if (line != null) {
      complete(state.after(length, List.of(), new Part.Lines(count, line)));
    }
  }

  /** The next lines of each sample. */
  private Block next(FormState state, IntUnaryOperator length) {
    List<List<String>> lines = new ArrayList<>();
    List<Integer> owners = new ArrayList<>();
    for (int i = 0; i < samples.size(); i++) {
      int begin = state.at().get(i);
      lines.addAll(samples.get(i).subList(begin, begin + length.applyAsInt(i)));
      owners.addAll(Collections.nCopies(length.applyAsInt(i), i));
    }
    return new Block(lines, owners);
  }

  /** Reads the next line by itself. */
  private void line(FormState state) {
    Block block = next(state, i -> 1);
    Part counted =
        new BlockForm(state, null, samples.size(), mayAssume).counted(block, state.counts());
    if (counted != null) {
      complete(state.after(i -> 1, List.of(), counted));
    }
    Part ended =
        counted == null
            ? EndedTokens.of(block, new UsualBounds(state.counts(), null, false, mayAssume))
            : null;
    if (ended != null) {
      complete(state.after(i -> 1, List.of(), ended));
    } else if (block.isEven() && (counted == null || best == null)) {
      row(state, block);
    }
  }

  private void row(FormState state, Block block) {
    List<Field> fields = block.fields();
    List<String> names = new ArrayList<>();
    List<Count> counts = new ArrayList<>();
    int known = (int) state.counts().stream().filter(each -> !each.isDerived()).count();
    for (Field each : fields) {
      boolean named = each.isInteger() && known < NAMES.size();
      names.add(named ? NAMES.get(known) : null);
      if (named) {
        counts.add(new Count(NAMES.get(known), values(each)));
        known++;
      }
    }
    counts.addAll(counts.stream().map(Count::minusOne).toList());
    Part text = names.isEmpty() || names.get(0) == null ? null : OwnText.of(block, names.get(0));
    List<Bounds> bounds = block.bounds(state.counts(), names);
    Part row = text == null ? new Part.Row(fields, names, bounds, null, false) : text;
    complete(state.after(i -> 1, counts, row));
  }

  private static List<Long> values(Field field) {
    return field.tokens().stream()
        .map(each -> each.length() > 18 ? Long.valueOf(-1) : Long.valueOf(each))
        .toList();
  }
}
