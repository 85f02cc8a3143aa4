package harness.submission;

import harness.toolchain.Languages;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A submission as it is carried to other machines. Sources, folders and executables are carried
 * wherever they lie; of a command only what it names by a relative path, for what it names by an
 * absolute one or finds on the search path is taken to be on every machine.
 *
 * @param text as for {@link ProgramSource#parse}, without absolute paths to what is carried
 * @param files files and folders, absolute
 */
public record Carried(String text, List<Path> files) {

  public Carried {
    files = List.copyOf(files);
  }

  /**
   * What is carried of a submission.
   *
   * @param submission what the text was parsed to
   * @param text as the user wrote it
   * @param folder what relative paths start from
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

  /** The files that a command names by relative paths, alone or behind an equals sign. */
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
