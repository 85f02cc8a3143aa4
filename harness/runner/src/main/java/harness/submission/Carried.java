package harness.submission;

import harness.toolchain.Languages;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A submission prepared to be copied to other machines. Sources, folders and executables are copied
 * wherever they are. Of a command, only files with relative paths are copied; files with absolute
 * paths or on the search path are assumed to exist on every machine.
 *
 * @param text as for {@link ProgramSource#parse}, without absolute paths to copied files
 * @param files absolute paths of files and folders
 */
public record Carried(String text, List<Path> files) {

  public Carried {
    files = List.copyOf(files);
  }

  /**
   * Determines what to copy for a submission.
   *
   * @param submission the parsed text
   * @param text as the user wrote it
   * @param folder the folder that relative paths start from
   */
  public static Carried of(
      ProgramSource submission, String text, Languages languages, Path folder) {
    SubmissionParser parser = new SubmissionParser(languages, folder, IncludeFolders.NONE);
    String what = parser.named(text).what();
    return parser
        .existing(what)
        .map(path -> ofPath(submission, text, what, path, folder))
        .orElseGet(() -> new Carried(text, named(CommandWords.split(what), parser)));
  }

  private static Carried ofPath(
      ProgramSource submission, String text, String what, Path path, Path folder) {
    String name = text.substring(0, text.length() - what.length());
    Path relative = folder.toAbsolutePath().normalize().relativize(path);
    return new Carried(
        name + relative, Files.isDirectory(path) ? List.of(path) : submission.files());
  }

  /** The files that a command names by relative paths, as words or after an equals sign. */
  private static List<Path> named(List<String> words, SubmissionParser parser) {
    List<Path> named = new ArrayList<>();
    for (int i = 0; i < words.size(); i++) {
      String word = words.get(i);
      boolean searched = i == 0 && !word.contains("/");
      for (String path : List.of(word, word.substring(word.indexOf('=') + 1))) {
        if (!searched && !path.startsWith("/")) {
          parser.existing(path).ifPresent(named::add);
        }
      }
    }
    return named.stream().distinct().toList();
  }
}
