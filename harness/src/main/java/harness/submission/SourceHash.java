package harness.submission;

import harness.machine.ContentHash;
import harness.toolchain.BadSubmission;
import harness.toolchain.Language;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** A hash of the content of a submission's files, independent of where its folder is. */
final class SourceHash {

  /** Maximum total size of sources, in bytes: nobody writes more by hand. */
  static final long MOST_BYTES = 16L << 20;

  private SourceHash() {}

  static String of(Language language, OwnFolder own, IncludeFolders includes, List<Path> files)
      throws IOException {
    ContentHash hash = new ContentHash().add(language.name());
    for (Path file : files) {
      hash.add(ProgramSource.name(own, includes, file)).addFile(file);
    }
    return hash.hex();
  }

  /**
   * Checks sources before any is opened: reading a FIFO would never end.
   *
   * @throws BadSubmission if one is not a regular file, or they are too large
   */
  static void check(List<Path> sources) throws IOException {
    long bytes = 0;
    for (Path source : sources) {
      if (!Files.isRegularFile(source)) {
        throw new BadSubmission(source + ": not a regular file");
      }
      bytes += Files.size(source);
      if (bytes > MOST_BYTES) {
        throw new BadSubmission(
            source
                + ": too large; the sources of a submission may have at most "
                + (MOST_BYTES >> 20)
                + " MiB");
      }
    }
  }
}
