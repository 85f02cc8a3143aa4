package harness.shrink.text;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Drops characters of tokens that are not integers, and lowers a count of them if that helps. The
 * same characters of other tokens of equal length may be dropped together, as in the rows of a
 * grid.
 */
final class DropCharacters implements Pass {

  @Override
  public Layout shrink(Layout failing, Trials trials) {
    return Halving.changeTokens(failing, trials, DropCharacters::isText, OfToken::new);
  }

  private static boolean isText(String token) {
    return token.length() > 1 && !Numbers.isInteger(token);
  }

  private record OfToken(int line, int place) implements Halving.Change {

    @Override
    public int size(Layout layout) {
      return layout.line(line).get(place).length();
    }

    @Override
    public Stream<Layout> changed(Layout layout, int begin, int end) {
      if (end - begin == size(layout)) {
        return Stream.of(); // would remove the whole token
      }
      List<Layout> ways = new ArrayList<>();
      for (Counter count : Counter.ofCharacters(layout, line, place)) {
        Layout lowered = count.lowered(layout, end - begin);
        ways.add(together(lowered, begin, end));
        ways.add(alone(lowered, begin, end));
      }
      ways.add(alone(layout, begin, end));
      ways.add(together(layout, begin, end));
      return ways.stream().distinct();
    }

    private Layout alone(Layout layout, int begin, int end) {
      return layout.withToken(line, place, cut(layout.line(line).get(place), begin, end));
    }

    private Layout together(Layout layout, int begin, int end) {
      int length = size(layout);
      return layout.mapped(
          0,
          layout.size(),
          each -> each.length() == length && isText(each) ? cut(each, begin, end) : each);
    }

    private static String cut(String token, int begin, int end) {
      return token.substring(0, begin) + token.substring(end);
    }
  }
}
