package harness.cli.options;

import harness.sandbox.Isolation;
import harness.submission.Compiler;
import harness.submission.RunnerSettings;
import harness.terminal.InputFiles;
import harness.terminal.Shell;
import harness.terminal.UsageException;
import harness.toolchain.BadSubmission;
import harness.toolchain.Languages;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** Options for compiling and running programs. */
public class RunnerOptions {

  static final class Isolations implements ITypeConverter<Isolation> {
    @Override
    public Isolation convert(String text) {
      try {
        return Isolation.parse(text);
      } catch (IllegalArgumentException unknown) {
        throw new TypeConversionException(unknown.getMessage());
      }
    }
  }

  @Option(
      names = "--sandbox",
      paramLabel = "auto|bwrap|none",
      defaultValue = "auto",
      converter = Isolations.class,
      description = "How programs are isolated (default: ${DEFAULT-VALUE}).")
  private Isolation isolation;

  @Option(
      names = "--compile-time-limit",
      paramLabel = "TIME",
      converter = Durations.class,
      description = "CPU time for compiling a program (default: 30s).")
  private Duration compileTime = Compiler.USUAL_TIME;

  @Option(
      names = "--languages",
      paramLabel = "FILE",
      description = "A file that adds languages. May be repeated.")
  private List<Path> languageFiles = List.of();

  /** Null until first needed. */
  private Languages languages;

  /** How programs are compiled and run. */
  public RunnerSettings settings() {
    return new RunnerSettings(isolation, compileTime);
  }

  /** Reads the harness's own table, the user's file, then the named files. */
  public static Languages languages(List<Path> named) {
    return load(withUserFile(named));
  }

  private static List<Path> withUserFile(List<Path> named) {
    List<Path> files = new ArrayList<>();
    Languages.userFile().ifPresent(files::add);
    files.addAll(named);
    return files;
  }

  /** Reads the harness's own table, then the given files. */
  public static Languages load(List<Path> files) {
    files.forEach(InputFiles::checkSmall);
    try {
      return Languages.load(files);
    } catch (BadSubmission bad) {
      throw new UsageException(bad.getMessage());
    }
  }

  /** The languages of this command; each is probed only once. */
  public Languages languages() {
    if (languages == null) {
      languages = languages(languageFiles);
    }
    return languages;
  }

  /** Whether the command line adds languages. */
  boolean namesLanguages() {
    return !languageFiles.isEmpty();
  }

  /** Files that extend the harness's own table, in order. */
  public List<Path> languageFiles() {
    return withUserFile(languageFiles);
  }

  /** These options as on a command line, without the programs. */
  public String text() {
    StringBuilder text = new StringBuilder();
    if (isolation != Isolation.AUTO) {
      text.append(" --sandbox ").append(isolation.name().toLowerCase(Locale.ROOT));
    }
    if (!compileTime.equals(Compiler.USUAL_TIME)) {
      text.append(" --compile-time-limit ").append(compileTime.toMillis()).append("ms");
    }
    languageFiles.forEach(file -> text.append(" --languages ").append(Shell.quoted(file)));
    return text.toString();
  }
}
