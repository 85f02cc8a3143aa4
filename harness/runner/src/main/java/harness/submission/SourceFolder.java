package harness.submission;

import harness.machine.ProgramCache;
import harness.toolchain.BadSubmission;
import harness.toolchain.Language;
import harness.toolchain.Languages;
import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A folder whose files in one language form one program.
 *
 * @param language their language
 * @param files all files in that language, the main one first
 */
record SourceFolder(Language language, List<Path> files) {

  private static final String MAIN = "main";
  private static final int MOST_FILES = 20_000;

  /**
   * Reads a folder and its subfolders.
   *
   * @throws BadSubmission if there are no sources, or sources in several languages, or some file
   *     cannot be read
   * @throws IOException if the folder cannot be read
   */
  static SourceFolder read(Path folder, Languages languages) throws IOException {
    Optional<Language> whole = languages.ofFolder(folder);
    if (whole.isPresent()) {
      return ofAllFiles(folder, whole.get());
    }
    SortedMap<String, List<Path>> byLanguage = new TreeMap<>();
    for (Path file : regularFiles(folder)) {
      languages
          .of(file)
          .ifPresent(
              language ->
                  byLanguage.computeIfAbsent(language.name(), n -> new ArrayList<>()).add(file));
    }
    if (byLanguage.isEmpty()) {
      throw new BadSubmission(folder + ": no source files (" + languages.endings() + ")");
    }
    if (byLanguage.size() > 1) {
      throw new BadSubmission(
          "%s: a folder is one program, and this one has sources in several languages: %s"
              .formatted(folder, String.join(", ", byLanguage.keySet())));
    }
    List<Path> files = byLanguage.values().iterator().next();
    Language language = languages.of(files.get(0)).orElseThrow();
    return new SourceFolder(language, mainFirst(folder, language, files));
  }

  /** A program that consists of all files in the folder. */
  private static SourceFolder ofAllFiles(Path folder, Language language) throws IOException {
    Path first =
        language.folderFiles().stream()
            .map(folder::resolve)
            .filter(Files::isRegularFile)
            .findFirst()
            .orElseThrow();
    return new SourceFolder(language, startingWith(first, regularFiles(folder)));
  }

  /** The regular files in a folder, sorted; does not follow links, and skips caches. */
  private static List<Path> regularFiles(Path folder) throws IOException {
    List<Path> files = new ArrayList<>();
    Files.walkFileTree(
        folder,
        new SimpleFileVisitor<>() {
          private int seen;

          @Override
          public FileVisitResult preVisitDirectory(Path inner, BasicFileAttributes attributes) {
            return Files.exists(inner.resolve(ProgramCache.TAG))
                ? FileVisitResult.SKIP_SUBTREE
                : FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            if (++seen > MOST_FILES) {
              throw new BadSubmission(
                  "%s: more than %s files; expected the files of one program"
                      .formatted(folder, MOST_FILES));
            }
            if (attributes.isRegularFile()) {
              files.add(file);
            }
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFileFailed(Path file, IOException e) {
            throw new BadSubmission("cannot read " + file);
          }
        });
    files.sort(null);
    return files;
  }

  /** The main file has the name of the folder, or is called main. */
  private static List<Path> mainFirst(Path folder, Language language, List<Path> files) {
    Optional<Path> main =
        files.stream()
            .filter(each -> folder.endsWith(stem(each)))
            .findFirst()
            .or(() -> files.stream().filter(each -> stem(each).equalsIgnoreCase(MAIN)).findFirst());
    if (main.isEmpty() && files.size() > 1 && !language.takesAllSources()) {
      throw new BadSubmission(
          folder + ": a folder is one program, but its main file is unclear; name it " + MAIN);
    }
    return main.map(each -> startingWith(each, files)).orElse(files);
  }

  private static List<Path> startingWith(Path first, List<Path> files) {
    List<Path> ordered = new ArrayList<>(files);
    ordered.remove(first);
    ordered.add(0, first);
    return ordered;
  }

  private static String stem(Path file) {
    String name = file.getFileName().toString();
    return name.substring(0, name.lastIndexOf('.'));
  }
}
