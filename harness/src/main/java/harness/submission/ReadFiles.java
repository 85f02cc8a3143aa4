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
 * The files that a compiler read besides those that its submission is known by, as they were then.
 * Kept with the program, which is good as long as they are the same.
 *
 * @param files in the order read
 */
record ReadFiles(List<ReadFile> files) {

  private static final String NAME = "reads.json";
  private static final int MOST_FILES = 10_000;
  private static final ObjectMapper JSON = new ObjectMapper();

  /**
   * One of them.
   *
   * @param name relative to the submission's own folder
   * @param hash of its content
   */
  record ReadFile(String name, String hash) {}

  /** None. */
  static ReadFiles none() {
    return new ReadFiles(List.of());
  }

  /**
   * Looks at files that were read.
   *
   * @param since when the compiler was started
   * @return nothing if they cannot be vouched for: changed since then, too large, gone, or not in
   *     the submission's own folder, where devices and the system's state may pass as files
   */
  static Optional<ReadFiles> of(Collection<Path> paths, OwnFolder own, Instant since)
      throws IOException {
    List<ReadFile> files = new ArrayList<>();
    long bytes = 0;
    for (Path path : paths) {
      boolean there = own.holds(path) && Files.isRegularFile(path) && Files.isReadable(path);
      bytes += there ? Files.size(path) : 0;
      if (!there
          || bytes > SourceHash.MOST_BYTES
          || files.size() == MOST_FILES
          || !Files.getLastModifiedTime(path).toInstant().isBefore(since)) {
        return Optional.empty();
      }
      files.add(new ReadFile(own.name(path), hash(path)));
    }
    return Optional.of(new ReadFiles(files));
  }

  /** Those of a program, unless it has none or they are damaged. */
  static Optional<ReadFiles> in(Path program) {
    try {
      List<ReadFile> files =
          JSON.readValue(Files.readAllBytes(program.resolve(NAME)), new TypeReference<>() {});
      return Optional.of(new ReadFiles(files));
    } catch (IOException noneOrDamaged) {
      return Optional.empty();
    }
  }

  /** Writes them to a program's folder. */
  void writeTo(Path program) throws IOException {
    Files.write(program.resolve(NAME), JSON.writeValueAsBytes(files));
  }

  /** Whether all of them are the same now. */
  boolean areUnchanged(OwnFolder own) {
    return files.stream()
        .allMatch(file -> file.hash.equals(hashNow(own.folder().resolve(file.name))));
  }

  private static String hashNow(Path path) {
    try {
      return Files.isRegularFile(path) && Files.size(path) <= SourceHash.MOST_BYTES
          ? hash(path)
          : "";
    } catch (IOException unreadable) {
      return "";
    }
  }

  private static String hash(Path path) throws IOException {
    return new ContentHash().addFile(path).hex();
  }

  /** All names and contents as one. */
  String hash() {
    ContentHash hash = new ContentHash();
    files.forEach(file -> hash.add(file.name).add(file.hash));
    return hash.hex();
  }
}
