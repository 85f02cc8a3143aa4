package harness.journal;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import harness.report.Json;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.zip.CRC32C;

/**
 * A record as bytes: eight hexadecimal digits, the CRC-32C of the JSON, a blank, the JSON, and a
 * line feed. No JSON holds a line feed, and none holds {@link #START} but at its beginning, since a
 * quote in a text is escaped. So where a line feed is damaged, the next record can still be found.
 */
final class RecordFormat {

  /** More bytes than any record has. */
  static final int LONGEST = 1 << 28;

  private static final byte[] START = "{\"entry\":\"".getBytes(StandardCharsets.US_ASCII);
  private static final int CHECKSUM = 8;

  /** Where the JSON begins in a record. */
  private static final int JSON = CHECKSUM + 1;

  private static final JsonMapper MAPPER = Json.strict().build();

  private RecordFormat() {}

  /** The bytes of a record. */
  static byte[] bytes(Entry entry) {
    byte[] json = json(entry);
    byte[] record = new byte[JSON + json.length + 1];
    System.arraycopy(json, 0, record, JSON, json.length);
    byte[] checksum = checksum(json, 0, json.length).getBytes(StandardCharsets.US_ASCII);
    System.arraycopy(checksum, 0, record, 0, JSON);
    record[record.length - 1] = '\n';
    if (record.length > LONGEST) {
      throw new IllegalStateException("a record of " + record.length + " bytes");
    }
    return record;
  }

  private static byte[] json(Entry entry) {
    try {
      return MAPPER.writerFor(Entry.class).writeValueAsBytes(entry);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException("no JSON for " + entry.getClass(), e);
    }
  }

  /**
   * The record that a line holds from one of its bytes to its end, or null when it is torn or
   * damaged.
   *
   * @throws UnusableJournal when it is whole, but not one that this version writes
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
          "the journal holds a record that this version does not write: " + Json.problem(e));
    }
  }

  private static String checksum(byte[] bytes, int from, int length) {
    CRC32C sum = new CRC32C();
    sum.update(bytes, from, length);
    return String.format(Locale.ROOT, "%08x ", sum.getValue());
  }

  /** Where the last record in a line seems to begin before another byte of it, or -1. */
  static int lastStart(byte[] line, int before) {
    for (int start = before - 1; start >= 0; start--) {
      int json = start + JSON;
      if (json + START.length <= line.length && isStart(line, json)) {
        return start;
      }
    }
    return -1;
  }

  private static boolean isStart(byte[] line, int at) {
    for (int i = 0; i < START.length; i++) {
      if (line[at + i] != START[i]) {
        return false;
      }
    }
    return true;
  }
}
