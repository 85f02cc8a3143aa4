package harness.journal;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.zip.CRC32C;

/**
 * The file of a journal. A record is one line: eight hexadecimal digits, the CRC-32C of the rest, a
 * blank, and JSON. What is appended is on the disk when the call returns. Whatever follows the last
 * record that is whole is cut off when the file is opened. One process at a time may have it open.
 */
public final class Journal implements AutoCloseable {

  private static final String FILE = "journal";
  private static final int CHECKSUM = 8;
  private static final int BUFFER = 1 << 16;
  private static final JsonMapper MAPPER = new JsonMapper();

  private final Path file;
  private final FileChannel channel;
  private final long cutBytes;

  private Journal(Path file, FileChannel channel, long cutBytes) {
    this.file = file;
    this.channel = channel;
    this.cutBytes = cutBytes;
  }

  /** Whether a folder holds a journal. */
  public static boolean isIn(Path folder) {
    return Files.exists(folder.resolve(FILE));
  }

  /**
   * Begins a journal.
   *
   * @throws UnusableJournal when there is one
   */
  public static Journal create(Path folder, Asked asked) throws IOException {
    Files.createDirectories(folder);
    if (isIn(folder)) {
      throw new UnusableJournal(folder + " holds a campaign already; --resume goes on with it");
    }
    Path draft = folder.resolve(FILE + ".new");
    Files.deleteIfExists(draft);
    try (FileChannel begun = open(draft)) {
      write(begun, new Entry.Opened(asked));
    }
    Files.move(draft, folder.resolve(FILE));
    try (FileChannel entries = FileChannel.open(folder, StandardOpenOption.READ)) {
      entries.force(true);
    }
    return resume(folder, asked, entry -> {});
  }

  /**
   * Goes on with a journal.
   *
   * @param entries is handed every record but the first, in order
   * @throws UnusableJournal when there is none, or it is of another campaign
   */
  public static Journal resume(Path folder, Asked asked, Consumer<Entry> entries)
      throws IOException {
    if (!isIn(folder)) {
      throw new UnusableJournal(folder + " holds no campaign to resume");
    }
    FileChannel channel = open(folder.resolve(FILE));
    try {
      lock(channel, folder);
      InputStream in = new BufferedInputStream(Channels.newInputStream(channel), BUFFER);
      long good = replay(in, folder, entry -> accept(entry, folder, asked, entries));
      long cut = channel.size() - good;
      channel.truncate(good);
      channel.position(good);
      channel.force(true);
      return new Journal(folder.resolve(FILE), channel, cut);
    } catch (IOException | RuntimeException e) {
      channel.close();
      throw e;
    }
  }

  private static void accept(Entry entry, Path folder, Asked asked, Consumer<Entry> entries) {
    if (entry instanceof Entry.Opened opened) {
      opened
          .asked()
          .difference(asked)
          .ifPresent(
              difference -> {
                throw new UnusableJournal(folder + " is another campaign: " + difference);
              });
    } else {
      entries.accept(entry);
    }
  }

  /**
   * Reads a journal and leaves it as it is, also while a campaign writes it.
   *
   * @param entries is handed every whole record, in order
   * @return how many bytes follow the last whole record: one being written, or a torn tail
   * @throws UnusableJournal when there is none, or its first record is damaged
   */
  static long read(Path folder, Consumer<Entry> entries) throws IOException {
    Path file = folder.resolve(FILE);
    if (!Files.isRegularFile(file)) {
      throw new UnusableJournal(folder + " holds no campaign");
    }
    if (!Files.isReadable(file)) {
      throw new UnusableJournal("cannot read " + file);
    }
    long size = Files.size(file); // what is written from here on is another reading's
    try (InputStream in = new BufferedInputStream(Files.newInputStream(file), BUFFER)) {
      return Math.max(0, size - replay(in, folder, entries));
    }
  }

  /** When the last record of a journal was written. */
  static Instant lastWritten(Path folder) throws IOException {
    return Files.getLastModifiedTime(folder.resolve(FILE)).toInstant();
  }

