package harness.submission;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import harness.machine.ContentHash;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * The other files that a compiler read besides a submission's known files, with their content at
 * the time. Kept with the program, which is valid as long as they are unchanged.
 *
 * @param files in the order in which they were read
 */
record ReadFiles(List<ReadFile> files) {

  private static final String NAME = "reads.json";
  private static final int MOST_FILES = 10_000;
  private static final ObjectMapper JSON = new ObjectMapper();

  /**
   * A file that was read.
   *
   * @param name relative to the submission's own folder
   * @param hash of its content
   */
  record ReadFile(String name, String hash) {}

  /**
   * Records files that were read.
   *
   * @param since when the compiler was started
   * @return empty if the files cannot be relied on: changed since then, too large, gone, or outside
   *     the submission's own folder, where devices and system state may look like files
   */
  static Optional<ReadFiles> of(Collection<Path> paths, OwnFolder own, Instant since)
      throws IOException {
    List<ReadFile> files = new ArrayList<>();
    long bytes = 0;
    for (Path path : paths) {
      boolean there = own.holds(path) && Files.isRegularFile(path) && Files.isReadable(path);
      bytes += there ? Files.size(path) : 0;
      if (!there
          || bytes > ProgramSource.MOST_BYTES
          || files.size() == MOST_FILES
          || !Files.getLastModifiedTime(path).toInstant().isBefore(since)) {
        return Optional.empty();
      }
      files.add(new ReadFile(own.name(path), hash(path)));
    }
    return Optional.of(new ReadFiles(files));
  }

  /** The record of a program; empty if there is none or it is damaged. */
  static Optional<ReadFiles> in(Path program) {
    try {
      List<ReadFile> files =
          JSON.readValue(Files.readAllBytes(program.resolve(NAME)), new TypeReference<>() {});
      return Optional.of(new ReadFiles(files));
    } catch (IOException noneOrDamaged) {
      return Optional.empty();
    }
  }

  void writeTo(Path program) throws IOException {
    Files.write(program.resolve(NAME), JSON.writeValueAsBytes(files));
  }

  boolean areUnchanged(OwnFolder own) {
    return files.stream()
        .allMatch(file -> file.hash.equals(hashNow(own.folder().resolve(file.name))));
  }

  private static String hashNow(Path path) {
    try {
      return Files.isRegularFile(path) && Files.size(path) <= ProgramSource.MOST_BYTES
          ? hash(path)
          : "";
    } catch (IOException unreadable) {
      return "";
    }
  }

  private static String hash(Path path) throws IOException {
    return new ContentHash().addFile(path).hex();
  }

  String hash() {
    ContentHash hash = new ContentHash();
    files.forEach(file -> hash.add(file.name).add(file.hash));
    return hash.hex();
  }
}
