package harness.corpus;

import harness.submission.ProgramSource;
import harness.terminal.Terminal;
import harness.toolchain.BadSubmission;
import harness.toolchain.Language;
import harness.toolchain.Languages;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The saved programs that can be run on this machine; the others are listed on standard error.
 *
 * @param entries the programs, in order
 * @param texts the same as for {@code --solution}; each is named after its file, including the
 *     ending
 */
public record KeptPrograms(List<SubmissionFolder.Entry> entries, List<String> texts) {

  public static KeptPrograms runnable(List<SubmissionFolder.Entry> kept, Languages languages) {
    List<SubmissionFolder.Entry> entries = new ArrayList<>();
    List<String> texts = new ArrayList<>();
    for (SubmissionFolder.Entry entry : kept) {
      String name = name(entry);
      String obstacle = obstacle(entry.file(), languages);
      if (obstacle == null) {
        entries.add(entry);
        texts.add(name + "=" + entry.file().toAbsolutePath());
      } else {
        Terminal.note("skipped " + name + ": " + obstacle);
      }
    }
    return new KeptPrograms(entries, texts);
  }

  static String name(SubmissionFolder.Entry entry) {
    return entry.file().getFileName().toString();
  }

  /** Why a program cannot be run here, or null. */
  private static String obstacle(Path file, Languages languages) {
    try {
      Optional<Language> language =
          ProgramSource.parse(file.toAbsolutePath().toString(), languages, Path.of("")).language();
      return language.isEmpty() || languages.status(language.get()).available()
          ? null
          : language.get().name() + " is not installed";
    } catch (BadSubmission unusable) {
      return "not a program";
    }
  }
}
