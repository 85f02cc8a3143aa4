package harness.terminal;

import harness.cases.UsageException;
import harness.machine.SpecialFiles;
import harness.report.Json;
import harness.report.WholeFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;

/** Output files named by the user. */
public final class OutputFiles {

  private OutputFiles() {}

  /**
   * Fails early if the file of an option cannot be written, or is standard output.
   *
   * @param file null for none
   */
  public static void checkFile(String option, Path file) {
    if (file != null) {
      UsageException.when(isStandardOutput(file), "%s -: expected a file", option);
      checkWritable(file);
    }
  }

  public static boolean isStandardOutput(Path file) {
    return file != null && file.toString().equals("-");
  }

  /**
   * Fails early if a file is named twice, since the later report would replace the earlier one.
   *
   * @param named files or nulls
   */
  public static void checkDifferent(Path... named) {
    Set<Path> different = new HashSet<>();
    for (Path each : named) {
      UsageException.when(
          each != null
              && !isStandardOutput(each)
              && (!Files.exists(each) || Files.isRegularFile(each))
              && !different.add(each.toAbsolutePath().normalize()),
          "%s: two reports cannot be written to the same file",
          each);
    }
  }

  /**
   * Fails early, before there are results that cannot be written.
   *
   * @param file null for none
   */
  public static void checkWritable(Path file) {
    if (file == null) {
      return;
    }
    Path folder = file.toAbsolutePath().getParent();
    UsageException.when(Files.isDirectory(file), "%s is a folder; expected a file to write", file);
    UsageException.when(
        folder == null || !Files.isDirectory(folder),
        "cannot write %s: no such folder: %s",
        file,
        folder);
    UsageException.when(
        !Files.isWritable(Files.exists(file) ? file : folder),
        "cannot write %s: permission denied",
        file);
    SpecialFiles.checkOutput(file);
  }

  /**
   * Fails early if a folder cannot be written to or created.
   *
   * @param what names the folder in the message, for example an option
   */
  public static void checkFolder(String what, Path folder) {
    Path there = folder.toAbsolutePath();
    while (there.getParent() != null && !Files.exists(there, LinkOption.NOFOLLOW_LINKS)) {
      there = there.getParent();
    }
    UsageException.when(
        !Files.isDirectory(there), "%s %s: %s is not a folder", what, folder, there);
    UsageException.when(!Files.isWritable(there), "%s %s: cannot write to %s", what, folder, there);
  }

  /** Creates an output folder if it does not exist. */
  public static void makeFolder(String option, Path folder) {
    checkFolder(option, folder);
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw new UsageException(option + " " + folder + ": cannot create this folder");
    }
  }

  /** Writes JSON; {@code -} is standard output. */
  public static void writeJson(Path file, Object report) throws IOException {
    write(file, Json.text(report));
  }

  /** Writes a text; {@code -} is standard output. */
  public static void write(Path file, String text) throws IOException {
    if (isStandardOutput(file)) {
      System.out.print(text);
    } else {
      WholeFile.write(file, text);
    }
  }
}
