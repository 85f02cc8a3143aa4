package harness.describe.learn;

import harness.describe.constraints.Constraints;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A first draft of a description, derived from sample inputs: which integer counts what, ranges,
 * and characters. Counts are tried before a number is taken to be constant.
 */
public final class Proposal {

  /** A byte order mark in UTF-8, one character per byte. */
  private static final String MARK = "\u00ef\u00bb\u00bf";

  /** What the line before a loop begins with if all samples have a structure there. */
  static final String STRUCTURE = "# harness: ";

  private static final List<String> NAMES =
      List.of("n", "m", "k", "q", "c", "p", "r", "u", "v", "w", "x", "y", "z");

  private static final List<String> NAMES_IN_LOOPS =
      List.of("a", "b", "d", "e", "f", "g", "h", "i");

  private final List<List<List<String>>> samples;

  private Proposal(List<List<List<String>>> samples) {
    this.samples = samples;
  }

  /** A state of the search: the position in each sample, and the possible counts. */
  private record State(List<Integer> at, List<Count> counts, List<Part> parts) {

    /** The state after some more lines of each sample, whose form some counts determine. */
    State after(IntUnaryOperator lines, List<Count> more, Part part) {
      List<String> used = part.counts();
      List<Count> left =
          new ArrayList<>(counts.stream().filter(each -> !used.contains(each.name())).toList());
      left.addAll(more);
      counts.stream().filter(each -> used.contains(each.name())).forEach(left::add);
      List<Part> all = new ArrayList<>(parts);
      all.add(part);
      return new State(
          IntStream.range(0, at.size()).mapToObj(i -> at.get(i) + lines.applyAsInt(i)).toList(),
          left,
          all);
    }
  }

  /**
   * Checks that a person's sample is a text that can be described: it has tokens, is not in an
   * encoding of two bytes, begins with no byte order mark, and is spaced as {@link #checkSpacing}
   * says.
   *
   * @param sample one character per byte
   * @throws IllegalArgumentException with a one-line message, if not
   */
  public static void checkSample(String sample) {
    if (sample.startsWith("\u00ff\u00fe") || sample.startsWith("\u00fe\u00ff")) {
      throw new IllegalArgumentException("the sample is encoded as UTF-16; save it as UTF-8");
    }
    if (sample.startsWith(MARK)) {
      throw new IllegalArgumentException(
          "the sample begins with a byte order mark (the bytes EF BB BF), which programs read as a"
              + " part of the first token; save it without one");
    }
    if (sample.isBlank()) {
      throw new IllegalArgumentException(
          sample.isEmpty() ? "the sample is empty" : "the sample is empty except for blanks");
    }
    checkSpacing(sample);
  }

