package harness.cli.options;

import harness.report.html.Page;
import harness.terminal.FilesToWrite;
import harness.terminal.OutputFiles;
import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Supplier;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Options for files with the report of one run: JUnit XML and a web page. */
public final class RunFileOptions {

  @Option(
      names = "--junit",
      paramLabel = "FILE",
      description = "Write the report as JUnit XML to FILE.")
  private Path junit;

  @Mixin private HtmlOption html;

  /**
   * Fails early if a file could not be written.
   *
   * @param json the file for JSON, which must be another; may be null
   */
  public void check(Path json) {
    OutputFiles.checkFile("--junit", junit);
    html.check();
    OutputFiles.checkDifferent(json, junit, html.file());
  }

  public boolean hasJunit() {
    return junit != null;
  }

  /** Whether the user asked for any. */
  public boolean isWanted() {
    return junit != null || html.file() != null;
  }

  /** Writes those that the user asked for. */
  public void write(FilesToWrite files, Supplier<String> xml, Supplier<Page> page)
      throws IOException {
    if (junit != null) {
      files.write(() -> OutputFiles.write(junit, xml.get()));
    }
    writePage(files, page);
  }

  /** Writes the web page alone, if the user asked for it. */
  public void writePage(FilesToWrite files, Supplier<Page> page) throws IOException {
    files.write(() -> html.write(page));
  }
}
