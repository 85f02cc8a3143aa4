package harness.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Copies one of the tests' small packages, so that a test can change it. */
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

  /** Copies a package as an archive. */
  static Path zipped(String name, Path folder) throws IOException {
    return zippedFolder(PACKAGES.resolve(name), folder.resolve(name + ".zip"));
  }

  /** Archives a folder. */
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
