package harness.compiled;

import harness.cases.Printable;
import harness.cases.UsageException;
import harness.diagnosis.Diagnosis;
import harness.diagnosis.UncaughtError;
import harness.machine.Interruption;
import harness.machine.RunnerFailure;
import harness.machine.Terminal;
import harness.problem.OwnLimits;
import harness.problem.Problem;
import harness.process.NamedFiles;
import harness.process.RunLimits;
import harness.run.ForeignProgram;
import harness.run.Interaction;
import harness.run.OutputNames;
import harness.run.Peers;
import harness.run.SavedOutputs;
import harness.run.Submission;
import harness.submission.BuildHost;
import harness.submission.Compilation;
import harness.submission.IncludeFolders;
import harness.submission.ProgramSource;
import harness.submission.RunnerSettings;
import harness.tally.Unbuilt;
import harness.toolchain.BadSubmission;
import harness.toolchain.Language;
import harness.toolchain.Languages;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/** The user's programs: found, compiled, and ready to run on a host that this keeps open. */
public final class Programs implements AutoCloseable {

  private final BuildHost host;
  private final Map<String, String> texts = new LinkedHashMap<>();
  private final List<Submission> ready = new ArrayList<>();
  private final List<Unbuilt> unbuilt = new ArrayList<>();
  private final List<ProgramSource> sources = new ArrayList<>();
  private final NamedFiles files;

  private Programs(BuildHost host, NamedFiles files) {
    this.host = host;
    this.files = files;
  }

  /** No programs. */
  public static Programs none() {
    return new Programs(null, NamedFiles.NONE);
  }

  /**
   * Finds and compiles programs.
   *
   * @param solutions the programs, each as for {@code --solution}
   * @param reserved names taken by built-in solvers
   * @throws UsageException if one cannot be found, or the requested sandbox does not work
   * @throws RunnerFailure if there is no disk space to compile
   */
  public static Programs open(
      List<String> solutions,
      RunnerSettings settings,
      Languages languages,
      Problem problem,
      Set<String> reserved)
      throws IOException {
    return open(solutions, settings, languages, Path.of(""), problem, reserved);
  }

  /**
   * Finds and compiles programs as above.
   *
   * @param folder the folder that relative paths start from
   */
  public static Programs open(
      List<String> solutions,
      RunnerSettings settings,
      Languages languages,
      Path folder,
      Problem problem,
      Set<String> reserved)
      throws IOException {
    try {
      Map<String, SavedOutputs> outputs = outputs(solutions, languages, folder, problem);
      List<String> programs =
          solutions.stream().filter(each -> !outputs.containsKey(each)).toList();
      Set<String> taken = new HashSet<>(reserved);
      outputs.values().forEach(each -> taken.add(each.name()));
      List<ProgramSource> sources = lookUp(programs, languages, folder, settings.includes(), taken);
      Programs all =
          sources.isEmpty() ? none() : compiled(sources, programs, settings, languages, problem);
      all.add(outputs, solutions);
      return all;
    } catch (BadSubmission unusable) {
      throw new UsageException(unusable.getMessage());
    }
  }

  /** The solutions that are files with outputs rather than programs, by their texts. */
  private static Map<String, SavedOutputs> outputs(
      List<String> solutions, Languages languages, Path folder, Problem problem) {
    Map<String, SavedOutputs> outputs = new LinkedHashMap<>();
    OutputNames names = problem.capability(OutputNames.class).orElse(null);
    for (String text : names == null ? List.<String>of() : solutions) {
      ProgramSource.ofNoProgram(text, languages, folder)
          .map(each -> SavedOutputs.in(each.getKey(), each.getValue(), problem, names))
          .ifPresent(each -> add(text, each, outputs));
    }
    return outputs;
  }

  private static void add(String text, SavedOutputs each, Map<String, SavedOutputs> outputs) {
    if (outputs.values().stream().anyMatch(other -> other.name().equals(each.name()))) {
      throw twice(each.name());
    }
    outputs.put(text, each);
  }

  private static UsageException twice(String name) {
    return new UsageException(
        "two submissions are named '" + name + "'; rename one of them with NAME=PATH");
  }

  /** Adds outputs, and puts everything into the order in which the user named it. */
  private void add(Map<String, SavedOutputs> outputs, List<String> order) {
    outputs.forEach(
        (text, each) -> {
          texts.put(each.name(), text);
          ready.add(each);
        });
    ready.sort(Comparator.comparingInt(each -> order.indexOf(texts.get(each.name()))));
  }

