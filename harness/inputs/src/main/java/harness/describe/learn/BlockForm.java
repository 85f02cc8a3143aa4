package harness.describe.learn;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Finds the common form of lines.
 *
 * @param state what comes before them
 * @param rounds the number that counts the lines; null for one line
 * @param samples the number of samples
 * @param mayAssume whether bounds that numbers usually have are taken without much evidence
 */
record BlockForm(FormState state, Count rounds, int samples, boolean mayAssume) {

  /**
   * The form of lines: the same number of tokens, or one given by a count, by the first token, by
   * the last one, or by a word that the line begins with; or a text after its length. Null if there
   * is none.
   */
  Part of(Block block) {
    int width = block.lines().get(0).size();
    List<Count> others = new ArrayList<>(state.counts());
    others.remove(rounds);
    others.add(
        rounds); // in a square, another number than that of the rows is likely to count columns
    Part counted = counted(block, others);
    if (counted != null && (!block.isEven() || width > 2 || counted instanceof Letters)) {
      return counted;
    }
    Part measured = OwnText.of(block, OwnText.LENGTH);
    if (measured != null) {
      return measured;
    }
    if (block.isEven() && width > 0) {
      Hint hint = hint(block);
      Part kinds = hint == null ? Commands.of(block, usual(true)) : null;
      return kinds != null ? kinds : inLoop(block, hint);
    }
    Part counting = OwnLength.of(block, usual(false));
    Part ended = counting == null ? EndedTokens.of(block, usual(false)) : counting;
    return ended != null ? ended : Commands.of(block, usual(true));
  }

  /** The form of all lines of inputs that consist of nothing else. */
  static Part.Row ofAll(Block block, boolean mayAssume) {
    List<Field> fields = block.fields();
    List<String> names = names(fields.size());
    List<Bounds> bounds = block.bounds(List.of(), names);
    bounds = new UsualBounds(List.of(), null, false, mayAssume).ofRows(block, names, bounds);
    return new Part.Row(fields, names, bounds, null, false);
  }

  private UsualBounds usual(boolean isLenient) {
    return new UsualBounds(state.counts(), rounds, isLenient, mayAssume);
  }

  /** The structure of rows; null for none, and for pairs that more likely are something else. */
  private Hint hint(Block block) {
    Hint hint = Hint.of(state.counts(), rounds, block.bySample(samples));
    return hint != null && hint.isGraph() && !isLikely(hint, block) ? null : hint;
  }

  /**
   * Whether pairs are edges. After a tree they are queries, in order after a list they are
   * intervals, and with two numbers before that bound one column each they are places in a grid.
   */
  private boolean isLikely(Hint graph, Block block) {
    boolean isOfList = state.parts().stream().anyMatch(e -> e.counts().contains(graph.size()));
    boolean areOrdered =
        block.lines().stream()
            .allMatch(each -> Count.number(each.get(0)) < Count.number(each.get(1)));
    boolean areCells =
        !graph.size().equals(FormSearch.NAMES.get(0)) && usual(false).areCells(block);
    return !state.hasStructure() && !(isOfList && areOrdered) && !areCells;
  }

  /** Lines of a loop; their numbers have names of their own. */
  private Part.Row inLoop(Block block, Hint hint) {
    List<Field> fields = block.fields();
    List<String> names = names(fields.size());
    List<Bounds> bounds = block.bounds(state.counts(), names);
    for (int i = 0; hint != null && i < Math.min(2, bounds.size()); i++) {
      bounds.set(i, hint.bounds());
    }
    if (hint == null) {
      bounds = usual(false).ofRows(block, names, bounds);
    }
    List<String> free = rounds == null ? List.of() : List.of(rounds.name());
    boolean isDistinct =
        hint == null
            && (bounds.stream().allMatch(each -> free.containsAll(each.names()))
                || areOfTwoKinds(bounds))
            && bounds.stream().noneMatch(UsualBounds::areParents)
            && UsualRule.arePoints(block);
    return new Part.Row(fields, names, bounds, hint, isDistinct);
  }

  /** Whether pairs join nodes of two kinds, or are cells of a grid. */
  private static boolean areOfTwoKinds(List<Bounds> bounds) {
    return bounds.stream().allMatch(each -> each.names().size() == 1)
        && bounds.stream().map(Bounds::names).distinct().count() == bounds.size();
  }

  static List<String> names(int count) {
    List<String> names = new ArrayList<>(FormSearch.NAMES_IN_LOOPS);
    names.addAll(Collections.nCopies(count, null));
    return names;
  }

  /** Tokens or letters whose number is given by a count; null if no count fits. */
  Part counted(Block block, List<Count> counts) {
    Field all = block.tokens();
    boolean single = block.lines().stream().allMatch(each -> each.size() == 1);
    boolean even = block.isEven();
    for (Count count : counts.stream().filter(each -> !even || !each.isDerived()).toList()) {
      if (single && (all.isText() || all.areDigits()) && block.fits(count, true)) {
        boolean isGrid = rounds != null && mayAssume;
        return new Letters(
            count, all, isGrid ? GridHint.of(rounds, count, state.counts(), block) : null);
      }
      if (!single && !all.tokens().isEmpty() && block.fits(count, false)) {
        return tokens(block, counts, count);
      }
    }
    Count last = even && !single ? derived(block, counts) : null;
    return last == null ? null : tokens(block, counts, last);
  }

  /** The number minus one that counts the parents in a line; null if there is none. */
  private Count derived(Block block, List<Count> counts) {
    return rounds != null
        ? null
        : counts.stream()
            .filter(each -> each.isDerived() && block.fits(each, false))
            .filter(each -> UsualBounds.areParents(block, each))
            .findFirst()
            .orElse(null);
  }

  private Part.Tokens tokens(Block block, List<Count> counts, Count count) {
    Field all = block.tokens();
    if (count.isDerived() && UsualBounds.areParents(block, count)) {
      return new Part.Tokens(count, all, "a", UsualBounds.PARENT, null, UsualRule.PARENTS, null);
    }
    Hint hint = hint(block, counts, count);
    Bounds bounds = hint == null ? block.tokenBounds(counts) : hint.bounds();
    if (hint == null && bounds.isNone()) {
      UsualRule rule = UsualRule.of(block);
      Bounds usual = usual(false).ofTokens(block);
      return new Part.Tokens(count, all, "a", usual, null, rule, null);
    }
    return new Part.Tokens(count, all, "a", bounds, hint, null, null);
  }

  /** A hint about the numbers of these lines, if each sample has one such group of lines. */
  private Hint hint(Block block, List<Count> counts, Count count) {
    List<List<List<String>>> rows =
        block.lines().stream().map(each -> each.stream().map(List::of).toList()).toList();
    boolean oneEach = block.owners().stream().distinct().count() == rows.size();
    return oneEach && rows.size() == samples ? Hint.of(counts, count, rows) : null;
  }
}
