package harness.journal;

import harness.report.CampaignSpec;
import harness.report.UnwritableFile;
import harness.tally.Reproduction;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * The file of a journal, one record a line. What is appended is on the disk when the call returns.
 * A record that is damaged costs only itself; what follows the last whole one is cut off when the
 * file is opened. One run at a time may have it open.
 */
public final class Journal implements AutoCloseable {

  private static final int BUFFER = 1 << 16;

  private final Path file;
  private final Object key;
  private final FileChannel channel;
  private final FileChannel lock;
  private final Unread unread;

  private Journal(Path file, FileChannel channel, FileChannel lock, Unread unread)
      throws IOException {
    this.file = file;
    this.key = key(file);
    this.channel = channel;
    this.lock = lock;
    this.unread = unread;
  }

  /**
   * Checks early that there is no journal yet, or one to go on with.
   *
   * @throws UnusableJournal when that is not so
   */
  public static void check(Path folder, boolean resume) {
    CampaignFolder campaign = new CampaignFolder(folder);
    if (resume) {
      campaign.checkWritable();
    } else {
      campaign.checkFree();
    }
  }

  /**
   * Begins a journal.
   *
   * @throws UnusableJournal when there is one, or another run is about to begin it
   */
  public static Journal create(Path folder, CampaignSpec asked, Reproduction reproduction)
      throws IOException {
    CampaignFolder campaign = new CampaignFolder(folder);
    campaign.checkFree();
    FileChannel lock = campaign.makeAndLock();
    try {
      campaign.checkFree(); // another run may have begun it since
      begin(campaign, new Entry.Opened(asked, reproduction));
      return open(campaign, asked, entry -> {}, lock);
    } catch (IOException | RuntimeException e) {
      lock.close();
      throw e;
    }
  }

  private static void begin(CampaignFolder campaign, Entry.Opened opened) throws IOException {
    Path draft = campaign.path().resolve("journal.new");
    try {
      Files.deleteIfExists(draft);
      try (FileChannel begun =
          FileChannel.open(draft, StandardOpenOption.WRITE, StandardOpenOption.CREATE_NEW)) {
        for (int copy = 0; copy < 2; copy++) { // should one be damaged
          write(begun, opened);
        }
      }
      Files.move(draft, campaign.journal());
      try (FileChannel entries = FileChannel.open(campaign.path(), StandardOpenOption.READ)) {
        entries.force(true);
      }
    } catch (IOException e) {
      throw new UnwritableFile(draft, e);
    }
  }

  /**
   * Goes on with a journal.
   *
   * @param entries is handed every record that can be read but the first, in order
   * @throws UnusableJournal when there is none, it is of another campaign, or another run has it
   */
  public static Journal resume(Path folder, CampaignSpec asked, Consumer<Entry> entries)
      throws IOException {
    CampaignFolder campaign = new CampaignFolder(folder);
    campaign.checkWritable();
    FileChannel lock = campaign.lock();
    try {
      return open(campaign, asked, entries, lock);
    } catch (IOException | RuntimeException e) {
      lock.close();
      throw e;
    }
  }

