package harness.tally;

import harness.report.SubmissionReport;
import java.util.ArrayList;
import java.util.List;
import org.HdrHistogram.Histogram;
import org.HdrHistogram.HistogramIterationValue;

/** CPU times of many cases, as a sketch of their distribution. */
final class CpuTimes {

  /** Two significant digits: a quantile is true to one per cent. */
  private static final int DIGITS = 2;

  private static final int SHORTEST_BUCKET_NANOS = 100;

  /** Five buckets to a factor of ten. */
  private static final double BUCKET_GROWTH = Math.pow(10, 0.2);

  private final Histogram nanos = new Histogram(DIGITS);

  void add(long caseNanos) {
    nanos.recordValue(caseNanos);
  }

  void add(CpuTimes other) {
    nanos.add(other.nanos);
  }

  /**
   * Adds others that were written down.
   *
   * @throws IllegalArgumentException when the text is no sketch
   */
  void add(String sketch) {
    nanos.add(Sketches.parse(sketch));
  }

  /** These, to be written down. */
  String sketch() {
    return Sketches.text(nanos);
  }

  /** The time in nanoseconds that so many per cent of the cases take at most. */
  long percentile(int percent) {
    return nanos.getValueAtPercentile(percent);
  }

  /** From the first bucket with a case in it to the last. */
  List<SubmissionReport.TimeShare> distribution() {
    List<SubmissionReport.TimeShare> shares = new ArrayList<>();
    for (HistogramIterationValue bucket :
        nanos.logarithmicBucketValues(SHORTEST_BUCKET_NANOS, BUCKET_GROWTH)) {
      long cases = bucket.getCountAddedInThisIterationStep();
      if (cases > 0 || !shares.isEmpty()) {
        double over = bucket.getValueIteratedFrom() / 1e3;
        shares.add(new SubmissionReport.TimeShare(over, bucket.getValueIteratedTo() / 1e3, cases));
      }
    }
    return shares;
  }

  /** Microseconds, to a tenth. */
  static double micros(long nanos) {
    return Math.round(nanos / 100.0) / 10.0;
  }
}
