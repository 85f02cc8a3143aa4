package harness.cli;

import harness.cases.CaseName;
import harness.cases.UsageException;
import harness.machine.Terminal;
import harness.submission.ProgramSource;
import harness.terminal.ExitCode;
import harness.toolchain.BadSubmission;
import harness.toolchain.Languages;
import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.nio.file.StandardWatchEventKinds;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Runs again whenever a solution's content changes, until interrupted. */
final class Watch {

  private static final long SETTLE_MILLIS = 200;

  /**
   * How often to check without an event: folders that were re-created or are on a network send
   * none.
   */
  private static final long RECHECK_MILLIS = 1000;

  /**
   * The result of a run.
   *
   * @param failed the cases of its findings
   */
  record Result(int exitCode, List<CaseName> failed) {}

  /** One run. */
  @FunctionalInterface
  interface Round {
    /** Runs these cases first, then the campaign. */
    Result run(List<CaseName> failedBefore) throws IOException;
  }

  private final Languages languages;
  private final List<String> solutions;
  private final Round round;

  Watch(Languages languages, List<String> solutions, Round round) {
    this.languages = languages;
    this.solutions = solutions;
    this.round = round;
  }

  int run() throws IOException {
    List<String> ran = hashes(); // taken before the run, so that changes during it count
    Result last = round.run(List.of());
    while (last.exitCode() != ExitCode.INTERRUPTED) {
      Terminal.note("watching for changes; press Ctrl-C to stop");
      if (!awaitChange(ran)) {
        break;
      }
      ran = hashes();
      try {
        last = round.run(last.failed());
      } catch (UsageException unusable) {
        Terminal.note("harness stress: " + unusable.getMessage());
      }
    }
    return last.exitCode();
  }

  /** The content hash of every solution; empty while its file is missing. */
  private List<String> hashes() {
    return solutions.stream()
        .map(each -> read(each, ProgramSource::contentHash).orElse(""))
        .toList();
  }

  /** A property of a solution's source; none while it is missing. */
  private <T> Optional<T> read(String solution, Function<ProgramSource, T> property) {
    try {
      return Optional.of(property.apply(ProgramSource.parse(solution, languages, Path.of(""))));
    } catch (BadSubmission unreadable) {
      return Optional.empty();
    }
  }

  /** Waits until a solution's content changes; returns false if interrupted. */
  private boolean awaitChange(List<String> before) throws IOException {
    try (WatchService service = FileSystems.getDefault().newWatchService()) {
      for (Path folder : folders()) {
        folder.register(
            service,
            StandardWatchEventKinds.ENTRY_CREATE,
            StandardWatchEventKinds.ENTRY_DELETE,
            StandardWatchEventKinds.ENTRY_MODIFY);
      }
      while (!changed(before)) {
        WatchKey key = service.poll(RECHECK_MILLIS, TimeUnit.MILLISECONDS);
        while (key != null) { // wait for quiet: a file is often written in several steps
          key.pollEvents();
          key.reset();
          key = service.poll(SETTLE_MILLIS, TimeUnit.MILLISECONDS);
        }
      }
      return true;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  private boolean changed(List<String> before) {
    List<String> now = hashes();
    return !now.equals(before) && !now.contains("");
  }

  private Set<Path> folders() {
    return solutions.stream()
        .flatMap(each -> read(each, ProgramSource::files).stream())
        .flatMap(List::stream)
        .map(file -> file.toAbsolutePath().getParent())
        .collect(Collectors.toSet());
  }
}