  private static Journal open(
      CampaignFolder campaign, CampaignSpec asked, Consumer<Entry> entries, FileChannel lock)
      throws IOException {
    Path file = campaign.journal();
    FileChannel channel = FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE);
    try {
      campaign.hold(channel); // should the lock's file have been deleted
      InputStream in = new BufferedInputStream(Channels.newInputStream(channel), BUFFER);
      JournalReader reader = new JournalReader(in, file);
      reader.read(entry -> accept(entry, campaign, asked, entries));
      Unread unread = new Unread(reader.unreadable(), channel.size() - reader.whole());
      channel.truncate(reader.whole());
      channel.position(reader.whole());
      channel.force(true);
      return new Journal(file, channel, lock, unread);
    } catch (IOException | RuntimeException e) {
      channel.close();
      throw e;
    }
  }

  private static void accept(
      Entry entry, CampaignFolder campaign, CampaignSpec asked, Consumer<Entry> entries) {
    if (entry instanceof Entry.Opened opened) {
      opened
          .asked()
          .difference(asked)
          .ifPresent(
              difference -> {
                throw new UnusableJournal(campaign.path() + " is another campaign: " + difference);
              });
    } else {
      entries.accept(entry);
    }
  }

  /**
   * Reads a journal and leaves it as it is, also while a campaign writes it.
   *
   * @param entries is handed every record that can be read, in order
   * @throws UnusableJournal when there is none, or what was asked is damaged
   */
  static Unread read(Path folder, Consumer<Entry> entries) throws IOException {
    CampaignFolder campaign = new CampaignFolder(folder);
    campaign.checkReadable();
    Path file = campaign.journal();
    long size = Files.size(file); // what is written from here on is another reading's
    try (InputStream in = new BufferedInputStream(Files.newInputStream(file), BUFFER)) {
      JournalReader reader = new JournalReader(in, file);
      reader.read(entries);
      return new Unread(reader.unreadable(), Math.max(0, size - reader.whole()));
    }
  }

  /** When the last record of a journal was written. */
  static Instant lastWritten(Path folder) throws IOException {
    return Files.getLastModifiedTime(new CampaignFolder(folder).journal()).toInstant();
  }

  /**
   * What the campaign of a journal was asked.
   *
   * @throws UnusableJournal when there is no journal, or what was asked is damaged
   */
  public static CampaignSpec asked(Path folder) throws IOException {
    CampaignFolder campaign = new CampaignFolder(folder);
    campaign.checkReadable();
    Path file = campaign.journal();
    try (InputStream in = new BufferedInputStream(Files.newInputStream(file), BUFFER)) {
      return new JournalReader(in, file).opened().asked();
    }
  }

  /**
   * Appends a record; it is on the disk when this returns.
   *
   * @throws UnwritableJournal when it cannot be written; the journal is then as it was before
   */
  public synchronized void append(Entry entry) throws IOException {
    requireThere();
    long end = channel.position();
    try {
      write(channel, entry);
    } catch (IOException full) {
      UnwritableJournal failure = UnwritableJournal.full(file, full);
      try {
        channel.truncate(end).position(end);
      } catch (IOException torn) { // is cut when it is opened again
        failure.addSuppressed(torn);
      }
      throw failure;
    }
  }

  private static void write(FileChannel channel, Entry entry) throws IOException {
    ByteBuffer record = ByteBuffer.wrap(RecordFormat.bytes(entry));
    while (record.hasRemaining()) {
      channel.write(record);
    }
    channel.force(true);
  }

  /**
   * Checks that the journal is still where it was opened: an open file can be written to after it
   * was deleted, and all that is lost.
   *
   * @throws UnwritableJournal when it is not
   */
  public void requireThere() {
    try {
      if (key.equals(key(file))) {
        return;
      }
    } catch (IOException gone) {
      throw UnwritableJournal.gone(file, gone);
    }
    throw UnwritableJournal.gone(file, null);
  }

  private static Object key(Path file) throws IOException {
    return Files.readAttributes(file, BasicFileAttributes.class).fileKey();
  }

  /** What of it could not be read when it was opened, in lines for a person. */
  public List<String> notes() {
    List<String> notes = new ArrayList<>();
    if (unread.records() > 0) {
      notes.add(
          "left out " + unread.recordsInWords() + "; ranges that no other tells of run again");
    }
    if (unread.tailBytes() > 0) {
      notes.add(
          "cut "
              + unread.tailBytes()
              + " bytes of a torn or damaged tail; what they told is run again");
    }
    return notes;
  }

  @Override
  public void close() throws IOException {
    try {
      channel.close();
    } finally {
      lock.close();
    }
  }
}
