package harness.distributed;

import harness.describe.Description;
import harness.formats.CheckerCall;
import harness.formats.GeneratorText;
import harness.formats.Headers;
import harness.submission.Carried;
import harness.submission.IncludeFolders;
import harness.submission.ProgramSource;
import harness.toolchain.Languages;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The programs of a problem with their files, to be sent to another machine. A problem's folder is
 * sent whole; the other machine reads its format again.
 *
 * @param files files and folders, absolute
 * @param folders folders to create even if they are empty, absolute
 * @param moved files from elsewhere, keyed by their path in the bundle; absolute
 */
public record CarriedProblem(
    RemoteProblem problem, List<Path> files, List<Path> folders, Map<Path, Path> moved) {

  /** Folder, next to or above the problem, in which readers of problems look for testlib.h. */
  private static final String COMMON = "common";

  /** A problem as the user named it: the folder, or null, and the programs. */
  public record Named(
      Path folder,
      List<Path> includes,
      List<String> generators,
      List<String> references,
      List<String> validators,
      String checker,
      String interactor) {}

  /** Collects the files of a problem with these headers and programs; relative paths start here. */
  public static CarriedProblem of(
      Named named, Headers headers, List<ProgramSource> sources, Languages languages, Path here) {
    List<Path> files = new ArrayList<>();
    ProgramTexts texts = new ProgramTexts(languages, headers.folders(), here, files);
    RemoteProblem problem =
        new RemoteProblem(
            named.folder == null ? null : Bundle.inside(named.folder),
            named.includes.stream().map(Bundle::inside).toList(),
            named.generators.stream().map(texts::generator).toList(),
            named.references.stream().map(texts::program).toList(),
            named.validators.stream().map(texts::program).toList(),
            named.checker == null ? null : texts.checker(named.checker),
            named.interactor == null ? null : texts.program(named.interactor),
            sources.stream().map(ProgramSource::contentHash).toList());
    if (named.folder != null) {
      files.add(named.folder.toAbsolutePath().normalize());
    }
    List<Path> folders =
        named.includes.stream()
            .filter(Files::isDirectory)
            .map(each -> each.toAbsolutePath().normalize())
            .toList();
    sources.stream()
        .flatMap(each -> each.files().stream())
        .filter(file -> folders.stream().anyMatch(file::startsWith))
        .forEach(files::add);
    return new CarriedProblem(problem, List.copyOf(files), folders, moved(named, headers, here));
  }

  private static Map<Path, Path> moved(Named named, Headers headers, Path here) {
    Path problemFolder = named.folder == null ? null : named.folder.toAbsolutePath().normalize();
    Path above =
        problemFolder == null ? here.toAbsolutePath().normalize() : problemFolder.getParent();
    return headers.folders().folders().stream()
        .map(each -> each.resolve(Headers.TESTLIB))
        .filter(Files::isRegularFile)
        .findFirst()
        .filter(each -> above != null)
        .map(each -> Map.of(above.resolve(COMMON).resolve(Headers.TESTLIB), each))
        .orElse(Map.of());
  }

  /** Converts texts of programs to paths in the bundle. */
  private record ProgramTexts(
      Languages languages, IncludeFolders includes, Path here, List<Path> files) {

    String program(String text) {
      if (Description.isIn(text)) {
        Path file = here.resolve(text).toAbsolutePath().normalize();
        files.add(file);
        return here.toAbsolutePath().normalize().relativize(file).toString();
      }
      Carried carried =
          Carried.of(ProgramSource.parse(text, languages, here, includes), text, languages, here);
      files.addAll(carried.files());
      return carried.text();
    }

    String generator(String text) {
      GeneratorText parts = GeneratorText.parse(text, here);
      return (program(parts.program()) + " " + parts.arguments()).strip();
    }

    String checker(String text) {
      return text.startsWith(CheckerCall.STANDARD) ? text : program(text);
    }
  }
}
