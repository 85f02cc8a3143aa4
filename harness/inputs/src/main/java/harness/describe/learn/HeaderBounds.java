package harness.describe.learn;

import harness.describe.learn.Part.Column;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * What the numbers before lists and lines usually are, once it is known what they count: a tree and
 * a connected graph have at least two nodes, and a number that counts nothing is at most one that
 * does, as a place or the length of a part, unless samples show another.
 */
final class HeaderBounds {

  private static final String TEXT = "s";

  private final Set<String> sizes = new HashSet<>();
  private final Set<String> ofPairs = new HashSet<>();
  private final List<Column> before = new ArrayList<>();
  private long[] lengths = {};
  private int texts;
  private boolean isTextNamed;

  private HeaderBounds(List<Part> parts) {
    for (Part each : parts) {
      sizes.addAll(each.counts());
      if (each instanceof Part.Lines lines && lines.line() instanceof Part.Row row) {
        if (row.hint() != null && row.hint().needsEdges()) {
          ofPairs.addAll(row.counts());
        }
        if (lines.count().isDerived()) {
          ofPairs.add(lines.count().variable());
        }
      }
      if (each instanceof Part.Tokens tokens && tokens.count().isDerived()) {
        ofPairs.add(tokens.count().variable());
      }
    }
  }

  /** The parts with these bounds of the numbers of single lines. */
  static List<Part> of(List<Part> parts) {
    HeaderBounds bounds = new HeaderBounds(parts);
    List<Part> bounded = parts.stream().map(bounds::bounded).toList();
    return bounds.isTextNamed
        ? bounded.stream()
            .map(each -> each instanceof Part.Row row && isText(row) ? row.named(TEXT) : each)
            .toList()
        : bounded;
  }

  /** Whether a line is a text. */
  private static boolean isText(Part.Row row) {
    return row.fields().size() == 1 && row.fields().get(0).isText();
  }

  private Part bounded(Part part) {
    if (!(part instanceof Part.Row row)) {
      return part;
    }
    if (isText(row)) {
      lengths = row.fields().get(0).tokens().stream().mapToLong(String::length).toArray();
      texts++;
    }
    List<Column> columns = new ArrayList<>();
    for (Column each : row.columns()) {
      Column changed = each.field().integers() == null ? each : bounded(each);
      columns.add(changed);
      before.add(changed);
    }
    return row.with(columns);
  }

  private Column bounded(Column column) {
    if (ofPairs.contains(column.name())) {
      long least = column.field().least(2);
      return new Column(
          column.field().within(BigDecimal.valueOf(least), null), column.name(), column.bounds());
    }
    if (sizes.contains(column.name()) || !column.bounds().isNone()) {
      return column;
    }
    return before.stream()
        .filter(each -> each.name() != null && sizes.contains(each.name()))
        .filter(each -> isBound(each.field().integers(), column.field().integers()))
        .findFirst()
        .map(each -> below(column, each.name(), each.name()))
        .orElseGet(() -> inText(column));
  }

  /** A number that may be a place in the only text. */
  private Column inText(Column column) {
    if (texts != 1 || !isBound(lengths, column.field().integers())) {
      return column;
    }
    isTextNamed = true;
    return below(column, "STRLEN(" + TEXT + ")", TEXT);
  }

  private static Column below(Column column, String size, String name) {
    return new Column(
        column.field(), column.name(), column.bounds().withGreatest(size, List.of(name)));
  }

  private static boolean isBound(long[] sizes, long[] values) {
    return sizes != null
        && sizes.length == values.length
        && IntStream.range(0, values.length).allMatch(i -> 0 <= values[i] && values[i] <= sizes[i]);
  }
}
