package harness.formats;

import harness.cases.UsageException;
import harness.toolchain.Languages;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.ServiceLoader;
import java.util.function.Function;
import java.util.stream.Collectors;

/** All formats; finds the right one and reads a problem from a path. */
public final class ProblemFormats {

  private ProblemFormats() {}

  /** All formats, in the order in which they are tried. */
  public static List<ProblemFormat> all() {
    return ServiceLoader.load(ProblemFormat.class).stream()
        .map(ServiceLoader.Provider::get)
        .sorted(
            Comparator.comparing(ProblemFormat::precedence)
                .reversed()
                .thenComparing(ProblemFormat::name))
        .toList();
  }

  /** Whether a folder looks like a problem. */
  public static boolean recognise(Path folder, Languages languages) {
    return all().stream().anyMatch(each -> each.recognises(folder, languages));
  }

  /**
   * Reads a folder or an archive: .zip, .tgz or .tar; or the file of a contest, with the name of a
   * task after a colon.
   *
   * @param format name of the format; null to detect it
   * @param scratch receives the unpacked archive and files that programs need
   * @param includes include folders given by the user
   * @throws UsageException in one line, if there is no problem or it is broken
   */
  public static ProblemPackage read(
      Path path, String format, Languages languages, Scratch scratch, List<Path> includes)
      throws IOException {
    ProblemPath chosen = ProblemPath.of(path);
    List<String> notes = new ArrayList<>();
    Path folder = folder(chosen, languages, scratch, notes);
    ProblemFormat reader =
        format == null ? detected(chosen.path(), folder, languages) : named(format);
    if (chosen.task() != null && !reader.hasTasks()) {
      throw new UsageException(
          "--problem %s: the format %s has no tasks to choose from".formatted(path, reader.name()));
    }
    PackageFolder opened =
        new PackageFolder(folder, name(chosen.named()), languages, scratch, includes);
    opened.choose(
        chosen.isContest() ? Objects.toString(chosen.path().getFileName()) : null, chosen.task());
    notes.forEach(opened::note);
    return reader.read(opened);
  }

  /** The folder of a problem; that of an archive is unpacked. */
  private static Path folder(
      ProblemPath chosen, Languages languages, Scratch scratch, List<String> notes)
      throws IOException {
    Path path = chosen.path();
    if (Files.isDirectory(path)) {
      return path;
    }
    if (chosen.isContest()) {
      return Objects.requireNonNullElse(path.getParent(), Path.of("."));
    }
    return ArchiveFolder.unpack(path, scratch, each -> isDescribed(each, languages), notes::add);
  }

  /** Whether a folder is a package rather than a few programs. */
  private static boolean isDescribed(Path folder, Languages languages) {
    return all().stream()
        .anyMatch(each -> each.precedence() > 0 && each.recognises(folder, languages));
  }

  private static ProblemFormat detected(Path path, Path folder, Languages languages) {
    return all().stream()
        .filter(each -> each.recognises(folder, languages))
        .findFirst()
        .orElseThrow(
            () ->
                new UsageException(
                    path
                        + ": found no problem; "
                        + new NearestMiss(folder, all(), languages).text()));
  }

  /** What a folder that is no problem holds, and what came closest to one; in one line. */
  public static String nearestMiss(Path folder, Languages languages) {
    return new NearestMiss(folder, all(), languages).text();
  }

  /** The format with a given name. */
  public static ProblemFormat named(String format) {
    return all().stream()
        .filter(each -> each.name().equals(format))
        .findFirst()
        .orElseThrow(
            () ->
                new UsageException(
                    "--format %s: expected one of %s"
                        .formatted(format, listed(ProblemFormat::name, ", "))));
  }

  private static String listed(Function<ProblemFormat, String> what, String separator) {
    return all().stream().map(what).collect(Collectors.joining(separator));
  }

  /** The name of the problem, reduced to characters that are allowed in the name of a case. */
  private static String name(Path path) {
    Path name = path.toAbsolutePath().normalize().getFileName();
    String text =
        name == null
            ? "problem"
            : name.toString().replaceFirst("\\.(zip|tgz|tar\\.gz|tar|cdf)$", "");
    return GeneratorText.caseName(text);
  }
}
