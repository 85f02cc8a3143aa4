package harness.tally;

import harness.campaign.IndexRange;
import java.util.ArrayList;
import java.util.List;

/** The finished cases of a campaign, added one by one in the order of their indexes. */
final class FinishedCases {

  private final List<IndexRange> before = new ArrayList<>();
  private long from;
  private long to;

  void add(long index) {
    if (index != to && from < to) {
      before.add(new IndexRange(from, to));
    }
    if (index != to || from == to) {
      from = index;
    }
    to = index + 1;
  }

  /** All of them, as the fewest ranges, in order. */
  List<IndexRange> ranges() {
    List<IndexRange> ranges = new ArrayList<>(before);
    if (from < to) {
      ranges.add(new IndexRange(from, to));
    }
    return ranges;
  }
}
