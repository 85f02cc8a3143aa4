package harness.shrink.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Collectors;

/**
 * An input as lines of tokens, which one space separates; nothing of the text is lost. More spaces
 * in a row have empty tokens between them.
 *
 * <p>Inputs have an order: fewer tokens, then fewer bytes, then smaller values in order, then the
 * text.
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

  /** Takes a text apart. */
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

  /** How many tokens are not empty. */
  public int tokens() {
    return tokens;
  }

  /** The length of the text. */
  public int bytes() {
    return bytes;
  }

  /** The lines, not to be changed. */
  List<List<String>> lines() {
    return lines;
  }

  /** How many lines there are. */
  int size() {
    return lines.size();
  }

  /** The tokens of a line. */
  List<String> line(int place) {
    return lines.get(place);
  }

  /** This with other lines. */
  Layout with(List<List<String>> changed) {
    return new Layout(changed, closed);
  }

  /** This without the lines from one place up to another. */
  Layout withoutLines(int begin, int end) {
    return with(without(lines, begin, end));
  }

  /** This with another line instead of one. */
  Layout withLine(int place, List<String> line) {
    List<List<String>> changed = new ArrayList<>(lines);
    changed.set(place, line);
    return with(changed);
  }

  /** This with another token instead of one. */
  Layout withToken(int line, int place, String token) {
    List<String> changed = new ArrayList<>(lines.get(line));
    changed.set(place, token);
    return withLine(line, changed);
  }

  /** A list without the elements from one place up to another. */
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
    Iterator<String> theirs = other.lines.stream().flatMap(List::stream).iterator();
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
