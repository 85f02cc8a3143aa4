package harness.tally;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Base64;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import org.HdrHistogram.Histogram;

/** Histograms as text: HdrHistogram's compressed encoding, in Base64. */
final class Sketches {

  private Sketches() {}

  static String text(Histogram histogram) {
    ByteBuffer buffer = ByteBuffer.allocate(histogram.getNeededByteBufferCapacity());
    int length = histogram.encodeIntoCompressedByteBuffer(buffer, Deflater.DEFAULT_COMPRESSION);
    return Base64.getEncoder().encodeToString(Arrays.copyOf(buffer.array(), length));
  }

  /**
   * Reads a histogram.
   *
   * @throws IllegalArgumentException if the text is not a histogram
   */
  static Histogram parse(String text) {
    try {
      return Histogram.decodeFromCompressedByteBuffer(
          ByteBuffer.wrap(Base64.getDecoder().decode(text)), 0);
    } catch (DataFormatException
        | RuntimeException e) { // bad Base64, wrong lengths, or errors of HdrHistogram
      throw new IllegalArgumentException("a sketch of CPU times is damaged", e);
    }
  }
}
