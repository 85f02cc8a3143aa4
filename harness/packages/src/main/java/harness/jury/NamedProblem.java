package harness.jury;

import harness.describe.Description;
import harness.distributed.Bundle;
import harness.distributed.CarriedProblem;
import harness.distributed.RemoteProblem;
import harness.formats.CheckerCall;
import harness.formats.GeneratorText;
import harness.formats.Headers;
import harness.ready.ReadyCall;
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
 * Collects what another machine needs of a problem as the user named it: the folder, or null, and
 * the programs.
 */
public record NamedProblem(
    Path folder,
    List<Path> includes,
    List<String> generators,
    List<String> references,
    List<String> validators,
    String checker,
    String interactor) {

  /** Folder, next to or above the problem, in which readers of problems look for testlib.h. */
  private static final String COMMON = "common";

  /** Collects the files of a problem with these headers and programs; relative paths start here. */
  public CarriedProblem carried(
      Headers headers, List<ProgramSource> sources, Languages languages, Path here) {
    List<Path> files = new ArrayList<>();
    ProgramTexts texts = new ProgramTexts(languages, headers.folders(), here, files);
    RemoteProblem problem =
        new RemoteProblem(
            folder == null ? null : Bundle.inside(folder),
            includes.stream().map(Bundle::inside).toList(),
            generators.stream().map(texts::generator).toList(),
            references.stream().map(texts::program).toList(),
            validators.stream().map(texts::program).toList(),
            checker == null ? null : texts.checker(checker),
            interactor == null ? null : texts.program(interactor),
            sources.stream().map(ProgramSource::contentHash).toList());
    if (folder != null) {
      files.add(folder.toAbsolutePath().normalize());
    }
    List<Path> folders =
        includes.stream()
            .filter(Files::isDirectory)
            .map(each -> each.toAbsolutePath().normalize())
            .toList();
    sources.stream()
        .flatMap(each -> each.files().stream())
        .filter(file -> folders.stream().anyMatch(file::startsWith))
        .forEach(files::add);
    return new CarriedProblem(problem, List.copyOf(files), folders, moved(headers, here));
  }

  private Map<Path, Path> moved(Headers headers, Path here) {
    Path problemFolder = folder == null ? null : folder.toAbsolutePath().normalize();
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
      if (ReadyCall.isIn(text)) {
        return text;
      }
      GeneratorText parts = GeneratorText.parse(text, here);
      return (program(parts.program()) + " " + parts.arguments()).strip();
    }

    String checker(String text) {
      return text.startsWith(CheckerCall.STANDARD) ? text : program(text);
    }
  }
}
