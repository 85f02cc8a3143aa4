package harness.jury;

import harness.describe.Description;
import harness.describe.syntax.BadDescription;
import harness.formats.ProblemPackage;
import harness.submission.ProgramSource;
import harness.terminal.UsageException;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The descriptions of inputs that a problem has instead of programs. */
final class Descriptions {

  private final Path folder;
  private final Duration time;
  private final List<ProgramSource> sources;
  private final Map<String, Description> known = new ConcurrentHashMap<>();

  /**
   * Descriptions.
   *
   * @param time for one input
   * @param sources takes the files that are read
   */
  Descriptions(ProblemPackage parts, Duration time, List<ProgramSource> sources) {
    this.folder = parts.folder();
    this.time = time;
    this.sources = sources;
  }

  /**
   * Reads one, once.
   *
   * @throws UsageException in one line, when it cannot be read
   */
  Description read(String text) {
    return known.computeIfAbsent(text, this::parsed);
  }

  private Description parsed(String text) {
    Path file = folder.resolve(text).toAbsolutePath();
    try {
      Description description = Description.read(file);
      sources.add(ProgramSource.ofData(file));
      return description;
    } catch (IOException e) {
      throw new UsageException(text + ": cannot be read");
    } catch (BadDescription bad) {
      throw new UsageException(text + ": " + bad.getMessage());
    }
  }

  /** A validator that goes by a description. */
  JuryValidator validator(String text) {
    return new DescribedValidator(name(text), read(text), time);
  }

  private static String name(String text) {
    return Path.of(text).getFileName().toString();
  }
}
