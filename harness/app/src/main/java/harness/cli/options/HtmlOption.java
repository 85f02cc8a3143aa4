package harness.cli.options;

import harness.report.html.HtmlPage;
import harness.report.html.Page;
import harness.terminal.OutputFiles;
import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Supplier;
import picocli.CommandLine.Option;

/** The option for a web page. */
public final class HtmlOption {

  @Option(
      names = "--html",
      paramLabel = "FILE",
      description = "Write the report as a web page to FILE.")
  private Path file;

  /** Fails early if the page could not be written. */
  public void check() {
    OutputFiles.checkFile("--html", file);
  }

  /** The file, or null. */
  Path file() {
    return file;
  }

  /** Writes the page if the user asked for it. */
  public void write(Supplier<Page> page) throws IOException {
    if (file != null) {
      OutputFiles.write(file, HtmlPage.text(page.get()));
    }
  }
}
