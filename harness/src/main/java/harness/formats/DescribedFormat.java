package harness.formats;

import harness.terminal.UsageException;
import harness.toolchain.Languages;
import java.nio.file.Files;
import java.nio.file.Path;

/** A format whose packages all have one file that describes the problem. */
public abstract class DescribedFormat implements ProblemFormat {

  private static final int BEFORE_THE_OTHERS = 2;

  private final String description;

  /**
   * A format.
   *
   * @param description the name of that file
   */
  protected DescribedFormat(String description) {
    this.description = description;
  }

  @Override
  public final int precedence() {
    return BEFORE_THE_OTHERS;
  }

  @Override
  public final boolean recognises(Path folder, Languages languages) {
    return Files.exists(folder.resolve(description));
  }

  /**
   * The file that describes the problem.
   *
   * @throws UsageException in one line, when it is missing or cannot be read
   */
  protected final Path description(PackageFolder folder) {
    return folder.needed(
        description, new UsageException(folder.root() + ": there is no " + description));
  }
}
