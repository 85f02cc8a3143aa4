package harness.shrink.text;

import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Drops single digits of numbers, and lowers them: what fails may depend on the digits of a number
 * rather than its size, or the number may be a decimal.
 */
final class LowerDigits implements Pass {

  /** Numbers in larger inputs have too many digits. */
  private static final int TOKENS = 40;

  private static final Pattern NUMBER = Pattern.compile("-?[0-9]+(\\.[0-9]+)?");

  /** As most programs print decimals: without needless zeros in front, or a minus before zero. */
  private static final Pattern PLAIN = Pattern.compile("(?!-0\\.0*$)-?(0|[1-9][0-9]*)\\.[0-9]+");

  @Override
  public Layout shrink(Layout failing, Trials trials) {
    return failing.tokens() > TOKENS
        ? failing
        : Pass.eachToken(
            failing,
            trials,
            LowerDigits::hasDigits,
            (now, line, place) -> lowered(line, place).repeated().shrink(now, trials));
  }

  private static boolean hasDigits(String token) {
    return token.length() > 1 && NUMBER.matcher(token).matches();
  }

  private static Pass lowered(int line, int place) {
    return (now, trials) -> {
      String token = now.line(line).get(place);
      return trials.smaller(
          now,
          Stream.concat(withoutOne(token), withOneLower(token))
              .filter(each -> isSimilar(token, each))
              .map(each -> now.withToken(line, place, each)));
    };
  }

  private static IntStream digits(String token) {
    return IntStream.range(0, token.length()).filter(i -> Character.isDigit(token.charAt(i)));
  }

  private static Stream<String> withoutOne(String token) {
    return digits(token).mapToObj(i -> token.substring(0, i) + token.substring(i + 1));
  }

  private static Stream<String> withOneLower(String token) {
    return digits(token)
        .boxed()
        .flatMap(
            i ->
                lower(token.charAt(i) - '0')
                    .map(digit -> token.substring(0, i) + digit + token.substring(i + 1)));
  }

  /** The lowest digits, then the next lower one. */
  private static Stream<Integer> lower(int digit) {
    return Stream.of(0, 1, digit - 1).distinct().filter(each -> each >= 0 && each < digit);
  }

  /** An integer or plain decimal stays one, and other numbers keep their form. */
  private static boolean isSimilar(String token, String changed) {
    if (Numbers.isInteger(token)) {
      return Numbers.isInteger(changed);
    }
    return PLAIN.matcher(token).matches()
        ? PLAIN.matcher(changed).matches()
        : NUMBER.matcher(changed).matches() && changed.contains(".") == token.contains(".");
  }
}
