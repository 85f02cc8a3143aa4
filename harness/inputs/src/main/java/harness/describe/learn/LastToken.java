package harness.describe.learn;

import java.util.List;
import java.util.regex.Pattern;

/**
 * What ends a list or the test cases of an input. Nothing that may stand in its place begins with
 * the same character.
 *
 * @param text a token, or a line of equal tokens
 */
record LastToken(String text) {

  private static final Pattern USUAL =
      Pattern.compile("0|-1|[#*.$!@]|end|stop|eof", Pattern.CASE_INSENSITIVE);

  /** The last line of all samples; null if it ends nothing, or if they have no such line. */
  static LastToken ofLines(List<List<List<String>>> samples) {
    return samples.stream().anyMatch(List::isEmpty)
        ? null
        : common(
            samples.stream()
                .map(lines -> lines.stream().map(each -> String.join(" ", each)).toList())
                .toList());
  }

  /** The last element of all lists, which no other one equals; null if there is none. */
  static LastToken common(List<List<String>> lists) {
    List<String> first = lists.get(0);
    String last = first.get(first.size() - 1);
    List<String> tokens = List.of(last.split(" ", -1)).stream().distinct().toList();
    boolean isLast =
        tokens.size() == 1
            && USUAL.matcher(tokens.get(0)).matches()
            && lists.stream().allMatch(each -> each.indexOf(last) == each.size() - 1);
    return isLast ? new LastToken(last) : null;
  }

  /** Whether a text in its place could be taken for it. */
  boolean isLike(String other) {
    return other.startsWith(text.substring(0, 1));
  }

  /** The statements that read something again and again, and then this. */
  String after(String body) {
    return "WHILE(!MATCH(\"%s\"))%sEND%sSTRING(\"%s\") NEWLINE"
        .formatted(text.charAt(0), body, body.endsWith("\n") ? "\n" : " ", text);
  }
}
