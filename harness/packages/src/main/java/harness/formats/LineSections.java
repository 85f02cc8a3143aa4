package harness.formats;

import java.util.List;
import java.util.OptionalInt;
import java.util.function.Predicate;

/**
 * The sections of a file that consists of lines.
 *
 * @param begins whether a line begins a section, which ends before the next
 * @param counts whether a line belongs to its section, rather than being blank or a comment
 */
public record LineSections(Predicate<String> begins, Predicate<String> counts) {

  /**
   * How many lines a file has up to the last line of a section.
   *
   * @param wanted whether a line begins this section
   * @return empty unless there is exactly one such section
   */
  public OptionalInt end(String text, Predicate<String> wanted) {
    List<String> lines = text.lines().toList();
    int end = 0;
    int found = 0;
    boolean isIn = false;
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      if (begins.test(line)) {
        isIn = wanted.test(line);
        found += isIn ? 1 : 0;
      }
      if (isIn && counts.test(line)) {
        end = i + 1;
      }
    }
    return found == 1 ? OptionalInt.of(end) : OptionalInt.empty();
  }
}
