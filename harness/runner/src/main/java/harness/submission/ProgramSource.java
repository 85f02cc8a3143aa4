package harness.submission;

import harness.machine.ContentHash;
import harness.toolchain.BadSubmission;
import harness.toolchain.Language;
import harness.toolchain.LanguageVariants;
import harness.toolchain.Languages;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A submission {@code [NAME=]PATH-OR-COMMAND}, found on this machine but not compiled yet.
 *
 * @param name for reports; the file's name without its ending unless the user gave a name
 * @param language of its sources; empty for an executable or a command
 * @param sources absolute paths of its source files, sorted, with the main one first if necessary
 * @param own the files its compiler may read; none for an executable or a command
 * @param includes where its compiler finds headers that are not next to its sources
 * @param command an executable or a command with its arguments, paths absolute; empty for sources
 * @param files the files that make up the submission: if one changes, the submission has changed
 * @param readOnly absolute paths of other files and folders that it needs
 * @param contentHash SHA-256 of all its files and words, in hexadecimal; does not depend on its
 *     path and name
 */
public record ProgramSource(
    String name,
    Optional<Language> language,
    List<Path> sources,
    @Nullable OwnFolder own,
    IncludeFolders includes,
    List<String> command,
    List<Path> files,
    List<Path> readOnly,
    String contentHash) {

  /** Maximum total size of sources, in bytes: nobody writes more by hand. */
  static final long MOST_BYTES = 16L << 20;

  public ProgramSource {
    sources = List.copyOf(sources);
    command = List.copyOf(command);
    files = List.copyOf(files);
    readOnly = List.copyOf(readOnly);
  }

  /** This submission, compiled and run as a language says. */
  public ProgramSource as(Language other) {
    return new ProgramSource(
        name, Optional.of(other), sources, own, includes, command, files, readOnly, contentHash);
  }

  /**
   * This submission, compiled so that its clock starts at a time that its arguments determine;
   * empty if its language cannot, or if it does not ask the time.
   *
   * @throws BadSubmission if a source cannot be read
   */
  public Optional<ProgramSource> withSeededClock() {
    return language
        .flatMap(
            its -> {
              try {
                return LanguageVariants.withSeededClock(its, Reads.text(sources));
              } catch (IOException unreadable) {
                throw new BadSubmission(name + ": " + unreadable.getMessage());
              }
            })
        .map(this::as);
  }

  /** The files that the compiler of these sources may read. */
  OwnFolder ownOfSources() {
    return Objects.requireNonNull(own);
  }

  /**
   * Finds a submission.
   *
   * @param text as the user wrote it
   * @param folder the folder that relative paths start from
   * @throws BadSubmission with a one-line message, if there is no such file or program
   */
  public static ProgramSource parse(String text, Languages languages, Path folder) {
    return parse(text, languages, folder, IncludeFolders.NONE);
  }

  /**
   * Finds a submission; throws as {@link #parse(String, Languages, Path)} does.
   *
   * @param includes where its compiler finds headers that are not next to its sources
   */
  public static ProgramSource parse(
      String text, Languages languages, Path folder, IncludeFolders includes) {
    return new SubmissionParser(languages, folder, includes).parse(text);
  }

  /**
   * A program of one source file that exists.
   *
   * @param language how it is compiled and run
   * @param includes where its compiler finds headers that are not next to it
   */
  public static ProgramSource ofFile(
      String name, Language language, Path file, IncludeFolders includes) throws IOException {
    Path folder = Objects.requireNonNull(file.getParent());
    return SubmissionParser.ofSources(
        name, language, List.of(file), folder, includes, List.of(file));
  }

  /**
   * The name and the place of files that are no program: a folder without sources, or a file in no
   * language that cannot be executed.
   *
   * @param text as for {@link #parse(String, Languages, Path)}
   * @return empty if it is a program, or there is nothing
   */
  public static Optional<Map.Entry<String, Path>> ofNoProgram(
      String text, Languages languages, Path folder) {
    return new SubmissionParser(languages, folder, IncludeFolders.NONE).noProgram(text);
  }

  /** A file that is read but never run, such as a description of inputs. */
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

  /** A hash of the content of a submission's files, independent of where its folder is. */
  static String hash(Language language, OwnFolder own, IncludeFolders includes, List<Path> files)
      throws IOException {
    ContentHash hash = new ContentHash().add(language.name());
    for (Path file : files) {
      boolean isOwn = file.startsWith(own.folder());
      hash.add(isOwn ? own.name(file) : includes.name(file)).addFile(file);
    }
    return hash.hex();
  }
}
