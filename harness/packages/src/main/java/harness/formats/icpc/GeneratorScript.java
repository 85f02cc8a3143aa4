package harness.formats.icpc;

import harness.cases.Printable;
import harness.cases.UsageException;
import harness.formats.PackageFolder;
import harness.formats.syntax.TextFile;
import harness.machine.ResourceText;
import harness.machine.RunnerFailure;
import harness.machine.SearchPath;
import harness.process.Content;
import harness.process.Program;
import harness.process.ProgramSession;
import harness.process.RunLimits;
import harness.process.RunRequest;
import harness.process.RunResult;
import harness.sandbox.Isolation;
import harness.submission.BuildHost;
import harness.submission.Compiler;
import harness.submission.RunnerSettings;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The script {@code data/generator.sh} of a package that uses Kodsport's testdata_tools. It is
 * written in bash, so only bash can tell which calls it makes. It runs in bubblewrap, which shows
 * it the package, read-only; the functions that it calls only record their arguments.
 */
final class GeneratorScript {

  static final String FOLDER = "data";
  private static final String NAME = "generator.sh";
  static final String FILE = FOLDER + "/" + NAME;

  /** The file of testdata_tools that such scripts source. */
  private static final String LIBRARY = "gen.sh";

  private static final String RECORDER = "recorded_calls.sh";
  private static final int MOST_CALLS = 20_000;

  /** Bounds on a script's run; a usual one takes milliseconds. */
  private static final RunLimits LIMITS = limits(Duration.ofSeconds(10));

  /**
   * A call of a function of testdata_tools.
   *
   * @param line where the script calls it, from 1
   */
  record Call(String function, int line, List<String> words) {

    /** An argument; empty if there is none. */
    String word(int index) {
      return index < words.size() ? words.get(index) : "";
    }
  }

  private GeneratorScript() {}

  static RunLimits limits(Duration time) {
    long nanos = time.toNanos();
    return RunLimits.of(nanos, 512L << 20)
        .withTimes(nanos, nanos, nanos)
        .withOutputBytes(8L << 20)
        .withFileBytes(8L << 20);
  }

  /** Whether a package has such a script. */
  static boolean isIn(PackageFolder folder) {
    return folder.file(FILE).isPresent() && isIn(folder.root());
  }

  /** Whether such a script is in the folder of a package. */
  static boolean isIn(Path root) {
    try {
      return usesLibrary(TextFile.read(root.resolve(FILE)));
    } catch (UsageException none) {
      return false;
    }
  }

  private static boolean usesLibrary(String script) {
    return script
        .lines()
        .map(String::strip)
        .filter(each -> !each.startsWith("#"))
        .anyMatch(GeneratorScript::sourcesLibrary);
  }

  private static boolean sourcesLibrary(String line) {
    List<String> words = List.of(line.replaceAll("[\"';&]", " ").split("\\s+"));
    for (int i = 0; i + 1 < words.size(); i++) {
      boolean isSource = words.get(i).equals(".") || words.get(i).equals("source");
      if (isSource
          && words.subList(i + 1, words.size()).stream().anyMatch(GeneratorScript::named)) {
        return true;
      }
    }
    return false;
  }

  private static boolean named(String path) {
    return path.equals(LIBRARY) || path.endsWith("/" + LIBRARY);
  }

  /** The calls that the script makes, in order. Empty, with a note, if it does not end well. */
  static List<Call> calls(PackageFolder folder) {
    return calls(folder, LIMITS);
  }

  static List<Call> calls(PackageFolder folder, RunLimits limits) {
    try {
      RunResult result = run(folder.root().toRealPath(), folder, limits);
      if (!result.report().endedWell()) {
        throw new UsageException(ending(result));
      }
      return parsed(new String(result.output(), StandardCharsets.UTF_8));
    } catch (UsageException | RunnerFailure | IOException refused) {
      folder.leaveOut(FILE + ": " + Printable.inLine(String.valueOf(refused.getMessage())));
      return List.of();
    }
  }

  private static RunResult run(Path root, PackageFolder folder, RunLimits limits)
      throws IOException {
    Path bash =
        SearchPath.find("bash").orElseThrow(() -> new UsageException("bash is not installed"));
    Program program =
        Program.ofCommand(NAME, List.of(bash.toString(), RECORDER), List.of(root), List.of());
    RunRequest request =
        RunRequest.of(new byte[0], limits)
            .withFile(RECORDER, Content.of(ResourceText.of(GeneratorScript.class, RECORDER)))
            .withArguments(List.of(root.resolve(FOLDER).toString(), NAME));
    RunnerSettings settings = new RunnerSettings(Isolation.BWRAP, Compiler.USUAL_TIME);
    try (BuildHost host = BuildHost.open(settings, folder.languages());
        ProgramSession session = host.host().session(program, limits.memoryBytes())) {
      return session.run(request);
    }
  }

  /** How a run ended that did not end well, with the first thing that bash said about it. */
  private static String ending(RunResult result) {
    String how = result.report().judgement().detail();
    Optional<String> said =
        result
            .report()
            .errorText()
            .lines()
            .map(String::strip)
            .filter(each -> !each.isEmpty())
            .findFirst();
    return Stream.concat(Stream.of(how), said.stream().filter(each -> !how.contains(each)))
        .reduce((one, other) -> one + ": " + other)
        .orElseThrow();
  }

  /** The calls in an output, which a script may have damaged. */
  private static List<Call> parsed(String output) {
    List<Call> calls = new ArrayList<>();
    Iterator<String> parts = List.of(output.split("\0", -1)).iterator();
    try {
      String function = parts.next();
      for (; parts.hasNext(); function = parts.next()) {
        UsageException.when(calls.size() == MOST_CALLS, "more than %d calls", MOST_CALLS);
        int line = Integer.parseInt(parts.next());
        int count = Integer.parseInt(parts.next());
        List<String> words = new ArrayList<>();
        for (int i = 0; i < count; i++) {
          words.add(parts.next());
        }
        calls.add(new Call(function, line, List.copyOf(words)));
      }
      if (function.isEmpty()) {
        return calls;
      }
    } catch (NumberFormatException | NoSuchElementException damaged) {
      // refused below
    }
    throw new UsageException("writes to the records of its calls");
  }
}
