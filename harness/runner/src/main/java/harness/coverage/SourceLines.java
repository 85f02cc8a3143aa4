package harness.coverage;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * The lines of a source file, numbered from 1. Lines without code are in no set.
 *
 * @param name the file's name
 * @param ran lines that ran
 * @param missed lines that never ran, of functions that did
 * @param unused lines of functions that were never called
 * @param partly lines that ran, but with a branch that was never taken
 */
public record SourceLines(String name, BitSet ran, BitSet missed, BitSet unused, BitSet partly) {

  /** Lines of which nothing is known yet. */
  SourceLines(String name) {
    this(name, new BitSet(), new BitSet(), new BitSet(), new BitSet());
  }

  /** Takes a line that ran in one of its functions or instances out of the other sets. */
  void settle() {
    missed.andNot(ran);
    unused.andNot(ran);
    unused.andNot(missed);
  }

  /** The number of lines with code. */
  public int count() {
    return ran.cardinality() + missed.cardinality() + unused.cardinality();
  }

  /** Whether each line ran, with all its branches. */
  public boolean allRan() {
    return missed.isEmpty() && unused.isEmpty() && partly.isEmpty();
  }

  /** Lines that never ran though their function did, as ranges such as {@code 31-35}. */
  public List<String> missedRanges() {
    return ranges(missed, unused);
  }

  /** Lines of functions that were never called, as ranges. */
  public List<String> unusedRanges() {
    return ranges(unused, missed);
  }

  /**
   * Lines that ran only in part, without those that say the same as the next line, which never ran.
   */
  public List<String> partlyRun() {
    return partly.stream()
        .filter(line -> !isMissedAfter(line))
        .mapToObj(Integer::toString)
        .toList();
  }

  private boolean isMissedAfter(int line) {
    int next = missed.nextSetBit(line + 1);
    int code = ran.nextSetBit(line + 1);
    return next >= 0 && (code < 0 || next < code);
  }

  /** The ranges of lines of a set; those between which there is no other code are one range. */
  private List<String> ranges(BitSet lines, BitSet others) {
    List<String> ranges = new ArrayList<>();
    BitSet code = (BitSet) ran.clone();
    code.or(others);
    for (int from = lines.nextSetBit(0); from >= 0; ) {
      int stop = code.nextSetBit(from);
      int to = stop < 0 ? lines.length() - 1 : lines.previousSetBit(stop);
      ranges.add(from == to ? Integer.toString(from) : from + "-" + to);
      from = lines.nextSetBit(to + 1);
    }
    return ranges;
  }
}
