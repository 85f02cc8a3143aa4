package harness.describe.learn;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A first draft of a description, derived from sample inputs: which integer counts what, ranges,
 * and characters. Counts are tried before a number is taken to be constant.
 */
public final class Proposal {

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

    State with(List<Integer> next, List<Count> more, Part part, List<String> used) {
      List<Count> left =
          new ArrayList<>(counts.stream().filter(each -> !used.contains(each.name())).toList());
      left.addAll(more);
      counts.stream().filter(each -> used.contains(each.name())).forEach(left::add);
      List<Part> all = new ArrayList<>(parts);
      all.add(part);
      return new State(next, left, all);
    }
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

  /**
   * A proposed description.
   *
   * @param isTelling whether it says more than how many numbers there are and of what size: a
   *     structure, or numbers that bound others
   */
  public record Draft(String text, boolean isTelling) {

    private static Draft of(State found) {
      Set<String> used = new HashSet<>();
      found.parts.forEach(each -> used.addAll(each.variables()));
      return new Draft(
          found.parts.stream().map(each -> each.text(used) + "\n").collect(Collectors.joining()),
          found.parts.stream().anyMatch(Part::isTelling));
    }
  }

  /**
   * Proposes a description that fits all samples.
   *
   * @param inputs the texts of the samples
   * @throws IllegalArgumentException with a one-line message, if none is found
   */
  public static Draft of(List<String> inputs) {
    inputs.forEach(Proposal::checkSpacing);
    List<List<List<String>>> samples =
        inputs.stream()
            .map(each -> Arrays.stream(each.split("\n", -1)).toList())
            .map(Proposal::lines)
            .toList();
    State whole = found(samples);
    List<List<List<String>>> cases = Cases.of(samples);
    State one = cases == null ? null : found(cases);
    if (one != null && (whole == null || one.parts.size() + 1 < whole.parts.size())) {
      Field counts = new Field(samples.stream().map(each -> each.get(0).get(0)).toList());
      Draft each = Draft.of(one);
      return new Draft(
          "%s NEWLINE\nREP(t)\n%sEND\n".formatted(counts.command("t"), each.text.indent(2)),
          each.isTelling);
    }
    List<List<String>> lines = samples.stream().flatMap(List::stream).toList();
    boolean alike = lines.stream().map(List::size).distinct().count() == 1;
    if (whole == null && alike && !lines.get(0).isEmpty()) {
      List<Field> fields = fields(lines);
      List<Integer> owners = Collections.nCopies(lines.size(), 0);
      Part row = inLoop(fields, new BoundSearch(List.of(), owners), null);
      String text = row.text(Set.copyOf(row.variables()));
      return new Draft("WHILE(!ISEOF)\n  %s\nEND\n".formatted(text), row.isTelling());
    }
    if (whole == null) {
      throw new IllegalArgumentException("the samples have no structure in common");
    }
    return Draft.of(whole);
  }

  /** The parts that fit all samples; null if there are none. */
  private static State found(List<List<List<String>>> samples) {
    State start = new State(samples.stream().map(each -> 0).toList(), List.of(), List.of());
    return new Proposal(samples).complete(start);
  }

  private static List<List<String>> lines(List<String> lines) {
    return lines.subList(0, lines.size() - 1).stream()
        .map(each -> each.isEmpty() ? List.<String>of() : List.of(each.split(" ", -1)))
        .toList();
  }

  private State complete(State state) {
    if (all(i -> state.at.get(i) == samples.get(i).size())) {
      return state;
    }
    for (Count count : state.counts) {
      State found = lines(state, count);
      if (found != null) {
        return found;
      }
    }
    return all(i -> state.at.get(i) < samples.get(i).size()) ? line(state) : null;
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
    List<List<String>> block = new ArrayList<>();
    List<Integer> owners = new ArrayList<>();
    List<Integer> next = new ArrayList<>();
    for (int i = 0; i < samples.size(); i++) {
      int end = (int) (state.at.get(i) + count.of(i));
      for (int line = state.at.get(i); line < end; line++) {
        block.add(samples.get(i).get(line));
        owners.add(i);
      }
      next.add(end);
    }
    Part line = alike(block, owners, state.counts, count);
    if (line == null) {
      return null;
    }
    Part.Lines part = new Part.Lines(count, line);
    return complete(state.with(next, List.of(), part, part.counts()));
  }

  /**
   * The common form of lines: the same number of tokens, or one given by a count; null if there is
   * none.
   */
  private Part alike(
      List<List<String>> lines, List<Integer> owners, List<Count> counts, Count rounds) {
    int width = lines.get(0).size();
    boolean same = lines.stream().allMatch(each -> each.size() == width);
    Part counted = counted(lines, owners, counts);
    if (counted != null && (!same || width > 2 || counted instanceof Part.Letters)) {
      return counted;
    }
    if (!same || width == 0) {
      return null;
    }
    Hint hint = Hint.of(counts, rounds, bySample(lines, owners));
    return inLoop(fields(lines), new BoundSearch(counts, owners), hint);
  }

