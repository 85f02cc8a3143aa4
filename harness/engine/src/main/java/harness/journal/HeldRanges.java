package harness.journal;

import harness.campaign.IndexRange;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The cases that are in the parts of a campaign. */
final class HeldRanges {

  private record Held(long from, long to, Path part) {}

  private final List<Held> all = new ArrayList<>();

  /** Adds the cases from one index up to, not including, another; rejects an empty range. */
  void add(long from, long to, Path part) {
    if (from < 0 || to <= from) {
      throw new IllegalArgumentException("range " + from + " to " + to);
    }
    Held last = all.isEmpty() ? null : all.get(all.size() - 1);
    if (last != null && last.to() == from && last.part().equals(part)) {
      all.set(all.size() - 1, new Held(last.from(), to, part));
    } else {
      all.add(new Held(from, to, part));
    }
  }

  private List<Held> sorted() {
    return all.stream()
        .sorted(Comparator.comparingLong(Held::from).thenComparingLong(Held::to))
        .toList();
  }

  /** Lines about cases that are in two parts, with these parts. */
  List<String> overlaps() {
    List<String> overlaps = new ArrayList<>();
    Held farthest = null;
    for (Held each : sorted()) {
      if (farthest != null && each.from() < farthest.to()) {
        overlaps.add(
            text(new IndexRange(each.from(), Math.min(each.to(), farthest.to())))
                + " are both in %s and in %s".formatted(farthest.part(), each.part()));
      }
      farthest = farthest == null || each.to() > farthest.to() ? each : farthest;
    }
    return overlaps;
  }

  /** All cases, as the fewest ranges, in order. */
  List<IndexRange> joined() {
    List<IndexRange> joined = new ArrayList<>();
    for (Held each : sorted()) {
      IndexRange last = joined.isEmpty() ? null : joined.get(joined.size() - 1);
      if (last != null && each.from() <= last.to()) {
        joined.set(joined.size() - 1, new IndexRange(last.from(), Math.max(last.to(), each.to())));
      } else {
        joined.add(new IndexRange(each.from(), each.to()));
      }
    }
    return joined;
  }

  /** The cases in no part, from one index up to, not including, another. */
  List<IndexRange> missing(long from, long to) {
    List<IndexRange> missing = new ArrayList<>();
    long next = from;
    for (IndexRange each : joined()) {
      if (each.from() > next) {
        missing.add(new IndexRange(next, Math.min(to, each.from())));
      }
      next = Math.max(next, each.to());
    }
    if (next < to) {
      missing.add(new IndexRange(next, to));
    }
    return missing;
  }

  /** Index after the last case, 0 if there is none. */
  long end() {
    return all.stream().mapToLong(Held::to).max().orElse(0);
  }

  /** A range in words, with the index of its last case. */
  static String text(IndexRange range) {
    return "cases " + range.from() + " to " + (range.to() - 1);
  }
}
