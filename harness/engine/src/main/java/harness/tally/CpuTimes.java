package harness.tally;

import harness.report.SubmissionReport;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import org.HdrHistogram.Histogram;
import org.HdrHistogram.HistogramIterationValue;

/** A sketch of the distribution of many cases' CPU times. */
final class CpuTimes {

  /** Two significant digits: quantiles are accurate to one per cent. */
  private static final int DIGITS = 2;

  private static final int SHORTEST_BUCKET_NANOS = 100;

  /** Five bins per decade. */
  private static final double BUCKET_GROWTH = Math.pow(10, 0.2);

  private final Histogram nanos = new Histogram(DIGITS);

  void add(long caseNanos) {
    nanos.recordValue(caseNanos);
  }

  void add(CpuTimes other) {
    nanos.add(other.nanos);
  }

  /**
   * Adds a stored sketch.
   *
   * @throws IllegalArgumentException if the text is not a sketch
   */
  void add(String sketch) {
    try {
      ByteBuffer bytes = ByteBuffer.wrap(Base64.getDecoder().decode(sketch));
      nanos.add(Histogram.decodeFromCompressedByteBuffer(bytes, 0));
    } catch (DataFormatException
        | RuntimeException e) { // bad Base64, wrong lengths, or errors of HdrHistogram
      throw new IllegalArgumentException("a sketch of CPU times is damaged", e);
    }
  }

  /** The sketch as text, to be stored: HdrHistogram's compressed encoding, in Base64. */
  String sketch() {
    ByteBuffer buffer = ByteBuffer.allocate(nanos.getNeededByteBufferCapacity());
    int length = nanos.encodeIntoCompressedByteBuffer(buffer, Deflater.DEFAULT_COMPRESSION);
    return Base64.getEncoder().encodeToString(Arrays.copyOf(buffer.array(), length));
  }

  /** The time in nanoseconds that {@code percent} per cent of the cases do not exceed. */
  long percentile(int percent) {
    return nanos.getValueAtPercentile(percent);
  }

  /** The bins from the first to the last that is not empty. */
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

  /** Microseconds, rounded to a tenth. */
  static double micros(long nanos) {
    return Math.round(nanos / 100.0) / 10.0;
  }
}
