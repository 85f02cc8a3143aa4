package harness.formats;

import harness.machine.SearchPath;
import harness.machine.Tool;
import harness.submission.ProgramSource;
import harness.toolchain.BadSubmission;
import harness.toolchain.LanguageStatus;
import harness.toolchain.Languages;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Why a program of a package cannot be run here: its language is unknown or not installed, or it is
 * written in Python 2, or it is an executable for another system, or one that lacks a shared
 * library.
 */
final class UnsupportedProgram {

  private static final int LONGEST_PYTHON = 1 << 16;
  private static final int LONGEST_START = 4;
  private static final int LONGEST_LIST = 1 << 16;
  private static final Pattern SCRIPT_OR_ELF = Pattern.compile("#!|\u007fELF");

  /** Reads an executable without loading it, as ldd would: this is a stranger's. */
  private static final String READER = "readelf";

  private static final Pattern NEEDED = Pattern.compile("\\(NEEDED\\)[^\\[]*\\[([^\\]]+)\\]");
  private static final Pattern OWN_FOLDERS = Pattern.compile("\\((?:RPATH|RUNPATH)\\)");
  private static final List<Path> LIBRARIES =
      Stream.of("/lib", "/lib64", "/usr/lib", "/usr/lib64", "/usr/local/lib")
          .map(Path::of)
          .toList();
  private static final Path MORE_LIBRARIES = Path.of("/etc/ld.so.conf.d");

  /** The packages of Debian and Ubuntu that install languages. */
  private static final Map<String, String> PACKAGES =
      Map.ofEntries(
          Map.entry("c", "gcc"),
          Map.entry("c++", "g++"),
          Map.entry("java", "default-jdk"),
          Map.entry("pascal", "fp-compiler"),
          Map.entry("rust", "rustc"),
          Map.entry("go", "golang-go"),
          Map.entry("haskell", "ghc"),
          Map.entry("python", "python3"),
          Map.entry("javascript", "nodejs"),
          Map.entry("ruby", "ruby"),
          Map.entry("perl", "perl"),
          Map.entry("lua", "lua5.4"),
          Map.entry("php", "php-cli"));

  private UnsupportedProgram() {}

  /**
   * Why the language of a program cannot be used here, with the package to install; empty if it can
   * or is unknown.
   */
  static Optional<String> missingLanguage(Path program, Languages languages) {
    try {
      return ProgramSource.parse(program.toAbsolutePath().toString(), languages, Path.of(""))
          .language()
          .map(languages::status)
          .filter(each -> !each.available())
          .map(UnsupportedProgram::missing);
    } catch (BadSubmission unreadable) {
      return Optional.empty();
    }
  }

  private static String missing(LanguageStatus status) {
    String name = status.language().name();
    boolean isKnown = status.isNotInstalled() && PACKAGES.containsKey(name);
    String hint = isKnown ? " (Debian's package " + PACKAGES.get(name) + ")" : "";
    return name + " " + status.why() + " here" + hint;
  }

  /** The reason with the program's name; empty if the program can be run. */
  static Optional<String> reason(Path program, PackageFolder folder) {
    String text = program.toAbsolutePath().toString();
    String shown = folder.shown(program);
    Languages languages = folder.languages();
    try {
      ProgramSource source = ProgramSource.parse(text, languages, Path.of(""));
      return source
          .language()
          .map(languages::status)
          .filter(each -> !each.available())
          .map(UnsupportedProgram::missing)
          .or(() -> reason(program, source))
          .map(why -> shown + ": " + why);
    } catch (BadSubmission bad) {
      if (Files.isRegularFile(program) && languages.of(program).isEmpty()) {
        return Optional.of(shown + ": unknown language");
      }
      String said = bad.getMessage();
      return Optional.of(said.startsWith(text) ? shown + said.substring(text.length()) : said);
    }
  }

  private static Optional<String> reason(Path program, ProgramSource source) {
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

  /** Empty also if the executable cannot be read or has library folders of its own. */
  private static Optional<String> missingLibrary(Path executable) {
    if (SearchPath.find(READER).isEmpty()) {
      return Optional.empty();
    }
    String said = Tool.run(List.of(READER, "-dW", executable.toAbsolutePath().toString())).output();
    return OWN_FOLDERS.matcher(said).find()
        ? Optional.empty()
        : NEEDED
            .matcher(said)
            .results()
            .map(each -> each.group(1))
            .filter(each -> !isInstalled(each))
            .findFirst()
            .map(each -> "needs " + each + ", which is not installed here");
  }

  private static boolean isInstalled(String library) {
    return Stream.concat(LIBRARIES.stream(), configured())
        .flatMap(each -> Stream.concat(Stream.of(each), folders(each)))
        .anyMatch(each -> Files.exists(each.resolve(library)));
  }

  /** The library folders that this machine adds to the usual ones. */
  private static Stream<Path> configured() {
    return children(MORE_LIBRARIES).stream()
        .filter(Files::isRegularFile)
        .flatMap(each -> start(each, LONGEST_LIST).lines())
        .map(String::strip)
        .filter(each -> each.startsWith("/"))
        .map(Path::of);
  }

  private static Stream<Path> folders(Path folder) {
    return children(folder).stream().filter(Files::isDirectory);
  }

  private static List<Path> children(Path folder) {
    try (Stream<Path> children = Files.list(folder)) {
      return children.toList();
    } catch (IOException missingOrClosed) {
      return List.of();
    }
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
