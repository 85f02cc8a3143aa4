package harness.export;

import harness.formats.ProblemPackage;
import harness.submission.ProgramSource;
import harness.toolchain.BadSubmission;
import harness.toolchain.Languages;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A program to be written to a package: its sources, and the headers that they include.
 *
 * @param name as in reports
 * @param language of the sources
 * @param source its source file, or the folder of several
 * @param sources the main one first
 * @param headers every header that the package must contain
 */
record PackagedProgram(
    String name, String language, Path source, List<SourceText> sources, CopiedHeaders headers) {

  private static final Pattern INCLUDE_OF_TESTLIB =
      Pattern.compile("(?m)^[ \t]*#[ \t]*include[ \t]*[\"<](?:[^\">\n]*/)?testlib\\.h[\">]");

  /**
   * A file of the program.
   *
   * @param text as it is written, one character per byte
   */
  record SourceText(Path file, String text) {

    String name() {
      return file.getFileName().toString();
    }

    byte[] bytes() {
      return text.getBytes(CopiedHeaders.BYTES);
    }

    void write(ExportFolder to, String path) {
      to.write(path, bytes(), Files.isExecutable(file));
    }
  }

  /**
   * Finds a program.
   *
   * @param role its role in the problem, for the message
   * @param text as for {@code --solution}
   * @throws CannotExport unless it consists of source files of one folder
   */
  static PackagedProgram of(String role, String text, Languages languages, ProblemPackage problem) {
    try {
      ProgramSource source = ProgramSource.parse(text, languages, problem.folder());
      List<Path> files = source.sources();
      if (source.language().isEmpty()
          || files.stream().map(Path::getParent).distinct().count() != 1) {
        throw singleFileNeeded(role + " " + text);
      }
      String language = source.language().get().name();
      CopiedHeaders headers =
          new CopiedHeaders(files.get(0).getParent(), problem.headers().folders().folders());
      List<SourceText> sources = new ArrayList<>();
      for (Path each : files) {
        String code = isInC(language) ? headers.read(each) : CopiedHeaders.text(each);
        sources.add(new SourceText(each, code));
      }
      return new PackagedProgram(
          source.name(),
          language,
          files.size() == 1 ? files.get(0) : files.get(0).getParent(),
          List.copyOf(sources),
          headers);
    } catch (BadSubmission bad) {
      throw new CannotExport(bad.getMessage());
    } catch (IOException | UncheckedIOException unreadable) {
      throw new CannotExport(role + " " + text + ": cannot be read");
    }
  }

  private static CannotExport singleFileNeeded(String program) {
    return new CannotExport(
        program + ": only a program with a single source file can be put into a package");
  }

  private static boolean isInC(String language) {
    return language.equals("c") || language.equals("c++");
  }

  /** This program with another text of its first source, one character per byte. */
  PackagedProgram withText(String text) {
    List<SourceText> others = new ArrayList<>(sources);
    others.set(0, new SourceText(sources.get(0).file(), text));
    return new PackagedProgram(name, language, source, List.copyOf(others), headers);
  }

  boolean isInC() {
    return isInC(language);
  }

  boolean isInPython() {
    return language.startsWith("python");
  }

  /** Whether its only source includes testlib. */
  boolean usesTestlib() {
    return INCLUDE_OF_TESTLIB.matcher(onlySource().text()).find();
  }

  /** The name of its source file, or of the folder of several. */
  String fileName() {
    return source.getFileName().toString();
  }

  /** The name of its source file without the ending. */
  String stem() {
    return isFolder() ? fileName() : fileName().replaceFirst("\\.[^.]*$", "");
  }

  private boolean isFolder() {
    return sources.size() > 1;
  }

  /**
   * The text of its source file.
   *
   * @throws CannotExport if there are several
   */
  SourceText onlySource() {
    if (isFolder()) {
      throw singleFileNeeded(source.toString());
    }
    return sources.get(0);
  }

  /**
   * Copies the sources and their headers to a folder of the package, several sources to a folder of
   * their own in it. A number is added to the name of a single source if a different file has that
   * name, except in Java, where the name is that of the class.
   *
   * @return the path in the package of the source, or of the folder of several
   */
  String copy(ExportFolder to, String folder) {
    if (!isFolder()) {
      return copyFile(to, folder);
    }
    String own = folder + "/" + fileName();
    sources.forEach(each -> each.write(to, own + "/" + each.name()));
    copyHeaders(to, own);
    return own;
  }

  /**
   * Copies the only source and its headers, as above.
   *
   * @throws CannotExport if there are several
   */
  String copyFile(ExportFolder to, String folder) {
    SourceText only = onlySource();
    String path = folder + "/" + fileName();
    if (!language.equals("java")) {
      String ending = fileName().substring(stem().length());
      path = to.freePath(folder + "/" + stem(), ending, only.bytes());
    }
    only.write(to, path);
    copyHeaders(to, folder);
    return path;
  }

  void copyHeaders(ExportFolder to, String folder) {
    headers.files().forEach(each -> each.write(to, folder + "/" + each.name()));
    headers.leftOut().forEach(to::leaveOut);
  }
}
