package harness.diagnosis;

import harness.process.Cause;
import harness.process.Program;
import harness.process.ProgramHost;
import harness.process.ProgramSession;
import harness.process.RunLimits;
import harness.process.RunRequest;
import harness.process.RunResult;
import harness.submission.ProgramSource;
import harness.toolchain.Language;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Where a program as it is ends itself: the line that its language's runtime names. */
public final class UncaughtError {

  private static final int REPORT_BYTES = 256 << 10;

  private static final Set<String> LANGUAGES =
      Set.of("c", "c++", "python", "java", "go", "javascript", "ruby", "rust");

  private UncaughtError() {}

  /**
   * Runs a program once.
   *
   * @param program what was built from the source
   * @param limits those of its usual runs
   * @return empty if it ends well, if it is ended, or if nothing names a line of its sources
   */
  public static Optional<Diagnosis> of(
      ProgramSource source, Program program, ProgramHost host, byte[] input, RunLimits limits) {
    String language = source.language().map(Language::name).orElse("");
    if (!LANGUAGES.contains(language)) {
      return Optional.empty();
    }
    try (ProgramSession session = host.session(program, limits.memoryBytes())) {
      RunResult result = session.run(RunRequest.of(input, limits.withErrorKeptBytes(REPORT_BYTES)));
      boolean endedItself =
          result.report().cause() == Cause.EXIT || result.report().cause() == Cause.SIGNAL;
      return endedItself && !result.report().endedWell()
          ? in(result.report().errorText(), language, new OwnSources(source.sources()))
          : Optional.empty();
    }
  }

  /** What an error output says in the words of a language. */
  static Optional<Diagnosis> in(String text, String language, OwnSources sources) {
    List<String> lines = ErrorText.last(text);
    return switch (language) {
      case "c", "c++" -> new SanitizerReport(text, sources).assertion();
      case "python" -> TraceReader.python(lines).flatMap(each -> each.in(sources, language));
      case "java" ->
          TraceReader.java(lines).stream()
              .flatMap(each -> each.in(sources, language).stream())
              .findFirst();
      case "go" -> TraceReader.go(lines).flatMap(each -> each.in(sources, language));
      case "javascript" -> TraceReader.node(lines).flatMap(each -> each.in(sources, "node"));
      case "ruby" -> TraceReader.ruby(lines).flatMap(each -> each.in(sources, language));
      case "rust" -> TraceReader.rust(lines).flatMap(each -> each.in(sources, language));
      default -> Optional.empty();
    };
  }
}