  /**
   * Checks that lines end with a line feed and that single spaces separate tokens.
   *
   * @throws IllegalArgumentException with a one-line message, if not
   */
  public static void checkSpacing(String input) {
    if (input.contains("\r")) {
      throw new IllegalArgumentException(
          "lines end with a carriage return and a line feed; use a line feed alone");
    }
    if (!input.endsWith("\n")) {
      throw new IllegalArgumentException("the last line does not end with a line feed");
    }
    List<String> lines = input.lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      if (line.startsWith(" ") || line.endsWith(" ") || line.contains("  ")) {
        throw new IllegalArgumentException(
            "line " + (i + 1) + ": tokens must be separated by one space, with none around them");
      }
    }
  }

  /** A text with one space between tokens, none around lines, and no blank lines at its end. */
  public static String tidied(String text) {
    return text.stripTrailing()
        .lines()
        .map(line -> line.strip().replaceAll("\\s+", " ") + "\n")
        .collect(Collectors.joining());
  }

  /**
   * A proposed description.
   *
   * @param text the description
   * @param isTelling whether it says more than how many numbers there are and of what size: a
   *     structure, or numbers that bound others
   * @param notes what it does not say of the constraints of a statement, in one line each
   */
  public record Draft(String text, boolean isTelling, List<String> notes) {
    public Draft {
      notes = List.copyOf(notes);
    }
  }

  /**
   * Proposes a description that fits all samples.
   *
   * @param inputs the texts of the samples
   * @throws IllegalArgumentException with a one-line message, if none is found
   */
  public static Draft of(List<String> inputs) {
    DraftForm form = form(inputs);
    return new Draft(form.text(), form.isTelling(), List.of());
  }

  /**
   * Proposes a description that fits all samples and keeps the constraints of a statement.
   * Constraints that the samples contradict, or with which nothing can be drawn, are left out.
   *
   * @param inputs the texts of the samples
   * @throws IllegalArgumentException with a one-line message, if none is found
   */
  public static Draft of(List<String> inputs, Constraints constraints) {
    return new ConstrainedForm(form(inputs), inputs).with(constraints);
  }

  private static DraftForm form(List<String> inputs) {
    inputs.forEach(Proposal::checkSpacing);
    List<List<List<String>>> samples = inputs.stream().map(Proposal::lines).toList();
    State whole = found(samples);
    List<List<List<String>>> cases = Cases.of(samples);
    State one = cases == null ? null : found(cases);
    if (one != null && (whole == null || one.parts.size() + 1 < whole.parts.size())) {
      Field counts = new Field(samples.stream().map(each -> each.get(0).get(0)).toList());
      return DraftForm.ofCases(counts, one.parts);
    }
    List<List<String>> lines = samples.stream().flatMap(List::stream).toList();
    Block block = new Block(lines, Collections.nCopies(lines.size(), 0));
    if (whole == null && block.isEven() && !lines.get(0).isEmpty()) {
      return DraftForm.ofLines(inLoop(block, List.of(), null, false));
    }
    if (whole == null) {
      throw new IllegalArgumentException("the samples have no structure in common");
    }
    return DraftForm.of(whole.parts);
  }

  /** The parts that fit all samples; null if there are none. */
  private static State found(List<List<List<String>>> samples) {
    State start = new State(samples.stream().map(each -> 0).toList(), List.of(), List.of());
    return new Proposal(samples).complete(start);
  }

  /** The tokens of each line. */
  private static List<List<String>> lines(String input) {
    String[] lines = input.split("\n", -1);
    return Arrays.stream(lines, 0, lines.length - 1)
        .map(each -> each.isEmpty() ? List.<String>of() : List.of(each.split(" ", -1)))
        .toList();
  }

  private State complete(State state) {
    if (all(i -> state.at.get(i) == samples.get(i).size())) {
      return state;
    }
    for (Count count : likely(state)) {
      State found = lines(state, count);
      if (found != null) {
        return found;
      }
    }
    return all(i -> state.at.get(i) < samples.get(i).size()) ? line(state) : null;
  }

  /**
   * The counts, with the most likely one for the next lines first. If several numbers may count the
   * rest of the lines, and these look like edges, it is the last number: n m, and then m edges.
   */
  private List<Count> likely(State state) {
    if (!all(i -> state.at.get(i) < samples.get(i).size())) {
      return state.counts;
    }
    Block next = next(state, i -> 1);
    int width = next.lines().get(0).size();
    boolean areEdges =
        next.isEven()
            && (width == 2 || width == 3)
            && state.counts.stream().noneMatch(each -> next.fits(each, false));
    List<Count> last =
        state.counts.stream()
            .filter(each -> !each.isDerived())
            .filter(each -> all(i -> state.at.get(i) + each.of(i) == samples.get(i).size()))
            .toList();
    if (!areEdges || last.size() < 2) {
      return state.counts;
    }
    List<Count> all = new ArrayList<>(last);
    Collections.reverse(all);
    state.counts.stream().filter(each -> !last.contains(each)).forEach(all::add);
    return all;
  }

  private boolean all(IntPredicate holds) {
    return IntStream.range(0, samples.size()).allMatch(holds);
  }

  /** Tries to read the next lines as a block whose length an earlier number gives. */
  private State lines(State state, Count count) {
    boolean fits =
        count.isPlausible()
            && all(i -> state.at.get(i) + count.of(i) <= samples.get(i).size())
            && count.values().stream().anyMatch(each -> each > 1);
    if (!fits) {
      return null;
    }
    IntUnaryOperator length = i -> (int) count.of(i);
    Part line = alike(next(state, length), state.counts, count);
    return line == null
        ? null
        : complete(state.after(length, List.of(), new Part.Lines(count, line)));
  }

  /** The next lines of each sample. */
  private Block next(State state, IntUnaryOperator length) {
    List<List<String>> lines = new ArrayList<>();
    List<Integer> owners = new ArrayList<>();
    for (int i = 0; i < samples.size(); i++) {
      int begin = state.at.get(i);
      lines.addAll(samples.get(i).subList(begin, begin + length.applyAsInt(i)));
      owners.addAll(Collections.nCopies(length.applyAsInt(i), i));
    }
    return new Block(lines, owners);
  }

  /**
   * The common form of lines: the same number of tokens, or one given by a count; null if there is
   * none.
   */
  private Part alike(Block block, List<Count> counts, Count rounds) {
    int width = block.lines().get(0).size();
    List<Count> others = new ArrayList<>(counts);
    others.remove(rounds);
    others.add(
        rounds); // in a square, another number than that of the rows is likely to count columns
    Part counted = counted(block, others);
    if (counted != null && (!block.isEven() || width > 2 || counted instanceof Part.Letters)) {
      return counted;
    }
    if (!block.isEven() || width == 0) {
      return null;
    }
    Hint hint = Hint.of(counts, rounds, block.bySample(samples.size()));
    return inLoop(block, counts, hint, true);
  }

  /** Lines of a loop; their numbers have names of their own. */
  private static Part.Row inLoop(Block block, List<Count> counts, Hint hint, boolean mayIndex) {
    List<Field> fields = block.fields();
    List<String> names = new ArrayList<>(NAMES_IN_LOOPS);
    names.addAll(Collections.nCopies(fields.size(), null));
    List<Bounds> bounds = block.bounds(counts, names);
    for (int i = 0; hint != null && i < Math.min(2, bounds.size()); i++) {
      bounds.set(i, hint.bounds());
    }
    if (hint == null && fields.size() > 1 && bounds.get(1).isNone()) {
      bounds.set(
          1, UsualRule.ofRows(names.get(0), fields.get(0).integers(), fields.get(1).integers()));
    }
    boolean distinct =
        mayIndex
            && hint == null
            && bounds.stream().allMatch(Bounds::isNone)
            && UsualRule.arePoints(block);
    return new Part.Row(fields, names, bounds, hint, distinct);
  }

  /** Tokens or letters whose number is given by a count; null if no count fits. */
  private Part counted(Block block, List<Count> counts) {
    Field all = block.tokens();
    boolean single = block.lines().stream().allMatch(each -> each.size() == 1);
    boolean even = block.isEven();
    for (Count count : counts.stream().filter(each -> !even || !each.isDerived()).toList()) {
      if (single && all.isText() && block.fits(count, true)) {
        return new Part.Letters(count, all);
      }
      if (!single && !all.tokens().isEmpty() && block.fits(count, false)) {
        Hint hint = hint(block, counts, count);
        Bounds bounds = hint == null ? block.tokenBounds(counts) : hint.bounds();
        UsualRule rule = hint == null && bounds.isNone() ? UsualRule.of(block) : null;
        return new Part.Tokens(count, all, NAMES_IN_LOOPS.get(0), bounds, hint, rule, null);
      }
    }
    return null;
  }

  /** A hint about the numbers of these lines, if each sample has one such group of lines. */
  private Hint hint(Block block, List<Count> counts, Count rounds) {
    List<List<List<String>>> rows =
        block.lines().stream().map(each -> each.stream().map(List::of).toList()).toList();
    boolean oneEach = block.owners().stream().distinct().count() == rows.size();
    return oneEach && rows.size() == samples.size() ? Hint.of(counts, rounds, rows) : null;
  }

  /** Reads the next line by itself. */
  private State line(State state) {
    Block block = next(state, i -> 1);
    Part counted = counted(block, state.counts);
    State found = counted == null ? null : complete(state.after(i -> 1, List.of(), counted));
    return found != null || !block.isEven() ? found : row(state, block);
  }

  private State row(State state, Block block) {
    List<Field> fields = block.fields();
    List<String> names = new ArrayList<>();
    List<Count> counts = new ArrayList<>();
    int known = (int) state.counts.stream().filter(each -> !each.isDerived()).count();
    for (Field each : fields) {
      boolean named = each.isInteger() && known < NAMES.size();
      names.add(named ? NAMES.get(known) : null);
      if (named) {
        counts.add(new Count(NAMES.get(known), values(each)));
        known++;
      }
    }
    counts.addAll(counts.stream().map(Count::minusOne).toList());
    List<Bounds> bounds = block.bounds(state.counts, names);
    return complete(state.after(i -> 1, counts, new Part.Row(fields, names, bounds, null, false)));
  }

  private static List<Long> values(Field field) {
    return field.tokens().stream()
        .map(each -> each.length() > 18 ? Long.valueOf(-1) : Long.valueOf(each))
        .toList();
  }
}
