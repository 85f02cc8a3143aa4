package harness.submission;

import harness.machine.ContentHash;
import harness.toolchain.BadSubmission;
import harness.toolchain.Language;
import harness.toolchain.Languages;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What a user submits, {@code [NAME=]PATH-OR-COMMAND}, looked up on this machine but not compiled.
 *
 * @param name for reports; the file's name without its ending unless the user gave one
 * @param language of its sources; empty for an executable or a command
 * @param sources its source files, sorted, absolute; the main one first where there is a choice
 * @param own what their compiler may read; null for an executable or a command
 * @param includes where their compiler finds headers that are not beside them
 * @param command an executable or a command with its arguments, paths absolute; empty for sources
 * @param files the files whose change is a change of this submission
 * @param readOnly files and folders besides the sources that it needs, absolute
 * @param contentHash SHA-256 over all of its files and words, hexadecimal; the path and the name
 *     are not part of it
 */
public record ProgramSource(
    String name,
    Optional<Language> language,
    List<Path> sources,
    OwnFolder own,
    IncludeFolders includes,
    List<String> command,
    List<Path> files,
    List<Path> readOnly,
    String contentHash) {

  public ProgramSource {
    sources = List.copyOf(sources);
    command = List.copyOf(command);
    files = List.copyOf(files);
    readOnly = List.copyOf(readOnly);
  }

  /**
   * Looks a submission up.
   *
   * @param text as the user wrote it
   * @param languages the table of languages
   * @param folder what relative paths start from
   * @throws BadSubmission in one line, if there is no such file or program
   */
  public static ProgramSource parse(String text, Languages languages, Path folder) {
    return parse(text, languages, folder, IncludeFolders.NONE);
  }

  /**
   * Looks a submission up as above.
   *
   * @param includes where its compiler finds headers that are not beside its sources
   */
  public static ProgramSource parse(
      String text, Languages languages, Path folder, IncludeFolders includes) {
    return new SubmissionParser(languages, folder, includes).parse(text);
  }

  /** A file that is read and never run, such as a description of inputs. */
  public static ProgramSource ofData(Path file) throws IOException {
    Path path = file.toAbsolutePath().normalize();
    return new ProgramSource(
        path.getFileName().toString(),
        Optional.empty(),
        List.of(),
        null,
        IncludeFolders.NONE,
        List.of(),
        List.of(path),
        List.of(path),
        new ContentHash().addFile(path).hex());
  }

  /** A file's path as it is wherever the folders of the program lie. */
  String name(Path file) {
    return name(own, includes, file);
  }

  static String name(OwnFolder own, IncludeFolders includes, Path file) {
    return file.startsWith(own.folder()) ? own.name(file) : includes.name(file);
  }
}
