package harness.submission;

import harness.machine.RunnerFailure;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** The names that Java demands of a file and its class. */
final class JavaNames {

  /** The file in a built folder with the name of the main class, if there is one. */
  static final String MAIN_CLASS = "main-class";

  private static final String JAVA = ".java";

  private JavaNames() {}

  /** The sources as seen from the build folder; a Java source gets the name that javac demands. */
  static List<Path> sources(ProgramSource submission, BuildFolder folder) throws IOException {
    Path first = submission.sources().get(0);
    if (!isJava(first) || submission.sources().size() > 1) {
      return submission.sources();
    }
    Path named = Files.createDirectory(folder.path().resolve("source"));
    String fileName = inLocale(JavaSource.ofMain(submission.sources()).fileName(), submission);
    Files.copy(first, named.resolve(fileName));
    return List.of(folder.path().relativize(named).resolve(fileName));
  }

  /** Notes the main class of a Java program in its built folder. */
  static void writeMainClass(ProgramSource submission, Path built) throws IOException {
    if (isJava(submission.sources().get(0))) {
      String mainClass = JavaSource.ofMain(submission.sources()).mainClass();
      Files.writeString(built.resolve(MAIN_CLASS), mainClass);
    }
  }

  /** A class or its file, whose name commands and files can have. */
  static String inLocale(String name, ProgramSource submission) {
    try {
      return Path.of(name).toString();
    } catch (InvalidPathException notInLocale) {
      throw new RunnerFailure(
          submission.name()
              + ": the name of its class is not in the locale's encoding; set LC_ALL=C.UTF-8");
    }
  }

  private static boolean isJava(Path source) {
    return source.toString().toLowerCase(Locale.ROOT).endsWith(JAVA);
  }
}
