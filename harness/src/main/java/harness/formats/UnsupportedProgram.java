package harness.formats;

import harness.machine.SearchPath;
import harness.machine.Tool;
import harness.submission.ProgramSource;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Why a program of a package cannot be run here although its language is known: it is written in
 * Python 2, or it is an executable for another system, or one that lacks a shared library.
 */
final class UnsupportedProgram {

  private static final int LONGEST_PYTHON = 1 << 16;
  private static final int LONGEST_START = 4;
  private static final Pattern SCRIPT_OR_ELF = Pattern.compile("#!|\u007fELF");
  private static final String LIST_LIBRARIES = "ldd";
  private static final Pattern MISSING = Pattern.compile("(?m)^\\s*(\\S+) => not found");

  private UnsupportedProgram() {}

  /** The reason, or empty if the program can be run. */
  static Optional<String> reason(Path program, ProgramSource source) {
    Optional<String> python2 =
        ofPython2(program, source).map(why -> why + ", which is not supported");
    boolean executable = source.language().isEmpty() && Files.isRegularFile(program);
    return executable && isLinux() ? python2.or(() -> ofExecutable(program)) : python2;
  }

  private static Optional<String> ofPython2(Path program, ProgramSource source) {
    return source.sources().stream()
        .filter(each -> each.toString().endsWith(".py"))
        .flatMap(
            each ->
                PythonTwo.reason(start(each, LONGEST_PYTHON))
                    .map(why -> each.endsWith(program) ? why : each.getFileName() + ": " + why)
                    .stream())
        .findFirst();
  }

  private static boolean isLinux() {
    return System.getProperty("os.name").equals("Linux");
  }

  private static Optional<String> ofExecutable(Path file) {
    Matcher start = SCRIPT_OR_ELF.matcher(start(file, LONGEST_START));
    if (!start.lookingAt()) {
      return Optional.of("no program that can be started here");
    }
    return start.group().equals("#!") ? Optional.empty() : missingLibrary(file);
  }

  /** Empty also where the libraries cannot be listed. */
  private static Optional<String> missingLibrary(Path executable) {
    if (SearchPath.find(LIST_LIBRARIES).isEmpty()) {
      return Optional.empty();
    }
    Tool.Output listed = Tool.run(List.of(LIST_LIBRARIES, executable.toAbsolutePath().toString()));
    Matcher missing = MISSING.matcher(listed.output());
    return missing.find()
        ? Optional.of("needs " + missing.group(1) + ", which is not installed here")
        : Optional.empty();
  }

  /** How a file begins, one character for each byte. */
  private static String start(Path path, int bytes) {
    try (InputStream in = Files.newInputStream(path)) {
      return new String(in.readNBytes(bytes), StandardCharsets.ISO_8859_1);
    } catch (IOException unreadable) {
      return ""; // reported when it is compiled
    }
  }
}
