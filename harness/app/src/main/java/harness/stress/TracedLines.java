package harness.stress;

import harness.cases.Counted;
import harness.coverage.SourceLines;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * The lines of a program that traced cases did not run, in words.
 *
 * @param files the lines of its sources
 * @param traced how many cases were traced
 * @param all how many cases the program was run on
 */
record TracedLines(List<SourceLines> files, long traced, long all) {

  /** The most ranges of one kind that are named. */
  private static final int MOST_RANGES = 6;

  /** One line; empty if every line ran, with all its branches. */
  String inWords() {
    int lines = files.stream().mapToInt(SourceLines::count).sum();
    int missed =
        files.stream()
            .mapToInt(each -> each.missed().cardinality() + each.unused().cardinality())
            .sum();
    List<String> words = new ArrayList<>();
    add(words, SourceLines::missedRanges, "never ran");
    add(words, SourceLines::partlyRun, "ran only in part");
    add(words, SourceLines::unusedRanges, "in functions that were never called");
    if (words.isEmpty()) {
      return "";
    }
    return String.join("; ", words)
        + " ("
        + Counted.part(missed, lines, "line")
        + ", "
        + (traced >= all
            ? (all == 1 ? "in " : "in all ") + Counted.of(all, "case")
            : "in a sample of " + Counted.part(traced, all, "case"))
        + ")";
  }

  private void add(List<String> words, Function<SourceLines, List<String>> found, String kind) {
    int left = MOST_RANGES;
    int more = 0;
    List<String> named = new ArrayList<>();
    for (SourceLines each : files) {
      List<String> ranges = found.apply(each);
      List<String> some = ranges.subList(0, Math.min(left, ranges.size()));
      if (!some.isEmpty()) {
        named.add(each.name() + ":" + String.join(", ", some));
      }
      left -= some.size();
      more += ranges.size() - some.size();
    }
    if (!named.isEmpty()) {
      words.add(String.join("; ", named) + (more > 0 ? " and " + more + " more" : "") + " " + kind);
    }
  }
}
