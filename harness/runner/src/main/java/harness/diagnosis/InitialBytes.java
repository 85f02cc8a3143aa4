package harness.diagnosis;

import harness.machine.RunnerFailure;
import harness.machine.SearchPath;
import harness.process.Cause;
import harness.process.NamedFiles;
import harness.process.ProgramSession;
import harness.process.RunLimits;
import harness.process.RunRequest;
import harness.process.RunResult;
import harness.submission.BuildHost;
import harness.submission.Compilation;
import harness.submission.ProgramSource;
import harness.toolchain.BadSubmission;
import harness.toolchain.Language;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Finds local variables that are read before they are set. Two builds differ in nothing but the
 * bytes that local variables start with; if they behave differently on an input, each in the same
 * way twice, such a variable decides. The compiler's warnings or Valgrind name the line.
 *
 * @param source a program
 * @param files those that it uses in place of its standard streams
 * @param host builds and runs it; must be open as long as this is used
 */
public record InitialBytes(ProgramSource source, NamedFiles files, BuildHost host) {

  /** The program that names lines which the compiler does not warn of. */
  private static final String VALGRIND = "valgrind";

  /** How much slower it makes programs, at most. */
  private static final int SLOWER = 8;

  private static final Pattern WARNING =
      Pattern.compile(
          "^(\\S.*?):(\\d+):\\d+: error: (.*) \\[-Werror=(?:maybe-)?uninitialized\\]",
          Pattern.MULTILINE);

  private static final Pattern UNSET =
      Pattern.compile(
          "^==\\d+== (?:Conditional jump or move depends on uninitialised|Use of uninitialised"
              + "|Syscall param .* uninitialised)",
          Pattern.MULTILINE);

  private static final Pattern FRAME =
      Pattern.compile("^==\\d+==    (?:at|by) 0x\\w+: .* \\((\\S+):(\\d+)\\)$", Pattern.MULTILINE);

  private static final String MEANING =
      "; the output changes with the bytes that local variables start with";

  /** As GCC names the bytes. */
  private static final List<String> FILLS = List.of("zero", "pattern");

  /** Whether lines can be named that the compiler does not warn of. */
  public static boolean isValgrindHere() {
    return SearchPath.find(VALGRIND).isPresent();
  }

  /**
   * Whether a variable that was never set decides what the program does on an input.
   *
   * @throws RunnerFailure if the machine is at fault
   */
  public boolean decide(byte[] input, RunLimits limits) {
    List<Optional<String>> seen =
        FILLS.parallelStream().map(fill -> behaviour(fill, input, limits)).toList();
    return seen.stream().allMatch(Optional::isPresent) && !seen.get(0).equals(seen.get(1));
  }

  /**
   * The line that reads such a variable, on an input on which it decides.
   *
   * @return empty if nothing names it
   * @throws RunnerFailure if the machine is at fault
   */
  public Optional<Diagnosis> line(byte[] input, RunLimits limits) {
    OwnSources sources = new OwnSources(source.sources());
    return warning(sources).or(() -> watched(input, limits, sources));
  }

  private Optional<Diagnosis> warning(OwnSources sources) {
    if (!(build(source.language().flatMap(Language::warning)) instanceof Compilation.Failed all)) {
      return Optional.empty();
    }
    Matcher found = WARNING.matcher(all.firstLines());
    return found.find()
        ? sources.at(
            DiagnosisKind.Tools.INITIAL_BYTES,
            found.group(1),
            found.group(2),
            found.group(3) + MEANING)
        : Optional.empty();
  }

  private Optional<Diagnosis> watched(byte[] input, RunLimits limits, OwnSources sources) {
    if (!isValgrindHere()
        || !(build(source.language().flatMap(Language::watching))
            instanceof Compilation.Ready built)) {
      return Optional.empty();
    }
    RunLimits within =
        RunLimits.of(SLOWER * limits.cpuNanos(), limits.memoryBytes())
            .withErrorKeptBytes(SanitizedBuild.REPORT_BYTES);
    return unset(run(built, input, within).report().errorText(), sources);
  }

  /** The innermost line of the sources at the first use of a value that was never set. */
  static Optional<Diagnosis> unset(String text, OwnSources sources) {
    String first = String.join("\n", ErrorText.first(text)) + "\n";
    Matcher use = UNSET.matcher(first);
    if (!use.find()) {
      return Optional.empty();
    }
    Matcher frame = FRAME.matcher(first);
    for (boolean more = frame.find(use.end()); more; more = frame.find()) {
      Optional<Diagnosis> own =
          sources.at(
              DiagnosisKind.Tools.INITIAL_BYTES,
              frame.group(1),
              frame.group(2),
              "a value that was never set is used" + MEANING);
      if (own.isPresent()) {
        return own;
      }
    }
    return Optional.empty();
  }

  private Compilation build(Optional<Language> language) {
    try {
      return language
          .map(each -> host.compile(source.as(each)))
          .orElse(new Compilation.Failed("", "", ""));
    } catch (BadSubmission notHere) {
      return new Compilation.Failed("", "", "");
    }
  }

  /** How a build ends and what it prints; empty if it cannot be built, or is not always alike. */
  private Optional<String> behaviour(String fill, byte[] input, RunLimits limits) {
    if (!(build(source.language().flatMap(each -> each.filling(fill)))
        instanceof Compilation.Ready built)) {
      return Optional.empty();
    }
    Optional<String> first = behaviour(run(built, input, limits));
    return first.equals(behaviour(run(built, input, limits))) ? first : Optional.empty();
  }

  private static Optional<String> behaviour(RunResult result) {
    Cause cause = result.report().cause();
    String end = cause + " " + result.report().exitCode() + " " + result.report().signal() + "\n";
    return cause == Cause.EXIT || cause == Cause.SIGNAL
        ? Optional.of(end + new String(result.output(), StandardCharsets.ISO_8859_1))
        : Optional.empty();
  }

  private RunResult run(Compilation.Ready built, byte[] input, RunLimits limits) {
    try (ProgramSession session =
        host.host().session(built.program().withFiles(files), limits.memoryBytes())) {
      return session.run(RunRequest.of(input, limits));
    }
  }
}
