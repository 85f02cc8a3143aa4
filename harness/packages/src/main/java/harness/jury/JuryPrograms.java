package harness.jury;

import harness.cases.Printable;
import harness.cases.Reason;
import harness.cases.UsageException;
import harness.formats.GeneratorFrame;
import harness.formats.GeneratorRule;
import harness.formats.InteractorCall;
import harness.formats.ProblemPackage;
import harness.formats.Scratch;
import harness.formats.SubmissionList;
import harness.formats.ValidatorCall;
import harness.formats.loose.OpenedFiles;
import harness.machine.Terminal;
import harness.process.NamedFiles;
import harness.process.Program;
import harness.run.Expectation;
import harness.submission.BuildHost;
import harness.submission.Compilation;
import harness.submission.IncludeFolders;
import harness.submission.ProgramSource;
import harness.toolchain.BadSubmission;
import harness.toolchain.Languages;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.LongFunction;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Finds and compiles the programs of a problem, which can run until this is closed. */
final class JuryPrograms implements AutoCloseable {

  private final BuildHost host;
  private final KeptTimes times;
  private final ProblemPackage parts;
  private final JuryLimits limits;
  private final IncludeFolders includes;
  private final Languages languages;
  private final @Nullable JuryChecks checks;
  private final List<ProgramSource> sources = new ArrayList<>();
  private final Set<String> remarked = ConcurrentHashMap.newKeySet();
  private final Scratch scratch = new Scratch();
  private final Map<List<Object>, JuryProgram> programs = new ConcurrentHashMap<>();

  JuryPrograms(
      BuildHost host,
      ProblemPackage parts,
      JuryLimits limits,
      IncludeFolders includes,
      Languages languages,
      @Nullable JuryChecks checks) {
    this.host = host;
    this.times = new KeptTimes(host.cache());
    this.parts = parts;
    this.limits = limits;
    this.includes = includes;
    this.languages = languages;
    this.checks = checks;
  }

  KeptTimes times() {
    return times;
  }

  /**
   * Compiles a program, once for each role.
   *
   * @param text as for {@code --solution}
   * @param ofFailure the reason to report if it fails
   * @throws UsageException with a one-line message, if it cannot be found or compiled
   */
  JuryProgram program(String text, Reason ofFailure) {
    return programs.computeIfAbsent(
        List.of(text, ofFailure),
        each -> {
          Program program = compiled(text, ofFailure == Reason.GENERATOR_FAILED);
          return switch (ofFailure) {
            case REFERENCE_FAILED -> reference(program, text);
            case GENERATOR_FAILED ->
                generator(program.withGiven(parts.given()), parts.generatorFrame().of(text));
            case VALIDATOR_FAILED -> judging(program.withGiven(parts.given()), ofFailure);
            default -> judging(program, ofFailure);
          };
        });
  }

  private JuryProgram judging(Program program, Reason ofFailure) {
    return new JuryProgram(program, host.host(), limits, ofFailure, GeneratorFrame.NONE, checks);
  }

  private JuryProgram generator(Program program, GeneratorFrame frame) {
    return new JuryProgram(program, host.host(), limits, Reason.GENERATOR_FAILED, frame, checks);
  }

  /** Compiles a validator; throws as {@link #program} does. */
  JuryProgram validator(ValidatorCall call) {
    String text = call.call().program();
    JuryProgram usual = program(text, Reason.VALIDATOR_FAILED);
    return call.variables().isEmpty()
        ? usual
        : programs.computeIfAbsent(
            List.of(text, Reason.VALIDATOR_FAILED, call.variables()),
            each ->
                judging(usual.program().withVariables(call.variables()), Reason.VALIDATOR_FAILED));
  }

  /** Compiles an interactor; throws as {@link #program} does. */
  JuryProgram interactor(InteractorCall call) {
    JuryProgram program = program(call.call().program(), Reason.INTERACTOR_FAILED);
    return call.isManager()
        ? judging(program.program().startedBy(Manager.STARTER), Reason.INTERACTOR_FAILED)
        : program;
  }

  private JuryProgram reference(Program program, String text) {
    return judging(program.withFiles(files(text)), Reason.REFERENCE_FAILED);
  }

  /**
   * The files that a reference uses: those of submissions. If only sources name these, its own may
   * name another one for its output.
   */
  private NamedFiles files(String reference) {
    NamedFiles files = parts.files();
    Path source = Path.of(SubmissionList.path(reference));
    if (!parts.areFilesFound() || !Files.isRegularFile(source)) {
      return files;
    }
    OpenedFiles opened = OpenedFiles.of(source);
    boolean isOther = opened.reads().equals(List.of(files.input())) && opened.onlyWritten() != null;
    return isOther ? new NamedFiles(files.input(), opened.onlyWritten()) : files;
  }

  /**
   * Compiles those of a kind that can be compiled, and prints one line about each that is left out.
   *
   * @param one compiles one of them
   * @throws UsageException about the first, if none is left
   */
  <T, P> List<P> allUsable(List<T> all, Function<T, P> one) {
    return allUsable(all, each -> false, one);
  }

