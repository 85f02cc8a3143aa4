package harness.shrink.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * An input as lines of tokens separated by single spaces. The text can be restored exactly:
 * consecutive spaces give empty tokens.
 *
 * <p>Inputs are ordered by number of tokens, then bytes, then values, then text.
 */
public final class Layout implements Comparable<Layout> {

  private static final Comparator<Layout> ORDER =
      Comparator.comparingInt(Layout::tokens)
          .thenComparingInt(Layout::bytes)
          .thenComparing(Layout::compareValues)
          .thenComparing(Layout::text);

  private final List<List<String>> lines;
  private final boolean closed;
  private final int tokens;
  private final int bytes;

  private Layout(List<List<String>> lines, boolean closed) {
    this.lines = lines;
    this.closed = closed;
    int words = 0;
    int size = lines.isEmpty() ? 0 : lines.size() - (closed ? 0 : 1);
    for (List<String> line : lines) {
      size += Math.max(0, line.size() - 1);
      for (String token : line) {
        words += token.isEmpty() ? 0 : 1;
        size += token.length();
      }
    }
    this.tokens = words;
    this.bytes = size;
  }

  /** Splits a text. */
  public static Layout of(String text) {
    boolean closed = text.endsWith("\n");
    String all = closed ? text.substring(0, text.length() - 1) : text;
    List<List<String>> lines = new ArrayList<>();
    for (String line : all.split("\n", -1)) {
      lines.add(line.isEmpty() ? List.of() : List.of(line.split(" ", -1)));
    }
    return new Layout(lines, closed);
  }

  /** The text. */
  public String text() {
    String all =
        lines.stream().map(line -> String.join(" ", line)).collect(Collectors.joining("\n"));
    return closed && !lines.isEmpty() ? all + "\n" : all;
  }

  /** The number of tokens that are not empty. */
  public int tokens() {
    return tokens;
  }

  /** The length of the text in bytes. */
  public int bytes() {
    return bytes;
  }

  /** The lines; must not be modified. */
  List<List<String>> lines() {
    return lines;
  }

  int size() {
    return lines.size();
  }

  List<String> line(int place) {
    return lines.get(place);
  }

  Layout with(List<List<String>> changed) {
    return new Layout(changed, closed);
  }

  /** The lines from one on; none if there are fewer. */
  List<List<String>> linesFrom(int start) {
    return lines.subList(Math.min(start, lines.size()), lines.size());
  }

  /** All tokens in order, also empty ones. */
  Stream<String> words() {
    return lines.stream().flatMap(List::stream);
  }

  /** The layout with each token of the lines from {@code begin} up to {@code end} changed. */
  Layout mapped(int begin, int end, UnaryOperator<String> change) {
    List<List<String>> changed = new ArrayList<>(lines);
    changed.subList(begin, end).replaceAll(line -> line.stream().map(change).toList());
    return with(changed);
  }

  /** The layout without the lines from {@code begin} up to {@code end}, exclusive. */
  Layout withoutLines(int begin, int end) {
    return with(without(lines, begin, end));
  }

  /** The layout with one line replaced. */
  Layout withLine(int place, List<String> line) {
    List<List<String>> changed = new ArrayList<>(lines);
    changed.set(place, line);
    return with(changed);
  }

  /** The layout with one token replaced. */
  Layout withToken(int line, int place, String token) {
    List<String> changed = new ArrayList<>(lines.get(line));
    changed.set(place, token);
    return withLine(line, changed);
  }

  /** The list without the elements from {@code begin} up to {@code end}, exclusive. */
  static <T> List<T> without(List<T> all, int begin, int end) {
    List<T> rest = new ArrayList<>(all.subList(0, begin));
    rest.addAll(all.subList(end, all.size()));
    return rest;
  }

  @Override
  public int compareTo(Layout other) {
    return ORDER.compare(this, other);
  }

  private int compareValues(Layout other) {
    Iterator<String> theirs = other.words().iterator();
    for (List<String> line : lines) {
      for (String token : line) {
        int order = theirs.hasNext() ? Numbers.compare(token, theirs.next()) : 1;
        if (order != 0) {
          return order;
        }
      }
    }
    return 0;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Layout same && closed == same.closed && lines.equals(same.lines);
  }

  @Override
  public int hashCode() {
    return Arrays.asList(lines, closed).hashCode();
  }

  @Override
  public String toString() {
    return text();
  }
}
