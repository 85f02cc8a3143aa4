package harness.formats;

import harness.cases.Printable;
import harness.cases.UsageException;
import harness.machine.RunnerFailure;
import harness.process.Content;
import harness.process.KeptFile;
import harness.process.ProgramSession;
import harness.process.RunLimits;
import harness.process.RunRequest;
import harness.process.RunResult;
import harness.sandbox.Isolation;
import harness.submission.BuildHost;
import harness.submission.Compilation;
import harness.submission.Compiler;
import harness.submission.ProgramSource;
import harness.submission.RunnerSettings;
import harness.toolchain.BadSubmission;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;

/**
 * Runs a generator that takes no arguments and writes many files into its working folder. It runs
 * in bubblewrap.
 */
public final class WrittenInputs {

  private static final long SECONDS = 30_000_000_000L;
  private static final long MEMORY = 2L << 30;
  private static final int LARGEST_FILE = 64 << 20;

  private WrittenInputs() {}

  /**
   * The files that a generator writes, by name. Empty, with a note, if it fails.
   *
   * @param given files that it finds in its working folder
   * @param isWanted whether a file of this name is an input or an answer
   */
  public static Map<String, Path> of(
      Path program,
      List<Path> given,
      Headers headers,
      PackageFolder folder,
      Predicate<String> isWanted) {
    try {
      return written(run(program, given, headers, folder), folder, isWanted);
    } catch (UsageException | BadSubmission | RunnerFailure | IOException failed) {
      folder.leaveOut(
          folder.shown(program) + ": " + Printable.inLine(String.valueOf(failed.getMessage())));
      return Map.of();
    }
  }

  private static RunResult run(
      Path program, List<Path> given, Headers headers, PackageFolder folder) throws IOException {
    ProgramSource source =
        ProgramSource.parse(
            program.toAbsolutePath().toString(),
            folder.languages(),
            Path.of(""),
            headers.folders());
    RunLimits limits =
        RunLimits.of(SECONDS, MEMORY)
            .withTimes(SECONDS, SECONDS, SECONDS)
            .withFileBytes(LARGEST_FILE);
    RunRequest request = RunRequest.of(new byte[0], limits).withEverythingWanted(LARGEST_FILE);
    for (Path each : given) {
      request = request.withFile(each.getFileName().toString(), Content.of(each));
    }
    RunnerSettings settings = new RunnerSettings(Isolation.BWRAP, Compiler.USUAL_TIME);
    try (BuildHost host = BuildHost.open(settings, folder.languages())) {
      Compilation compiled = host.compile(source);
      if (compiled instanceof Compilation.Failed failed) {
        throw new UsageException("does not compile: " + failed.summary());
      }
      try (ProgramSession session =
          host.host().session(((Compilation.Ready) compiled).program(), limits.memoryBytes())) {
        return session.run(request);
      }
    }
  }

  private static Map<String, Path> written(
      RunResult result, PackageFolder folder, Predicate<String> isWanted) {
    if (!result.report().endedWell()) {
      throw new UsageException("writes no tests: " + result.report().judgement().detail());
    }
    Path place = folder.made().folder("written");
    Map<String, Path> files = new TreeMap<>();
    for (Map.Entry<String, KeptFile> each : result.files().entrySet()) {
      if (!isWanted.test(each.getKey())) {
        continue;
      }
      if (each.getValue().cut()) {
        folder.leaveOut(each.getKey() + ": larger than " + (LARGEST_FILE >> 20) + " MiB");
        continue;
      }
      try {
        files.put(
            each.getKey(), Files.write(place.resolve(each.getKey()), each.getValue().bytes()));
      } catch (IOException e) {
        throw new UsageException(each.getKey() + ": cannot be written");
      }
    }
    return files;
  }
}
