package harness.tally;

import harness.report.SizeTime;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/**
 * The most CPU time by size of the input, in powers of two; the same in whatever order. Times are
 * kept as they are reported, so that reports add up to the same.
 */
final class SizeTally {

  /** By the number of binary digits of the size. */
  private final SizeTime[] classes = new SizeTime[Long.SIZE];

  /** Adds a case that ran to its end. */
  void add(int bytes, long cpuNanos) {
    double micros = CpuTimes.micros(cpuNanos);
    SizeTime known = classes[sizeClass(bytes)];
    if (known == null || micros >= known.maxUs() || bytes > known.largest()) {
      add(new SizeTime(bytes, micros, bytes));
    }
  }

  void add(SizeTime other) {
    int at = sizeClass(other.largest());
    classes[at] = classes[at] == null ? other : worse(classes[at], other);
  }

  private static int sizeClass(long bytes) {
    return Long.SIZE - Long.numberOfLeadingZeros(bytes);
  }

  private static SizeTime worse(SizeTime one, SizeTime other) {
    boolean first =
        one.maxUs() > other.maxUs()
            || (one.maxUs() == other.maxUs() && one.bytes() <= other.bytes());
    SizeTime slowest = first ? one : other;
    return new SizeTime(slowest.bytes(), slowest.maxUs(), Math.max(one.largest(), other.largest()));
  }

  /** Each class, the smallest first. */
  List<SizeTime> rows() {
    return Arrays.stream(classes).filter(Objects::nonNull).toList();
  }
}
