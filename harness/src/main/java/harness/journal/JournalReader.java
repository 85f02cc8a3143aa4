package harness.journal;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.function.Consumer;

/**
 * Reads a journal past the records that are damaged. What was asked stands at its beginning twice,
 * so that no single record is needed.
 */
final class JournalReader {

  private final InputStream in;
  private final Object journal;
  private long bytes;

  /** Of the line that was read last. */
  private long length;

  private long whole;
  private long unreadable;

  /** Unreadable records after the last whole one. */
  private long pending;

  /**
   * A reader.
   *
   * @param in the journal from its beginning, buffered
   * @param journal its name, for messages
   */
  JournalReader(InputStream in, Object journal) {
    this.in = in;
    this.journal = journal;
  }

  /**
   * What was asked.
   *
   * @throws UnusableJournal when it is damaged
   */
  Entry.Opened opened() throws IOException {
    if (next() instanceof Entry.Opened opened) {
      return opened;
    }
    throw new UnusableJournal(journal + ": the record that says what was asked is damaged");
  }

  /**
   * Hands over all records that can be read, in order, what was asked first and once.
   *
   * @throws UnusableJournal when what was asked is damaged, or a record is not one that this
   *     version writes
   */
  void read(Consumer<Entry> entries) throws IOException {
    Entry.Opened opened = opened();
    accept(opened, entries);
    for (Entry entry = next(); entry != null; entry = next()) {
      if (!(entry instanceof Entry.Opened)) {
        accept(entry, entries);
      } else if (!entry.equals(opened)) {
        throw new UnusableJournal(journal + " holds two campaigns");
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
          journal + " holds what this version does not write: " + strange.getMessage());
    }
  }

  /** Records before the last whole one that could not be read. */
  long unreadable() {
    return unreadable;
  }

  /** Bytes up to the end of the last whole record; what follows is torn, or being written. */
  long whole() {
    return whole;
  }

  /** The next record that can be read, or null when there is none. */
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

  /** The record at the end of a line that is damaged before it, or null. */
  private Entry resynchronized(byte[] line) {
    int last = RecordFormat.lastStart(line, line.length);
    pending += Math.max(1, starts(line, last)); // all before the last, whose line feed is whole
    Entry entry = last > 0 ? RecordFormat.parse(line, last) : null;
    pending += last > 0 && entry == null ? 1 : 0;
    return entry;
  }

  private static int starts(byte[] line, int before) {
    int starts = 0;
    for (int at = before; at > 0; starts++) {
      at = RecordFormat.lastStart(line, at);
      if (at < 0) {
        return starts;
      }
    }
    return starts;
  }

  /** The bytes up to and with the next line feed; none at the end, or if there is none. */
  private byte[] line() throws IOException {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    length = 0;
    for (int next = in.read(); next >= 0; next = in.read()) {
      length++;
      if (length <= RecordFormat.LONGEST) { // the rest of what is longer would be of no use
        line.write(next);
      }
      if (next == '\n') {
        return line.toByteArray();
      }
    }
    return new byte[0];
  }
}