  /**
   * Compiles those of a kind that can be compiled, as above.
   *
   * @param isOptional whether the problem does without one of them
   */
  <T, P> List<P> allUsable(List<T> all, Predicate<T> isOptional, Function<T, P> one) {
    List<P> usable = new ArrayList<>();
    List<String> problems = new ArrayList<>();
    boolean isEnough = all.stream().allMatch(isOptional);
    for (T each : all) {
      try {
        usable.add(one.apply(each));
        isEnough |= !isOptional.test(each);
      } catch (UsageException unusable) {
        problems.add(unusable.getMessage());
      }
    }
    UsageException.when(!isEnough, "%s", problems.stream().findFirst().orElse(""));
    problems.forEach(this::leaveOut);
    return usable;
  }

  /** Prints a line about a program without which the run goes on. */
  private void leaveOut(String problem) {
    if (checks == null && remarked.add(problem)) {
      Terminal.note("left out: " + Printable.inLine(problem));
    }
  }

  /**
   * Compiles the references that can be compiled; if none can, the first of the submissions that
   * must be accepted.
   *
   * @throws UsageException about the first reference, if there is nothing to take its place
   */
  List<JuryProgram> references() {
    try {
      return allUsable(parts.references(), each -> program(each, Reason.REFERENCE_FAILED));
    } catch (UsageException none) {
      if (parts.submissions().size() == 1) {
        throw new UsageException(none.getMessage() + "; correct it, or name another --reference");
      }
      for (Map.Entry<String, Expectation> each : parts.submissions().entrySet()) {
        boolean other = !parts.references().contains(each.getKey());
        if (other && each.getValue().equals(Expectation.RIGHT)) {
          try {
            JuryProgram next = program(each.getKey(), Reason.REFERENCE_FAILED);
            leaveOut(none.getMessage() + "; the reference is now " + each.getKey());
            return List.of(next);
          } catch (UsageException unusable) {
            leaveOut(unusable.getMessage());
          }
        }
      }
      throw none;
    }
  }

  JuryProgram generator(String program) {
    return program(program, Reason.GENERATOR_FAILED);
  }

  /** The submissions that must be accepted, except those that do not compile. */
  List<JuryProgram> accepted() {
    List<JuryProgram> accepted = new ArrayList<>();
    for (Map.Entry<String, Expectation> each : parts.submissions().entrySet()) {
      if (each.getValue().equals(Expectation.RIGHT)) {
        try {
          accepted.add(reference(compiled(each.getKey(), includes, false), each.getKey()));
        } catch (UsageException uncompiled) {
          // reported by the run that tests it
        }
      }
    }
    return accepted;
  }

  /** Lowers a generator's numbers; null if that is not wanted. */
  SmallerCalls smaller(GeneratorRule rule) {
    if (!limits.smaller()) {
      return null;
    }
    String text = rule.program();
    try {
      SmallerMacros macros = SmallerMacros.in(includes);
      ProgramSource source = ProgramSource.parse(text, languages, parts.folder(), includes);
      boolean hasLimits = macros != null && SmallerMacros.areReadBy(source.sources());
      return smallerNumbers(hasLimits ? limit -> built(text, macros, limit) : null);
    } catch (IOException | BadSubmission unreadable) {
      throw new UsageException(text + ": " + unreadable.getMessage());
    }
  }

  /**
   * Lowers the numbers of a call; null if that is not wanted.
   *
   * @param builder as {@link SmallerCalls} takes it
   */
  SmallerCalls smallerNumbers(LongFunction<JuryProgram> builder) {
    return limits.smaller() ? new SmallerCalls(parts.generators().size(), builder) : null;
  }

  private JuryProgram built(String text, SmallerMacros macros, long limit) {
    try {
      Program program = compiled(text, macros.upTo(limit, scratch), true);
      return generator(program.withGiven(parts.given()), parts.generatorFrame().of(text));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Program compiled(String text, boolean isGenerator) {
    Program program = compiled(text, includes, isGenerator);
    sources.add(ProgramSource.parse(text, languages, parts.folder(), includes));
    return program;
  }

  private Program compiled(String text, IncludeFolders headers, boolean isGenerator) {
    try {
      ProgramSource source = ProgramSource.parse(text, languages, parts.folder(), headers);
      Optional<Program> checked = checks == null ? Optional.empty() : checks.built(source, host);
      if (checked.isPresent()) {
        return checked.get();
      }
      Compilation compilation = isGenerator ? generator(source, text) : host.compile(source);
      if (compilation instanceof Compilation.Ready ready) {
        noteOnce(text, ready.remark());
        return ready.program();
      }
      Compilation.Failed failed = (Compilation.Failed) compilation;
      String missing = parts.headers().missing(failed.firstLines());
      throw new UsageException(
          text + (missing == null ? " does not compile: " + failed.summary() : ": " + missing));
    } catch (BadSubmission bad) {
      throw new UsageException(bad.getMessage());
    }
  }

  /** Compiles a generator; where it is seeded by the time, each case has a time of its own. */
  private Compilation generator(ProgramSource source, String text) {
    Optional<Compilation> seeded =
        source.withSeededClock().map(host::compile).filter(Compilation.Ready.class::isInstance);
    if (seeded.isEmpty()) {
      return host.compile(source);
    }
    noteOnce(text, "asks the time: each case has one of its own, by which it can be repeated");
    return seeded.get();
  }

  private void noteOnce(String text, String remark) {
    if (checks == null && !remark.isEmpty() && remarked.add(text)) {
      Terminal.note(Printable.inLine(text + " " + remark));
    }
  }

  void add(ProgramSource source) {
    sources.add(source);
  }

  List<ProgramSource> sources() {
    return List.copyOf(sources);
  }

  @Override
  public void close() {
    host.close();
    scratch.close();
  }
}
