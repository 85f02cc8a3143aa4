package harness.jury;

import java.util.ArrayList;
import java.util.List;

/** An input as lines of tokens separated by single spaces; preserves the text exactly. */
final class TokenText {

  private final List<List<String>> lines = new ArrayList<>();
  private final boolean closed;

  /** Splits a text. */
  TokenText(String text) {
    closed = text.endsWith("\n");
    String all = closed ? text.substring(0, text.length() - 1) : text;
    for (String line : all.split("\n", -1)) {
      lines.add(new ArrayList<>(List.of(line.split(" ", -1))));
    }
  }

  /** Joins the text. */
  String text() {
    List<String> whole = lines.stream().map(line -> String.join(" ", line)).toList();
    return String.join("\n", whole) + (closed ? "\n" : "");
  }

  int size() {
    return lines.size();
  }

  /** The tokens of a line, which may be changed. */
  List<String> line(int place) {
    return lines.get(place);
  }

  /** The lines, which may be changed. */
  List<List<String>> lines() {
    return lines;
  }
}
