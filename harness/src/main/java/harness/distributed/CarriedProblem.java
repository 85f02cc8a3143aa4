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
 * The programs of a problem with the files that they are made of. The folder of a problem goes
 * whole; its format is read again on the other machine.
 *
 * @param files files and folders, absolute
 * @param folders to be there though nothing may be packed of them, absolute
 * @param moved where in the bundle files from elsewhere go, by that place; absolute
 */
public record CarriedProblem(
    RemoteProblem problem, List<Path> files, List<Path> folders, Map<Path, Path> moved) {

  /** Where readers of problems look for testlib.h, in a folder beside or above the problem. */
  private static final String COMMON = "common";

  /** A problem as the user names it: the folder, or null, and the programs. */
  public record Named(
      Path folder,
      List<Path> includes,
      List<String> generators,
      List<String> references,
      List<String> validators,
      String checker,
      String interactor) {}

  /**
   * What is carried of a problem.
   *
   * @param headers where its compilers find headers
   * @param sources all of its programs
   * @param here what relative paths start from
   */
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
    Path beside = named.folder == null ? null : named.folder.toAbsolutePath().normalize();
    Path above = beside == null ? here.toAbsolutePath().normalize() : beside.getParent();
    return headers.folders().folders().stream()
        .map(each -> each.resolve(Headers.TESTLIB))
        .filter(Files::isRegularFile)
        .findFirst()
        .filter(each -> above != null)
        .map(each -> Map.of(above.resolve(COMMON).resolve(Headers.TESTLIB), each))
        .orElse(Map.of());
  }

  /** Texts of programs as they are carried. */
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
