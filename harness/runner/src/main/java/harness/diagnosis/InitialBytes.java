package harness.diagnosis;

import harness.machine.RunnerFailure;
import harness.machine.SearchPath;
import harness.process.Cause;
import harness.process.NamedFiles;
import harness.process.ProgramSession;
import harness.process.RunLimits;
import harness.process.RunRequest;
import harness.process.RunResult;
import harness.repair.ChangedProgram;
import harness.repair.ChangedSession;
import harness.repair.SourceChange;
import harness.submission.BuildHost;
import harness.submission.Compilation;
import harness.submission.ProgramSource;
import harness.toolchain.BadSubmission;
import harness.toolchain.Language;
import harness.toolchain.LanguageVariants;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
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
      Pattern.compile(
          "^==\\d+==    (?:at|by) 0x\\w+: (.*) \\((\\S+):(\\d+)\\)$", Pattern.MULTILINE);

  private static final String ORIGIN = "Uninitialised value was created by a ";

  /** How Valgrind's own lines begin; the others are the program's. */
  private static final String OF_VALGRIND = "==";

  /** The function whose variable was never set. */
  private static final Pattern OF_FUNCTION =
      Pattern.compile("^stack allocation\\n==\\d+==    at 0x\\w+: (.*) \\(\\S+:\\d+\\)\\n");

  private static final String MEANING =
      "; the output changes with the bytes that local variables start with";

  /** As GCC names the bytes. */
  private static final String ZERO = "zero";

  private static final List<String> FILLS = List.of(ZERO, "pattern");

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
    if (!ChangedProgram.mayHaveUnsetVariables(source)) {
      return false; // saves two builds
    }
    List<Optional<String>> seen =
        FILLS.parallelStream().map(fill -> behaviour(fill, input, limits)).toList();
    return seen.stream().allMatch(Optional::isPresent) && !seen.get(0).equals(seen.get(1));
  }

  /**
   * The line that declares such a variable, or else one that reads it, on an input on which it
   * decides.
   *
   * @return empty if nothing names it
   * @throws RunnerFailure if the machine is at fault
   */
  public Optional<Diagnosis> line(byte[] input, RunLimits limits) {
    OwnSources sources = new OwnSources(source.sources());
    return declared(input, limits, sources)
        .or(() -> warning(sources))
        .or(() -> watched(input, limits, sources));
  }

  /**
   * The line of the only variable that decides: if it alone starts with zero bytes, the program
   * behaves as if all did.
   */
  private Optional<Diagnosis> declared(byte[] input, RunLimits limits, OwnSources sources) {
    Optional<String> zero = behaviour(ZERO, input, limits);
    Optional<ChangedProgram> all =
        zero.isPresent()
            ? ChangedProgram.ofUnsetVariables(source, files, host)
            : Optional.<ChangedProgram>empty();
    if (all.isEmpty()) {
      return Optional.empty();
    }
    List<SourceChange> deciding = new ArrayList<>();
    try (ChangedProgram program = all.get();
        ChangedSession session = program.open(host.host(), limits.memoryBytes())) {
      program
          .changes()
          .forEach(
              (number, change) -> {
                session.choose(number);
                if (behaviour(session.run(RunRequest.of(input, limits))).equals(zero)) {
                  deciding.add(change);
                }
              });
    }
    return deciding.size() == 1
        ? sources.inOnly(
            DiagnosisKind.Tools.INITIAL_BYTES,
            Integer.toString(deciding.get(0).line()),
            deciding.get(0).words() + " is used before it is set" + MEANING)
        : Optional.empty();
  }

  private Optional<Diagnosis> warning(OwnSources sources) {
    if (!(build(source.language().flatMap(LanguageVariants::warning))
        instanceof Compilation.Failed all)) {
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
        || !(build(source.language().flatMap(LanguageVariants::watching))
            instanceof Compilation.Ready built)) {
      return Optional.empty();
    }
    RunLimits within =
        RunLimits.of(SLOWER * limits.cpuNanos(), limits.memoryBytes())
            .withErrorKeptBytes(SanitizedBuild.REPORT_BYTES);
    return unset(run(built, input, within).report().errorText(), sources);
  }

  /**
   * The innermost line of the sources at the first use of a value that was never set; empty if its
   * variable belongs to another function, which only passes the value on.
   */
  static Optional<Diagnosis> unset(String text, OwnSources sources) {
    String first = String.join("\n", ErrorText.first(OF_VALGRIND, text)) + "\n";
    Matcher use = UNSET.matcher(first);
    if (!use.find()) {
      return Optional.empty();
    }
    int end = first.indexOf(ORIGIN, use.end());
    Matcher origin = OF_FUNCTION.matcher(end < 0 ? "" : first.substring(end + ORIGIN.length()));
    Optional<String> function = origin.find() ? Optional.of(origin.group(1)) : Optional.empty();
    Matcher frame = FRAME.matcher(first).region(use.end(), end < 0 ? first.length() : end);
    while (frame.find()) {
      Optional<Diagnosis> own =
          sources.at(
              DiagnosisKind.Tools.INITIAL_BYTES,
              frame.group(2),
              frame.group(3),
              "a value that was never set is used" + MEANING);
      if (own.isPresent()) {
        return function.isEmpty() || function.get().equals(frame.group(1)) ? own : Optional.empty();
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
    if (!(build(source.language().flatMap(each -> LanguageVariants.filling(each, fill)))
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
