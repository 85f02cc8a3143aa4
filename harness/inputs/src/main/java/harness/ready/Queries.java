package harness.ready;

import java.util.Locale;

/** Queries about the places or nodes of a case, each in its line. */
final class Queries {

  private static final int MOST = 2_000_000;

  private final Values values;

  Queries(Values values) {
    this.values = values;
  }

  void write(InputLines to) {
    int count = values.size("q", 0, MOST);
    long places = values.known("n");
    String form = values.word("query").toLowerCase(Locale.ROOT);
    if (places < 1 && count > 0) {
      throw values.impossible("q=" + count + ": there is no place to ask about");
    }
    for (int i = 0; i < count; i++) {
      long one = place(places);
      long other = place(places);
      switch (form) {
        case "index" -> to.line(one);
        case "interval" -> to.line(Math.min(one, other), Math.max(one, other));
        default -> to.line(one, other);
      }
    }
  }

  private long place(long places) {
    return values.base() + values.random().nextLong(places);
  }
}
