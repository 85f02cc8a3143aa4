package harness.cli;

import harness.reference.Puzzle;
import harness.report.Unbuilt;
import harness.run.ForeignProgram;
import harness.run.Submission;
import harness.run.program.BadSubmission;
import harness.run.program.Compilation;
import harness.run.program.Compiler;
import harness.run.program.Languages;
import harness.run.program.ProgramHost;
import harness.run.program.RunnerFailure;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The user's programs: looked up, compiled, and ready to run on a host that this keeps open. */
final class Programs implements AutoCloseable {

  private final ProgramHost host;
  private final Map<String, String> texts = new LinkedHashMap<>();
  private final List<Submission> ready = new ArrayList<>();
  private final List<Unbuilt> unbuilt = new ArrayList<>();
  private final List<harness.run.program.Submission> sources = new ArrayList<>();

  private Programs(ProgramHost host) {
    this.host = host;
  }

  /**
   * Looks up and compiles.
   *
   * @param reserved names that are taken by built-in solvers
   * @throws UsageException when one cannot be found, or the sandbox asked for does not work
   */
  static Programs open(ProgramOptions options, Puzzle puzzle, Set<String> reserved)
      throws IOException {
    if (options.solutions().isEmpty() && !options.namesLanguages()) {
      return new Programs(null); // reading the table of languages takes a while
    }
    return open(options.solutions(), options, options.languages(), puzzle, reserved);
  }

  /**
   * Looks up and compiles others than the options name.
   *
   * @param solutions the programs, each as for {@code --solution}
   */
  static Programs open(
      List<String> solutions,
      RunnerOptions options,
      Languages languages,
      Puzzle puzzle,
      Set<String> reserved)
      throws IOException {
    return open(solutions, options, languages, Path.of(""), puzzle, reserved);
  }

  /**
   * Looks up and compiles as above.
   *
   * @param folder what relative paths start from
   */
  static Programs open(
      List<String> solutions,
      RunnerOptions options,
      Languages languages,
      Path folder,
      Puzzle puzzle,
      Set<String> reserved)
      throws IOException {
    List<harness.run.program.Submission> sources = lookUp(solutions, languages, folder, reserved);
    if (sources.isEmpty()) {
      return new Programs(null);
    }
    Path cache = ProgramHost.standardCache();
    try {
      Programs programs = new Programs(ProgramHost.open(cache, options.isolation()));
      try {
        programs.compile(new Compiler(programs.host, languages, cache), sources, solutions, puzzle);
        return programs;
      } catch (RuntimeException e) {
        programs.close();
        throw e;
      }
    } catch (BadSubmission | RunnerFailure unusable) {
      throw new UsageException(unusable.getMessage());
    } catch (IOException failed) {
      OutputFiles.checkFolder("the cache", cache);
      throw failed;
    }
  }

  private static List<harness.run.program.Submission> lookUp(
      List<String> texts, Languages languages, Path folder, Set<String> reserved) {
    List<harness.run.program.Submission> found = new ArrayList<>();
    Set<String> names = new HashSet<>(reserved);
    for (String text : texts) {
      harness.run.program.Submission each;
      try {
        each = harness.run.program.Submission.parse(text, languages, folder);
      } catch (BadSubmission bad) {
        throw new UsageException(bad.getMessage());
      }
      if (!names.add(each.name())) {
        throw new UsageException(
            "two submissions are called '"
                + each.name()
                + "'; give one another name, as NAME=PATH");
      }
      found.add(each);
    }
    return found;
  }

  private void compile(
      Compiler compiler,
      List<harness.run.program.Submission> found,
      List<String> solutions,
      Puzzle puzzle) {
    List<Compilation> compiled = found.parallelStream().map(compiler::compile).toList();
    for (int i = 0; i < found.size(); i++) {
      harness.run.program.Submission source = found.get(i);
      sources.add(source);
      texts.put(source.name(), solutions.get(i));
      if (compiled.get(i) instanceof Compilation.Ready built) {
        ready.add(new ForeignProgram(source.name(), built.program(), host, puzzle.format()));
      } else if (compiled.get(i) instanceof Compilation.Failed failed) {
        String again =
            "./harness stress --puzzle "
                + puzzle.name()
                + " --solution "
                + Shell.quoted(solutions.get(i));
        unbuilt.add(new Unbuilt(source.name(), failed.firstLines(), again));
      }
    }
  }

  /** Those that can be run. */
  List<Submission> ready() {
    return ready;
  }

  /** Those that could not be compiled. */
  List<Unbuilt> unbuilt() {
    return unbuilt;
  }

  /** What was looked up, with the files that it is made of. */
  List<harness.run.program.Submission> sources() {
    return sources;
  }

  /** How the user named a program, or null where there is none of that name. */
  String text(String name) {
    return texts.get(name);
  }

  /** The words of a command line that name a submission, with the options that it is run with. */
  String words(String name, RunnerOptions options) {
    String text = text(name);
    return text == null
        ? " --solver " + Shell.quoted(name)
        : " --solution " + Shell.quoted(text) + options.text();
  }

  /** How programs are isolated and measured, for a person; null where there are none. */
  String conditions() {
    return host == null ? null : host.sandbox() + "; " + host.accounting().label();
  }

  @Override
  public void close() {
    if (host != null) {
      host.close();
    }
  }
}