  private static Programs compiled(
      List<ProgramSource> sources,
      List<String> solutions,
      RunnerSettings settings,
      Languages languages,
      Problem problem)
      throws IOException {
    // Ctrl-C ends the compilers at once; the exit waits until their files are deleted.
    Thread hook = Interruption.onInterrupt(() -> {});
    NamedFiles files = problem.capability(NamedFiles.class).orElse(NamedFiles.NONE);
    try {
      Programs programs = new Programs(BuildHost.open(settings, languages), files);
      try {
        programs.compile(sources, solutions, problem);
        return programs;
      } catch (RuntimeException e) {
        programs.close();
        throw e;
      }
    } finally {
      Interruption.forget(hook);
    }
  }

  private static List<ProgramSource> lookUp(
      List<String> texts,
      Languages languages,
      Path folder,
      IncludeFolders includes,
      Set<String> reserved) {
    List<ProgramSource> found = new ArrayList<>();
    Set<String> names = new HashSet<>(reserved);
    for (String text : texts) {
      ProgramSource each = ProgramSource.parse(text, languages, folder, includes);
      if (!names.add(each.name())) {
        throw twice(each.name());
      }
      found.add(each);
    }
    return found;
  }

  private void compile(List<ProgramSource> found, List<String> solutions, Problem problem) {
    List<Compilation> compiled = found.parallelStream().map(host::compile).toList();
    for (int i = 0; i < found.size(); i++) {
      ProgramSource source = found.get(i);
      String text = solutions.get(i);
      sources.add(source);
      texts.put(source.name(), text);
      if (compiled.get(i) instanceof Compilation.Ready built) {
        note(source, built);
        ready.add(
            new ForeignProgram(
                    source.name(),
                    built.program().withFiles(files),
                    host.host(),
                    problem.files(),
                    problem.capability(Interaction.class).orElse(null))
                .withLanguage(source.language().map(Language::name).orElse(""))
                .withLimits(problem.capability(OwnLimits.class).orElse(null))
                .withTrusted(
                    problem
                        .capability(Peers.class)
                        .filter(each -> each.include(text))
                        .isPresent()));
      } else if (compiled.get(i) instanceof Compilation.Failed failed) {
        unbuilt.add(new Unbuilt(source.name(), failed.firstLines()));
      }
    }
  }

  private static void note(ProgramSource source, Compilation.Ready built) {
    if (!built.remark().isEmpty()) {
      Terminal.note(Printable.inLine(source.name() + " " + built.remark()));
    }
  }

  /** The programs that can be run. */
  public List<Submission> ready() {
    return ready;
  }

  /** The programs that could not be compiled. */
  public List<Unbuilt> unbuilt() {
    return unbuilt;
  }

  /** All programs found, with their files. */
  public List<ProgramSource> sources() {
    return sources;
  }

  /** The text by which the user named each program, by the program's name. */
  public Map<String, String> texts() {
    return Collections.unmodifiableMap(texts);
  }

  /** Replaces the text by which the user named each program. */
  public void calledBy(UnaryOperator<String> names) {
    texts.replaceAll((name, text) -> names.apply(text));
  }

  /** The text by which the user named a program; null if no program has that name. */
  public String text(String name) {
    return texts.get(name);
  }

  /**
   * Where a program ends itself on an input, by what its language's runtime says.
   *
   * @param limits those of its usual runs
   */
  public Optional<Diagnosis> uncaught(String name, byte[] input, RunLimits limits) {
    return source(name)
        .flatMap(
            source ->
                ready(name)
                    .map(ForeignProgram.class::cast)
                    .flatMap(
                        each ->
                            UncaughtError.of(source, each.program(), host.host(), input, limits)));
  }

  /** The program of a name, if it can be run. */
  public Optional<Submission> ready(String name) {
    return ready.stream().filter(each -> each.name().equals(name)).findFirst();
  }

  /** Absolute paths of a program's source files; none if it has none. */
  public List<Path> files(String name) {
    return source(name).map(ProgramSource::sources).orElse(List.of());
  }

  private Optional<ProgramSource> source(String name) {
    return sources.stream().filter(each -> each.name().equals(name)).findFirst();
  }

  /** Other builds of a program; empty if no program has that name. */
  public Optional<OtherBuilds> otherBuilds(String name) {
    return source(name).map(source -> new OtherBuilds(source, files, host));
  }

  /** How programs are isolated and measured, for people; null if there are none. */
  public String conditions() {
    return host == null ? null : host.conditions();
  }

  @Override
  public void close() {
    if (host != null) {
      host.close();
    }
  }
}
