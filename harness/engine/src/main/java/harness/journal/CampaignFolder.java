package harness.journal;

import harness.report.UnwritableFile;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** The folder of a campaign. An unsuitable folder is rejected with a one-line message. */
record CampaignFolder(Path path) {

  private static final String JOURNAL = "journal";
  private static final String LOCK = "journal.lock";

  Path journal() {
    return path.resolve(JOURNAL);
  }

  boolean holdsCampaign() {
    return Files.exists(journal(), LinkOption.NOFOLLOW_LINKS);
  }

  /** Rejects a folder that has a journal. */
  void checkFree() {
    if (holdsCampaign()) {
      throw new UnusableJournal(path + " already contains a campaign; use --resume to continue it");
    }
  }

  /** Rejects a folder without a readable journal. */
  void checkReadable() {
    if (!holdsCampaign()) {
      throw new UnusableJournal(path + " contains no campaign");
    }
    if (!Files.isRegularFile(journal())) {
      throw new UnusableJournal(journal() + " is not a regular file; expected a journal");
    }
    if (!Files.isReadable(journal())) {
      throw new UnusableJournal("cannot read " + journal() + ": permission denied");
    }
  }

  /** Rejects a folder without a journal that can be resumed. */
  void checkWritable() {
    checkReadable();
    for (Path each : new Path[] {path, journal()}) {
      if (!Files.isWritable(each)) {
        throw new UnusableJournal("cannot write to " + each);
      }
    }
  }

  /** Creates the folder if it is missing, and locks it. */
  FileChannel makeAndLock() throws IOException {
    try {
      Files.createDirectories(path);
    } catch (IOException e) {
      throw new UnwritableFile(path, e);
    }
    return lock();
  }

  /**
   * Takes the campaign's lock, unless another run holds it. Closing the channel releases it; the
   * system does so even if the process is killed.
   */
  FileChannel lock() throws IOException {
    Path file = path.resolve(LOCK);
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      throw new UnusableJournal(file + " is not a regular file");
    }
    FileChannel channel = open(file);
    try {
      hold(channel);
      return channel;
    } catch (IOException | RuntimeException e) {
      channel.close();
      throw e;
    }
  }

  private static FileChannel open(Path lock) throws IOException {
    try {
      return FileChannel.open(
          lock, StandardOpenOption.READ, StandardOpenOption.WRITE, StandardOpenOption.CREATE);
    } catch (IOException e) {
      throw new UnwritableFile(lock, e);
    }
  }

  /** Locks a file until the channel is closed; rejects the folder if another run has locked it. */
  void hold(FileChannel channel) throws IOException {
    try {
      if (channel.tryLock() != null) {
        return;
      }
    } catch (OverlappingFileLockException here) {
      // rejected below, like a lock of another process
    }
    throw new UnusableJournal(path + " is in use by another run of this campaign");
  }
}