  /**
   * What the campaign of a journal was asked.
   *
   * @throws UnusableJournal when there is no journal, or its first record is damaged
   */
  public static Asked asked(Path folder) throws IOException {
    if (!isIn(folder)) {
      throw new UnusableJournal(folder + " holds no campaign to resume");
    }
    try (InputStream in = new BufferedInputStream(Files.newInputStream(folder.resolve(FILE)))) {
      return opened(line(in), folder).asked();
    }
  }

  private static FileChannel open(Path file) throws IOException {
    return FileChannel.open(
        file, StandardOpenOption.READ, StandardOpenOption.WRITE, StandardOpenOption.CREATE);
  }

  private static void lock(FileChannel channel, Path folder) throws IOException {
    try {
      if (channel.tryLock() != null) {
        return;
      }
    } catch (OverlappingFileLockException here) {
      // refused below, like a lock of another process
    }
    throw new UnusableJournal(folder + " is in use by another run");
  }

  /**
   * Hands over all whole records, in order.
   *
   * @return the length of the first bytes that are whole records
   * @throws UnusableJournal when the first is damaged
   */
  private static long replay(InputStream in, Path folder, Consumer<Entry> entries)
      throws IOException {
    byte[] line = line(in);
    long good = 0;
    for (Entry entry = opened(line, folder); entry != null; entry = parse(line)) {
      entries.accept(entry);
      good += line.length;
      line = line(in);
    }
    return good;
  }

  private static Entry.Opened opened(byte[] line, Path folder) {
    if (parse(line) instanceof Entry.Opened opened) {
      return opened;
    }
    throw new UnusableJournal(folder + ": the first record of the journal is damaged");
  }

  /** The bytes up to and with the next line feed, fewer at the end of the file. */
  private static byte[] line(InputStream in) throws IOException {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    for (int next = in.read(); next >= 0; next = in.read()) {
      line.write(next);
      if (next == '\n') {
        break;
      }
    }
    return line.toByteArray();
  }

  /** The record of a line, or null when it is torn or damaged. */
  private static Entry parse(byte[] line) {
    int json = CHECKSUM + 1;
    if (line.length <= json || line[line.length - 1] != '\n') {
      return null;
    }
    String sum = new String(line, 0, json, StandardCharsets.ISO_8859_1);
    int length = line.length - json - 1;
    if (!sum.equals(checksum(line, json, length))) {
      return null;
    }
    try {
      return MAPPER.readValue(line, json, length, Entry.class);
    } catch (IOException e) {
      throw new UnusableJournal("the journal holds a record that this version does not know");
    }
  }

  private static String checksum(byte[] bytes, int from, int length) {
    CRC32C sum = new CRC32C();
    sum.update(bytes, from, length);
    return String.format(Locale.ROOT, "%08x ", sum.getValue());
  }

  /**
   * Appends a record; it is on the disk when this returns.
   *
   * @throws UnwritableJournal when it cannot be written; the journal is then as it was before
   */
  public synchronized void append(Entry entry) throws IOException {
    long end = channel.position();
    try {
      write(channel, entry);
    } catch (IOException full) {
      UnwritableJournal failure = new UnwritableJournal(file, full);
      try {
        channel.truncate(end).position(end);
      } catch (IOException torn) { // is cut when it is opened again
        failure.addSuppressed(torn);
      }
      throw failure;
    }
  }

  private static void write(FileChannel channel, Entry entry) throws IOException {
    byte[] json = json(entry);
    ByteBuffer line = ByteBuffer.allocate(CHECKSUM + 1 + json.length + 1);
    line.put(checksum(json, 0, json.length).getBytes(StandardCharsets.ISO_8859_1));
    line.put(json).put((byte) '\n').flip();
    while (line.hasRemaining()) {
      channel.write(line);
    }
    channel.force(true);
  }

  private static byte[] json(Entry entry) {
    try {
      return MAPPER.writerFor(Entry.class).writeValueAsBytes(entry);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException("no JSON for " + entry.getClass(), e);
    }
  }

  /** Bytes behind the last whole record that were cut off when it was opened. */
  public long cutBytes() {
    return cutBytes;
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
