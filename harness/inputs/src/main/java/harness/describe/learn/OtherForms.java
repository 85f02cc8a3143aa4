package harness.describe.learn;

import harness.describe.learn.DraftSwitches.Switched;
import harness.describe.learn.Part.Column;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Other forms of the parts of a draft that the samples have, too: numbers that are different, in
 * order, or bounded by what comes before, or that are not; graphs that are connected, or not.
 */
final class OtherForms {

  private static final List<String> GRAPHS =
      List.of(" simple connected", " simple", " simple directed", "");

  private static final String AT_LEAST = " is at least ";

  private final DraftForm form;
  private final List<String> samples;

  private OtherForms(DraftForm form, List<String> samples) {
    this.form = form;
    this.samples = samples;
  }

  /** The text of a form, with the others as comments. */
  static String text(DraftForm form, List<String> samples) {
    OtherForms others = new OtherForms(form, samples);
    return form.text(others::switched);
  }

  /** Whether a form differs only in the smallest size that it allows. */
  static boolean isOfSize(String what) {
    return what.contains(AT_LEAST);
  }

  /** The texts of other forms of a part that fit the samples, and from which inputs are drawn. */
  private List<Switched> switched(int place, Set<String> used) {
    Part part = form.parts().get(place);
    String own = part.text(used);
    List<Switched> all = new ArrayList<>();
    Set<String> known = new HashSet<>(Set.of(own));
    for (Other each : others(place)) {
      DraftForm changed = form.with(place, each.part());
      Set<String> needed = changed.used();
      String text = each.part().text(needed);
      boolean isNew = used.containsAll(needed) || needed.equals(used) || isOwn(part, needed, used);
      if (isNew && known.add(text) && DraftTrial.passes(changed.text(), samples)) {
        all.add(new Switched(text, each.what()));
      }
    }
    return all;
  }

  /** Whether a form needs no other variables than its part reads by itself. */
  private static boolean isOwn(Part part, Set<String> needed, Set<String> used) {
    return needed.stream()
        .filter(each -> !used.contains(each))
        .allMatch(
            each ->
                part.isRepeated() && part.columns().stream().anyMatch(c -> each.equals(c.name())));
  }

  private record Other(Part part, String what) {}

  private List<Other> others(int place) {
    Part part = form.parts().get(place);
    if (part instanceof Part.Row row) {
      return ofNumbers(row).toList();
    }
    if (part instanceof Part.Tokens tokens) {
      return tokens.hint() == null && tokens.field().integers() != null
          ? ofList(tokens).toList()
          : List.of();
    }
    if (part instanceof Part.Lines lines && lines.line() instanceof Letters text) {
      Part free = new Part.Lines(lines.count(), text.withCells(GridHint.ANY));
      return text.cells() == null ? List.of() : List.of(new Other(free, "any cells"));
    }
    return part instanceof Part.Lines lines && lines.line() instanceof Part.Row row
        ? ofRows(lines, row).toList()
        : List.of();
  }

  /** Numbers of a single line: larger counts, and with or without a bound by another. */
  private Stream<Other> ofNumbers(Part.Row row) {
    List<Other> all = new ArrayList<>();
    for (int i = 0; i < row.fields().size(); i++) {
      Column column = row.columns().get(i);
      long[] values = column.field().integers();
      if (values == null) {
        continue;
      }
      for (long least : new long[] {1, 2}) {
        boolean isOwn =
            column.field().least() != null && column.field().least().longValue() == least;
        if (column.field().least(least) == least
            && !isOwn
            && column.name() != null
            && form.sizes().contains(column.name())) {
          Field field = column.field().within(BigDecimal.valueOf(least), null);
          String what = column.name() + AT_LEAST + least;
          all.add(new Other(row.with(i, new Column(field, column.name(), column.bounds())), what));
        }
      }
      if (!column.bounds().isNone()) {
        Column free = new Column(column.field(), column.name(), Bounds.NONE);
        all.add(new Other(row.with(i, free), "without a bound by other numbers"));
      }
    }
    return all.stream();
  }

