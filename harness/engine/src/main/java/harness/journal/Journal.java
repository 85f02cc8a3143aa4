package harness.journal;

import harness.journal.JournalReader.Unread;
import harness.report.CampaignSpec;
import harness.report.UnwritableFile;
import harness.tally.Reproduction;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * The file of a journal, one record per line. An appended record is on the disk when the call
 * returns. A damaged record is skipped; anything after the last complete record is cut off when the
 * file is opened. Only one run at a time can open it.
 */
public final class Journal implements AutoCloseable {

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

  /** Rejects a folder early if it lacks a journal to resume, or has one already. */
  public static void check(Path folder, boolean resume) {
    CampaignFolder campaign = new CampaignFolder(folder);
    if (resume) {
      campaign.checkWritable();
    } else {
      campaign.checkFree();
    }
  }

  /** Creates a journal; rejects a folder that has one, or in which another run is creating one. */
  public static Journal create(Path folder, CampaignSpec spec, Reproduction reproduction)
      throws IOException {
    CampaignFolder campaign = new CampaignFolder(folder);
    campaign.checkFree();
    FileChannel lock = campaign.makeAndLock();
    try {
      campaign.checkFree(); // another run may have created it meanwhile
      begin(campaign, new Entry.Opened(spec, reproduction));
      return open(campaign, spec, entry -> {}, lock);
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
        for (int copy = 0; copy < 2; copy++) { // in case one is damaged
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
   * Opens a journal to resume its campaign, and passes on every readable record except the first.
   * Rejects the journal of another campaign, or one that another run has open.
   */
  public static Journal resume(Path folder, CampaignSpec spec, Consumer<Entry> entries)
      throws IOException {
    CampaignFolder campaign = new CampaignFolder(folder);
    campaign.checkWritable();
    FileChannel lock = campaign.lock();
    try {
      return open(campaign, spec, entries, lock);
    } catch (IOException | RuntimeException e) {
      lock.close();
      throw e;
    }
  }

  private static Journal open(
      CampaignFolder campaign, CampaignSpec spec, Consumer<Entry> entries, FileChannel lock)
      throws IOException {
    Path file = campaign.journal();
    FileChannel channel = FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE);
    try {
      campaign.hold(channel); // in case the lock file was deleted
      JournalReader reader = new JournalReader(Channels.newInputStream(channel), file);
      reader.read(entry -> accept(entry, campaign, spec, entries));
      Unread unread = reader.unread(channel.size());
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
      Entry entry, CampaignFolder campaign, CampaignSpec spec, Consumer<Entry> entries) {
    if (entry instanceof Entry.Opened opened) {
      UnusableJournal.rejectOther(
          campaign.path(), opened.asked().difference(spec, "there", "here"));
    } else {
      entries.accept(entry);
    }
  }

  /** Passes on every readable record in order, possibly while a campaign writes more. */
  static Unread read(Path folder, Consumer<Entry> entries) throws IOException {
    CampaignFolder campaign = new CampaignFolder(folder);
    campaign.checkReadable();
    Path file = campaign.journal();
    long size = Files.size(file); // records written from now on are left to the next reading
    try (InputStream in = Files.newInputStream(file)) {
      JournalReader reader = new JournalReader(in, file);
      reader.read(entries);
      return reader.unread(size);
    }
  }

  /** The settings of a journal's campaign; rejects a folder without a readable journal. */
  public static CampaignSpec spec(Path folder) throws IOException {
    CampaignFolder campaign = new CampaignFolder(folder);
    campaign.checkReadable();
    Path file = campaign.journal();
    try (InputStream in = Files.newInputStream(file)) {
      return new JournalReader(in, file).opened().asked();
    }
  }

  /** Appends a record, which is on the disk when this returns; if it fails, nothing has changed. */
  public synchronized void append(Entry entry) throws IOException {
    requireThere();
    long end = channel.position();
    try {
      write(channel, entry);
    } catch (IOException full) {
      UnwritableJournal failure = UnwritableJournal.full(file, full);
      try {
        channel.truncate(end).position(end);
      } catch (IOException torn) { // cut off when it is opened again
        failure.addSuppressed(torn);
      }
      throw failure;
    }
  }

  private static void write(FileChannel channel, Entry entry) throws IOException {
    ByteBuffer record = RecordFormat.bytes(entry);
    while (record.hasRemaining()) {
      channel.write(record);
    }
    channel.force(true);
  }

  /** Fails if the journal is gone: records written to a deleted file would be lost. */
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

  /** What could not be read when it was opened, as lines for the user. */
  public List<String> notes() {
    List<String> notes = new ArrayList<>();
    if (unread.records() > 0) {
      notes.add(
          "skipped " + unread.recordsInWords() + "; ranges without another record are run again");
    }
    if (unread.tailBytes() > 0) {
      notes.add(
          "cut "
              + unread.tailBytes()
              + " bytes of an incomplete or damaged end; their ranges are run again");
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
