package harness.shrink.text;

import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Replaces letters by earlier ones in tokens that are not integers: one letter everywhere, then in
 * parts.
 */
final class LowerLetters implements Pass {

  @Override
  public Layout shrink(Layout failing, Trials trials) {
    return Halving.changeTokens(
        everywhere(failing, trials), trials, each -> !Numbers.isInteger(each), OfToken::new);
  }

  private static Layout everywhere(Layout failing, Trials trials) {
    Layout now = failing;
    for (char letter : letters(failing)) {
      Layout before = now;
      Stream<Character> simplest =
          Stream.of('a', 'b', 'A', 'B').filter(each -> isLower(each) == isLower(letter));
      now =
          trials.smaller(
              before,
              Stream.concat(simplest, letters(before).stream())
                  .filter(each -> each < letter)
                  .map(each -> replaced(before, letter, each)));
    }
    return now;
  }

  private static boolean isLower(char letter) {
    return letter >= 'a' && letter <= 'z';
  }

  private static SortedSet<Character> letters(Layout layout) {
    return layout
        .words()
        .filter(each -> !Numbers.isInteger(each))
        .flatMapToInt(String::chars)
        .mapToObj(each -> (char) each)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static Layout replaced(Layout layout, char letter, char by) {
    return layout.mapped(
        0, layout.size(), each -> Numbers.isInteger(each) ? each : each.replace(letter, by));
  }

  private record OfToken(int line, int place) implements Halving.Change {

    @Override
    public int size(Layout layout) {
      return layout.line(line).get(place).length();
    }

    @Override
    public Stream<Layout> changed(Layout layout, int begin, int end) {
      String token = layout.line(line).get(place);
      return letters(layout).stream()
          .limit(2)
          .map(letter -> String.valueOf(letter).repeat(end - begin))
          .map(part -> token.substring(0, begin) + part + token.substring(end))
          .map(changed -> layout.withToken(line, place, changed));
    }
  }
}
