package harness.journal;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import harness.report.Json;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import java.util.zip.CRC32C;

/**
 * A record as bytes: the CRC-32C of the JSON as eight hexadecimal digits, a space, the JSON, and a
 * line feed. The JSON contains no line feed, and contains {@link #START} only at its beginning,
 * since quotes in texts are escaped. So the next record can be found even if a line feed is
 * damaged.
 */
final class RecordFormat {

  /** Longer than any record, in bytes. */
  static final int LONGEST = 1 << 28;

  private static final byte[] START = "{\"entry\":\"".getBytes(StandardCharsets.US_ASCII);
  private static final int CHECKSUM = 8;

  /** Offset of the JSON in a record. */
  private static final int JSON = CHECKSUM + 1;

  private static final JsonMapper MAPPER = Json.strict().build();

  private RecordFormat() {}

  static ByteBuffer bytes(Entry entry) {
    byte[] json = json(entry);
    byte[] checksum = checksum(json, 0, json.length).getBytes(StandardCharsets.US_ASCII);
    ByteBuffer record = ByteBuffer.allocate(JSON + json.length + 1);
    record.put(checksum).put(json).put((byte) '\n');
    if (record.capacity() > LONGEST) {
      throw new IllegalStateException("a record of " + record.capacity() + " bytes");
    }
    return record.flip();
  }

  private static byte[] json(Entry entry) {
    try {
      return MAPPER.writerFor(Entry.class).writeValueAsBytes(entry);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException("no JSON for " + entry.getClass(), e);
    }
  }

  /**
   * Reads the record from an offset to the end of a line; null if it is incomplete or damaged.
   * Rejects one that is intact but was not written by this version.
   */
  static Entry parse(byte[] line, int from) {
    int json = from + JSON;
    int length = line.length - json - 1;
    if (length < 0 || line[line.length - 1] != '\n') {
      return null;
    }
    String sum = new String(line, from, JSON, StandardCharsets.ISO_8859_1);
    if (!sum.equals(checksum(line, json, length))) {
      return null;
    }
    try {
      return MAPPER.readerFor(Entry.class).readValue(line, json, length);
    } catch (IOException e) {
      throw new UnusableJournal(
          "the journal contains a record that was not written by this version: " + Json.problem(e));
    }
  }

  private static String checksum(byte[] bytes, int from, int length) {
    CRC32C sum = new CRC32C();
    sum.update(bytes, from, length);
    return String.format(Locale.ROOT, "%08x ", sum.getValue());
  }

  /** The offset, below {@code before}, at which the last record in a line seems to begin, or -1. */
  static int lastStart(byte[] line, int before) {
    for (int start = before - 1; start >= 0; start--) {
      int json = start + JSON;
      int end = json + START.length;
      if (end <= line.length && Arrays.equals(line, json, end, START, 0, START.length)) {
        return start;
      }
    }
    return -1;
  }
}
