package harness.formats;

import harness.cases.UsageException;
import harness.toolchain.Languages;
import java.nio.file.Files;
import java.nio.file.Path;

/** A format in which one file with a fixed name describes the problem. */
public abstract class DescribedFormat implements ProblemFormat {

  private static final int BEFORE_THE_OTHERS = 2;

  private final String description;

  protected DescribedFormat(String description) {
    this.description = description;
  }

  @Override
  public final String description() {
    return description;
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
   * Returns the file that describes the problem.
   *
   * @throws UsageException if it is missing or cannot be read
   */
  protected final Path description(PackageFolder folder) {
    if (!Files.exists(folder.root().resolve(description))) {
      throw new UsageException(folder.root() + ": there is no " + description);
    }
    return folder.confined(description);
  }
}
