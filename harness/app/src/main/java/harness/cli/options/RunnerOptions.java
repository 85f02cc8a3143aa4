package harness.cli.options;

import harness.cases.UsageException;
import harness.machine.InputFiles;
import harness.sandbox.Isolation;
import harness.submission.Compiler;
import harness.submission.RunnerSettings;
import harness.toolchain.BadSubmission;
import harness.toolchain.Languages;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import picocli.CommandLine.Option;

/** Options for compiling and running programs. */
public class RunnerOptions {

  @Option(
      names = "--sandbox",
      paramLabel = "auto|bwrap|none",
      defaultValue = "auto",
      converter = OptionValues.Sandbox.class,
      description = "How programs are isolated (default: ${DEFAULT-VALUE}).")
  private Isolation isolation;

  @Option(
      names = "--compile-time-limit",
      paramLabel = "TIME",
      converter = OptionValues.Time.class,
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
    return Stream.concat(Languages.userFile().stream(), named.stream()).toList();
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

  /** Sets the languages: on another machine, those of this one. */
  public void use(Languages given) {
    languages = given;
  }

  boolean namesLanguages() {
    return !languageFiles.isEmpty();
  }

  /** Files that extend the harness's own table, in order. */
  public List<Path> languageFiles() {
    return withUserFile(languageFiles);
  }

  /** These options as on a command line, without the programs. */
  public String text() {
    String sandbox = isolation.name().toLowerCase(Locale.ROOT);
    return new OptionText()
        .add("--sandbox", isolation == Isolation.AUTO ? null : sandbox)
        .addTime("--compile-time-limit", compileTime, Compiler.USUAL_TIME)
        .addAll("--languages", languageFiles)
        .toString();
  }
}
