package harness.jury;

import java.util.ArrayList;
import java.util.List;

/** An input as lines of tokens separated by single spaces; preserves the text exactly. */
final class TokenText {

  private final List<List<String>> lines = new ArrayList<>();
  private final boolean closed;

  TokenText(String text) {
    closed = text.endsWith("\n");
    String all = closed ? text.substring(0, text.length() - 1) : text;
    for (String line : all.split("\n", -1)) {
      lines.add(new ArrayList<>(List.of(line.split(" ", -1))));
    }
  }

  String text() {
    List<String> whole = lines.stream().map(line -> String.join(" ", line)).toList();
    return String.join("\n", whole) + (closed ? "\n" : "");
  }

  int size() {
    return lines.size();
  }

  List<String> line(int place) {
    return lines.get(place);
  }

  List<List<String>> lines() {
    return lines;
  }
}
