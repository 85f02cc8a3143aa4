package harness.shrink.text;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Drops pairs of matching brackets, and lowers a count if that helps. */
final class DropBrackets implements Pass {

  private static final String OPENING = "([{<";
  private static final String CLOSING = ")]}>";

  @Override
  public Layout shrink(Layout failing, Trials trials) {
    Layout now = failing;
    for (int line = 0; line < now.size(); line++) {
      for (int place = 0; place < now.line(line).size() && !trials.isOver(); place++) {
        if (!pairs(now.line(line).get(place)).isEmpty()) {
          now = Halving.change(now, trials, new OfToken(line, place));
        }
      }
    }
    return now;
  }

  private record Pair(int opening, int closing) {}

  /** The pairs, in the order of opening brackets; unmatched brackets are in no pair. */
  private static List<Pair> pairs(String token) {
    List<Pair> pairs = new ArrayList<>();
    Deque<Integer> open = new ArrayDeque<>();
    for (int at = 0; at < token.length(); at++) {
      if (OPENING.indexOf(token.charAt(at)) >= 0) {
        open.push(at);
      } else if (CLOSING.indexOf(token.charAt(at)) >= 0 && !open.isEmpty()) {
        pairs.add(new Pair(open.pop(), at));
      }
    }
    pairs.sort((one, other) -> Integer.compare(one.opening, other.opening));
    return pairs;
  }

  private record OfToken(int line, int place) implements Halving.Change {

    @Override
    public int size(Layout layout) {
      return pairs(layout.line(line).get(place)).size();
    }

    @Override
    public Stream<Layout> changed(Layout layout, int begin, int end) {
      String token = layout.line(line).get(place);
      boolean[] goes = new boolean[token.length()];
      for (Pair pair : pairs(token).subList(begin, end)) {
        goes[pair.opening] = true;
        goes[pair.closing] = true;
      }
      StringBuilder rest = new StringBuilder();
      IntStream.range(0, goes.length)
          .filter(at -> !goes[at])
          .forEach(at -> rest.append(token.charAt(at)));
      if (rest.isEmpty()) {
        return Stream.of();
      }
      Layout shorter = layout.withToken(line, place, rest.toString());
      int by = token.length() - rest.length();
      return Stream.concat(
          Counter.ofCharacters(layout, line, place).stream()
              .map(count -> count.lowered(shorter, by)),
          Stream.of(shorter));
    }
  }
}
