package harness.journal;

import harness.report.UnwritableFile;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** The folder of a campaign. Whatever cannot serve as one is refused in a line. */
record CampaignFolder(Path path) {

  private static final String JOURNAL = "journal";
  private static final String LOCK = "journal.lock";

  Path journal() {
    return path.resolve(JOURNAL);
  }

  boolean holdsCampaign() {
    return Files.exists(journal(), LinkOption.NOFOLLOW_LINKS);
  }

  /**
   * Checks that there is no journal yet.
   *
   * @throws UnusableJournal when there is one
   */
  void checkFree() {
    if (holdsCampaign()) {
      throw new UnusableJournal(path + " holds a campaign already; --resume goes on with it");
    }
  }

  /**
   * Checks that there is a journal to read.
   *
   * @throws UnusableJournal when there is none
   */
  void checkReadable() {
    if (!holdsCampaign()) {
      throw new UnusableJournal(path + " holds no campaign");
    }
    if (!Files.isRegularFile(journal())) {
      throw new UnusableJournal(journal() + " is no regular file; expected a journal");
    }
    if (!Files.isReadable(journal())) {
      throw new UnusableJournal("cannot read " + journal() + ": permission denied");
    }
  }

  /**
   * Checks that there is a journal to go on with.
   *
   * @throws UnusableJournal when there is none
   */
  void checkWritable() {
    checkReadable();
    for (Path each : new Path[] {path, journal()}) {
      if (!Files.isWritable(each)) {
        throw new UnusableJournal("cannot write to " + each);
      }
    }
  }

  /** Makes the folder if there is none yet, and takes its lock. */
  FileChannel makeAndLock() throws IOException {
    try {
      Files.createDirectories(path);
    } catch (IOException e) {
      throw new UnwritableFile(path, e);
    }
    return lock();
  }

  /**
   * Takes the lock that one run at a time holds, as long as the channel is open. The system gives
   * it back when the process ends, however it ends.
   *
   * @throws UnusableJournal when another run holds it
   */
  FileChannel lock() throws IOException {
    Path file = path.resolve(LOCK);
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      throw new UnusableJournal(file + " is no regular file");
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

  /**
   * Locks a file of the campaign, as long as the channel is open.
   *
   * @throws UnusableJournal when another run has locked it
   */
  void hold(FileChannel channel) throws IOException {
    try {
      if (channel.tryLock() != null) {
        return;
      }
    } catch (OverlappingFileLockException here) {
      // refused below, like a lock of another process
    }
    throw new UnusableJournal(path + " is in use: another run of this campaign is under way");
  }
}
