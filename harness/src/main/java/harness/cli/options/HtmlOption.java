package harness.cli.options;

import harness.report.html.HtmlPage;
import harness.report.html.Page;
import harness.terminal.OutputFiles;
import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Supplier;
import picocli.CommandLine.Option;

/** The option that asks for a page. */
public final class HtmlOption {

  @Option(
      names = "--html",
      paramLabel = "FILE",
      description = "Write the report as a web page to FILE.")
  private Path file;

  /** Fails early where the page could not be written. */
  public void check() {
    OutputFiles.checkFile("--html", file);
  }

  /** Writes a page where that is wanted. */
  public void write(Supplier<Page> page) throws IOException {
    if (file != null) {
      OutputFiles.write(file, HtmlPage.text(page.get()));
    }
  }
}
