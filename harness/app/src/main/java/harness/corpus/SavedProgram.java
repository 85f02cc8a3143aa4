package harness.corpus;

import harness.cases.Verdict;
import harness.machine.Terminal;
import harness.submission.ProgramSource;
import harness.toolchain.BadSubmission;
import harness.toolchain.Language;
import harness.toolchain.LanguageStatus;
import harness.toolchain.Languages;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.StreamSupport;

/**
 * A program saved in a folder named for its expected verdict, such as {@code wrong_answer}.
 *
 * @param file its source, or a folder of sources
 * @param expected the verdict that its folder is named for, or null
 */
public record SavedProgram(Path file, Verdict expected) {

  /**
   * The programs in a folder's subfolders for verdicts, ordered by verdict and name; may be empty.
   */
  public static List<SavedProgram> byVerdict(Path folder) throws IOException {
    List<SavedProgram> programs = new ArrayList<>();
    for (Verdict verdict : Verdict.values()) {
      Path own = folder.resolve(folderOf(verdict));
      if (Files.isDirectory(own)) {
        programs.addAll(in(own, verdict));
      }
    }
    return programs;
  }

  /**
   * The programs that should fail: those in a folder's subfolders for verdicts other than accepted
   * or, if it has no such subfolder, all programs in it.
   */
  static List<SavedProgram> wrong(Path folder) throws IOException {
    List<SavedProgram> byVerdict = byVerdict(folder);
    return byVerdict.isEmpty()
        ? in(folder, null)
        : byVerdict.stream().filter(each -> each.expected != Verdict.ACCEPTED).toList();
  }

  private static List<SavedProgram> in(Path folder, Verdict expected) throws IOException {
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "[!.]*")) {
      return StreamSupport.stream(files.spliterator(), false)
          .sorted()
          .map(file -> new SavedProgram(file, expected))
          .toList();
    }
  }

  static String folderOf(Verdict verdict) {
    return verdict.name().toLowerCase(Locale.ROOT);
  }

  /** Those that can be run on this machine; the others are listed on standard error. */
  public static List<SavedProgram> runnable(List<SavedProgram> programs, Languages languages) {
    List<SavedProgram> runnable = new ArrayList<>();
    for (SavedProgram each : programs) {
      String obstacle = each.obstacle(languages);
      if (obstacle == null) {
        runnable.add(each);
      } else {
        Terminal.note("skipped " + each.name() + ": " + obstacle);
      }
    }
    return runnable;
  }

  /** Why it cannot be run here, or null. */
  private String obstacle(Languages languages) {
    try {
      Optional<Language> language =
          ProgramSource.parse(file.toAbsolutePath().toString(), languages, Path.of("")).language();
      if (language.isEmpty()) {
        return null;
      }
      LanguageStatus status = languages.status(language.get());
      return status.available() ? null : language.get().name() + " " + status.why();
    } catch (BadSubmission unusable) {
      return "not a program";
    }
  }

  /** Its name in reports: that of its file, including the ending. */
  String name() {
    return file.getFileName().toString();
  }

  /** What names it as a value of {@code --solution}. */
  public String text() {
    return name() + "=" + file.toAbsolutePath();
  }
}
