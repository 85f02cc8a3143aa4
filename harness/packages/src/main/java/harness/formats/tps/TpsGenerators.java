package harness.formats.tps;

import harness.cases.UsageException;
import harness.formats.GeneratorFrame;
import harness.formats.PackageFolder;
import harness.formats.SubmissionList;
import harness.formats.syntax.PackageBounds;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The folder {@code gen}: generators, what is put around their outputs, and files they read. */
final class TpsGenerators {

  private static final String FOLDER = "gen";
  private static final String HEADER = "input.header";
  private static final String FOOTER = "input.footer";
  private static final Set<String> OF_TPS = Set.of("data", "Makefile", HEADER, FOOTER);
  private static final String NO_DATA = ".*\\.(?:h|hh|hpp|exe|o|class|out)";
  private static final int LARGEST_FRAME = 1 << 20;
  private static final long MOST_DATA = 16 << 20;
  private static final int MOST_FILES = 100;

  private final PackageFolder folder;
  private final GeneratorFrame frame;
  private final Map<String, Optional<String>> programs = new HashMap<>();
  private long copied;

  TpsGenerators(PackageFolder folder) {
    this.folder = folder;
    this.frame = new GeneratorFrame(folder.at(FOLDER), frame(HEADER), frame(FOOTER));
  }

  /** What is put around what generators print. */
  GeneratorFrame frame() {
    return frame;
  }

  /** The data files that generators may read in their current folder. */
  List<Path> data() {
    List<Path> found = new ArrayList<>();
    long bytes = 0;
    for (Path each : folder.list(FOLDER)) {
      String name = each.getFileName().toString();
      boolean isData =
          Files.isRegularFile(each)
              && !OF_TPS.contains(name)
              && !name.matches(NO_DATA)
              && folder.languages().of(each).isEmpty();
      if (isData) {
        found.add(each);
        bytes += each.toFile().length();
      }
    }
    if (bytes > MOST_DATA || found.size() > MOST_FILES) {
      folder.leaveOut(
          FOLDER + ": more than %d files or %d MiB of data".formatted(MOST_FILES, MOST_DATA >> 20));
      return List.of();
    }
    return found;
  }

  private String frame(String name) {
    Optional<Path> file = folder.file(FOLDER + "/" + name);
    if (file.isEmpty()) {
      return "";
    }
    try (InputStream in = Files.newInputStream(file.get())) {
      byte[] bytes = in.readNBytes(LARGEST_FRAME + 1);
      if (bytes.length > LARGEST_FRAME) {
        throw new UsageException(file.get() + ": too large; the limit is 1 MiB");
      }
      return new String(bytes, StandardCharsets.ISO_8859_1).replace("\r\n", "\n");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A generator by its name in {@code gen/data}; empty, with a note, if it cannot be run. */
  Optional<String> program(String name, TpsData.Line where) {
    return programs.computeIfAbsent(name, each -> lookUp(each, where));
  }

  private Optional<String> lookUp(String name, TpsData.Line where) {
    Path path = folder.at(FOLDER + "/" + name);
    List<Path> sources =
        folder.list(path.getParent()).stream()
            .filter(Files::isRegularFile)
            .filter(each -> folder.languages().of(each).isPresent())
            .filter(each -> SubmissionList.stem(each).equals(path.getFileName().toString()))
            .toList();
    if (sources.isEmpty()) {
      folder.leaveOut(where.refused("there is no generator " + FOLDER + "/" + TpsData.shown(name)));
      return Optional.empty();
    }
    return sources.stream()
        .filter(each -> each.toString().matches(".*\\.(?:sh|py)"))
        .findFirst()
        .or(() -> sources.stream().findFirst())
        .flatMap(folder::program);
  }

  /** A file as an input: between the header and the footer. */
  Path framed(Path file, TpsData.Line where) {
    if (frame.isEmpty()) {
      return file;
    }
    try {
      copied += Files.size(file) + frame.before().length() + frame.after().length();
      if (copied > PackageBounds.MOST_UNPACKED_BYTES) {
        throw where.refused("the tests with their headers are too large together");
      }
      Path copy = folder.made().folder("test").resolve(file.getFileName().toString());
      try (OutputStream out = Files.newOutputStream(copy)) {
        out.write(frame.before().getBytes(StandardCharsets.ISO_8859_1));
        Files.copy(file, out);
        out.write(frame.after().getBytes(StandardCharsets.ISO_8859_1));
      }
      folder.scratch().standsFor(copy, file);
      return copy;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