  /** Lines of a loop; their numbers have names of their own. */
  private static Part.Row inLoop(List<Field> fields, BoundSearch search, Hint hint) {
    List<String> names = new ArrayList<>(NAMES_IN_LOOPS);
    names.addAll(Collections.nCopies(fields.size(), null));
    return new Part.Row(fields, names, search.ofRows(fields, names), hint);
  }

  private List<List<List<String>>> bySample(List<List<String>> rows, List<Integer> owners) {
    List<List<List<String>>> all = new ArrayList<>();
    samples.forEach(each -> all.add(new ArrayList<>()));
    for (int i = 0; i < rows.size(); i++) {
      all.get(owners.get(i)).add(rows.get(i));
    }
    return all;
  }

  private static List<Field> fields(List<List<String>> lines) {
    return IntStream.range(0, lines.get(0).size())
        .mapToObj(place -> new Field(lines.stream().map(each -> each.get(place)).toList()))
        .toList();
  }

  /** Tokens or letters whose number is given by a count; null if no count fits. */
  private Part counted(List<List<String>> lines, List<Integer> owners, List<Count> counts) {
    Field all = new Field(lines.stream().flatMap(List::stream).toList());
    boolean single = lines.stream().allMatch(each -> each.size() == 1);
    boolean differ = lines.stream().map(List::size).distinct().count() > 1;
    for (Count count : counts.stream().filter(each -> differ || !each.isDerived()).toList()) {
      if (single && all.isText() && fit(lines, owners, count, true)) {
        return new Part.Letters(count, all);
      }
      boolean varies = !single && !all.tokens().isEmpty();
      if (varies && fit(lines, owners, count, false)) {
        Bounds own = new BoundSearch(counts, owners).ofTokens(lines);
        Hint hint = hint(lines, owners, counts, count);
        return new Part.Tokens(count, all, NAMES_IN_LOOPS.get(0), own, hint);
      }
    }
    return null;
  }

  /** A hint about the numbers of these lines, if each sample has one such group of lines. */
  private Hint hint(
      List<List<String>> lines, List<Integer> owners, List<Count> counts, Count rounds) {
    List<List<List<String>>> rows =
        lines.stream().map(each -> each.stream().map(List::of).toList()).toList();
    return owners.stream().distinct().count() == owners.size() && rows.size() == samples.size()
        ? Hint.of(counts, rounds, rows)
        : null;
  }

  private static boolean fit(
      List<List<String>> lines, List<Integer> owners, Count count, boolean letters) {
    return IntStream.range(0, lines.size())
        .allMatch(
            i ->
                count.of(owners.get(i))
                    == (letters ? lines.get(i).get(0).length() : lines.get(i).size()));
  }

  /** Reads the next line by itself. */
  private State line(State state) {
    List<List<String>> lines = new ArrayList<>();
    List<Integer> owners = new ArrayList<>();
    List<Integer> next = new ArrayList<>();
    for (int i = 0; i < samples.size(); i++) {
      lines.add(samples.get(i).get(state.at.get(i)));
      owners.add(i);
      next.add(state.at.get(i) + 1);
    }
    Part counted = counted(lines, owners, state.counts);
    if (counted != null) {
      State found = complete(state.with(next, List.of(), counted, counted.counts()));
      if (found != null) {
        return found;
      }
    }
    int width = lines.get(0).size();
    if (lines.stream().anyMatch(each -> each.size() != width)) {
      return null;
    }
    return row(state, next, width == 0 ? List.of() : fields(lines));
  }

  private State row(State state, List<Integer> next, List<Field> fields) {
    List<String> names = new ArrayList<>();
    List<Count> counts = new ArrayList<>();
    int known = (int) state.counts.stream().filter(each -> !each.isDerived()).count();
    for (Field each : fields) {
      boolean named = each.isInteger() && known < NAMES.size();
      names.add(named ? NAMES.get(known) : null);
      if (named) {
        known++;
        counts.add(new Count(names.get(names.size() - 1), values(each)));
      }
    }
    counts.addAll(counts.stream().map(Count::minusOne).toList());
    List<Integer> owners = IntStream.range(0, samples.size()).boxed().toList();
    List<Bounds> bounds = new BoundSearch(state.counts, owners).ofRows(fields, names);
    return complete(state.with(next, counts, new Part.Row(fields, names, bounds, null), List.of()));
  }

  private static List<Long> values(Field field) {
    return field.tokens().stream()
        .map(each -> each.length() > 18 ? Long.valueOf(-1) : Long.valueOf(each))
        .toList();
  }
}
