package harness.cli;

import harness.cases.UsageException;
import harness.formats.samples.ImportedProblem;
import harness.machine.InputFiles;
import harness.machine.Terminal;
import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "import",
    sortOptions = false,
    description = {
      "Make a folder with the samples and limits of a problem that Competitive Companion sends or"
          + " that CPH keeps. With a solution in it, stress and verify use both.",
      "",
      "An existing folder is never changed."
    },
    footer = {
      "",
      "Example: harness import .cph/.A_0123456789abcdef0123456789abcdef.prob",
      "         harness import - --out sums < problem.json",
      "         harness import --listen"
    })
final class ImportCommand implements Callable<Integer> {

  private static final Duration WAIT = Duration.ofMinutes(5);
  private static final Duration NEXT = Duration.ofSeconds(30);
  private static final int MOST_IN_BATCH = 100;

  @Parameters(
      arity = "0..1",
      paramLabel = "FILE",
      description = "The problem as JSON; - for standard input.")
  private String file;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description =
          "The new folder (default: named after the problem). For several problems, the folder that"
              + " receives theirs.")
  private Path out;

  @Option(
      names = "--listen",
      paramLabel = "PORT",
      arity = "0..1",
      fallbackValue = "10043",
      description =
          "Wait up to five minutes for the extension to send a problem, or a contest, to this port"
              + " of 127.0.0.1 (default: 10043).")
  private Integer port;

  @Override
  public Integer call() throws IOException, InterruptedException {
    UsageException.when(
        (file == null) == (port == null),
        "expected either FILE, or - for standard input, or --listen");
    UsageException.when(port != null && (port < 0 || port > 65535), "--listen: expected a port");
    if (port == null) {
      Path named = file.equals("-") ? null : Path.of(file);
      String text = new String(InputFiles.bytes(named), StandardCharsets.UTF_8);
      List<ImportedProblem> all =
          ImportedProblem.read(text, named == null ? "standard input" : file);
      for (ImportedProblem each : all) {
        write(each, all.size() > 1);
      }
      return ExitCode.OK;
    }
    try (ProblemListener listener = new ProblemListener(port)) {
      Terminal.note("waiting for Competitive Companion on port " + listener.port());
      int expected = 1;
      for (int i = 0; i < Math.min(expected, MOST_IN_BATCH); i++) {
        String text = listener.next(i == 0 ? WAIT : NEXT);
        for (ImportedProblem each : ImportedProblem.read(text, "the sent text")) {
          expected = Math.max(expected, each.batchSize());
          write(each, expected > 1);
        }
      }
    }
    return ExitCode.OK;
  }

  private void write(ImportedProblem problem, boolean isOneOfSeveral) throws IOException {
    Path base = out == null ? Path.of("") : out;
    Path folder = out == null || isOneOfSeveral ? base.resolve(problem.folderName()) : out;
    List<String> notes = problem.writeTo(folder);
    System.out.println(folder);
    notes.forEach(Terminal::note);
  }
}
