package harness.campaign;

import harness.cases.Generator;

/**
 * Where a campaign may be cut: about every {@code size} cases, at the end of both a generator's
 * block and a judge's file, so that cases that belong together stay together. Depends on the
 * campaign only, not on time, threads or machines.
 *
 * @param first index of the campaign's first case
 * @param end index after its last case
 * @param size cases between two cuts, at least 1
 */
public record CutPoints(Generator generator, long first, long end, long size) {

  /** The first cut after an index. */
  public long after(long index) {
    long before = index - (index - first) % size;
    long same = whole(before);
    return same > index ? same : size >= end - before ? end : whole(before + size);
  }

  /** The first cut at or after an index. */
  public long at(long index) {
    return index == first ? first : after(index - 1);
  }

  /** The first index at or after another at which blocks and files end. */
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
