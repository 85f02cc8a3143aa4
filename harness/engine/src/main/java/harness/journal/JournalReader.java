package harness.journal;

import harness.cases.Counted;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.function.Consumer;

/**
 * Reads a journal, skipping damaged records. The settings are at its beginning twice, so that no
 * single record is essential.
 */
final class JournalReader {

  /**
   * The unreadable parts of a journal.
   *
   * @param records damaged records before the last complete one
   * @param tailBytes bytes after it: a record that was cut off or is being written
   */
  record Unread(long records, long tailBytes) {

    /** The number of records in words. */
    String recordsInWords() {
      return Counted.of(records, "unreadable record");
    }
  }

  private static final int BUFFER = 1 << 16;

  private final InputStream in;
  private final Path journal;
  private long bytes;

  /** Length of the last line read. */
  private long length;

  private long whole;

  /** Unreadable records before the last complete one. */
  private long unreadable;

  /** Unreadable records after the last complete one. */
  private long pending;

  /** Reads a journal from its beginning; its name is for messages. */
  JournalReader(InputStream in, Path journal) {
    this.in = new BufferedInputStream(in, BUFFER);
    this.journal = journal;
  }

  /** The settings of the campaign; rejects a journal in which they are damaged. */
  Entry.Opened opened() throws IOException {
    if (next() instanceof Entry.Opened opened) {
      return opened;
    }
    throw new UnusableJournal(journal + ": the record with the campaign's settings is damaged");
  }

  /** Passes on all readable records in order: first the settings, once. */
  void read(Consumer<Entry> entries) throws IOException {
    Entry.Opened opened = opened();
    accept(opened, entries);
    for (Entry entry = next(); entry != null; entry = next()) {
      if (!(entry instanceof Entry.Opened)) {
        accept(entry, entries);
      } else if (!entry.equals(opened)) {
        throw new UnusableJournal(journal + " contains two campaigns");
      }
    }
  }

  private void accept(Entry entry, Consumer<Entry> entries) {
    try {
      entries.accept(entry);
    } catch (UnusableJournal refused) {
      throw refused;
    } catch (RuntimeException strange) { // numbers and names that contradict each other
      throw new UnusableJournal(
          journal + " was not written by this version: " + strange.getMessage());
    }
  }

  /** The parts of a journal of this many bytes that could not be read. */
  Unread unread(long size) {
    return new Unread(unreadable, Math.max(0, size - whole));
  }

  /** Bytes up to the end of the last complete record; the rest is cut off, or being written. */
  long whole() {
    return whole;
  }

  /** The next readable record, or null if there is none. */
  private Entry next() throws IOException {
    for (byte[] line = line(); line.length > 0; line = line()) {
      bytes += length;
      Entry entry = RecordFormat.parse(line, 0);
      if (entry == null) {
        entry = resynchronized(line);
      }
      if (entry != null) {
        whole = bytes;
        unreadable += pending;
        pending = 0;
        return entry;
      }
    }
    return null;
  }

  /** The intact record at the end of a line whose beginning is damaged, or null. */
  private Entry resynchronized(byte[] line) {
    int last = RecordFormat.lastStart(line, line.length);
    pending +=
        Math.max(1, starts(line, last)); // all records of the line except the last, which is intact
    Entry entry = last > 0 ? RecordFormat.parse(line, last) : null;
    pending += last > 0 && entry == null ? 1 : 0;
    return entry;
  }

  private static int starts(byte[] line, int before) {
    int starts = 0;
    int at = RecordFormat.lastStart(line, before);
    while (at >= 0) {
      starts++;
      at = RecordFormat.lastStart(line, at);
    }
    return starts;
  }

  /** The bytes up to and including the next line feed; empty if there is none. */
  private byte[] line() throws IOException {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    length = 0;
    for (int next = in.read(); next >= 0; next = in.read()) {
      length++;
      if (length <= RecordFormat.LONGEST) { // a longer line is useless, so the rest is not kept
        line.write(next);
      }
      if (next == '\n') {
        return line.toByteArray();
      }
    }
    return new byte[0];
  }
}
