package harness.corpus;

import harness.cases.Verdict;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.StreamSupport;

/** Programs saved in folders named for their expected verdict, such as {@code wrong_answer}. */
public final class SubmissionFolder {

  /**
   * One program.
   *
   * @param file its source, or a folder of sources
   * @param expected the verdict that its folder is named for, or null
   */
  public record Entry(Path file, Verdict expected) {}

  private SubmissionFolder() {}

  /**
   * The programs in a folder's subfolders for verdicts, ordered by verdict and name; may be empty.
   */
  public static List<Entry> byVerdict(Path folder) throws IOException {
    List<Entry> entries = new ArrayList<>();
    for (Verdict verdict : Verdict.values()) {
      Path own = folder.resolve(verdict.name().toLowerCase(Locale.ROOT));
      if (Files.isDirectory(own)) {
        for (Path file : visible(own)) {
          entries.add(new Entry(file, verdict));
        }
      }
    }
    return entries;
  }

  /**
   * The programs that should fail: those in a folder's subfolders for verdicts other than accepted
   * or, if it has no such subfolder, all programs in it.
   */
  public static List<Entry> wrong(Path folder) throws IOException {
    List<Entry> byVerdict = byVerdict(folder);
    if (byVerdict.isEmpty()) {
      return visible(folder).stream().map(file -> new Entry(file, null)).toList();
    }
    return byVerdict.stream().filter(entry -> entry.expected() != Verdict.ACCEPTED).toList();
  }

  private static List<Path> visible(Path folder) throws IOException {
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "[!.]*")) {
      return StreamSupport.stream(files.spliterator(), false).sorted().toList();
    }
  }
}