  private Stream<Other> ofList(Part.Tokens tokens) {
    Column column = tokens.columns().get(0);
    String size = tokens.count().variable();
    return Stream.of(
        new Other(tokens.withoutRule(), "in any order, equal or not"),
        new Other(tokens.withDistinct(), "all different"),
        new Other(tokens.withSorted(false), "ascending"),
        new Other(tokens.withSorted(true), "increasing"),
        new Other(
            tokens.with(List.of(new Column(column.field(), column.name(), upTo(size)))),
            "at most " + size),
        new Other(
            tokens.with(List.of(new Column(column.field(), column.name(), Bounds.NONE))),
            "not bounded by other numbers"));
  }

  private static Bounds upTo(String size) {
    return Bounds.NONE.withGreatest(size, List.of(size));
  }

  private Stream<Other> ofRows(Part.Lines lines, Part.Row row) {
    if (row.hint() != null) {
      return ofStructure(lines, row);
    }
    List<Column> columns = row.columns();
    List<Other> all = new ArrayList<>();
    Part different = lines.withDistinct();
    if (different != null && !row.distinct()) {
      all.add(new Other(different, "no two lines are equal"));
    }
    if (row.distinct()) {
      Part.Row equal = new Part.Row(row.fields(), row.names(), row.bounds(), null, false);
      all.add(new Other(new Part.Lines(lines.count(), equal), "lines may be equal"));
      return all.stream();
    }
    if (columns.size() < 2
        || columns.stream().limit(2).anyMatch(e -> e.field().integers() == null)) {
      return all.stream();
    }
    Bounds second = columns.get(1).bounds();
    String first = columns.get(0).name();
    for (String least : List.of("", first, first + "+1")) {
      List<String> needed = least.isEmpty() ? List.of() : List.of(first);
      Bounds changed =
          second.least().isEmpty() && least.isEmpty() ? second : second.withLeast(least, needed);
      Column other = new Column(columns.get(1).field(), columns.get(1).name(), changed);
      String what =
          least.isEmpty()
              ? "the two numbers in any order"
              : "the second is " + (least.equals(first) ? "not smaller" : "larger");
      all.add(new Other(new Part.Lines(lines.count(), row.with(1, other)), what));
    }
    Column differing =
        new Column(columns.get(1).field(), columns.get(1).name(), second.differing(first));
    all.add(
        new Other(new Part.Lines(lines.count(), row.with(1, differing)), "the two are different"));
    boolean isFree = columns.stream().limit(2).allMatch(each -> each.bounds().greatest().isEmpty());
    for (String size : isFree ? form.sizes() : Set.<String>of()) {
      Part.Row bounded =
          row.with(0, new Column(columns.get(0).field(), first, upTo(size)))
              .with(1, new Column(columns.get(1).field(), columns.get(1).name(), upTo(size)));
      all.add(new Other(new Part.Lines(lines.count(), bounded), "both are at most " + size));
    }
    return all.stream();
  }

  private static Stream<Other> ofStructure(Part.Lines lines, Part.Row row) {
    Hint hint = row.hint();
    if (!hint.isGraph()) {
      return Stream.empty();
    }
    String nodes = hint.comment().replaceFirst("^(graph \\S+ \\S+).*", "$1");
    return GRAPHS.stream()
        .filter(each -> !hint.comment().equals(nodes + each))
        .map(
            each ->
                new Other(
                    new Part.Lines(
                        lines.count(),
                        new Part.Row(
                            row.fields(),
                            row.names(),
                            row.bounds(),
                            new Hint(nodes + each, hint.size(), hint.bounds()),
                            false)),
                    what(each)));
  }

  private static String what(String properties) {
    return switch (properties) {
      case " simple connected" -> "connected, without loops and repeated edges";
      case " simple" -> "without loops and repeated edges, connected or not";
      case " simple directed" -> "directed: an edge may go each way";
      default -> "with loops and repeated edges";
    };
  }
}
