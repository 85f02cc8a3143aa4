package harness.mutation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * An input as lines of tokens separated by single spaces; preserves the text exactly.
 *
 * @param lines may be changed, and so may each
 * @param closed whether the last line ends with a line feed
 */
record TokenText(List<List<String>> lines, boolean closed) {

  static TokenText of(String text) {
    boolean closed = text.endsWith("\n");
    String all = closed ? text.substring(0, text.length() - 1) : text;
    List<List<String>> lines = new ArrayList<>();
    for (String line : all.split("\n", -1)) {
      lines.add(new ArrayList<>(Arrays.asList(line.split(" ", -1))));
    }
    return new TokenText(lines, closed);
  }

  String joined() {
    String text =
        lines.stream().map(line -> String.join(" ", line)).collect(Collectors.joining("\n"));
    return text + (closed ? "\n" : "");
  }

  int size() {
    return lines.size();
  }

  List<String> line(int place) {
    return lines.get(place);
  }
}
