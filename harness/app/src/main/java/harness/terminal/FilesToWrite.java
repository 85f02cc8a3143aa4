package harness.terminal;

import harness.report.UnwritableFile;
import java.io.IOException;

/**
 * Writes the files of a report one after another. A file that cannot be written does not keep the
 * others from being written.
 */
public final class FilesToWrite {

  /** Writes one or more files. */
  @FunctionalInterface
  public interface Write {
    void run() throws IOException;
  }

  private UnwritableFile first;

  /** Writes, and returns whether that worked; a failure is kept for {@link #end}. */
  public boolean write(Write write) throws IOException {
    try {
      write.run();
      return true;
    } catch (UnwritableFile failed) {
      if (first == null) {
        first = failed;
      } else {
        first.addSuppressed(failed);
      }
      return false;
    }
  }

  /**
   * Fails if a file could not be written.
   *
   * @throws UnwritableFile for the first such file; the others are suppressed in it
   */
  public void end() throws UnwritableFile {
    if (first != null) {
      throw first;
    }
  }
}
