package harness.shrink.text;

import java.util.function.Predicate;

/** What a pass makes of an input. */
final class Shrunk {

  private Shrunk() {}

  static String shrunk(Pass pass, String input, Predicate<Layout> fails) {
    return pass.shrink(Layout.of(input), new OneByOne(fails)).text();
  }
}
