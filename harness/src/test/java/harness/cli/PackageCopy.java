package harness.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** One of the small packages of the tests, copied so that a test may change it. */
final class PackageCopy {

  private static final Path PACKAGES = Path.of("src", "test", "packages");

  private PackageCopy() {}

  /** Copies a package into a folder, under its own name. */
  static Path of(String name, Path folder) throws IOException {
    Path source = PACKAGES.resolve(name);
    Path copy = folder.resolve(name);
    for (Path each : files(source)) {
      Path target = copy.resolve(source.relativize(each).toString());
      Files.createDirectories(target.getParent());
      Files.copy(each, target);
    }
    return copy;
  }

  /** The same as an archive. */
  static Path zipped(String name, Path folder) throws IOException {
    return zippedFolder(PACKAGES.resolve(name), folder.resolve(name + ".zip"));
  }

  /** A folder as an archive. */
  static Path zippedFolder(Path source, Path zip) throws IOException {
    try (OutputStream out = Files.newOutputStream(zip);
        ZipOutputStream entries = new ZipOutputStream(out)) {
      for (Path each : files(source)) {
        entries.putNextEntry(new ZipEntry(source.getFileName() + "/" + source.relativize(each)));
        Files.copy(each, entries);
      }
    }
    return zip;
  }

  private static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(Files::isRegularFile).sorted().toList();
    }
  }
}
