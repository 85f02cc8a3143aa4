package harness.campaign;

import harness.generators.Generator;

/**
 * Where a campaign may be cut: about every so many cases, behind the end of a generator's block and
 * of a judge's file, so that cases which belong together stay together. Depends on what was asked
 * alone, never on time, threads or machines.
 *
 * @param first index of the campaign's first case
 * @param end index behind its last
 * @param size cases between two cuts, at least 1
 */
public record CutPoints(Generator generator, long first, long end, long size) {

  /** The next cut behind an index of the campaign. */
  public long after(long index) {
    long before = index - (index - first) % size;
    long same = whole(before);
    return same > index ? same : size >= end - before ? end : whole(before + size);
  }

  /** The first cut at or behind an index of the campaign. */
  public long at(long index) {
    return index == first ? first : after(index - 1);
  }

  /** The first index at or behind another where blocks and files end. */
  long whole(long index) {
    if (index <= first || index >= end) {
      return Math.max(first, Math.min(end, index));
    }
    long rest = index % generator.block();
    long missing = rest == 0 ? 0 : generator.block() - rest;
    if (missing >= end - index) {
      return end;
    }
    return Math.min(end, Math.max(index + missing, generator.endOfFile(index + missing - 1)));
  }
}
