package harness.formats.loose;

import harness.formats.loose.SourceTokens.Token;
import java.util.List;
import java.util.Optional;

/** Arguments of Boost.Process that connect a stream, such as {@code bp::std_in < "in.txt"}. */
final class BoostStream {

  private BoostStream() {}

  /** Whether an argument connects a stream. */
  static boolean is(List<Token> argument) {
    return arrow(argument) > 0;
  }

  /** What a stream is connected to; empty if no argument says so. */
  static Optional<List<Token>> of(String stream, List<List<Token>> arguments) {
    return arguments.stream()
        .filter(each -> is(each) && each.get(arrow(each) - 1).text().equals(stream))
        .findFirst()
        .map(each -> each.subList(arrow(each) + 1, each.size()));
  }

  /** The place of the arrow after the name of a stream; -1 if there is none. */
  private static int arrow(List<Token> argument) {
    for (int i = 1; i + 1 < argument.size(); i++) {
      boolean isArrow = argument.get(i).is("<") || argument.get(i).is(">");
      if (isArrow && argument.get(i - 1).text().matches("std_(in|out|err)")) {
        return i;
      }
    }
    return -1;
  }
}
