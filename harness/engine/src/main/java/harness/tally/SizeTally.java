package harness.tally;

import harness.report.SizeTime;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/**
 * The maximum CPU time by input size, in powers of two, independent of the order of the cases.
 * Times are rounded as in reports, so that adding reports gives the same result.
 */
final class SizeTally {

  /** Indexed by the number of binary digits of the size. */
  private final SizeTime[] classes = new SizeTime[Long.SIZE];

  /** Adds a case whose run was not cut short. */
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

  /** The size classes, smallest first. */
  List<SizeTime> rows() {
    return Arrays.stream(classes).filter(Objects::nonNull).toList();
  }
}
