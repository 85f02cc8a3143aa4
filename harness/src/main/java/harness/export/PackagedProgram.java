package harness.export;

import harness.formats.Headers;
import harness.submission.ProgramSource;
import harness.toolchain.BadSubmission;
import harness.toolchain.Languages;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A program to be written to a package: one source file, and the headers that it includes from its
 * own folder.
 *
 * @param name as in reports
 * @param language of the source
 * @param headers without testlib.h, which is not ours to distribute
 */
record PackagedProgram(String name, String language, Path source, List<Path> headers) {

  private static final Pattern INCLUDE = Pattern.compile("#\\s*include\\s*\"([^\"]+)\"");

  /**
   * Finds a program.
   *
   * @param role its role in the problem, for the message
   * @param text as for {@code --solution}
   * @throws CannotExport unless it is one source file
   */
  static PackagedProgram of(String role, String text, Languages languages, Path folder) {
    try {
      ProgramSource source = ProgramSource.parse(text, languages, folder);
      if (source.language().isEmpty() || source.sources().size() != 1) {
        throw new CannotExport(
            role
                + " "
                + text
                + ": only a program with a single source file can be put into a package");
      }
      Path file = source.sources().get(0);
      Set<Path> headers = new LinkedHashSet<>();
      addHeaders(file, headers);
      return new PackagedProgram(
          source.name(), source.language().get().name(), file, List.copyOf(headers));
    } catch (BadSubmission bad) {
      throw new CannotExport(bad.getMessage());
    } catch (IOException unreadable) {
      throw new CannotExport(role + " " + text + ": cannot be read");
    }
  }

  private static void addHeaders(Path file, Set<Path> headers) throws IOException {
    Matcher includes = INCLUDE.matcher(Files.readString(file, StandardCharsets.ISO_8859_1));
    while (includes.find()) {
      Path header = file.resolveSibling(includes.group(1));
      boolean ours = header.getParent().equals(file.getParent());
      if (ours
          && !header.endsWith(Headers.TESTLIB)
          && Files.isRegularFile(header)
          && headers.add(header)) {
        addHeaders(header, headers);
      }
    }
  }

  /** Whether it is written in C or C++. */
  boolean isInC() {
    return language.equals("c") || language.equals("c++");
  }

  /** Whether it is written in Python. */
  boolean isInPython() {
    return language.startsWith("python");
  }

  /** The name of its source file. */
  String fileName() {
    return source.getFileName().toString();
  }

  /** The name of its source file without the ending. */
  String stem() {
    return fileName().replaceFirst("\\.[^.]*$", "");
  }

  /**
   * Copies the source and its headers to a folder of the package. A number is added to the source's
   * name if a different file has that name, except in Java, where the name is that of the class.
   *
   * @return the source's path in the package
   */
  String copy(ExportFolder to, String folder) throws IOException {
    String ending = fileName().substring(stem().length());
    String path = folder + "/" + fileName();
    if (!language.equals("java")) {
      path = to.freePath(folder + "/" + stem(), ending, Files.readAllBytes(source));
    }
    to.copy(source, path);
    copyHeaders(to, folder);
    return path;
  }

  void copyHeaders(ExportFolder to, String folder) throws IOException {
    for (Path header : headers) {
      to.copy(header, folder + "/" + header.getFileName());
    }
  }
}
