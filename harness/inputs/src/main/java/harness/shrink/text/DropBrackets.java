package harness.shrink.text;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Drops pairs of matching brackets, and lowers a count if that helps. */
final class DropBrackets implements Pass {

  private static final String OPENING = "([{<";
  private static final String CLOSING = ")]}>";

  @Override
  public Layout shrink(Layout failing, Trials trials) {
    return Halving.changeTokens(failing, trials, each -> !pairs(each).isEmpty(), OfToken::new);
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
    pairs.sort(Comparator.comparingInt(Pair::opening));
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
      BitSet kept = new BitSet();
      kept.set(0, token.length());
      for (Pair pair : pairs(token).subList(begin, end)) {
        kept.clear(pair.opening);
        kept.clear(pair.closing);
      }
      String rest =
          kept.stream().mapToObj(token::charAt).map(String::valueOf).collect(Collectors.joining());
      if (rest.isEmpty()) {
        return Stream.of();
      }
      Layout shorter = layout.withToken(line, place, rest);
      int by = token.length() - rest.length();
      return Stream.concat(
          Counter.ofCharacters(layout, line, place).stream()
              .map(count -> count.lowered(shorter, by)),
          Stream.of(shorter));
    }
  }
}
